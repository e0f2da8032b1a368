// What is counted for /metrics.
#pragma once
#include <array>
#include <cstdint>
#include <string>

namespace jiesuan::server {

struct Metrics {
  std::int64_t rooms = 0, connections = 0;  // now
  std::uint64_t rooms_made = 0, games_finished = 0, games_told = 0;
  std::uint64_t answers = 0, bot_answers = 0, timeouts = 0;
  std::uint64_t refused = 0, malformed = 0, cut_off = 0, chats = 0;
  std::uint64_t messages_in = 0, messages_out = 0, bytes_out = 0, http_requests = 0;
  std::uint64_t readings_made = 0, readings_kept = 0, readings_refused = 0;
  std::uint64_t http_refused = 0, connections_refused = 0, store_errors = 0;

  struct Histogram {
    static constexpr std::array<double, 8> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5};
    std::array<std::uint64_t, kBounds.size() + 1> counts = {};
    double sum = 0;
    void note(double seconds);
  };
  void note_handled(double seconds) { handled.note(seconds); }
  Histogram handled;   // from an answer to the last update it caused
  Histogram answered;  // from an HTTP request to its answer
  Histogram lag;       // how late the thread that plays comes to what is due

  std::string prometheus(bool store_works) const;
};

}  // namespace jiesuan::server
