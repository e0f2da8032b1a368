// A mode for random games with document 002: everybody has the skills of some general and two bare operations
// (judge/lab*.cc), so that every word of the module is used. Everybody against everybody.
#include <cstring>

#include "engine/content/pool.h"
#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/rules/generals.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

// Not those that could make turns, or the skills of one character, without end.
bool playable(const SkillDef& s) {
  for (const char* id : {"lab_extra_turn", "lab_extra_turn_after", "lab_move_skill"})
    if (std::strcmp(s.id, id) == 0) return false;
  return s.is(Listing::Scenario);
}

const SkillDef& some_operation(Game& g) {
  const auto& all = Catalogue::get().skills();
  for (;;) {
    const SkillDef& s = *all[g.state.rng.below(static_cast<std::uint32_t>(all.size()))];
    if (playable(s)) return s;
  }
}

// Of the generals that identity games with these modules have.
GeneralId some_general(Game& g, const GeneralSet& taken) {
  const auto& all = Catalogue::get().generals();
  for (;;) {
    const General& x = *all[g.state.rng.below(static_cast<std::uint32_t>(all.size()))];
    if (x.belongs_to("identity") && !taken.has(x.number) &&
        module_missing_for(x, g.rules->mode(), g.rules->modules()).empty())
      return x.number;
  }
}

Task<> set_up(Game& g) {
  GeneralSet taken;
  for (Seat s = 0; s < g.players(); ++s) {
    const GeneralId general = some_general(g, taken);
    taken.add(general);
    take_general(g, s, 0, general);
    take_skills(g, s, 0);
    for (int i = 0; i < 2; ++i) gain_skill(g, s, some_operation(g));
    for (int i = 0; i < 4; ++i) place(g, g.state.pile[g.state.pile_size - 1], Zone::Hand, s);
  }
  co_await open(g, Timing::GameGeneralsShown, *running<GameFlow>(g));
}

void check_victory(Game& g) {
  const SeatSet left = living(g);
  if (left.size() > 1) return;
  g.state.outcome = left.empty() ? Outcome::Draw : Outcome::Decided;
  g.state.winners = left;
}

const Mode lab_mode({.id = "lab",
                     .zh = "试验桌",
                     .en = "Lab table",
                     .least_players = 2,
                     .most_players = 10,
                     .decks = {"standard", "standard_ex", "maneuvering"},
                     .set_up = set_up,
                     .check_victory = check_victory});

}  // namespace
}  // namespace jiesuan
