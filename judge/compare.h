// What was expected against what came of it.
#pragma once
#include "judge/prepared.h"
#include "judge/runner.h"

namespace jiesuan::judge {

// Against everything that happened: order, never, times, damage, asked, turns. The story is the verdict's.
void compare_story(const Prepared& p, Verdict& v, const Chronicle* chronicle);

}  // namespace jiesuan::judge
