// The server's log: one JSON object a line, so that programs can read it. Never a token, never a card.
#pragma once
#include <functional>
#include <string_view>

#include "server/json.h"

namespace jiesuan::server {

class Journal {
 public:
  using Out = std::function<void(const std::string& line)>;
  explicit Journal(Out out) : out_(std::move(out)) {}
  void note(std::string_view event, json::object facts = {}) const;
  void warn(std::string_view event, json::object facts = {}) const;

 private:
  void write(std::string_view level, std::string_view event, json::object facts) const;
  Out out_;
};

}  // namespace jiesuan::server
