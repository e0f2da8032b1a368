// Laying out a game before its first step: the deck, and for a given position everything else.
#pragma once
#include <string>

#include "engine/api/setup.h"

namespace jiesuan {

// False and a reason if the setup cannot be laid out.
bool prepare(Game& g, const Setup& setup, std::string* why);

// The general cards of the game: those the setup names, or every one of the standard set.
GeneralSet general_pool(const Setup& setup);

// Gives the character its general's facts and skills. Lord skills come only with the lord's role.
void take_general(Game& g, Seat s, std::uint8_t slot, GeneralId id);
void take_skills(Game& g, Seat s, std::uint8_t slot);

}  // namespace jiesuan
