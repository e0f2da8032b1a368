// Properties that hold in every game, checked over random games of 2 to 10 players. In builds with
// JIESUAN_CHECKS the engine itself checks the conservation of cards after every move and every answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/api/probe.h"
#include "engine/query/selection.h"
#include "engine/state/invariants.h"
#include "engine/view/view.h"
#include "tests/support/pool.h"
#include "tests/support/scale.h"

namespace jiesuan {
namespace {

// Identity: 9 numbers of players × 230 games = 2,070 games. The toy mode of tests/modes: 4 × 100. With the
// rules of document 002, all or some of its parts: 9 × 20 identity games with all generals, the workshop
// among them, and, at the lab table of tests/modules, 9 × 30. 国战: 6 × 24, every other one with lords and
// 鏖战.
struct Kind {
  const char* mode;
  int players;
  int games;
  bool variant = false;
};

Setup setup_of(const Kind& k, int game) {
  Setup s;
  s.mode = k.mode;
  s.players = k.players;
  s.seed = static_cast<std::uint64_t>(k.players) * 100000 + static_cast<std::uint64_t>(game);
  const bool chosen = std::string_view(k.mode) != "lab";
  if ((game % 2 || k.variant) && chosen) s.generals = test::every_general();  // else the mode's own choice
  if (k.variant) s.modules = test::some_of_002(s.seed);
  if (std::string_view(k.mode) == "hegemony" && game % 2) s.modules = {"hegemony"};
  return s;
}

class RandomGames : public testing::TestWithParam<Kind> {
 protected:
  // Plays a whole game; `at_decision` looks at the match before every answer.
  template <class F>
  void play(Match& m, const jiesuan::Setup& s, std::uint64_t bot_seed, F at_decision) {
    std::string error;
    ASSERT_TRUE(m.start(s, &error)) << error;
    Rng rng(bot_seed);
    Answer a;
    while (!m.over()) {
      ASSERT_GT(m.request().options.size(), 0) << "a question without an answer, seed " << s.seed;
      random_answer(m.game(), m.request(), rng, a);
      at_decision(a);
      if (HasFatalFailure()) return;
      ASSERT_TRUE(m.answer(a, &error)) << error << ", seed " << s.seed << ", decision " << m.request().id;
    }
  }
};

TEST_P(RandomGames, EndWithEveryCardInItsPlaceAndAWinnerOrADraw) {
  int draws = 0;
  for (int i = 0; i < GetParam().games; ++i) {
    Match m;
    play(m, setup_of(GetParam(), i), static_cast<std::uint64_t>(i), [](const Answer&) {});
    if (HasFatalFailure()) return;
    const GameState& f = m.game().state;
    EXPECT_EQ(broken_invariant(m.game()), "");
    EXPECT_NE(f.outcome, Outcome::None);
    EXPECT_LE(f.round, kMaxRounds);
    if (f.outcome == Outcome::Decided) EXPECT_FALSE(f.winners.empty());
    draws += f.outcome == Outcome::Draw ? 1 : 0;
  }
  RecordProperty("draws", draws);
}

TEST_P(RandomGames, ReplayTheSameFromTheirAnswers) {
  for (int i = 0; i < GetParam().games; ++i) {
    std::vector<Answer> answers;
    Match first, second;
    play(first, setup_of(GetParam(), i), static_cast<std::uint64_t>(i),
         [&](const Answer& a) { answers.push_back(a); });
    if (HasFatalFailure()) return;
    std::string error;
    ASSERT_TRUE(second.start(setup_of(GetParam(), i), &error));
    for (const Answer& a : answers) ASSERT_TRUE(second.answer(a, &error)) << error;
    ASSERT_TRUE(second.over());
    ASSERT_EQ(first.state_hash(), second.state_hash());
  }
}

TEST_P(RandomGames, GoOnTheSameAfterASnapshotAtEveryDecision) {
  for (int i = 0; i < GetParam().games; ++i) {
    Match m;
    Snapshot before;
    play(m, setup_of(GetParam(), i), static_cast<std::uint64_t>(i), [&](const Answer& a) {
      const std::uint64_t hash = m.state_hash();
      m.save(before);
      ASSERT_TRUE(m.answer(a));
      const std::uint64_t once = m.state_hash();
      m.restore(before);
      ASSERT_EQ(m.state_hash(), hash);
      ASSERT_TRUE(m.answer(a));
      ASSERT_EQ(m.state_hash(), once)
          << "seed " << setup_of(GetParam(), i).seed << ", decision " << a.request;
      m.restore(before);
    });
    if (HasFatalFailure()) return;
  }
}

// A match that is laid aside at every decision, because another one is played in its place.
TEST_P(RandomGames, TakeTurnsOnOneBenchAsIfEachHadAnArenaOfItsOwn) {
  for (int i = 0; i < GetParam().games / 10; ++i) {
    Workbench bench;
    Match own, one(bench);
    auto other = std::make_unique<Match>(bench);
    std::string error;
    ASSERT_TRUE(one.start(setup_of(GetParam(), i), &error)) << error;
    ASSERT_TRUE(other->start(setup_of(GetParam(), i + 1), &error)) << error;
    Rng rng(77);
    Answer elsewhere;
    play(own, setup_of(GetParam(), i), static_cast<std::uint64_t>(i), [&](const Answer& a) {
      if (other->over()) {  // in its place or not: it goes, and takes nothing with it
        other = std::make_unique<Match>(bench);
        ASSERT_TRUE(other->start(setup_of(GetParam(), i + 2), &error)) << error;
      }
      random_answer(other->game(), other->request(), rng, elsewhere);
      ASSERT_TRUE(other->answer(elsewhere, &error)) << error;
      ASSERT_EQ(one.state_hash(), own.state_hash())
          << "seed " << setup_of(GetParam(), i).seed << ", decision " << a.request;
      other->state_hash();
      ASSERT_TRUE(one.answer(a, &error)) << error;
    });
    if (HasFatalFailure()) return;
    EXPECT_EQ(other->over(), other->asked().empty());
    EXPECT_EQ(one.state_hash(), own.state_hash());
  }
}

// Plays on to the end of the game, and says what it came to.
std::uint64_t end_from_here(Match& m, std::uint64_t bot_seed) {
  Rng rng(bot_seed);
  Answer a;
  while (!m.over()) {
    random_answer(m.game(), m.request(), rng, a);
    if (!m.answer(a)) return 0;
  }
  return m.state_hash();
}

TEST_P(RandomGames, PlayToTheSameEndFromASnapshotAgainAndAgain) {
  for (int i = 0; i < GetParam().games / 20; ++i) {
    Match m;
    Snapshot before;
    play(m, setup_of(GetParam(), i), static_cast<std::uint64_t>(i), [&](const Answer& a) {
      if (a.request % 8 != 0) return;
      m.save(before);
      const std::uint64_t end = end_from_here(m, a.request);
      ASSERT_NE(end, 0u);
      m.restore(before);
      ASSERT_EQ(end_from_here(m, a.request), end) << "seed " << setup_of(GetParam(), i).seed;
      m.restore(before);
    });
    if (HasFatalFailure()) return;
  }
}

// What can be picked first and second with every option of the open question.
std::string picks(const Match& m) {
  std::string text;
  const Request& r = m.request();
  for (int o = 0; o < r.options.size(); ++o) {
    Selection s;
    s.option = static_cast<std::uint8_t>(o);
    for (int depth = 0; depth < 3; ++depth) {
      const Pick p = next_pick(m.game(), r, s);
      for (CardId c : p.cards) text += std::to_string(c) + ",";
      for (Seat t : p.seats) text += "@" + std::to_string(t);
      text += p.done ? "." : ";";
      if (!p.cards.empty())
        s.cards.push_back(p.cards.first());
      else if (!p.seats.empty())
        s.seats.push_back(p.seats.first());
      else
        break;
    }
  }
  return text;
}

// Other general cards where somebody else's lie face down.
void exchange_hidden_generals(Game& g, Seat viewer) {
  for (Seat s = 0; s < g.players(); ++s)
    for (GeneralSlot& card : g[s].general)
      if (s != viewer && card.hidden)
        card.general = g.state.general_pile.nth(s % std::max(1, g.state.general_pile.size()));
}

TEST_P(RandomGames, TellASeatNothingOfWhatItCannotSee) {
  for (int i = 0; i < GetParam().games; ++i) {
    Match m;
    Snapshot before;
    play(m, setup_of(GetParam(), i), static_cast<std::uint64_t>(i), [&](const Answer& a) {
      // One seat after the other, and the spectator; the asked seat in every third decision.
      const int n = static_cast<int>(a.request) % (GetParam().players + 1);
      const Seat viewer = a.request % 3 == 0        ? a.seat
                          : n == GetParam().players ? kSpectator
                                                    : static_cast<Seat>(n);
      const std::string bytes = view_bytes(m.game(), viewer);
      const std::string offered = viewer == a.seat ? picks(m) : "";
      m.save(before);
      m.redeal_hidden(viewer, a.request);
      exchange_hidden_generals(tampered_game(m), viewer);
      ASSERT_EQ(view_bytes(m.game(), viewer), bytes) << "seed " << setup_of(GetParam(), i).seed;
      if (viewer == a.seat) ASSERT_EQ(picks(m), offered) << "seed " << setup_of(GetParam(), i).seed;
      m.restore(before);
    });
    if (HasFatalFailure()) return;
  }
}

// Games that are dealt anew behind a seat's back are legal games.
TEST_P(RandomGames, GoOnAfterHiddenCardsWereDealtAnew) {
  for (int i = 0; i < GetParam().games / 10; ++i) {
    Match m;
    std::string error;
    ASSERT_TRUE(m.start(setup_of(GetParam(), i), &error));
    Rng rng(static_cast<std::uint64_t>(i));
    Answer a;
    while (!m.over()) {
      if (m.request().id % 7 == 0) m.redeal_hidden(m.request().seat, m.request().id);
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a, &error)) << error;
    }
    EXPECT_EQ(broken_invariant(m.game()), "");
  }
}

std::string name_of_kind(const testing::TestParamInfo<Kind>& info) {
  return std::string(info.param.mode) + (info.param.variant ? "_002_" : "_") +
         std::to_string(info.param.players);
}

std::vector<Kind> kinds() {
  std::vector<Kind> all;
  for (int n = 2; n <= 10; ++n) all.push_back({"identity", n, 230});
  for (int n : {2, 3, 5, 8}) all.push_back({"toy", n, 100});
  for (int n : {2, 3, 5, 7, 8, 12}) all.push_back({"hegemony", n, 24});
  for (int n = 2; n <= 10; ++n) all.push_back({"identity", n, 20, true});
  for (int n = 2; n <= 10; ++n) all.push_back({"lab", n, 30, true});
  for (Kind& k : all) k.games = test::tries(k.games);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Modes, RandomGames, testing::ValuesIn(kinds()), name_of_kind);

}  // namespace
}  // namespace jiesuan
