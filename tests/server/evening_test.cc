// How an evening among friends feels: how long one waits from one's own decision to the next.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "tests/server/person.h"

namespace jiesuan::server::test {
namespace {

constexpr Millis kAnswersIn = 1000;

// Sees what happened to its end, then answers within a second; what it cannot answer it leaves to the clock.
class Prompt : public Person {
 public:
  Prompt(World& w, std::uint64_t seed) : Person(w), rng_(seed) { do_not_check(); }

  void act() {
    if (!asked() || question.at("ask") == "none") return;
    const auto id = question.at("id").to_number<std::int64_t>();
    if (id != about_) {
      about_ = id;
      ready_ = std::max(world().now(), shown_by) + kAnswersIn;
    }
    if (world().now() < ready_) return;
    const bool mine = view.at("turn") == view.at("you");
    if (decided_ != 0) (mine && !in_turn_ ? to_own_turn : waits).push_back(world().now() - decided_);
    in_turn_ = mine;
    decided_ = world().now();
    answer(rng_);
  }

  // ms from one decision to the next; apart from the others the long ones, to the first of one's own turn.
  std::vector<Millis> waits, to_own_turn;

 private:
  Rng rng_;
  std::int64_t about_ = -1;
  Millis ready_ = 0, decided_ = 0;
  bool in_turn_ = false;
};

Millis middle_of(std::vector<Millis> all) {
  if (all.empty()) return 0;
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

struct Evening {
  std::vector<Millis> waits, to_own_turn;
  Millis lasted = 0;
};

// A game at the usual pace with the usual clocks, to its end.
void play_evening(std::uint64_t seed, Evening* evening) {
  World w;
  w.arrange([&](jiesuan::Setup& s) { s.seed = seed; });
  const auto [id, token] = w.make_room({{"players", 5}});
  Prompt one(w, mix64(seed)), two(w, mix64(seed + 100));
  one.come(id, token);
  two.come(id);
  two.sit(1, "Two");
  one.say({{"type", "start"}});
  const Millis began = w.now();
  constexpr Millis kStep = 100;
  for (int i = 0; i < 4 * 3600 * 10 && !one.over() && !testing::Test::HasFailure(); ++i) {
    w.pass(kStep);
    one.act();
    two.act();
  }
  EXPECT_TRUE(one.over()) << "seed " << seed << ": the game has no end";
  evening->lasted += w.now() - began;
  for (const Prompt* p : {&one, &two}) {
    evening->waits.insert(evening->waits.end(), p->waits.begin(), p->waits.end());
    evening->to_own_turn.insert(evening->to_own_turn.end(), p->to_own_turn.begin(), p->to_own_turn.end());
  }
}

TEST(TwoPeopleAtATableOfFive, DecideAgainWithinTwentySecondsOnTheWhole) {
  Evening evening;
  constexpr int kGames = 6;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) play_evening(seed, &evening);
  std::vector<Millis> all = evening.waits;
  all.insert(all.end(), evening.to_own_turn.begin(), evening.to_own_turn.end());
  std::cout << fmt::format(
      "{} decisions in {} games of {} s: {:.1f} s from one to the next (median), {:.1f} s to one's own turn\n",
      all.size(), kGames, evening.lasted / 1000 / kGames, static_cast<double>(middle_of(all)) / 1000,
      static_cast<double>(middle_of(evening.to_own_turn)) / 1000);
  EXPECT_GT(evening.to_own_turn.size(), 20U);
  EXPECT_LE(middle_of(all), 20'000);
  EXPECT_LE(middle_of(evening.to_own_turn), 30'000);
}

}  // namespace
}  // namespace jiesuan::server::test
