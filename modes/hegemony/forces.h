// Which force a character is of, and when that is settled (hegemony §5).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// The sides of this mode, in the order of its list of allegiances.
constexpr Allegiance allegiance_of(Kingdom force) {
  switch (force) {
    case Kingdom::Wei:
      return Allegiance{1};
    case Kingdom::Shu:
      return Allegiance{2};
    case Kingdom::Wu:
      return Allegiance{3};
    case Kingdom::Qun:
      return Allegiance{4};
    case Kingdom::Ambitionist:
      return Allegiance{5};
    default:
      return Allegiance::None;
  }
}

// The force printed on its general cards. The players do not know it, the rules do.
Kingdom printed_force(const Game& g, Seat s);
// So many of one force at most, unless their lord lives: half the players.
int most_of_a_force(const Game& g);

Seat living_lord(const Game& g, Kingdom force);  // or kNoSeat
bool lord_is_dead(const Game& g, Kingdom force, Seat besides = kNoSeat);

// Who joins the force now, which everybody can count, becomes no ambitionist.
bool takes_one_more(const Game& g, Kingdom force, Seat joining = kNoSeat);
// The force it has when it turns up a general card now.
Kingdom force_if_determined(const Game& g, Seat s);
void set_force(Game& g, Seat s, Kingdom force);

// Hooks of the mode.
void settle_force(Game& g, const Reveal& e);
Kingdom force_if_revealed(const Game& g, Seat s, int slot);

}  // namespace jiesuan
