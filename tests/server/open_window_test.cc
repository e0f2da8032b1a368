// A window that several people can answer in: who is asked, whose answer counts, and when it is over.
#include "tests/server/listener.h"

namespace jiesuan::server::test {
namespace {

class OpenWindow : public testing::Test {
 protected:
  void start(std::function<void(Position&)> how, json::object clock = {}, int people = 3) {
    w.arrange([how](jiesuan::Setup& s) {
      s.position = position(3);
      s.position->pile_top = {face("slash"), face("slash"), face("slash"), face("slash")};
      how(*s.position);
      // Whoever holds nothing is not waited for.
      constexpr const char* kMore[] = {"axe", "halberd", "kylin_bow"};
      for (std::size_t i = 0; i < 3; ++i) s.position->seats[i].hand.push_back(face(kMore[i]));
    });
    id = set_table(w, {.players = 3, .people = people, .settings = {{"clock", clock}}});
    for (int s = 0; s < people; ++s) {
      at.push_back(std::make_unique<Person>(w));
      at.back()->come(id, seat_token(s));
    }
    w.settle();
  }
  std::size_t hand(int seat) {  // beside the card that everybody has
    return at[static_cast<std::size_t>(seat)]->view.at("hand").as_array().size() - 1;
  }
  Person& p(int seat) { return *at[static_cast<std::size_t>(seat)]; }

