// Hiding, removing and changing general cards (hegemony §7). Each is a state-change flow of its own; what
// cannot be executed is not done, and the answer says so.
#pragma once
#include "engine/rules/choices.h"

namespace jiesuan {

// 暗置: the general card of the slot is turned face down. Not a lord's, not a soldier.
bool can_hide(const Game& g, Seat s, int slot);
Task<bool> hide_general(Game& g, Seat s, int slot);

// 移除: into the general pile; a soldier card takes its place. A hidden one is revealed first. Not a lord's,
// not a soldier.
bool can_remove(const Game& g, Seat s, int slot);
Task<bool> remove_general(Game& g, Seat s, int slot);

// 变更: `actor` lets `s` change its deputy, which it may do once a game; `s` reveals what is hidden, general
// cards are turned up until three of its printed force lie there, and it takes one of them.
bool can_change_deputy(const Game& g, Seat actor, Seat s);
Task<bool> change_deputy(Game& g, Seat actor, Seat s, Asking why);

// "Has a deputy", "has a revealed or hidden general": a soldier is none (hegemony §14.2).
bool has_general(const Game& g, Seat s, int slot);
bool has_revealed_general(const Game& g, Seat s, int slot);
bool has_hidden_general(const Game& g, Seat s);
bool all_generals_revealed(const Game& g, Seat s);

// The skills printed on the card of the slot are lost at once; the cards they laid there have to go.
CardSet lose_skills_of_slot(Game& g, Seat s, int slot);

}  // namespace jiesuan
