// A question and its answer in one sentence each: who is asked, by what, for what, and what can be said.
#pragma once
#include <string>

#include "engine/api/question.h"
#include "text/words.h"

namespace jiesuan::text {

std::string asked_sentence(const Question& q, const Words& w);
std::string answered_sentence(const Question& q, const Words& w);  // of the answer just given
std::string wanted_names(const NameSet& wanted, const Words& w);   // "【杀】", "【桃】或【酒】"
// What was chosen: "使用 ♠7【杀】 → ③曹操".
std::string selection_text(const Question& q, const Selection& pick, const Words& w);
// One thing that can be answered: "发动〖天香〗", "使用【闪】", "不".
std::string option_text(const Question& q, const Option& o, const Words& w);
std::string card_names(const Question& q, const CardSet& cards, const Words& w);  // "【杀】或【闪】"
std::string skill_and_owner(const Question& q, const Option& o, const Words& w);  // "②张角的〖黄天〗"

}  // namespace jiesuan::text
