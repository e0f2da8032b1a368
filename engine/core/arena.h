// One block of memory that holds everything mutable of one game: first the state, above it a stack of
// coroutine frames. Flows nest strictly, so frames are released in the opposite order of their creation
// and the stack needs no free lists. A snapshot is a copy of the used bytes; a restore copies them back
// into the same arena (frames hold addresses, so a snapshot is valid nowhere else).
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/poison.h"

namespace jiesuan {

class Arena {
 public:
  static constexpr std::size_t kCapacity = 256 * 1024;

  Arena();                        // maps the block; ok() tells whether that worked
  explicit Arena(Arena& lender);  // uses the lender's block, which others may use in turn
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  bool ok() const { return base_ != nullptr; }
  std::byte* base() { return base_; }
  const std::byte* base() const { return base_; }
  std::size_t used() const { return used_; }
  std::size_t high_water() const { return high_water_; }

  void reset();  // forget everything

  // The next block of the stack.
  void* push(std::size_t bytes) {
    const std::size_t size = rounded(bytes);
    if (used_ + size > kCapacity) fail("arena exhausted");
    std::byte* p = base_ + used_;
    used_ += size;
    if (used_ > high_water_) high_water_ = used_;
    JIESUAN_UNPOISON(p, size);
    return p;
  }
  // Releases a block, which must be the top one.
  void pop(void* p, std::size_t bytes) noexcept {
    const std::size_t size = rounded(bytes);
    if (static_cast<std::byte*>(p) + size != base_ + used_) fail("frames released out of order");
    used_ -= size;
    JIESUAN_POISON(p, size);
  }

  // A part of the block from which nothing is read before something is written there: it need not be copied.
  struct Unused {
    std::size_t from = 0, to = 0;
  };
  // Copies what is used but for some parts, in their order. Copying over live frames is invisible to the
  // optimiser: both are kept out of line and fenced.
  std::size_t save(std::byte* to, std::span<const Unused> but) const;  // how much it was
  void load(const std::byte* from, std::size_t used, std::span<const Unused> but);

 private:
  // Both are unreachable in a legal game: the deepest nesting ever seen needs a fifth of the room.
  [[noreturn]] static void fail(const char* what);
  static std::size_t rounded(std::size_t bytes) { return (bytes + 15) & ~std::size_t{15}; }
  std::byte* base_ = nullptr;
  bool borrowed_ = false;
  std::size_t used_ = 0;
  std::size_t high_water_ = 0;
};

}  // namespace jiesuan
