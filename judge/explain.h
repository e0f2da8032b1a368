// Why a step comes where it comes: the timing or the principle, in our own words, with the ids of the rules.
#pragma once
#include <string>
#include <vector>

#include "judge/story.h"
#include "text/words.h"

namespace jiesuan::judge {

std::string explain_timing(Timing t, const text::Words& w);  // "" if there is nothing to say
std::string explain_item(const Item& i, const std::vector<std::string>& seats, const text::Words& w);

}  // namespace jiesuan::judge
