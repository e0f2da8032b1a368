// General cards of the game: the pile they come from, and taking one.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

// The general cards of the game, one printing of each person.
void lay_out_general_pile(Game& g);

// Gives the character its general's facts and skills. Lord skills come only to a lord of the mode.
void take_general(Game& g, Seat s, std::uint8_t slot, GeneralId id);
void take_skills(Game& g, Seat s, std::uint8_t slot);
bool is_lord(const Game& g, Seat s);

}  // namespace jiesuan
