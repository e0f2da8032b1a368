// A general: the facts of the card and the skills printed on it; and the expansion it came with.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/skill.h"
#include "engine/state/character.h"

namespace jiesuan {

// A box of generals (风, 一将成名 2012 …). Its generals are played in the modes it names.
struct ExpansionFacts {
  const char* id;
  const char* zh;
  const char* en;
  int order = 0;  // of publication
  std::vector<const char*> modes = {};
};
struct Expansion : ExpansionFacts {
  explicit Expansion(ExpansionFacts facts);
  Expansion(const Expansion&) = delete;
  bool belongs_to(std::string_view mode) const;
};
const Expansion* find_expansion(std::string_view id_or_name);
const std::vector<const Expansion*>& all_expansions();  // by id

// A skill of a general: defined in the same file, or another general's as well and called by its id.
class SkillRef {
 public:
  SkillRef(const SkillDef* skill) : skill_(skill) {}   // NOLINT: both stand for the skill itself
  SkillRef(const char* id) : id_(id) {}                // NOLINT
  operator const SkillDef*() const { return skill_; }  // NOLINT
  const SkillDef* operator->() const { return skill_; }

 private:
  friend class Catalogue;
  const char* id_ = nullptr;
  mutable const SkillDef* skill_ = nullptr;  // found when the catalogue is made
};

struct GeneralFacts {
  const char* id;
  const char* zh;
  const char* en;
  const char* set = "standard";  // the expansion
  Kingdom kingdom = Kingdom::None;
  Gender gender = Gender::Male;
  int hp = 4;
  // Printings of one person exclude each other at a table. By default the person is the Chinese name without
  // what stands in 〔〕; of several printings in one expansion the later has the greater edition.
  const char* person = "";
  int edition = 0;
  // 国战: `hp` counts half symbols; what is taken off them in one of the two places, and the generals it
  // makes a pair with (珠联璧合). A pair is named by one of the two at least.
  int hp_as_head = 0, hp_as_deputy = 0;
  std::vector<const char*> companions = {};
  const char* replaces = "";          // a lord card (君主): the general whose place it may take
  std::vector<SkillRef> skills = {};  // {&ganglie}, {&mengjin, "mashu"}
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
  std::string_view who() const;  // the person
  const Expansion& expansion() const { return *expansion_; }
  bool belongs_to(std::string_view mode) const { return expansion_->belongs_to(mode); }

  mutable GeneralId number = GeneralId::None;  // given when the catalogue is made

 private:
  friend class Catalogue;
  mutable const Expansion* expansion_ = nullptr;
};

}  // namespace jiesuan
