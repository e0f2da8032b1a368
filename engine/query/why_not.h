// Why something cannot be done. The questions of legality are written once, as templates over whoever wants
// to know the reason: `Silent` costs nothing, `Objection` keeps the first one.
#pragma once
#include "engine/core/ids.h"

namespace jiesuan {

enum class WhyNot : std::uint8_t {
  None,          // nothing speaks against it
  NotNow,        // the card is not one for this moment
  NotWanted,     // another card is asked for
  LimitReached,  // it was used as often as it may be
  Forbidden,     // a skill forbids it: `by`
  NoTarget,      // there is nobody to use it on
  Dead,          // the target is dead …
  OutOfPlay,     // … or not counted at the table
  CardFace,      // the card's own text excludes it
  SameTrick,     // there lies a delayed trick of the name already
  OutOfRange,    // too far away
  Condition,     // the skill's condition is not met
  NothingToChoose,
  ClassPassed,      // an action of a lower class has been taken at this timing
  UsedUp,           // launched as often as it may be, or declined
  Void,             // the skill is void
  NotItsTurn,       // somebody before it in order has acted, and the timing is over or the card used
  OrderPassed,      // its turn in the order of the timing was over when it became possible
  TargetCancelled,  // it is no target of the card any more
};

struct Objection {
  WhyNot why = WhyNot::None;
  SkillId by = SkillId::None;  // the skill that says so

  bool no(WhyNot w, SkillId skill = SkillId::None) {
    if (why == WhyNot::None) why = w, by = skill;
    return false;
  }
};

struct Silent {
  static constexpr bool no(WhyNot, SkillId = SkillId::None) { return false; }
};

}  // namespace jiesuan
