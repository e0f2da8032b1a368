// Stewards over whole games: they always answer legally, they never know more than their seat, and their
// memory can be built up again from a recording.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/bot_table.h"
#include "engine/api/match.h"
#include "engine/api/probe.h"
#include "engine/api/recording.h"
#include "tests/support/pool.h"

namespace jiesuan {
namespace {

constexpr int kGames = 500;

Setup setup_of(int game) {
  Setup s;
  s.players = 2 + game % 9;
  s.seed = 77'000 + static_cast<std::uint64_t>(game);
  if (game % 4) s.generals = test::every_general();  // else the standard ones
  if (game % 4 == 3) s.modules = test::some_of_002(s.seed);
  return s;
}

void seat_stewards(BotTable& table, const Match& m) {
  for (Seat s = 0; s < m.game().players(); ++s) table.seat(s, make_bot("steward", s, 1));
}

// Everything the viewer cannot see is dealt anew: cards, generals kept aside, and roles.
void swap_what_is_hidden(Match& m, Seat viewer, std::uint64_t seed) {
  m.redeal_hidden(viewer, seed);
  Game& g = tampered_game(m);
  Allegiance sides[kMaxSeats];
  int n = 0;
  for (Seat s = 0; s < g.players(); ++s)
    if (!knows_allegiance(g, viewer, s)) sides[n++] = g[s].allegiance;
  Rng(seed).shuffle(sides, n);
  n = 0;
  for (Seat s = 0; s < g.players(); ++s)
    if (!knows_allegiance(g, viewer, s)) g[s].allegiance = sides[n++];
}

bool same(const Selection& a, const Selection& b) {
  if (a.option != b.option || a.cards.size() != b.cards.size() || a.seats.size() != b.seats.size())
    return false;
  for (int i = 0; i < a.cards.size(); ++i)
    if (a.cards[i] != b.cards[i]) return false;
  for (int i = 0; i < a.seats.size(); ++i)
    if (a.seats[i] != b.seats[i]) return false;
  return true;
}

TEST(Steward, SwappingWhatIsHiddenNeverChangesAnAnswer) {
  int asked = 0, changed = 0;
  for (int game = 0; game < kGames; ++game) {
    Match m;
    std::string error;
    ASSERT_TRUE(m.start(setup_of(game), &error)) << error;
    BotTable table;
    seat_stewards(table, m);
    table.listen_to(m);
    Rng rng(static_cast<std::uint64_t>(game));
    while (!m.over()) {
      Answer a, b;
      ASSERT_TRUE(table.answer(m, &a));
      if (rng.below(8) == 0) {
        const Seat viewer = m.request().seat;
        const Remark why = table.at(viewer)->why();
        Snapshot snapshot;
        m.save(snapshot);
        const std::uint64_t before = m.state_hash();
        swap_what_is_hidden(m, viewer, rng.next());
        changed += m.state_hash() != before;
        ASSERT_TRUE(table.answer(m, &b));
        ASSERT_TRUE(same(a.pick, b.pick)) << "game " << game << ", question " << m.request().id;
        ASSERT_EQ(why.en, table.at(viewer)->why().en) << "game " << game << ", question " << m.request().id;
        ASSERT_EQ(why.zh, table.at(viewer)->why().zh);
        m.restore(snapshot);
        ++asked;
      }
      ASSERT_TRUE(m.answer(a, &error)) << error << ", game " << game << ", question " << m.request().id;
    }
    EXPECT_LE(m.game().state.round, 100) << "game " << game;
  }
  EXPECT_GT(asked, 5000);
  EXPECT_GT(changed, asked * 9 / 10) << "and something is really swapped";
}

TEST(Steward, AMemoryBuiltUpFromTheAnswersIsTheSame) {
  for (int game = 0; game < 20; ++game) {
    Match m;
    std::string error;
    ASSERT_TRUE(m.start(setup_of(game), &error)) << error;
    BotTable table;
    seat_stewards(table, m);
    table.listen_to(m);
    std::vector<Answer> given;
    for (int n = 0; n < 120 && !m.over(); ++n) {
      Answer a;
      table.answer(m, &a);
      given.push_back(a);
      ASSERT_TRUE(m.answer(a));
    }
    // The same answers once more, to bots that know nothing yet; then both go on alike.
    Match again;
    ASSERT_TRUE(again.start(setup_of(game), &error)) << error;
    BotTable fresh;
    seat_stewards(fresh, again);
    fresh.listen_to(again);
    for (const Answer& a : given) {
      Answer ignored;
      fresh.answer(again, &ignored);
      ASSERT_TRUE(again.answer(a));
    }
    for (int n = 0; n < 50 && !m.over(); ++n) {
      Answer a, b;
      table.answer(m, &a);
      fresh.answer(again, &b);
      ASSERT_TRUE(same(a.pick, b.pick)) << "game " << game << ", question " << m.request().id;
      ASSERT_TRUE(m.answer(a));
      ASSERT_TRUE(again.answer(b));
    }
  }
}

TEST(Steward, AlwaysSaysWhy) {
  Match m;
  std::string error;
  ASSERT_TRUE(m.start(setup_of(6), &error)) << error;
  BotTable table;
  seat_stewards(table, m);
  table.listen_to(m);
  while (!m.over()) {
    Answer a;
    table.answer(m, &a);
    const Remark why = table.at(m.request().seat)->why();
    EXPECT_FALSE(why.zh.empty());
    EXPECT_FALSE(why.en.empty());
    EXPECT_EQ(why.zh.find('{'), std::string::npos) << why.zh;
    EXPECT_EQ(why.en.find('{'), std::string::npos) << why.en;
    ASSERT_TRUE(m.answer(a));
  }
}

}  // namespace
}  // namespace jiesuan
