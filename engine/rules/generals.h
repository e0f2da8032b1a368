// General cards of the game: the pool they come from, and taking one.
#pragma once
#include "engine/content/setup.h"

namespace jiesuan {

// The general cards of the game: those the setup names, or every one of the standard set.
GeneralSet general_pool(const Setup& setup);

// Gives the character its general's facts and skills. Lord skills come only with the lord's role.
void take_general(Game& g, Seat s, std::uint8_t slot, GeneralId id);
void take_skills(Game& g, Seat s, std::uint8_t slot);

}  // namespace jiesuan
