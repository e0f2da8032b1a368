// The list of targets of a running use (timings §9.2).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

void sort_several_targets(const Game& g, Use& u);
inline void sort_targets(const Game& g, Use& u) {  // by seat from the anchor, then by creation
  if (u.targets.size() > 1) sort_several_targets(g, u);
}
void drop_dead_targets(const Game& g, Use& u);
// Steps 4–7: every target passes one step before any passes the next.
Task<> designate_targets(Game& g, Use& u);

}  // namespace jiesuan
