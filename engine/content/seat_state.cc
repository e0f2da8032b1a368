#include "engine/content/seat_state.h"

#include <algorithm>

#include "engine/content/registry.h"
#include "engine/content/rulebook.h"
#include "engine/state/game.h"

namespace jiesuan {
namespace {

bool is_of(const Rulebook& rules, std::string_view mode_or_module) {
  if (mode_or_module.empty() || mode_or_module == rules.mode().id) return true;
  const auto named = [&](const RulesModule* m) { return mode_or_module == m->id; };
  return std::any_of(rules.modules().begin(), rules.modules().end(), named);
}

}  // namespace

SeatState::SeatState(const SkillDef& named, Holds when) : id(named.id), called(named), holds(when) {
  Registry<SeatState>::enlist(this);
}

const std::vector<const SeatState*>& all_seat_states() { return Registry<SeatState>::all("state"); }

std::vector<SkillId> seat_states(const Game& g, Seat s) {
  std::vector<SkillId> out;
  for (const SeatState* state : all_seat_states())
    if (is_of(*g.rules, state->called.only_in) && state->holds(g, s)) out.push_back(state->called.number);
  return out;
}

}  // namespace jiesuan
