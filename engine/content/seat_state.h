// A state with a name that follows from how things stand with a character ("abnormal": R002-56): nothing is
// stored, and whoever looks at the character is told as of a lasting effect.
#pragma once
#include <vector>

#include "engine/content/skill.h"

namespace jiesuan {

struct SeatState {
  using Holds = bool (*)(const Game&, Seat);
  // `called` names it and says in which mode or with which module there is such a state (only_in).
  SeatState(const SkillDef& called, Holds holds);
  SeatState(const SeatState&) = delete;

  const char* id;
  const SkillDef& called;
  Holds holds;
};
const std::vector<const SeatState*>& all_seat_states();

}  // namespace jiesuan
