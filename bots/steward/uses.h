// What using a card is worth, whoever uses it, and on whom it is used best.
#pragma once
#include "bots/steward/outlook.h"
#include "bots/steward/thought.h"

namespace jiesuan::steward {

// A card that might be used: what it counts as, what it is made of, what that costs.
struct Deed {
  CardName as = CardName::None;
  Colour colour = Colour::None;
  Suit suit = Suit::None;
  CardSet cards;
  float cost = 0;
  bool extra_damage = false;  // 酒 is to go before it
};

// Whether a skill keeps the card, or all damage of it, off the target.
bool voided(const Outlook& o, const Deed& d, Seat user, Seat target);
// What the steward must pay for a 杀 on the target to have an effect at all (享乐).
float toll(const Outlook& o, const Deed& d, Seat target);
// A 杀 of which nothing is known yet, used on the target by somebody.
float some_slash(const Outlook& o, Seat user, Seat target);
Deed deed_in_hand(const Outlook& o);  // the card that is being used
// Fire instead of the plain 杀 in hand (朱雀羽扇): what it brings more, on everybody it burns.
float worth_of_kindling(const Outlook& o);

// What the card's effect on the target is worth to the steward.
float effect_on(const Outlook& o, const Deed& d, Seat user, Seat target);
float effect_by_forces(const Outlook& o, const Deed& d, Seat user, Seat target);  // … of the cards of 国战
// What is best taken from the character, by somebody who keeps it or throws it away.
struct Prize {
  float value = 0;
  CardId card = kNoCard;  // kNoCard: a hand card, unseen
};
Prize best_prize(const Outlook& o, Seat from, const CardSet& open, bool hand, bool keeps);
float prize_of(const Outlook& o, Seat from, bool keeps);  // the same without looking at ids

// Completes the selection (option and cards are chosen) by the best targets; its value is without the cost.
Thought weigh_targets(const Outlook& o, const Deed& d, const Selection& pick);
Deed deed_of(const Outlook& o, CardName as, const CardSet& cards);
int order_of(CardName as);
Motive motive_of(CardName as);
float duel_odds(const Outlook& o, Seat user, Seat target);  // that the user wins it

}  // namespace jiesuan::steward
