// What the bare events of scenarios have in common: whom they choose, what they do.
#pragma once
#include "generals/common.h"

namespace jiesuan {

inline bool anyone(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
inline bool another(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
inline Task<> let_draw(Skill<Phase> s) { co_await draw(s.game, s.seat(), 1); }

}  // namespace jiesuan
