// A question as the asked seat's client gets it: the prompt, and the legal answers as data.
#pragma once
#include <string>

#include "engine/api/question.h"
#include "server/json.h"

namespace jiesuan::server {

json::object next_json(const Pick& next);
// Under the number its seat knows it by.
json::object question_json(const Question& q, std::uint32_t id);
// For somebody who is in the position to answer a window but has nothing to answer with: only "no".
json::object nothing_to_answer(const LogEntry& window, std::uint32_t id);

// A question as it is sent, kept until its id is known: a fraction of what the tree takes, and it is sent
// more than once.
class QuestionText {
 public:
  QuestionText() = default;
  explicit QuestionText(const json::object& numbered_0);
  std::string with_id(std::uint64_t id) const;

 private:
  std::string after_id_;
};

}  // namespace jiesuan::server
