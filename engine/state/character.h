// A character: a seat at the table with one or two generals.
#pragma once
#include "engine/core/inline_vec.h"
#include "engine/state/card.h"

namespace jiesuan {

enum class Kingdom : std::uint8_t {
#define JIESUAN_KINGDOM(id, word, zh, en) id,
#include "engine/state/words.def"
};
enum class Gender : std::uint8_t {
#define JIESUAN_GENDER(id, word, zh, en) id,
#include "engine/state/words.def"
};
// The side a character is on: a place in its mode's list of allegiances.
enum class Allegiance : std::uint8_t { None };
inline constexpr int kMaxAllegiances = 16;

struct GeneralSlot {
  GeneralId general = GeneralId::None;
  bool hidden = false;            // 暗置 (国战)
  Gender soldier = Gender::None;  // its card was removed: a soldier card of this gender lies there (士兵牌)
  bool is_soldier() const { return soldier != Gender::None; }
};

struct DelayedTrick {
  CardId card = kNoCard;
  CardName name = CardName::None;  // what it lies there as (国色)

  friend constexpr bool operator==(const DelayedTrick&, const DelayedTrick&) = default;
};

struct MarkCount {
  SkillId skill = SkillId::None;  // the skill that names the mark
  std::uint8_t n = 0;
};

using InstanceId = std::uint8_t;
inline constexpr InstanceId kNoInstance = 0xFF;

struct Character {
  GeneralSlot general[2];
  std::int8_t hp = 0;  // may be negative; the hp value is max(hp, 0)
  std::int8_t max_hp = 0;
  std::int8_t hp_floor = 1;  // 体力下限: below it the character must be saved
  Kingdom kingdom = Kingdom::None;
  Gender gender = Gender::None;
  Allegiance allegiance = Allegiance::None;
  bool allegiance_shown = false;
  bool chained = false;
  bool flipped = false;   // face down, or stacked in 国战 (C64)
  bool left = false;      // has left the table (离场)
  bool untested = false;  // its hp came below the floor without a reduction: nothing asks for that yet

  CardSet hand;
  CardId equipment[kSlots] = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  InlineVec<DelayedTrick, 8> judging;   // oldest first
  InlineVec<InstanceId, 24> instances;  // skills, equipment skills and effects that hang on it
  std::uint64_t states = 0;             // what parts those have together (Instance::parts)
  InlineVec<MarkCount, 8> marks;

  int hp_value() const { return hp > 0 ? hp : 0; }
  int lost_hp() const { return max_hp - hp_value(); }
  bool wounded() const { return hp_value() < max_hp; }
  CardSet equipped() const {
    CardSet set;
    for (CardId c : equipment)
      if (c != kNoCard) set.add(c);
    return set;
  }
  CardSet delayed() const {
    CardSet set;
    for (const DelayedTrick& d : judging) set.add(d.card);
    return set;
  }
  CardSet own_cards() const { return hand | equipped(); }        // "X 的牌"
  CardSet all_cards() const { return own_cards() | delayed(); }  // "区域里的牌"
};

}  // namespace jiesuan
