#include "server/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <string_view>

namespace jiesuan::server {
namespace {

template <class T>
T number(const Figure<T>& figure) {
  return figure;
}
template <class T>
T number(const T& value) {
  return value;
}

template <class T>
void one(std::string& out, std::string_view name, std::string_view type, std::string_view help,
         const T& value) {
  fmt::format_to(std::back_inserter(out), "# HELP jiesuan_{0} {1}\n# TYPE jiesuan_{0} {2}\njiesuan_{0} {3}\n",
                 name, help, type, number(value));
}

void distribution(std::string& out, std::string_view name, std::string_view help,
                  const Metrics::Histogram& h) {
  fmt::format_to(std::back_inserter(out), "# HELP jiesuan_{0} {1}\n# TYPE jiesuan_{0} histogram\n", name,
                 help);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < h.kBounds.size(); ++i) {
    sum += h.counts[i];
    fmt::format_to(std::back_inserter(out), "jiesuan_{}_bucket{{le=\"{}\"}} {}\n", name, h.kBounds[i], sum);
  }
  sum += h.counts.back();
  fmt::format_to(std::back_inserter(out),
                 "jiesuan_{0}_bucket{{le=\"+Inf\"}} {1}\njiesuan_{0}_sum {2}\njiesuan_{0}_count {1}\n", name,
                 sum, number(h.sum));
}

std::size_t resident_bytes() {
  std::ifstream in("/proc/self/statm");
  std::size_t total = 0, resident = 0;
  in >> total >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

void Metrics::Histogram::note(double seconds) {
  std::size_t i = 0;
  while (i < kBounds.size() && seconds > kBounds[i]) ++i;
  ++counts[i];
  sum += seconds;
}

Metrics::Histogram& Metrics::Histogram::operator+=(const Histogram& other) {
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
  sum += other.sum;
  return *this;
}

Metrics& Metrics::operator+=(const Metrics& other) {
  rooms += other.rooms;
  connections += other.connections;
  for (const auto figure : {&Metrics::rooms_made,
                            &Metrics::games_finished,
                            &Metrics::games_told,
                            &Metrics::answers,
                            &Metrics::bot_answers,
                            &Metrics::timeouts,
                            &Metrics::refused,
                            &Metrics::malformed,
                            &Metrics::cut_off,
                            &Metrics::chats,
                            &Metrics::messages_in,
                            &Metrics::messages_out,
                            &Metrics::bytes_out,
                            &Metrics::http_requests,
                            &Metrics::readings_made,
                            &Metrics::readings_kept,
                            &Metrics::readings_refused,
                            &Metrics::http_refused,
                            &Metrics::connections_refused,
                            &Metrics::store_errors})
    this->*figure += other.*figure;
  handled += other.handled;
  answered += other.answered;
  lag += other.lag;
  return *this;
}

std::string Metrics::prometheus(bool store_works) const {
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
  one(out, "chats_total", "counter", "What people said to each other", chats);
  one(out, "messages_in_total", "counter", "WebSocket messages received", messages_in);
  one(out, "messages_out_total", "counter", "WebSocket messages sent", messages_out);
  // Not in bytes: a question with something to answer is longer than one without.
  one(out, "mebibytes_out_total", "counter", "Whole MiB of those", bytes_out >> 20);
  one(out, "http_requests_total", "counter", "HTTP requests", http_requests);
  one(out, "readings_made_total", "counter", "Answers to readers that took work", readings_made);
  one(out, "readings_kept_total", "counter", "Answers to readers that were still there", readings_kept);
  one(out, "readings_refused_total", "counter", "Readers sent away because too many waited",
      readings_refused);
  one(out, "http_refused_total", "counter", "HTTP requests over the rate of their address", http_refused);
  one(out, "connections_refused_total", "counter", "Connections over a limit", connections_refused);
  one(out, "store_up", "gauge", "1 if the store took what was last written", store_works ? 1 : 0);
  one(out, "store_errors_total", "counter", "Rooms that had to be read anew because the store failed",
      store_errors);
  one(out, "resident_bytes", "gauge", "Memory in use", resident_bytes());
  distribution(out, "answer_seconds", "From an answer to the updates it causes", handled);
  distribution(out, "http_seconds", "From an HTTP request to its answer", answered);
  distribution(out, "loop_lag_seconds", "How late the thread that plays comes to what is due", lag);
  return out;
}

}  // namespace jiesuan::server
