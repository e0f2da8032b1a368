#include "server/metrics.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace jiesuan::server {
namespace {

template <class T>
void one(std::string& out, std::string_view name, std::string_view type, std::string_view help, T value) {
  fmt::format_to(std::back_inserter(out), "# HELP jiesuan_{0} {1}\n# TYPE jiesuan_{0} {2}\njiesuan_{0} {3}\n",
                 name, help, type, value);
}

}  // namespace

void Metrics::note_handled(double seconds) {
  std::size_t i = 0;
  while (i < kBounds.size() && seconds > kBounds[i]) ++i;
  ++handled[i];
  handled_seconds += seconds;
}

std::string Metrics::prometheus() const {
  std::string out;
  one(out, "rooms", "gauge", "Rooms in memory", rooms);
  one(out, "connections", "gauge", "Open WebSocket connections", connections);
  one(out, "rooms_made_total", "counter", "Rooms created", rooms_made);
  one(out, "games_finished_total", "counter", "Games played to their end", games_finished);
  one(out, "games_told_total", "counter", "Finished games kept as they were told", games_told);
  one(out, "answers_total", "counter", "Answers of people that passed the gate", answers);
  one(out, "bot_answers_total", "counter", "Answers of bots", bot_answers);
  one(out, "timeouts_total", "counter", "Safe answers given because a clock ran out", timeouts);
  one(out, "refused_total", "counter", "Messages refused with a reason", refused);
  one(out, "malformed_total", "counter", "Messages that were none", malformed);
  one(out, "cut_off_total", "counter", "Connections closed for sending too much or reading too little",
      cut_off);
  one(out, "messages_in_total", "counter", "WebSocket messages received", messages_in);
  one(out, "messages_out_total", "counter", "WebSocket messages sent", messages_out);
  // Not in bytes: a question with something to answer is longer than one without.
  one(out, "mebibytes_out_total", "counter", "Whole MiB of those", bytes_out >> 20);
  one(out, "http_requests_total", "counter", "HTTP requests", http_requests);
  out +=
      "# HELP jiesuan_answer_seconds From an answer to the updates it causes\n"
      "# TYPE jiesuan_answer_seconds histogram\n";
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    sum += handled[i];
    out += fmt::format("jiesuan_answer_seconds_bucket{{le=\"{}\"}} {}\n", kBounds[i], sum);
  }
  sum += handled.back();
  out += fmt::format(
      "jiesuan_answer_seconds_bucket{{le=\"+Inf\"}} {0}\njiesuan_answer_seconds_sum {1}\n"
      "jiesuan_answer_seconds_count {0}\n",
      sum, handled_seconds);
  return out;
}

}  // namespace jiesuan::server
