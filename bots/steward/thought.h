// An answer that was thought of: what it is, what it is worth, and why one would give it.
#pragma once
#include "bots/bot.h"

namespace jiesuan::steward {

enum class Motive : std::uint8_t {
  Only,  // there was nothing else to say
  Rest,  // nothing better is left to do
  Decline,
  Equip,
  DrawCards,
  Disarm,
  Hinder,
  Strike,
  Kill,
  Prepare,  // for a blow that follows
  Heal,
  Protect,  // a friend
  Save,     // a life
  Defend,   // itself
  Counter,
  Let,  // it happen
  UseSkill,
  Give,
  Cheapest,  // what it misses least
  Best,      // what it wants most
  Harm,      // whom it wishes ill
  Favour,    // whom it wishes well
  Recast,
  Arrange,
  Bluff,
  Like,  // a general
};

struct Reason {
  Motive motive = Motive::Only;
  CardName card = CardName::None;
  SkillId skill = SkillId::None;
  GeneralId whom = GeneralId::None;
};

Remark remark(const Reason& r);

struct Thought {
  Selection pick;
  float value = 0;
  int order = 0;  // in the play phase: what is done first, if it is worth doing
  Reason reason;
};

}  // namespace jiesuan::steward
