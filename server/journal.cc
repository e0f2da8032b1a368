#include "server/journal.h"

#include <fmt/chrono.h>

#include <chrono>

namespace jiesuan::server {

void Journal::write(std::string_view level, std::string_view event, json::object facts) const {
  if (!out_) return;
  const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  json::object line;
  line["at"] = fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", now);
  line["level"] = level;
  line["event"] = event;
  for (auto& [key, value] : facts) line[key] = std::move(value);
  out_(json::serialize(line));
}

void Journal::note(std::string_view event, json::object facts) const {
  write("info", event, std::move(facts));
}
void Journal::warn(std::string_view event, json::object facts) const {
  write("warn", event, std::move(facts));
}

}  // namespace jiesuan::server
