// Skills that a character is granted for a time, from a printed list (眩惑, 嘉禾, 建安). They are the
// character's own, not those of a general card: using them reveals nothing (hegemony §2).
#pragma once
#include "generals/common.h"

namespace jiesuan {

// Those of the list that this program knows.
template <std::size_t N>
SkillList granted_skills(const char* const (&ids)[N], std::size_t first_n = N) {
  SkillList list;
  for (std::size_t n = 0; n < N && n < first_n; ++n)
    if (const SkillDef* d = Catalogue::get().find_skill(ids[n])) list.push_back(d->number);
  return list;
}

// It is seen to have the skill: on a revealed general, or gained.
bool openly_has(const Game& g, Seat s, SkillId skill);

// Until the turn ends, or until the character reveals a general with the same skill.
void grant_until_turn_ends(Game& g, Seat s, const SkillDef& skill);

}  // namespace jiesuan
