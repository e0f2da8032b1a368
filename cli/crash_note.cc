#include "cli/crash_note.h"

#include <unistd.h>

#include <charconv>
#include <csignal>
#include <string_view>
#include <utility>

namespace jiesuan::cli {
namespace {

constexpr std::uint64_t kNone = ~std::uint64_t{0};
std::atomic<std::uint64_t> in_hand[kMaxThreads];
std::string play_alone;

// Only what may be called in a signal handler.
void put(std::string_view text) {
  if (write(STDERR_FILENO, text.data(), text.size()) < 0) return;
}
void put(std::uint64_t n) {
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, n).ptr;
  put(std::string_view(digits, static_cast<std::size_t>(end - digits)));
}

void on_crash(int signal) {
  std::signal(signal, SIG_DFL);
  for (const auto& game : in_hand) {
    const std::uint64_t n = game.load(std::memory_order_relaxed);
    if (n == kNone) continue;
    put("\njiesuan sim: crashed while this game was played: ");
    put(play_alone);
    put(n);
  }
  put("\n");
  std::raise(signal);
}

// A sanitizer explains a bad access better than we do.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr int kSignals[] = {SIGABRT};
#else
constexpr int kSignals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
#endif
#else
constexpr int kSignals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
#endif

}  // namespace

CrashNote::CrashNote(std::string command) {
  for (auto& game : in_hand) game = kNone;
  play_alone = std::move(command);
  for (int s : kSignals) std::signal(s, on_crash);
}

CrashNote::~CrashNote() {
  for (int s : kSignals) std::signal(s, SIG_DFL);
}

void CrashNote::playing(int thread, std::uint64_t game) {
  in_hand[thread].store(game, std::memory_order_relaxed);
}
void CrashNote::done(int thread) { in_hand[thread].store(kNone, std::memory_order_relaxed); }

}  // namespace jiesuan::cli
