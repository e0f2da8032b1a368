// Setups that make no game say why; the setup of a game (timings §4).
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

std::string refused(const Setup& s) {
  Match m;
  std::string error;
  EXPECT_FALSE(m.start(s, &error));
  return error;
}
Setup with_position(int players) {
  Setup s;
  s.position.emplace();
  s.position->seats.resize(static_cast<std::size_t>(players));
  s.position->seats[0].allegiance = "lord";
  return s;
}

TEST(SetupErrors, NamesWhatIsWrong) {
  jiesuan::Setup s;
  s.mode = "bridge";
  EXPECT_EQ(refused(s), "there is no mode 'bridge'");
  s = {};
  s.players = 1;
  EXPECT_EQ(refused(s), "the number of players must be from 2 to 10");
  s.players = 11;
  EXPECT_EQ(refused(s), "the number of players must be from 2 to 10");
  s = {};
  s.generals = {"caocao", "napoleon"};
  EXPECT_EQ(refused(s), "there is no general 'napoleon'");
}

TEST(SetupErrors, NamesWhatIsWrongInAPosition) {
  EXPECT_EQ(refused(with_position(1)), "the number of players must be from 2 to 12");
  jiesuan::Setup s = with_position(2);
  s.position->seats[1].generals = {"napoleon"};
  EXPECT_EQ(refused(s), "there is no general 'napoleon'");
  s = with_position(2);
  s.position->seats[1].skills = {"flying"};
  EXPECT_EQ(refused(s), "there is no skill 'flying'");
  s = with_position(2);
  s.position->seats[0].hand = {card(kQinggangSword)};
  s.position->seats[1].hand = {card(kQinggangSword)};
  EXPECT_EQ(refused(s), "the deck has no (further) 青釭剑 like that");
  s = with_position(2);
  s.position->pile_top = {card(kPeach, "♠")};
  EXPECT_EQ(refused(s), "the deck has no (further) 桃 like that");
}

TEST(SetupErrors, APositionWhoseTurnIsNobodysIsRefused) {
  jiesuan::Setup s = with_position(2);
  s.position->turn = 5;
  EXPECT_NE(refused(s), "");
}

TEST(SetupErrors, TwoCardsInOneSlotAreRefused) {
  jiesuan::Setup s = with_position(2);
  s.position->seats[0].equipment = {card(kAxe), card(kSpear)};
  EXPECT_NE(refused(s), "");
}

TEST(SetupErrors, HpAboveTheMaximumIsRefused) {
  jiesuan::Setup s = with_position(2);
  s.position->seats[0].hp = 5;
  s.position->seats[0].max_hp = 4;
  EXPECT_NE(refused(s), "");
}

TEST(SetupErrors, ARefusedSetupLeavesTheMatchReadyForAnother) {
  Match m;
  std::string error;
  jiesuan::Setup bad = with_position(2);
  bad.position->seats[1].skills = {"flying"};
  EXPECT_FALSE(m.start(bad, &error));
  EXPECT_TRUE(m.start(with_position(2), &error)) << error;
  EXPECT_FALSE(m.over());
}

// ---- setting up a game

class Listener : public LogSink {
 public:
  void on_entry(const Game&, const LogEntry& e) override {
    if (e.kind == LogKind::Timing) timings.push_back(e.timing);
  }
  std::vector<Timing> timings;
};

// A game of so many players, played to its first question after the setup.
void set_up(Match& m, Listener& l, int players) {
  jiesuan::Setup s;
  s.players = players;
  m.listen(&l);
  std::string error;
  ASSERT_TRUE(m.start(s, &error)) << error;
  while (m.request().ask == Ask::General) ASSERT_TRUE(m.answer(least_answer(m)));
}

TEST(GameSetup, HasTwoTimingsBeforeTheFirstTurnAndNoneForMoves) {
  // C22.
  Match m;
  Listener l;
  set_up(m, l, 5);
  ASSERT_GE(l.timings.size(), 3u);
  EXPECT_EQ(l.timings[0], Timing::GameGeneralsShown);
  EXPECT_EQ(l.timings[1], Timing::GameHandsDealt);
  EXPECT_EQ(l.timings[2], Timing::TurnStart1);
}

TEST(GameSetup, TheLordSitsFirstFaceUpAndHasAPointMoreWithFiveOrMore) {
  for (const int players : {4, 5}) {
    Match m;
    Listener l;
    set_up(m, l, players);
    const Game& g = m.game();
    EXPECT_EQ(role_of(g[0]), Role::Lord);
    EXPECT_TRUE(g[0].allegiance_shown);
    EXPECT_EQ(g[0].max_hp, def(g[0].general[0].general).hp + (players > 4 ? 1 : 0));
    int rebels = 0;
    for (Seat s = 1; s < players; ++s) {
      EXPECT_FALSE(g[s].allegiance_shown);
      EXPECT_EQ(g[s].max_hp, def(g[s].general[0].general).hp);
      EXPECT_EQ(g[s].hand.size(), 4);
      rebels += role_of(g[s]) == Role::Rebel ? 1 : 0;
    }
    EXPECT_EQ(rebels, players == 5 ? 2 : 1);
  }
}

TEST(GameSetup, ChoicesComeOnlyFromTheStandardSetUnlessNamed) {
  // The generals of these tests are never dealt at random.
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    jiesuan::Setup s;
    s.players = 8;
    s.seed = seed;
    Match m;
    std::string error;
    ASSERT_TRUE(m.start(s, &error)) << error;
    while (!m.over() && m.request().ask == Ask::General) {
      for (const Option& o : m.request().options) EXPECT_STREQ(def(o.general).set, "standard");
      ASSERT_TRUE(m.answer(least_answer(m)));
    }
  }
}

}  // namespace
}  // namespace jiesuan::test
