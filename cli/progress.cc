#include "cli/progress.h"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>

namespace jiesuan::cli {
namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

void on_interrupt(int) {
  interrupted.store(true, std::memory_order_relaxed);
  std::signal(SIGINT, SIG_DFL);  // whoever presses it twice means it
}

std::string bar(double share) {
  constexpr int kWidth = 24;
  const int full = static_cast<int>(share * kWidth);
  std::string out;
  for (int i = 0; i < kWidth; ++i) out += i < full ? "█" : "░";
  return out;
}

}  // namespace

StopOnInterrupt::StopOnInterrupt() {
  interrupted = false;
  before_ = std::signal(SIGINT, on_interrupt);
}
StopOnInterrupt::~StopOnInterrupt() { std::signal(SIGINT, before_); }
const std::atomic<bool>& StopOnInterrupt::stop() { return interrupted; }

ProgressBar::ProgressBar(bool visible, std::uint64_t total)
    : visible_(visible), total_(total), start_(std::chrono::steady_clock::now()) {}

ProgressBar::~ProgressBar() {
  if (visible_) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::show(std::uint64_t done) {
  if (!visible_ || total_ == 0) return;
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double share = static_cast<double>(done) / static_cast<double>(total_);
  fmt::print(stderr, "\r\033[K{} {:3.0f}%  {}/{} games", bar(share), share * 100, done, total_);
  if (rate > 0)
    fmt::print(stderr, "  {:.0f}/s, {:.0f} s left", rate, static_cast<double>(total_ - done) / rate);
  std::fflush(stderr);
}

}  // namespace jiesuan::cli
