// A mode of its own in a hundred lines (toy_mode.cc): what it brings holds in its games and nowhere else.
#include <gtest/gtest.h>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/api/probe.h"
#include "engine/api/recording.h"
#include "engine/rules/dying.h"
#include "engine/view/view.h"

namespace jiesuan {
namespace {

Setup a_toy_game(int players, std::uint64_t seed) {
  Setup s;
  s.mode = "toy";
  s.players = players;
  s.seed = seed;
  return s;
}

Setup identity() {
  Setup s;
  s.mode = "identity";
  return s;
}

bool has_rule(const Match& m, Timing t, std::string_view id) {
  for (const RuleUnit& u : m.game().rules->at(t))
    if (u.rule->id == id) return true;
  return false;
}

TEST(ToyMode, ItsRuleHoldsInItsOwnGamesOnly) {
  Match m;
  ASSERT_TRUE(m.start(a_toy_game(4, 1), nullptr));
  EXPECT_TRUE(has_rule(m, Timing::FinishStart, "toy_supplies"));
  EXPECT_TRUE(has_rule(m, Timing::DrawBody, "rule_draw")) << "beside the rules that every game has";
  ASSERT_TRUE(m.start(identity(), nullptr));
  EXPECT_FALSE(has_rule(m, Timing::FinishStart, "toy_supplies"));
}

TEST(ToyMode, ReplacesThePolicyOfDying) {
  Match m;
  ASSERT_TRUE(m.start(a_toy_game(4, 1), nullptr));
  tampered_game(m)[1].hp = 0;
  EXPECT_FALSE(needs_saving(m.game(), 1));
  tampered_game(m)[1].hp = -1;
  EXPECT_TRUE(needs_saving(m.game(), 1));
  ASSERT_TRUE(m.start(identity(), nullptr));
  tampered_game(m)[1].hp = 0;
  EXPECT_TRUE(needs_saving(m.game(), 1));
}

TEST(ToyMode, ACampKnowsItsOwnAndNobodyKnowsTheNumbers) {
  Match m;
  ASSERT_TRUE(m.start(a_toy_game(6, 3), nullptr));
  const Game& g = m.game();
  for (Seat viewer = 0; viewer < 6; ++viewer) {
    const View v = view_of(g, viewer);
    for (Seat s = 0; s < 6; ++s)
      EXPECT_EQ(v.seats[s].allegiance == Allegiance::None, g[s].allegiance != g[viewer].allegiance);
    for (int n : v.allegiances) EXPECT_EQ(n, 0);
  }
  for (const SeatView& s : view_of(g, kSpectator).seats) EXPECT_EQ(s.allegiance, Allegiance::None);
}

TEST(ToyMode, HasItsOwnCardsGeneralsAndLimits) {
  Match m;
  std::string why;
  ASSERT_TRUE(m.start(a_toy_game(8, 1), &why)) << why;
  EXPECT_EQ(m.game().state.cards, 104) << "the standard deck alone";
  for (Seat s = 0; s < 8; ++s) EXPECT_STREQ(def(m.game()[s].general[0].general).set, "toy");
  EXPECT_FALSE(m.start(a_toy_game(9, 1), &why));
  EXPECT_EQ(why, "the number of players must be from 2 to 8");
  jiesuan::Setup foreign = a_toy_game(4, 1);
  foreign.generals = {"caocao"};
  EXPECT_FALSE(m.start(foreign, &why));
  EXPECT_EQ(why, "the general 'caocao' does not belong to the mode 'toy'");
  jiesuan::Setup mixed = identity();
  mixed.generals = {"all"};
  ASSERT_TRUE(m.start(mixed, &why)) << why;
  for (std::uint16_t n : m.game().rules->pool().numbers())
    EXPECT_STRNE(def(static_cast<GeneralId>(n)).set, "toy");
}

// Played whole by random bots: all of a camp win together, and both camps win now and then.
TEST(ToyMode, IsWonByTheLastCampStanding) {
  int red = 0, blue = 0, drew_supplies = 0;
  struct Supplies : LogSink {
    int n = 0;
    void on_entry(const Game&, const LogEntry& e) override {
      n += e.kind == LogKind::Moved && e.reason == Reason::Draw && e.n == 1 ? 1 : 0;
    }
  };
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Match m;
    Supplies counted;
    m.listen(&counted);
    ASSERT_TRUE(m.start(a_toy_game(2 + static_cast<int>(seed % 7), seed), nullptr));
    Rng rng(seed);
    Recorder recorder;
    Answer a;
    while (!m.over()) {
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a));
      recorder.note(m, a);
    }
    const GameState& f = m.game().state;
    ASSERT_EQ(f.outcome, Outcome::Decided);
    const Allegiance won = f.seat[f.winners.first()].allegiance;
    for (Seat s = 0; s < f.players; ++s) {
      EXPECT_EQ(f.winners.has(s), f.seat[s].allegiance == won);
      if (f.living.has(s)) EXPECT_EQ(f.seat[s].allegiance, won);
    }
    (won == Allegiance{1} ? red : blue) += 1;
    drew_supplies += counted.n;
    std::string text, why;
    ASSERT_TRUE(write_recording(recorder.finish(m), &text, &why)) << why;
    EXPECT_NE(text.find("\nmode toy\n"), text.npos);
    Recording read;
    RecordingError error;
    ASSERT_TRUE(parse_recording(text, &read, &error)) << error.text();
    Match again;
    EXPECT_TRUE(replay(again, read, {}, &error)) << error.text();
  }
  EXPECT_GT(red, 5);
  EXPECT_GT(blue, 5);
  EXPECT_GT(drew_supplies, 0);
}

}  // namespace
}  // namespace jiesuan
