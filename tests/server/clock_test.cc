// The clocks, with a clock that is set by hand.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class Clocks : public testing::Test {
 protected:
  void start(json::object clock, int people = 2, int pace = 0) {
    w.arrange([](jiesuan::Setup& s) {
      s.position = position(3);
      s.position->seats[0].hand = {face("ex_nihilo"), face("ex_nihilo"), face("axe")};
    });
    id = set_table(w, {.players = 3, .people = people, .settings = {{"clock", clock}, {"pace", pace}}});
    one.come(id, seat_token(0));
    if (people > 1) two.come(id, seat_token(1));
    w.settle();
    ASSERT_TRUE(one.asked());
  }
  int left() { return one.waiting.at("left").to_number<int>(); }
  int bank() { return one.waiting.at("bank").to_number<int>(); }
  bool still_my_turn() { return one.asked() && one.view.at("turn") == 0; }
  bool bot_plays(int chair) {
    return one.room.at("chairs").at(static_cast<std::size_t>(chair)).at("bot_plays") == true;
  }

  World w;
  std::string id;
  Person one{w}, two{w};
};

TEST_F(Clocks, DecisionThenBankThenTheSafeAnswer) {
  start({{"decision", 10}, {"bank", 20}, {"window", 0}});
  EXPECT_EQ(left(), 10'000);
  EXPECT_EQ(bank(), 20'000);
  w.pass(29'999);
  EXPECT_TRUE(still_my_turn());
  w.pass(1);
  EXPECT_FALSE(still_my_turn()) << "the phase is ended for it";
  EXPECT_EQ(w.context().metrics.timeouts, 1u);
}

TEST_F(Clocks, TheBankPaysForOvertimeOnly) {
  start({{"decision", 10}, {"bank", 20}, {"window", 1}});
  w.pass(9'000);
  one.answer_with(use(one, "axe"));
  EXPECT_EQ(bank(), 20'000);
  w.pass(13'000);
  one.answer_with(use(one, "ex_nihilo"));
  w.pass(1'000);
  ASSERT_TRUE(still_my_turn());
  EXPECT_EQ(bank(), 17'000);
  EXPECT_EQ(left(), 10'000);
  w.pass(26'999);
  EXPECT_TRUE(still_my_turn());
  w.pass(1);
  EXPECT_FALSE(still_my_turn());
}

TEST_F(Clocks, ThatAreZeroDoNotRun) {
  start({{"decision", 0}, {"bank", 0}, {"away", 0}, {"window", 0}});
  EXPECT_TRUE(one.waiting.at("left").is_null());
  two.hang_up();
  w.pass(100'000'000);
  EXPECT_TRUE(still_my_turn());
  EXPECT_FALSE(bot_plays(1));
}

TEST_F(Clocks, ABotPlaysForWhoStaysAwayAndHandsBack) {
  start({{"decision", 0}, {"away", 30}});
  two.hang_up();
  w.pass(29'999);
  EXPECT_FALSE(bot_plays(1));
  w.pass(1);
  EXPECT_TRUE(bot_plays(1));
  two.come(id, seat_token(1));
  EXPECT_FALSE(bot_plays(1));
}

TEST_F(Clocks, TheBotAnswersForTheOneItsTurnItIs) {
  start({{"decision", 0}, {"away", 30}, {"window", 1}});
  one.hang_up();
  w.pass(200'000);
  EXPECT_EQ(two.room.at("chairs").at(0).at("bot_plays"), true);
  EXPECT_NE(two.view.at("turn"), 0) << "its turn is over";
  one.come(id, seat_token(0));
  EXPECT_EQ(two.room.at("chairs").at(0).at("bot_plays"), false);
}

TEST_F(Clocks, StandStillAtADesertedTable) {
  start({{"decision", 10}, {"bank", 0}, {"away", 5}});
  two.hang_up();
  w.pass(3'000);
  one.hang_up();
  EXPECT_FALSE(w.site().due().has_value());
  w.pass(10'000'000);
  one.come(id, seat_token(0));
  EXPECT_FALSE(bot_plays(1)) << "its clock begins anew";
  ASSERT_TRUE(still_my_turn());
  EXPECT_EQ(left(), 10'000);
  w.pass(5'000);
  EXPECT_TRUE(bot_plays(1));
  EXPECT_EQ(w.context().metrics.timeouts, 0u);
  w.pass(5'000);
  EXPECT_EQ(w.context().metrics.timeouts, 1u);
}

TEST_F(Clocks, AWindowEndsInTimeAndNotBefore) {
  start({{"decision", 10}, {"window", 4}});
  one.say({{"type", "switches"}, {"skip", true}});
  one.answer_with(use(one, "ex_nihilo"));
  EXPECT_FALSE(one.asked());
  EXPECT_EQ(left(), 4'000);
  w.pass(3'999);
  EXPECT_FALSE(one.asked());
  w.pass(1);
  EXPECT_TRUE(one.asked());
}

TEST(Pace, BotsTakeTheirTime) {
  World w;
  w.arrange([](jiesuan::Setup& s) { s.seed = static_cast<std::uint64_t>(4); });
  const auto [id, token] =
      w.make_room({{"players", 4}, {"pace", 500}, {"clock", {{"decision", 3}, {"bank", 0}}}});
  Person one(w);
  one.come(id, token);
  one.say({{"type", "start"}});
  Millis last = 0;
  int gaps = 0;
  std::size_t told = one.log.size();
  for (int i = 0; i < 20'000 && !one.over(); ++i) {
    w.pass(10);
    if (one.asked()) last = 0, told = one.log.size();  // a person's time is its own
    if (one.asked() || one.log.size() == told) continue;
    told = one.log.size();
    EXPECT_GE(w.now() - last, 500);
    gaps += last != 0 ? 1 : 0;
    last = w.now();
  }
  EXPECT_GT(gaps, 10);
}

TEST(AwayClock, DoesNotRunBeforeTheGame) {
  World w;
  const auto [id, token] = w.make_room({{"players", 2}, {"clock", {{"away", 30}, {"decision", 0}}}});
  Person host(w), guest(w);
  host.come(id, token);
  guest.come(id);
  guest.sit(1, "G");
  guest.hang_up();
  w.pass(100'000);
  host.say({{"type", "start"}});
  w.settle();
  EXPECT_EQ(host.room.at("chairs").at(1).at("bot_plays"), false);
  w.pass(29'000);
  EXPECT_EQ(host.room.at("chairs").at(1).at("bot_plays"), false);
  w.pass(1'000);
  EXPECT_EQ(host.room.at("chairs").at(1).at("bot_plays"), true);
}

}  // namespace
}  // namespace jiesuan::server::test
