// What is wrong with a scenario that plays and comes out: it shows nothing.
#pragma once
#include "judge/prepared.h"
#include "judge/runner.h"

namespace jiesuan::judge {

std::vector<Warning> warnings_of(const Prepared& p, const std::vector<Item>& story);

}  // namespace jiesuan::judge
