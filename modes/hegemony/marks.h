// The three marks of a first reveal: 先驱, 珠联璧合, 阴阳鱼 (hegemony §6).
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef vanguard_mark;   // 先驱
extern const SkillDef companion_mark;  // 珠联璧合
extern const SkillDef half_mark;       // 阴阳鱼

// Two general cards are a pair (珠联璧合关系): one names the other, or one is the lord of the other's force.
bool are_companions(GeneralId a, GeneralId b);
// Half symbols of a general card in its place, and of both cards of a character.
int half_symbols(GeneralId id, int slot);
int half_symbols_of(const Game& g, Seat s);

// A reveal has happened: which marks are due for it. They are given when its timing comes.
void note_reveal(Game& g, const Reveal& e);
void judge_pair_again(Game& g, Seat s);  // a lord card has taken the head's place meanwhile
// One of its first general cards leaves its place: without both revealed there will be no marks for the pair.
void note_general_gone(Game& g, Seat s);
void give_marks_due(Game& g, Seat s);

}  // namespace jiesuan
