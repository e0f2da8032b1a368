// General cards besides the generals in play: the pile of those nobody has (武将牌堆), and those a character
// keeps beside its own (化身牌). What it keeps only it knows, except the one it shows.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

struct SkillDef;
struct SkillChange;

inline constexpr int kMostSpare = 36;  // a question about them must have room for all

bool may_keep_another(const Game& g, Seat s);
void keep_another(Game& g, Seat s);  // one at random; nothing if there is none left

// The skill the shown one lends, if it still does.
InstanceId lent_skill(const Game& g, Seat s);
// Shows one of them: the character has its gender and kingdom, and this skill of it. The skill lent before is
// lost in the same instant (R000-11).
Task<> show_spare(Game& g, Seat s, GeneralId general, SkillId skill);

// All go back to the pile; the character is what its own general says again, and what was lent is lost.
void return_spares(Game& g, Seat s, SkillChange& with);
// A character leaves the table: its own general cards go to the pile as well.
void return_generals(Game& g, Seat s);

// Which of the general cards the viewer cannot see are whose, anew (for search).
void redeal_spare_generals(Game& g, Seat viewer, std::uint64_t seed);

}  // namespace jiesuan
