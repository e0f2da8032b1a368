// Why a step comes where it comes: the timing or the principle, in our own words, with the ids of the rules.
#pragma once
#include <string>
#include <vector>

#include "judge/story.h"
#include "text/words.h"

namespace jiesuan::judge {

// A reason and the ids of the rules it stands in: "R000-89, C09".
struct Because {
  std::string text, rules;
  bool empty() const { return rules.empty(); }
};

// "R000-89, C09" → its parts.
std::vector<std::string> rule_ids(const std::string& rules);

Because explain_timing(Timing t, const text::Words& w);  // empty if there is nothing to say
Because explain_item(const Item& i, const std::vector<std::string>& seats, const text::Words& w);

}  // namespace jiesuan::judge
