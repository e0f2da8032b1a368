// A question as the asked seat's client gets it: the prompt, and the legal answers as data.
#pragma once
#include <string>

#include "engine/api/question.h"
#include "server/json.h"

namespace jiesuan::server {

json::object next_json(const Pick& next);

// A question as it is sent, kept until its id, the number its seat knows it by, is known: a fraction of what
// a tree takes, and it is sent more than once.
class QuestionText {
 public:
  QuestionText() = default;
  explicit QuestionText(const Question& q);
  // For somebody who is in the position to answer a window but has nothing to answer with: only "no".
  static QuestionText of_nothing(const LogEntry& window);
  void write(JsonText& t, std::uint64_t id) const;
  std::size_t size() const { return after_id_.size(); }

 private:
  std::string after_id_;
};

json::object question_json(const Question& q, std::uint32_t id);

}  // namespace jiesuan::server
