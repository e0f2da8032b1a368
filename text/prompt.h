// A question to the one who is asked: what for, what saying no means, and the buttons.
#pragma once
#include <string>

#include "engine/api/question.h"
#include "engine/event/log.h"
#include "text/words.h"

namespace jiesuan::text {

struct Prompt {
  std::string ask;  // "③曹操对你使用【杀】：是否使用【闪】抵消？"
  std::string no;   // "不：此【杀】生效"; empty if one cannot decline
};
Prompt prompt(const Question& q, const Words& w);

// To somebody who could answer a window but has nothing to: what happens, and that there is no such card.
std::string nothing_to_answer_with(const LogEntry& window, const Words& w);

// The short text of a button: "使用【闪】", "不使用", "结束出牌".
std::string option_label(const Question& q, const Option& o, const Words& w);

}  // namespace jiesuan::text
