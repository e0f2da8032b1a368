// General cards besides the generals in play: the pile of those nobody has (武将牌堆), and those a character
// keeps beside its own (化身牌). What it keeps only it knows, except the one it shows.
#pragma once
#include "engine/event/events.h"
#include "engine/query/kept_generals.h"

namespace jiesuan {

struct SkillDef;
struct SkillChange;

inline constexpr int kMostKept = 36;  // a question about them must have room for all

bool may_keep_another(const Game& g, Seat s);
void keep_another(Game& g, Seat s);  // one at random; nothing if there is none left
// This one, out of the pile. False if there is no room for it.
bool keep_general(Game& g, Seat s, GeneralId general);

// Turns up one of them in place of the one that lay open: the character has its gender and kingdom, and by it
// the skill of that serial (0: none).
void open_kept_general(Game& g, Seat s, GeneralId general, std::uint16_t lends);
// Shows one of them with this skill of it. The skill lent before is lost in the same instant (R000-11).
Task<> show_kept_general(Game& g, Seat s, GeneralId general, SkillId skill);

// One of them is turned up and goes back to the pile.
void spend_kept_general(Game& g, Seat s, GeneralId general);
// All go back to the pile; the character is what its own general says again, and what was lent is lost.
void return_kept_generals(Game& g, Seat s, SkillChange& with);
// A character leaves the table: its own general cards go to the pile as well.
void return_generals(Game& g, Seat s);

// Which of the general cards the viewer cannot see are whose, anew (for search).
void redeal_kept_generals(Game& g, Seat viewer, std::uint64_t seed);

}  // namespace jiesuan
