// A question as the asked seat's client gets it: the prompt, and the legal answers as data.
#pragma once
#include "server/json.h"

namespace jiesuan::server {

json::object next_json(const Pick& next);
// The open question, under the number its seat knows it by.
json::object question_json(const Game& g, std::uint32_t id);
// For somebody who is in the position to answer a window but has nothing to answer with: only "no".
json::object nothing_to_answer(const Game& g, const LogEntry& window, std::uint32_t id);

}  // namespace jiesuan::server
