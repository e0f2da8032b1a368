// The choice of which hidden general cards to turn up: nothing, the head, the deputy, both. The number of a
// choice is the bits of its slots.
#pragma once
#include "engine/content/skill.h"
#include "engine/query/states.h"
#include "engine/rules/reveal.h"

namespace jiesuan {

inline constexpr std::uint8_t kHeadBit = 1, kDeputyBit = 2, kBothBits = 3;

// Bits of the slots whose cards lie face down and may be turned up.
inline std::uint8_t revealable(const Game& g, Seat s) {
  std::uint8_t slots = hidden_slots(g, s);
  for (int slot = 0; slot < 2; ++slot)
    if (!may_reveal(g, s, slot)) slots &= static_cast<std::uint8_t>(~(1u << slot));
  return slots;
}

// What choose_one may offer for these slots.
inline std::uint32_t reveal_choices(std::uint8_t slots, bool both_too) {
  std::uint32_t possible = 1u;  // nothing
  if (slots & kHeadBit) possible |= 1u << kHeadBit;
  if (slots & kDeputyBit) possible |= 1u << kDeputyBit;
  if (both_too && slots == kBothBits) possible |= 1u << kBothBits;
  return possible;
}

}  // namespace jiesuan
