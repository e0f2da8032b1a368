#include "cli/judge_limits.h"

#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <new>

namespace jiesuan::cli {
namespace {

// A sanitizer reserves far more address space than the program uses.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kMemoryCanBeLimited = false;
#else
constexpr bool kMemoryCanBeLimited = true;
#endif
#else
constexpr bool kMemoryCanBeLimited = true;
#endif

constexpr int kPolite = 10;  // games at the same machine go first

}  // namespace

void limit_this_process(int seconds, int megabytes) {
  if (seconds > 0) {
    std::signal(SIGXCPU, [](int) { _exit(kOutOfTime); });
    const rlimit time{static_cast<rlim_t>(seconds), static_cast<rlim_t>(seconds) + 1};
    setrlimit(RLIMIT_CPU, &time);
    setpriority(PRIO_PROCESS, 0, kPolite);
  }
  if (megabytes > 0 && kMemoryCanBeLimited) {
    std::set_new_handler([] { _exit(kOutOfMemory); });
    const rlimit memory{static_cast<rlim_t>(megabytes) << 20, static_cast<rlim_t>(megabytes) << 20};
    setrlimit(RLIMIT_AS, &memory);
  }
}

}  // namespace jiesuan::cli
