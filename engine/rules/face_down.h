// Laying a hand card face down and using or responding it as a card that is named (扣置, 蛊惑). What can be
// named and on whom is judged by what everybody knows: a card of that name and of no suit. Once it is turned
// up, whom it could be used on is looked at again with the real card (C59).
//
//   const CardName name = co_await name_and_lay_down(s, basic_or_trick);
//   turn_face_up(s.game, s.owner, s.card());
//   answer_with_named(s, name);
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

struct CardDef;

using Nameable = bool (*)(const CardDef&);  // which cards may be named: those of the deck, if they would do

bool can_name_a_card(const Skill<Need>& s, Nameable which);
// Name and targets are fixed before anybody is asked; the chosen card pays for it, face down.
Task<CardName> name_and_lay_down(Skill<Need> s, Nameable which);
// The need is answered with the card that was laid down, as what was named; unless that is forbidden, or
// nobody is left to use it on, or the card has gone.
void answer_with_named(const Skill<Need>& s, CardName name);

}  // namespace jiesuan
