// Everything registered, numbered in the order of the ids so that numbers do not depend on link order.
// Made once before the first game and never changed.
#pragma once
#include <atomic>
#include <cassert>
#include <string_view>
#include <vector>

#include "engine/content/card_def.h"
#include "engine/content/general.h"
#include "engine/content/skill.h"

namespace jiesuan {

inline constexpr int kMaxSkills = 2048;      // there are
inline constexpr int kMaxSkillUnits = 4096;  // … and units of them

class Catalogue {
 public:
  static const Catalogue& get() {
    const Catalogue* made = made_.load(std::memory_order_acquire);
    return made ? *made : make();
  }

  const General& general(GeneralId id) const { return *generals_[static_cast<std::size_t>(id)]; }
  bool has_card(CardName n) const {
    return static_cast<std::size_t>(n) < cards_.size() && cards_[static_cast<std::size_t>(n)];
  }

  const std::vector<const SkillDef*>& skills() const { return skills_; }
  const std::vector<const CardDef*>& cards() const { return cards_; }  // by name; unused names are null
  const std::vector<const General*>& generals() const { return generals_; }
  // The rules' own units at a timing, those of all modes and modules.
  struct RuleAt {
    const SkillDef* rule;
    std::uint8_t unit;
  };
  const std::vector<RuleAt>& rules_at(Timing t) const { return rules_[static_cast<std::size_t>(t)]; }

  // By id, Chinese or English name; null if unknown.
  const SkillDef* find_skill(std::string_view name) const;
  const CardDef* find_card(std::string_view name) const;
  // Of several generals of that name one that is played in the mode, if it is given and there is one.
  const General* find_general(std::string_view name, std::string_view mode = {}) const;

  // Of the id: the same in every program that has it, whatever else that has.
  std::uint64_t stable(SkillId id) const {
    return id == SkillId::None ? 0 : skill_hashes_[static_cast<std::size_t>(id)];
  }
  std::uint64_t stable(GeneralId id) const {
    return id == GeneralId::None ? 0 : general_hashes_[static_cast<std::size_t>(id)];
  }
  std::uint64_t stable(CardName n) const {
    return n == CardName::None ? 0 : card_hashes_[static_cast<std::size_t>(n)];
  }

 private:
  Catalogue();
  void number_skills();
  void number_generals();
  void list_cards();
  static const Catalogue& make();
  static inline std::atomic<const Catalogue*> made_ = nullptr;

  // What numbers stand for, found in one look. A card has its number from the start; whoever has the number
  // of a skill or of a unit has it from the catalogue.
  friend CardDef;
  friend const SkillDef& def(SkillId id);
  friend const CardDef& def(CardName n);
  friend const Unit& def(UnitNumber n);
  static inline const SkillDef* skill_of_[kMaxSkills] = {};
  static inline const CardDef* card_of_[kMaxNames] = {};
  static inline const Unit* unit_of_[kMaxSkillUnits] = {};

  std::vector<const SkillDef*> skills_;
  std::vector<const CardDef*> cards_;
  std::vector<const General*> generals_;
  std::vector<RuleAt> rules_[kTimings];
  std::vector<std::uint64_t> skill_hashes_, card_hashes_, general_hashes_;
};

inline const SkillDef& def(SkillId id) { return *Catalogue::skill_of_[static_cast<std::size_t>(id)]; }
inline const CardDef& def(CardName n) { return *Catalogue::card_of_[static_cast<std::size_t>(n)]; }
inline const Unit& def(UnitNumber n) { return *Catalogue::unit_of_[static_cast<std::size_t>(n)]; }
inline const General& def(GeneralId id) { return Catalogue::get().general(id); }

}  // namespace jiesuan
