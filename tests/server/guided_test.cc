// The guided first game: whatever somebody new does, the things a beginner has to know come up.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "engine/content/card_def.h"
#include "engine/content/catalogue.h"
#include "server/guided.h"
#include "tests/server/person.h"

namespace jiesuan::server::test {
namespace {

struct Met {
  bool lord = false;  // it is the lord, whose turn comes first
  bool slash = false, equipment = false, peach = false,
       jink = false;    // at its first act: the first two can be used
  bool struck = false;  // 杀 was used on it in the first rounds
  bool all() const { return lord && slash && equipment && peach && jink && struck; }
};
constexpr int kFirstRounds = 3;

bool is_equipment(const std::string& card) {
  return Catalogue::get().find_card(card.c_str())->category == Category::Equipment;
}

void look_at_first_act(const Person& p, Met* met) {
  std::set<std::int64_t> usable;
  for (const json::value& o : p.question.at("options").as_array())
    if (o.at("kind") == "use")
      for (const json::value& card : o.at("next").at("cards").as_array())
        usable.insert(card.to_number<std::int64_t>());
  for (const json::value& c : p.view.at("hand").as_array()) {
    const std::string name = str(c.at("name"));
    const bool can = usable.contains(c.at("id").to_number<std::int64_t>());
    met->slash |= can && name.ends_with("slash");
    met->equipment |= can && is_equipment(name);
    met->peach |= name == "peach";
    met->jink |= name == "jink";
  }
}

bool strikes(const json::value& entry) {
  if (entry.at("kind") != "card_used" || !str(entry.at("card")).ends_with("slash")) return false;
  const json::value* on = entry.as_object().if_contains("seats");
  const auto is_me = [](const json::value& seat) { return seat == 0; };
  return on && std::any_of(on->as_array().begin(), on->as_array().end(), is_me);
}

// What somebody meets who answers at random.
Met meet(const json::object& settings, std::optional<std::uint64_t> seed, std::uint64_t habit) {
  World w;
  w.context().seed = seed;
  const auto [id, token] = w.make_room(settings);
  Person p(w);
  p.do_not_check();
  p.come(id, token);
  Met met;
  Rng rng(habit);
  bool acted = false;
  for (int i = 0; i < 400 && !p.over() && !testing::Test::HasFailure(); ++i) {
    w.settle();
    if (!p.asked()) break;
    if (p.view.at("round").to_number<int>() > kFirstRounds) break;
    met.lord = p.view.at("you") == 0;
    if (!met.lord) return met;
    if (!acted && p.question.at("ask") == "act") {
      acted = true;
      look_at_first_act(p, &met);
      if (!met.slash || !met.equipment || !met.peach || !met.jink) return met;
    }
    p.answer(rng);
  }
  for (const json::value& entry : p.log) met.struck |= strikes(entry);
  return met;
}

constexpr int kHabits = 6;
Met meet_always(const json::object& settings, std::optional<std::uint64_t> seed) {
  Met met;
  for (std::uint64_t habit = 1; habit <= kHabits; ++habit) {
    met = meet(settings, seed, habit);
    if (!met.all()) break;
  }
  return met;
}

json::object at_once(json::object more) {
  more["pace"] = 0;
  more["clock"] = {{"decision", 0}, {"bank", 0}, {"away", 0}, {"window", 0}};
  return more;
}

// A seed with which everything comes up, for when the one that is kept no longer does.
std::string better_seed() {
  const json::object settings = at_once({{"players", kGuidedPlayers}, {"start", true}});
  for (std::uint64_t seed = 1; seed <= 3000; ++seed)
    if (meet_always(settings, seed).all()) return fmt::format("kGuidedSeed = {} would do", seed);
  return "no seed up to 3000 would do";
}

TEST(Guided, ShowsEverythingABeginnerHasToKnowWhateverIsPlayed) {
  const Met met = meet_always(at_once({{"guided", true}}), std::nullopt);
  EXPECT_TRUE(met.all()) << better_seed();
}

TEST(Guided, HasItsOwnSettings) {
  World w;
  const auto [id, token] = w.make_room({{"guided", true}, {"pace", 300}, {"players", 4}});
  Person p(w);
  p.come(id, token);
  EXPECT_EQ(p.room.at("state"), "playing");
  EXPECT_EQ(p.room.at("settings").at("guided"), true);
  EXPECT_EQ(p.room.at("settings").at("listed"), false);
  EXPECT_EQ(p.room.at("settings").at("pace"), 300);
  w.post({{"guided", true}, {"players", 5}}, 400);
  w.post({{"guided", true}, {"bots", "random"}}, 400);
  w.post({{"guided", true}, {"bots_only", true}}, 400);
  w.post({{"guided", true}, {"seed", 3}}, 400);
}

TEST(Guided, IsStillGuidedAfterACrash) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] = w.make_room({{"guided", true}});
  {
    Person p(w);
    p.come(id, token);
    p.forget();
  }
  w.crash();
  Person p(w);
  p.come(id, token);
  EXPECT_EQ(p.room.at("settings").at("guided"), true);
  EXPECT_EQ(p.view.at("you"), 0);
}

}  // namespace
}  // namespace jiesuan::server::test
