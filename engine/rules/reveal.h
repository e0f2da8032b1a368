// Turning up general cards that lie face down (明置, hegemony §4). What a reveal leads to waits: its timing
// GeneralRevealed is opened when the outermost resolution around it ends.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// Bits of the slots whose cards lie face down.
std::uint8_t hidden_slots(const Game& g, Seat s);

// Turns up these general cards in one reveal; what lies open already, or is not there, is left out. Whoever
// asks has seen that nothing forbids it. `joins`: an answer to a summon, the force it is summoned to.
Task<> reveal_generals(Game& g, Seat s, std::uint8_t slots, Kingdom joins = Kingdom::None);
Task<> reveal_general(Game& g, Seat s, int slot);

// Turned up without being revealed: nothing follows from it but what everybody sees (the dead, hegemony §8).
void turn_up_general(Game& g, Seat s, int slot);
void turn_up_generals(Game& g, Seat s);

// The gender that follows from the cards that lie open (hegemony §2).
void refresh_gender(Game& g, Seat s);

// The card was made by a skill of a general card that still lies face down.
bool made_by_hidden_general(const Game& g, const VirtualCard& card);

// Somebody waits for GeneralRevealed, and this event, a use, response, skill or judgement that ends, is the
// outermost (hegemony §14.8).
bool in_a_resolution(const Event* e);
inline bool reveals_due(const Game& g, const Event& ending) {
  return !g.state.reveals.seats.empty() && !in_a_resolution(ending.outer);
}
Task<> drain_reveals(Game& g);

}  // namespace jiesuan
