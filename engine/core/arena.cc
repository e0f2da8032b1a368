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

void Arena::fail(const char* what) {
  std::fprintf(stderr, "jiesuan: %s\n", what);
  std::abort();
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
