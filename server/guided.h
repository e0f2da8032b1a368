// The game somebody new plays first: always the same deal. Whoever is new is the lord, takes the first turn
// and holds then 杀, 闪, 桃 and something to put on; soon somebody strikes. `Guided` of the tests holds the
// seed to it, and finds another one when cards or generals have changed.
#pragma once
#include <cstdint>

namespace jiesuan::server {

inline constexpr int kGuidedPlayers = 4;
inline constexpr std::uint64_t kGuidedSeed = 235;

}  // namespace jiesuan::server
