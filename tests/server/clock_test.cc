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
  Rng rng{1};
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
  w.pass(30'000);
  EXPECT_FALSE(w.site().due().has_value()) << "the room has been put away";
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

// ---- repeated timeouts

TEST_F(Clocks, ThatRanOutTwiceInARowHandTheSeatToABotUntilItsOwnerSaysSomething) {
  start({{"decision", 5}, {"bank", 0}, {"window", 1}});
  w.pass(5'000);
  ASSERT_EQ(one.count("late"), 1u) << "it is told";
  EXPECT_EQ(one.last("late").at("bot_plays"), false);
  EXPECT_EQ(two.count("late"), 0u);
  for (int i = 0; i < 200 && one.count("late") < 2; ++i) {  // until ① is asked again
    w.pass(500);
    if (two.asked() && !two.question.at("pass").is_null())
      two.answer_with(two.say_no());
    else if (two.option_of("end_phase") >= 0)
      two.answer_with(two.build_option(rng, static_cast<std::size_t>(two.option_of("end_phase"))));
    else if (two.asked())
      two.answer(rng);
  }
  ASSERT_EQ(one.count("late"), 2u);
  EXPECT_EQ(one.last("late").at("bot_plays"), true);
  EXPECT_TRUE(bot_plays(0));
  one.say({{"type", "ping"}, {"n", 1}});
  EXPECT_TRUE(bot_plays(0)) << "a page pings by itself";
  one.say({{"type", "rename"}, {"name", "Back"}});
  EXPECT_FALSE(bot_plays(0));
}

TEST_F(Clocks, ThatRunOutNowAndThenLeaveTheSeatToItsOwner) {
  start({{"decision", 5}, {"bank", 0}, {"window", 1}});
  w.pass(5'000);
  ASSERT_EQ(one.count("late"), 1u);
  for (int i = 0; i < 200 && !still_my_turn(); ++i) {
    w.pass(500);
    if (two.asked() && !two.question.at("pass").is_null())
      two.answer_with(two.say_no());
    else if (two.asked())
      two.answer(rng);
  }
  ASSERT_TRUE(still_my_turn());
  one.answer(rng);
  for (int i = 0; i < 100 && one.count("late") < 2; ++i) {
    w.pass(500);
    if (two.asked()) two.answer(rng);
  }
  ASSERT_EQ(one.count("late"), 2u);
  EXPECT_FALSE(bot_plays(0));
}

// ---- beats

// ② is hit by ①: a use, a window, damage.
TEST(Beats, AreOverBeforeAClockOrAWindowBegins) {
  World w;
  w.arrange([](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->seats[0].hand = {face("slash")};
    s.position->seats[1].hand = {face("vine")};
  });
  const std::string id =
      set_table(w, {.players = 3,
                    .people = 2,
                    .settings = {{"pace", 700}, {"clock", {{"decision", 10}, {"bank", 0}, {"window", 2}}}}});
  const json::value beats = w.get("/api/catalogue").at("beats");
  const auto beat = [&](const char* kind) { return beats.at(kind).to_number<int>(); };
  const auto lasts = [&](const Person& p) {
    int sum = 0;
    const json::object update = p.last("update");
    for (const json::value& e : update.at("log").as_array())
      if (const json::value* ms = beats.as_object().if_contains(str(e.at("kind"))))
        sum += ms->to_number<int>();
    EXPECT_EQ(update.at("lasts").to_number<int>(), sum);
    return sum;
  };
  Person one(w), two(w);
  one.come(id, seat_token(0));
  two.come(id, seat_token(1));
  w.settle();
  w.pass(10'000 - 1);  // long ago
  one.answer_with(use(one, "slash", {1}));
  const int use_lasts = lasts(one);
  EXPECT_GE(use_lasts, beat("card_used"));
  EXPECT_EQ(one.waiting.at("left").to_number<int>(), use_lasts + 2000);
  w.pass(use_lasts + 2000 - 1);
  EXPECT_FALSE(one.asked()) << "the window is open";
  w.pass(1);
  ASSERT_TRUE(one.asked());
  const int damage_lasts = lasts(one);
  EXPECT_GE(damage_lasts, beat("damage_dealt"));
  EXPECT_EQ(one.waiting.at("left").to_number<int>(), damage_lasts + 10'000);
  w.pass(damage_lasts + 10'000 - 1);
  EXPECT_EQ(one.count("late"), 0u);
  w.pass(1);
  EXPECT_EQ(one.count("late"), 1u);
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
