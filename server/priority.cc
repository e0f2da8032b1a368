#include "server/priority.h"

#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>

namespace jiesuan::server {
namespace {

constexpr int kNiceness = 10;
constexpr std::uint64_t kShortSlice = 100'000;  // ns, the shortest there is

// As sched_setattr(2) has it; the C library has neither the struct nor the call.
struct SchedAttr {
  std::uint32_t size = sizeof(SchedAttr);
  std::uint32_t policy = SCHED_OTHER;
  std::uint64_t flags = 0;
  std::int32_t nice = 0;
  std::uint32_t priority = 0;
  std::uint64_t runtime = 0;  // how long it goes on at a time; 0: as long as others
  std::uint64_t deadline = 0, period = 0;
};

void schedule(const SchedAttr& how) { syscall(SYS_sched_setattr, 0, &how, 0); }

}  // namespace

// From Linux 6.12 on whoever runs is left running for its slice of some 3 ms, however it steps back, unless
// the one that wakes asks for a shorter one.
void answer_at_once() { schedule({.nice = getpriority(PRIO_PROCESS, 0), .runtime = kShortSlice}); }

void step_back() {
  schedule({.policy = SCHED_BATCH, .nice = std::max(getpriority(PRIO_PROCESS, 0), kNiceness)});
}

}  // namespace jiesuan::server
