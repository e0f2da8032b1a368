// Another program, run for one answer: what it is told, what it says, and how long and how much it may.
#pragma once
#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace jiesuan::server {

struct ChildLimits {
  std::chrono::milliseconds time{15'000};  // by the clock on the wall, which runs on while others work
  std::size_t output = 8u << 20;
};

struct ChildEnd {
  enum class How : std::uint8_t {
    Exited,
    Killed,       // by a signal that did not come from here
    TimeOver,     // … it took too long
    TooMuch,      // … it said too much
    NotStarted,   // there is no such program, or no room for it
    NobodyWaits,  // the server stops
  };
  How how = How::NotStarted;
  int status = 0;  // Exited
  std::string output;
};

// Blocks until the program has ended, one way or another. It has nothing of this process but its input and
// output.
ChildEnd run_child(const std::vector<std::string>& command, const std::string& input,
                   const ChildLimits& limits, const std::atomic<bool>& nobody_waits);

}  // namespace jiesuan::server
