// A general: the facts of the card and the skills printed on it.
#pragma once
#include <vector>

#include "engine/content/skill.h"
#include "engine/state/character.h"

namespace jiesuan {

struct GeneralFacts {
  const char* id;
  const char* zh;
  const char* en;
  const char* set = "standard";
  Kingdom kingdom = Kingdom::None;
  Gender gender = Gender::Male;
  int hp = 4;
  std::vector<const SkillDef*> skills = {};
};

struct General : GeneralFacts {
  explicit General(GeneralFacts facts);
  General(const General&) = delete;
  // A lord card: it carries a lord skill.
  bool lord() const {
    for (const SkillDef* s : skills)
      if (s->has(Tag::Lord)) return true;
    return false;
  }
  mutable GeneralId number = GeneralId::None;  // given when the catalogue is made
};

}  // namespace jiesuan
