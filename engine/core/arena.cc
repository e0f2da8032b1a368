#include "engine/core/arena.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define JIESUAN_POISON(p, n) ASAN_POISON_MEMORY_REGION(p, n)
#define JIESUAN_UNPOISON(p, n) ASAN_UNPOISON_MEMORY_REGION(p, n)
#endif
#endif
#ifndef JIESUAN_POISON
#define JIESUAN_POISON(p, n) ((void)0)
#define JIESUAN_UNPOISON(p, n) ((void)0)
#endif

namespace jiesuan {

Arena::Arena() {
  void* p = mmap(nullptr, kCapacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p != MAP_FAILED) base_ = static_cast<std::byte*>(p);
  reset();
}

Arena::~Arena() {
  if (!base_) return;
  JIESUAN_UNPOISON(base_, kCapacity);
  munmap(base_, kCapacity);
}

void Arena::reset() {
  used_ = 0;
  high_water_ = 0;
  if (base_) JIESUAN_POISON(base_, kCapacity);
}

void* Arena::push(std::size_t bytes) {
  const std::size_t size = rounded(bytes);
  if (used_ + size > kCapacity) {
    // Unreachable in a legal game: the deepest nesting seen in millions of games needs a tenth of it.
    std::fputs("jiesuan: arena exhausted\n", stderr);
    std::abort();
  }
  std::byte* p = base_ + used_;
  used_ += size;
  if (used_ > high_water_) high_water_ = used_;
  JIESUAN_UNPOISON(p, size);
  return p;
}

void Arena::pop(void* p, std::size_t bytes) noexcept {
  const std::size_t size = rounded(bytes);
  if (static_cast<std::byte*>(p) + size != base_ + used_) {
    std::fputs("jiesuan: frames released out of order\n", stderr);
    std::abort();
  }
  used_ -= size;
  JIESUAN_POISON(p, size);
}

[[gnu::noinline]] void Arena::save(std::byte* to) const {
  asm volatile("" ::: "memory");
  std::memcpy(to, base_, used_);
  asm volatile("" ::: "memory");
}

[[gnu::noinline]] void Arena::load(const std::byte* from, std::size_t bytes) {
  asm volatile("" ::: "memory");
  JIESUAN_UNPOISON(base_, bytes);
  std::memcpy(base_, from, bytes);
  if (bytes < kCapacity) JIESUAN_POISON(base_ + bytes, kCapacity - bytes);
  used_ = bytes;
  asm volatile("" ::: "memory");
}

}  // namespace jiesuan
