// A progress bar on stderr, and Ctrl-C as a wish to stop rather than an end.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>

namespace jiesuan::cli {

// While it lives, the first Ctrl-C only sets `stop`; a second one ends the program.
class StopOnInterrupt {
 public:
  StopOnInterrupt();
  ~StopOnInterrupt();
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
  static const std::atomic<bool>& stop();

 private:
  void (*before_)(int);
};

class ProgressBar {
 public:
  ProgressBar(bool visible, std::uint64_t total);
  ~ProgressBar();  // wipes it
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void show(std::uint64_t done);

 private:
  bool visible_;
  std::uint64_t total_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace jiesuan::cli
