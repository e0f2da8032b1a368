// Every legal answer to an open question, and how one is named so that it can be asked for again.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/event/request.h"

namespace jiesuan::judge {

struct LegalAnswers {
  std::vector<Selection> picks;
  bool all = true;  // false: there are more than were wanted
};

// Two selections that differ only in an order that means nothing are one answer.
LegalAnswers legal_answers(const Game& g, const Request& r, std::size_t most);

// "2/17.30/1": the option, its cards, its characters. Two names of one answer are the same name.
std::string answer_name(const Game& g, const Request& r, const Selection& pick);
// Nothing if it is no such name; whether it is an answer to anything is the gate's business.
std::optional<Selection> answer_named(std::string_view name);

}  // namespace jiesuan::judge
