// A skill's price and whom the skill can then be used on. What is given up for an action serves that action
// no more: it lends neither range nor distance nor a skill, and it is in nobody's hand (principles §5). The
// skill only names prices and characters; that the second is looked at as if the first were paid is said
// here, once.
#pragma once
#include "engine/content/skill.h"
#include "engine/core/inline_vec.h"

namespace jiesuan {

// As long as it lives the cards are gone from the owner's hand and equipment zone, and the skills of that
// equipment with them. Nothing may be awaited meanwhile: it is for a question, after which all is as it was.
class AsIfGone {
 public:
  AsIfGone(const Game& g, Seat owner, const CardSet& cards);
  ~AsIfGone();
  AsIfGone(const AsIfGone&) = delete;
  AsIfGone& operator=(const AsIfGone&) = delete;

 private:
  Character& owner_;
  const CardSet hand_;
  CardId equipment_[kSlots];
  InlineVec<Instance*, kSlots> silenced_;
};

// What there is to choose for launching the unit; false if there is nothing. Of a price of one card only
// those are left that leave somebody to choose.
bool offer_choices(const RawSkill& s, const Unit& u, Option& o);

// The characters of the option when these cards have been chosen for it.
Option characters_once_paid(const Game& g, const Request& r, const Option& o, const CardSet& chosen);

}  // namespace jiesuan
