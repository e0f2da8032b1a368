// Standing answers: what is in force is what the page was told.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class Switches : public testing::Test {
 protected:
  void start(int window = 5) {
    w.arrange([](jiesuan::Setup& s) {
      s.position = position(3);
      s.position->seats[0].hand = {face("ex_nihilo"), face("ex_nihilo")};
      s.position->seats[1].hand = {face("nullification")};
    });
    id = set_table(w, {.players = 3, .people = 2, .settings = {{"clock", {{"window", window}}}}});
    one.come(id, seat_token(0));
    two.come(id, seat_token(1));
    w.settle();
  }
  static bool skips(const Person& p) { return p.last("switches").at("skip").as_bool(); }
  static std::string standing(const Person& p) { return str(p.last("switches").at("nullification")); }
  void say_nullification(const char* what) { two.say({{"type", "switches"}, {"nullification", what}}); }

  World w;
  std::string id;
  Person one{w}, two{w};
};

TEST_F(Switches, AreOffUntilSomebodySwitchesThemOn) {
  start();
  EXPECT_FALSE(skips(two));
  EXPECT_EQ(standing(two), "ask");
  two.say({{"type", "switches"}, {"skip", true}});
  EXPECT_TRUE(skips(two));
  EXPECT_FALSE(skips(one)) << "they are each person's own";
}

TEST_F(Switches, AreToldToEveryPageOfTheSeatAndToWhoComesBack) {
  start();
  Person other_page(w), spectator(w);
  other_page.come(id, seat_token(1));
  spectator.come(id);
  two.say({{"type", "switches"}, {"skip", true}, {"nullification", "never"}});
  EXPECT_TRUE(skips(other_page));
  EXPECT_EQ(standing(other_page), "never");
  EXPECT_EQ(spectator.count("switches"), 0u);
  EXPECT_EQ(one.count("switches"), 1u) << "nobody else hears of them";
  two.hang_up();
  Person back(w);
  back.come(id, seat_token(1));
  EXPECT_TRUE(skips(back));
  EXPECT_EQ(standing(back), "never");
}

TEST_F(Switches, OfACardLapseWithIt) {
  start();
  say_nullification("not_this_card");
  EXPECT_EQ(standing(two), "ask") << "there is no card to say no to";
  one.answer_with(use(one, "ex_nihilo"));
  ASSERT_TRUE(two.asked());
  say_nullification("not_this_card");
  EXPECT_EQ(standing(two), "not_this_card");
  EXPECT_FALSE(two.asked()) << "it is said to the question that is open";
  w.pass(6000);
  EXPECT_EQ(standing(two), "not_this_card") << "nothing has happened since";
  one.answer_with(use(one, "ex_nihilo"));
  EXPECT_EQ(standing(two), "ask");
  EXPECT_TRUE(two.asked()) << "and of another card one is asked";
}

TEST_F(Switches, OfATurnLapseWithIt) {
  start();
  say_nullification("not_this_turn");
  EXPECT_EQ(standing(two), "not_this_turn");
  one.answer_with(use(one, "ex_nihilo"));
  EXPECT_FALSE(two.asked());
  w.pass(6000);
  EXPECT_EQ(standing(two), "not_this_turn");
  Rng rng(1);
  for (int i = 0; i < 20 && one.view.at("turn") == 0; ++i) {
    const int end = one.option_of("end_phase");
    if (end >= 0)
      one.answer_with(one.build_option(rng, static_cast<std::size_t>(end)));
    else if (one.asked())
      one.answer(rng);
    w.pass(6000);
  }
  EXPECT_EQ(standing(two), "ask");
}

TEST_F(Switches, AreToldAnewWhenTheRoomIsPlayedOtherwise) {
  const auto [room, token] = w.make_room({{"players", 3}, {"clock", {{"window", 5}}}});
  one.come(room, token);
  two.come(room);
  two.sit(1, "P");
  EXPECT_FALSE(skips(two));
  two.say({{"type", "switches"}, {"skip", true}});
  EXPECT_TRUE(skips(two));
  one.say({{"type", "settings"}, {"clock", {{"window", 0}}}});
  EXPECT_FALSE(skips(two)) << "a window that never ends cannot be held to its end";
  one.say({{"type", "settings"}, {"clock", {{"window", 4}}}});
  EXPECT_TRUE(skips(two));
}

class FastSwitch : public testing::Test {
 protected:
  void start(int people) {
    w.arrange([](jiesuan::Setup& s) { s.position = position(3); });
    id = set_table(w, {.players = 3, .people = people, .settings = {{"pace", 5000}}});
    one.come(id, seat_token(0));
    if (people > 1) two.come(id, seat_token(1));
    w.settle();
    json::object end = one.say_no();
    end["option"] = one.option_of("end_phase");
    one.answer_with(end);
    w.settle();
  }
  World w;
  std::string id;
  Person one{w}, two{w};
};

TEST_F(FastSwitch, LetsBotsTakeNoTimeForWhoIsAlone) {
  start(1);
  EXPECT_FALSE(one.asked());
  const std::size_t told = one.log.size();
  w.settle();
  EXPECT_EQ(one.log.size(), told) << "a bot takes its time";
  one.say({{"type", "switches"}, {"fast", true}});
  EXPECT_TRUE(one.last("switches").at("fast").as_bool());
  w.settle();
  EXPECT_GT(one.log.size(), told);
  EXPECT_TRUE(one.asked() || one.over()) << "no time has passed, and it is one's turn again";
}

TEST_F(FastSwitch, NeedsEverybody) {
  start(2);
  Rng rng{5};
  while (two.asked()) two.answer(rng);
  w.settle();
  const std::size_t told = two.log.size();
  two.say({{"type", "switches"}, {"fast", true}});
  w.settle();
  EXPECT_EQ(two.log.size(), told) << "the other one has not asked for it";
  one.say({{"type", "switches"}, {"fast", true}});
  w.settle();
  EXPECT_GT(two.log.size(), told);
  one.say({{"type", "switches"}, {"fast", "yes"}});
  EXPECT_EQ(one.refusal(), "malformed");
}

}  // namespace
}  // namespace jiesuan::server::test
