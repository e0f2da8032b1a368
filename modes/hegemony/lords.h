// Lords (君主, hegemony §9): cards that take the place of a head general of the same name.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

bool is_lord_card(GeneralId id);
// Its head general is a lord card of that force, dead or alive.
bool is_lord_of(const Game& g, Seat s, Kingdom force);
bool has_lord_card(const Game& g, Seat s);

// On the first turn, the head just revealed: the lord card that may take its place; None if there is none.
GeneralId lord_for(const Game& g, Seat s);
void enthrone(Game& g, Seat s, GeneralId lord);
// A lord has come: everybody printed with its force, dead or alive, belongs to it again.
void gather_force(Game& g, Seat lord);

}  // namespace jiesuan
