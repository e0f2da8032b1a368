// Windows must be cheap: how much of an evening two people at a table of five spend in them.
#include <fmt/format.h>

#include <iostream>

#include "tests/server/person.h"

namespace jiesuan::server::test {
namespace {

// Thinks some seconds about what to do, answers a card in a second or so, and leaves windows in which it has
// nothing to say to the clock.
class Unhurried : public Person {
 public:
  Unhurried(World& w, std::uint64_t seed) : Person(w), rng_(seed) {}

  void act() {
    if (!asked()) return;
    const auto id = question.at("id").to_number<std::int64_t>();
    if (id != about_) {
      about_ = id;
      const bool window = waiting.is_object() && waiting.at("window") == true;
      ready_ = world().now() + (window ? 500 + rng_.below(1200) : 2000 + rng_.below(6000));
    }
    if (world().now() < ready_ || question.at("ask") == "none") return;
    answer(rng_);
  }
  bool alive() const {
    if (!view.is_object() || view.at("you").is_null()) return true;  // the game has not begun
    return view.at("seats").at(view.at("you").to_number<std::size_t>()).at("alive") == true;
  }
  // … and what happened before has been shown.
  bool in_window() { return world().now() > shown_by && waiting.is_object() && waiting.at("window") == true; }

 private:
  Rng rng_;
  std::int64_t about_ = -1;
  Millis ready_ = 0;
};

struct Share {
  double total = 0, in_windows = 0;
  int windows = 0;
};

// A game as a room is made by default, as long as both of the people live.
void spend(std::uint64_t seed, int players, const char* mode, Share* share) {
  World w;
  w.arrange([&](jiesuan::Setup& s) { s.seed = seed; });
  const auto [id, token] = w.make_room({{"players", players}, {"mode", mode}, {"clock", {{"decision", 0}}}});
  Unhurried one(w, mix64(seed)), two(w, mix64(seed + 100));
  one.do_not_check(), two.do_not_check();
  one.come(id, token);
  two.come(id);
  two.sit(1, "Two");
  one.say({{"type", "start"}});
  bool before = false;
  constexpr Millis kStep = 50;
  for (int i = 0; i < 3600 * 20 && !one.over() && one.alive() && two.alive(); ++i) {
    w.pass(kStep);
    one.act();
    two.act();
    share->total += kStep;
    if (one.in_window()) share->in_windows += kStep;
    share->windows += one.in_window() && !before ? 1 : 0;
    before = one.in_window();
    if (testing::Test::HasFailure()) return;
  }
}

void expect_at_most_a_fifth(int players, const char* mode) {
  Share share;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) spend(seed, players, mode, &share);
  const double part = share.in_windows / share.total;
  std::cout << fmt::format("{} windows, {:.0f} of {:.0f} s in them: {:.1f} %\n", share.windows,
                           share.in_windows / 1000, share.total / 1000, 100 * part);
  EXPECT_GT(share.windows, 100);
  EXPECT_LE(part, 0.2);
}

TEST(TimeInWindows, IsAtMostAFifthForTwoPeopleAtATableOfFive) { expect_at_most_a_fifth(5, "identity"); }
TEST(TimeInWindows, IsAtMostAFifthForTwoPeopleAmongSixHiddenGenerals) {
  expect_at_most_a_fifth(6, "hegemony");
}

}  // namespace
}  // namespace jiesuan::server::test
