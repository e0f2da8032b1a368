// The game's only source of chance: xoshiro256**, seeded by splitmix64. Part of the game's state.
#pragma once
#include <cstdint>

namespace jiesuan {

inline constexpr std::uint64_t mix64(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

class Rng {
 public:
  constexpr Rng() = default;
  constexpr explicit Rng(std::uint64_t seed) {
    for (auto& word : s_) word = seed = mix64(seed);
  }
  constexpr std::uint64_t next() {
    const std::uint64_t out = rotl(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = rotl(s_[3], 45);
    return out;
  }
  // Uniform in [0, n); n > 0. Multiply-shift: the bias of at most n/2^32 is of no consequence here.
  constexpr std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
  }
  template <class T>
  constexpr void shuffle(T* items, int n) {
    for (int i = n - 1; i > 0; --i) {
      const auto j = static_cast<int>(below(static_cast<std::uint32_t>(i + 1)));
      const T held = items[i];
      items[i] = items[j];
      items[j] = held;
    }
  }

 private:
  static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::uint64_t s_[4] = {};
};

}  // namespace jiesuan
