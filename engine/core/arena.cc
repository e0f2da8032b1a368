#include "engine/core/arena.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace jiesuan {

Arena::Arena() {
  void* p = mmap(nullptr, kCapacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p != MAP_FAILED) base_ = static_cast<std::byte*>(p);
  reset();
}

Arena::Arena(Arena& lender) : base_(lender.base_), borrowed_(true) {}

Arena::~Arena() {
  if (!base_ || borrowed_) return;
  JIESUAN_UNPOISON(base_, kCapacity);
  munmap(base_, kCapacity);
}

void Arena::reset() {
  used_ = 0;
  high_water_ = 0;
  if (base_) JIESUAN_POISON(base_, kCapacity);
}

void Arena::fail(const char* what) {
  std::fprintf(stderr, "jiesuan: %s\n", what);
  std::abort();
}

[[gnu::noinline]] std::size_t Arena::save(std::byte* to, std::span<const Unused> but) const {
  asm volatile("" ::: "memory");
  std::size_t from = 0;
  const std::byte* const start = to;
  const auto copy = [&](std::size_t until) {
    std::memcpy(to, base_ + from, until - from);
    to += until - from;
  };
  for (const Unused& gap : but) copy(gap.from), from = gap.to;
  copy(used_);
  asm volatile("" ::: "memory");
  return static_cast<std::size_t>(to - start);
}

[[gnu::noinline]] void Arena::load(const std::byte* from, std::size_t used, std::span<const Unused> but) {
  asm volatile("" ::: "memory");
  JIESUAN_UNPOISON(base_, used);
  std::size_t to = 0;
  const auto copy = [&](std::size_t until) {
    std::memcpy(base_ + to, from, until - to);
    from += until - to;
  };
  for (const Unused& gap : but) {
    copy(gap.from), to = gap.to;
#ifdef JIESUAN_CHECKS
    std::memset(base_ + gap.from, 0xA5, gap.to - gap.from);  // who reads it shall notice
#endif
  }
  copy(used);
  if (used < kCapacity) JIESUAN_POISON(base_ + used, kCapacity - used);
  used_ = used;
  asm volatile("" ::: "memory");
}

}  // namespace jiesuan
