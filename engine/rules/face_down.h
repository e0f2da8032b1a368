// Laying a hand card face down and using or responding it as a card that is named (扣置, 蛊惑). Whoever lays
// it down knows it: what it may not use or respond as that card it cannot lay down (鸡肋, 潜袭). Whom it can
// be used on is judged by what everybody knows: a card of that name and of no suit, made of this hand card.
// Once it is turned up, whom it could be used on is looked at again with the real card (C59).
//
//   const CardName name = co_await name_and_lay_down(s, basic_or_trick);
//   turn_face_up(s.game, s.owner, s.card());
//   answer_with_named(s, name);  // or come_to_nothing(s, name)
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

struct CardDef;

using Nameable = bool (*)(const CardDef&);  // which cards may be named: those of the deck, if they would do

bool can_lay_down(const Skill<Need>& s, Nameable which);
// The hand cards that could be laid down as something.
CardSet cards_to_lay_down(const Skill<Need>& s, Nameable which);
// Name and targets are fixed before anybody is asked; the chosen card pays for it, face down.
Task<CardName> name_and_lay_down(Skill<Need> s, Nameable which);
// The need is answered with the card that was laid down, as what was named; unless nobody is left to use it
// on, or the card has gone: then it comes to nothing. Whether it may be used was looked at when it was laid
// down and is not looked at again (timings §8).
void answer_with_named(const Skill<Need>& s, CardName name);
// It is neither used nor responded; it goes to the discard pile when the skill is done (M9).
void come_to_nothing(const Skill<Need>& s, CardName name);

}  // namespace jiesuan
