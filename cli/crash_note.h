// If the program crashes in the middle of thousands of games, it says in which.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>

namespace jiesuan::cli {

inline constexpr int kMaxThreads = 64;

// While it lives, a crash prints the games in hand and how to play them alone.
class CrashNote {
 public:
  explicit CrashNote(std::string command);  // what plays a single game, up to its number
  ~CrashNote();
  CrashNote(const CrashNote&) = delete;
  CrashNote& operator=(const CrashNote&) = delete;
  static void playing(int thread, std::uint64_t game);
  static void done(int thread);
};

}  // namespace jiesuan::cli
