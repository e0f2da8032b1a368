#include "engine/content/seat_state.h"

#include "engine/content/registry.h"

namespace jiesuan {

SeatState::SeatState(const SkillDef& named, Holds when) : id(named.id), called(named), holds(when) {
  Registry<SeatState>::enlist(this);
}

const std::vector<const SeatState*>& all_seat_states() { return Registry<SeatState>::all("state"); }

}  // namespace jiesuan