  World w;
  std::string id;
  std::vector<std::unique_ptr<Person>> at;
};

TEST_F(OpenWindow, TakesTheFirstAnswerInTheEnginesOrderAndLeavesTheOthersTheirCards) {
  start([](Position& pos) {
    pos.seats[0].hand = {face("ex_nihilo")};
    pos.seats[1].hand = {face("nullification")};
    pos.seats[2].hand = {face("nullification")};
  });
  p(0).answer_with(use(p(0), "ex_nihilo"));
  ASSERT_TRUE(p(1).asked() && p(2).asked());
  p(2).answer_with(use(p(2), "nullification"));  // quicker, but later in the order
  p(1).answer_with(use(p(1), "nullification"));
  w.pass(5000);
  // Now ②'s card may be answered, and ③ is asked anew: what it said was for another card.
  EXPECT_EQ(hand(1), 0u);
  EXPECT_EQ(hand(2), 1u) << "a needless answer is dropped, its card stays";
  ASSERT_EQ(hand(0), 0u) << "the 无中生有 is not offset by both";
  if (p(2).asked()) p(2).answer_with(p(2).say_no());
  w.pass(6000);
  EXPECT_EQ(hand(2), 1u);
  EXPECT_EQ(hand(0), 0u);
}

TEST_F(OpenWindow, AsksAnewWhoseAnswerWasDropped) {
  start([](Position& pos) {
    pos.seats[0].hand = {face("ex_nihilo")};
    pos.seats[1].hand = {face("nullification")};
    pos.seats[2].hand = {face("nullification")};
  });
  p(0).answer_with(use(p(0), "ex_nihilo"));
  p(2).answer_with(use(p(2), "nullification"));
  p(1).answer_with(use(p(1), "nullification"));
  w.pass(2000);
  ASSERT_EQ(hand(1), 0u);
  ASSERT_TRUE(p(2).asked()) << "about ②'s 无懈可击";
  EXPECT_NE(p(2).question.at("ask"), "none");
}

TEST_F(OpenWindow, NeverMeansOnlyNullification) {
  start([](Position& pos) {
    pos.seats[0].hand = {face("savage_assault")};
    pos.seats[1].hand = {face("slash")};
  });
  p(1).say({{"type", "switches"}, {"nullification", "never"}});
  p(0).answer_with(use(p(0), "savage_assault"));
  ASSERT_TRUE(p(1).asked()) << "a 杀 can be played against 南蛮入侵";
  const json::object a = use(p(1), "slash");
  p(1).answer_with(a);
  w.pass(20'000);
  EXPECT_EQ(p(0).view.at("seats").at(1).at("hp").to_number<int>(), 4);
}

TEST_F(OpenWindow, KeepsWhatWasAcceptedWhenTheOneWhoSaidItLeaves) {
  for (const bool stands : {true, false}) {
    at.clear();
    w.arrange({});
    start(
        [](Position& pos) {
          pos.seats[0].hand = {face("ex_nihilo")};
          pos.seats[1].hand = {face("nullification")};
          pos.seats[2].hand = {face("nullification")};
        },
        {{"away", 1}, {"window", 5}});
    p(0).answer_with(use(p(0), "ex_nihilo"));
    p(1).answer_with(use(p(1), "nullification"));
    if (stands)
      p(1).say({{"type", "stand"}});
    else
      p(1).hang_up();
    w.pass(5000);
    EXPECT_EQ(p(0).view.at("seats").at(1).at("hand").to_number<int>(), 1);
    at.clear();
    w.pass(30'000);  // until the room has been put away
    StoredRoom stored;
    ASSERT_TRUE(has_room(w.store(), id, &stored));
    ASSERT_TRUE(w.store().remove_room(stored.key));
  }
}

TEST_F(OpenWindow, WithoutAnEndGoesOnWhenSomebodyStandsUp) {
  start(
      [](Position& pos) {
        pos.seats[0].hand = {face("ex_nihilo")};
        pos.seats[1].hand = {face("nullification")};
      },
      {{"window", 0}});
  p(0).answer_with(use(p(0), "ex_nihilo"));
  ASSERT_TRUE(p(1).asked());
  for (int s : {0, 2}) p(s).answer_with(p(s).say_no());
  ASSERT_FALSE(p(0).asked());
  p(1).say({{"type", "stand"}});
  w.pass(1000);
  EXPECT_TRUE(p(0).asked()) << "a bot answers for ② now";
}

TEST_F(OpenWindow, WithoutAnEndClosesOnceEverybodyHasAnswered) {
  start(
      [](Position& pos) {
        pos.seats[0].hand = {face("ex_nihilo")};
        pos.seats[1].hand = {face("nullification")};
      },
      {{"window", 0}});
  p(0).answer_with(use(p(0), "ex_nihilo"));
  for (int s : {0, 1, 2}) ASSERT_TRUE(p(s).asked()) << s;
  EXPECT_EQ(p(0).waiting.at("window"), true);
  EXPECT_TRUE(p(0).waiting.at("left").is_null());
  EXPECT_EQ(p(0).question.at("ask"), "none");
  for (int s : {2, 0, 1}) p(s).answer_with(p(s).say_no());
  EXPECT_EQ(hand(0), 2u);
  EXPECT_EQ(p(0).question.at("ask"), "act");
}

TEST_F(OpenWindow, LastsAsLongWhoeverHasAnsweredAndHoweverSoon) {
  start([](Position& pos) {
    pos.seats[0].hand = {face("ex_nihilo")};
    pos.seats[1].hand = {face("nullification")};
  });
  p(2).say({{"type", "switches"}, {"nullification", "never"}});
  p(0).answer_with(use(p(0), "ex_nihilo"));
  EXPECT_EQ(p(0).waiting.at("left").to_number<int>(), 2000);
  for (int s : {0, 1}) p(s).answer_with(p(s).say_no());
  w.pass(1999);
  EXPECT_FALSE(p(0).asked());
  w.pass(1);
  EXPECT_EQ(p(0).question.at("ask"), "act");
  EXPECT_EQ(hand(0), 2u);
}

TEST_F(OpenWindow, LastsLongerIfSomebodyAsksForTime) {
  start([](Position& pos) { pos.seats[0].hand = {face("ex_nihilo")}; }, {{"window", 2}, {"think", 6}});
  Person spectator(w);
  spectator.come(id);
  p(1).say({{"type", "think"}});
  EXPECT_EQ(p(1).refusal(), "state") << "nothing is waited for";
  p(0).answer_with(use(p(0), "ex_nihilo"));
  EXPECT_EQ(p(0).waiting.at("think"), false);
  spectator.say({{"type", "think"}});
  EXPECT_EQ(spectator.refusal(), "state");
  w.pass(500);
  p(1).say({{"type", "think"}});  // it holds nothing: whoever is waited for may
  for (const Person* seen_by : std::initializer_list<const Person*>{&p(0), &p(1), &p(2), &spectator}) {
    EXPECT_EQ(seen_by->waiting.at("think"), true);
    EXPECT_EQ(seen_by->waiting.at("left").to_number<int>(), 7500);
    EXPECT_EQ(seen_by->waiting.at("seats").as_array().size(), 3u) << "who has asked is not told";
  }
  p(2).say({{"type", "think"}});
  EXPECT_EQ(p(2).refusal(), "") << "it can be asked for twice, but there is no more of it";
  EXPECT_EQ(p(0).waiting.at("left").to_number<int>(), 7500);
  w.pass(7499);
  EXPECT_FALSE(p(0).asked() && p(0).question.at("ask") == "act");
  w.pass(1);
  EXPECT_EQ(p(0).question.at("ask"), "act");
}

TEST_F(OpenWindow, GivesNoTimeWhereTheRoomHasNone) {
  start([](Position& pos) { pos.seats[0].hand = {face("ex_nihilo")}; }, {{"think", 0}});
  p(0).answer_with(use(p(0), "ex_nihilo"));
  EXPECT_FALSE(p(0).waiting.as_object().contains("think"));
  p(1).say({{"type", "think"}});
  EXPECT_EQ(p(1).refusal(), "state");
}

TEST_F(OpenWindow, OfOnePersonAloneIsNotHeldForThoseWhoWatch) {
  start([](Position& pos) { pos.seats[0].hand = {face("ex_nihilo")}; }, {}, 1);
  Person spectator(w);
  spectator.come(id);
  p(0).answer_with(use(p(0), "ex_nihilo"));
  EXPECT_EQ(hand(0), 2u);
}

TEST_F(OpenWindow, OfOnePersonAloneClosesAtOnce) {
  start([](Position& pos) { pos.seats[0].hand = {face("ex_nihilo")}; }, {}, 1);
  p(0).answer_with(use(p(0), "ex_nihilo"));
  EXPECT_EQ(hand(0), 2u);
}

TEST_F(OpenWindow, QuestionsOfOthersDoNotShowInOnesOwnNumbers) {
  start([](Position& pos) {
    pos.seats[0].hand = {face("ex_nihilo")};
    pos.seats[1].hand = {face("nullification")};
  });
  p(0).say({{"type", "switches"}, {"skip", true}});
  const auto before = p(0).question.at("id").to_number<std::int64_t>();
  p(0).answer_with(use(p(0), "ex_nihilo"));
  w.pass(6000);
  EXPECT_EQ(p(0).question.at("id").to_number<std::int64_t>(), before + 1);
}

TEST_F(OpenWindow, IsEndedByTheCardThatOnlyOneCouldPlay) {
  start([](Position& pos) {
    pos.seats[0].hand = {face("slash")};
    pos.seats[1].hand = {face("jink")};
  });
  p(0).answer_with(use(p(0), "slash", {1}));
  ASSERT_TRUE(p(1).asked());
  p(1).answer_with(use(p(1), "jink"));
  EXPECT_EQ(hand(1), 0u);
  EXPECT_TRUE(p(0).asked());
}

TEST_F(OpenWindow, WithoutAnEndIsShownToThoseWhoSkipAsWell) {
  start([](Position& pos) { pos.seats[0].hand = {face("ex_nihilo")}; }, {{"window", 0}});
  p(1).say({{"type", "switches"}, {"skip", true}});
  EXPECT_EQ(p(1).last("switches").at("skip"), false) << "there it cannot be switched on";
  p(0).answer_with(use(p(0), "ex_nihilo"));
  ASSERT_TRUE(p(1).asked());
  for (int s : {0, 1, 2}) p(s).answer_with(p(s).say_no());
  EXPECT_EQ(hand(0), 2u);
}

TEST_F(OpenWindow, BlankQuestionsTakeNothingButNo) {
  start([](Position& pos) { pos.seats[0].hand = {face("ex_nihilo")}; });
  p(0).answer_with(use(p(0), "ex_nihilo"));
  ASSERT_EQ(p(1).question.at("ask"), "none");
  json::object a = p(1).say_no();
  for (const char* type : {"answer", "pick"}) {
    a["type"] = type;
    a["option"] = 1;
    p(1).say(a);
    EXPECT_EQ(p(1).refusal(), "illegal") << type;
    a["option"] = 0;
    a["cards"] = json::array{3};
    p(1).say(a);
    EXPECT_EQ(p(1).refusal(), "illegal") << type;
    a["cards"] = json::array{};
  }
}

}  // namespace
}  // namespace jiesuan::server::test
