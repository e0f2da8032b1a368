// 军令: somebody commands another character, which may refuse (hegemony §11).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// `by` draws two of the six commands, seen by it alone, and gives one of them to `to`. Whether it was obeyed:
// also if parts of it could not be done. Nobody is commanded if one of them is dead, or both are the same.
Task<bool> command(Game& g, Seat by, Seat to, SkillId skill);

// Its two halves, for one command to several characters: which of the two drawn is given …
Task<int> choose_command(Game& g, Seat by, SkillId skill);
// … and whether this one obeys it.
Task<bool> obeys_command(Game& g, Seat by, Seat to, int which, SkillId skill);

}  // namespace jiesuan
