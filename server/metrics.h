// What is counted for /metrics.
#pragma once
#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace jiesuan::server {

// What one thread counts and any may look at. It needs no lock, since only one writes it.
template <class T>
class Figure {
 public:
  Figure() = default;
  Figure(const Figure& other) : value_(static_cast<T>(other)) {}
  Figure& operator=(const Figure&) = delete;
  ~Figure() = default;
  Figure& operator+=(T n) {
    value_.store(value_.load(std::memory_order_relaxed) + n, std::memory_order_relaxed);
    return *this;
  }
  Figure& operator++() { return *this += T{1}; }
  Figure& operator--() { return *this += T{-1}; }
  operator T() const {
    return value_.load(std::memory_order_relaxed);
  }  // NOLINT(*-explicit-*): it is a number

 private:
  std::atomic<T> value_ = 0;
};

struct Metrics {
  using Count = Figure<std::uint64_t>;
  Figure<std::int64_t> rooms, connections;  // now
  Count rooms_made, games_finished, games_told;
  Count answers, bot_answers, timeouts;
  Count refused, malformed, cut_off, chats;
  Count messages_in, messages_out, bytes_out, http_requests;
  Count readings_made, readings_kept, readings_refused;
  Count http_refused, connections_refused, store_errors;

  struct Histogram {
    static constexpr std::array<double, 8> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5};
    std::array<Count, kBounds.size() + 1> counts;
    Figure<double> sum;
    void note(double seconds);
    Histogram& operator+=(const Histogram& other);
  };
  void note_handled(double seconds) { handled.note(seconds); }
  Histogram handled;   // from an answer to the last update it caused
  Histogram answered;  // from an HTTP request to its answer
  Histogram lag;       // how late the thread that plays comes to what is due

  Metrics& operator+=(const Metrics& other);  // of another thread
  std::string prometheus(bool store_works) const;
};

}  // namespace jiesuan::server
