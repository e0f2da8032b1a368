// Why skills were not offered, for whoever listens to the log for it: of a skill that was looked at the
// timing says so itself; here are those that nobody looked at, though they could have been launched.
#pragma once
#include "engine/event/events.h"
#include "engine/event/log.h"
#include "engine/query/why_not.h"
#include "engine/rules/pass.h"
#include "engine/state/game.h"

namespace jiesuan {

inline bool reasons_wanted(const Game& g) { return is_told(g, LogKind::NotOffered); }
void tell_not_offered(Game& g, Timing t, Seat s, Seat owner, SkillId skill, WhyNot why);

// Those after the place in the order: somebody acted, and the timing is over.
void tell_those_after(Game& g, Timing t, Event& e, int place);
// Those before it: what has become possible only now.
void tell_those_before(Game& g, Timing t, Event& e, int place, const Pass& pass);
// The target in hand has been cancelled at this step of preparing the targets: what its character would have
// been asked for at the timing of a later one.
void tell_cancelled(Game& g, Timing later, Use& u);

}  // namespace jiesuan
