// What launching a skill is worth, from what the engine offers (cards to pay, characters to choose, the event
// it answers) and the skill's hint, if it carries one.
#pragma once
#include "bots/steward/outlook.h"
#include "bots/steward/thought.h"

namespace jiesuan::steward {

// A card laid face down as something else (蛊惑): whether to try it at an idle point, and as what.
Thought weigh_bluff(const Outlook& o, int option);
float worth_if_believed(const Outlook& o, CardName name);

// Hand cards for better ones beside the general (七星), as many as gain by it.
Thought weigh_exchange(const Outlook& o, int option);
// Another general to be shown, another skill of it to be had (化身): whether, which general, which skill.
Thought weigh_shape(const Outlook& o, int option);
float worth_as_shape(const Outlook& o, GeneralId general);
float worth_as_shape(const Outlook& o, SkillId skill);
float liking(const SkillDef& s);  // of a skill that could be had, whatever the moment

inline constexpr float kCannotPay = 1000.f;

Thought weigh_skill(const Outlook& o, int option);
// A skill that stands for a card at an idle point: the card, for what the skill costs …
Thought weigh_stand_in(const Outlook& o, int option);
// … or when a card is needed: what that need is worth.
Thought weigh_help(const Outlook& o, int option);
// The other side of the event that is going on: the source of damage, the target or user of a card, …
Seat other_side(const Outlook& o);
// What a verdict of this suit and number would be worth to the steward.
float verdict(const Outlook& o, Suit suit, int number);
Thought weigh_verdict(const Outlook& o, int option);  // a card in place of the judge card
float relieves(const Outlook& o);                     // somebody else may turn the judgement
bool moment_has_come(const Outlook& o, Moment m);
const Hint& hint_of(const Option& op);  // the unit's, or the skill's

// Fills a selection of cards, cheapest first; goes on beyond the minimum while a card costs less than `each`.
// The price so far, or a large one if there are not enough. What is tapped is not lost.
float pay(const Outlook& o, Selection& pick, float each, bool taps = false);

}  // namespace jiesuan::steward
