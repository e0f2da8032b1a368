// A question and its answer in one sentence each: who is asked, by what, for what, and what can be said.
#pragma once
#include <string>

#include "engine/event/request.h"
#include "text/words.h"

namespace jiesuan::text {

std::string asked_sentence(const Game& g, const Words& w);        // of the open question
std::string answered_sentence(const Game& g, const Words& w);     // of the answer just given
std::string wanted_names(const NameSet& wanted, const Words& w);  // "【杀】", "【桃】或【酒】"
// What was chosen: "使用 ♠7【杀】 → ③曹操".
std::string selection_text(const Game& g, const Request& r, const Selection& pick, const Words& w);
// One thing that can be answered: "发动〖天香〗", "使用【闪】", "不".
std::string option_text(const Game& g, const Request& r, const Option& o, const Words& w);

}  // namespace jiesuan::text
