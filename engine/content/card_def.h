// What a card name means: facts, who it may target, what it does.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

enum class TargetKind : std::uint8_t { None /* it answers another card */, Self, Chosen, All, AllOthers };
enum class Reach : std::uint8_t { Any, DistanceOne, AttackRange };
enum class Leftover : std::uint8_t { Discard, PassOn };  // a delayed trick after its judgement (variant §7)

struct CardEffect {
  Game& game;
  Use& use;
  Seat user;  // kNoSeat for a delayed trick in the judge phase
  Seat target;
};

struct CardFacts {
  CardName name = CardName::None;
  CardName family = CardName::None;  // 火杀 is a 杀; by default the name itself
  const char* id = "";
  const char* zh = "";
  const char* en = "";
  Category category = Category::Basic;
  Slot slot = Slot::None;
  Element element = Element::Normal;
  std::uint8_t range = 0;  // weapons

  TargetKind targets = TargetKind::Chosen;
  std::uint8_t min_targets = 1, max_targets = 1;
  Reach reach = Reach::Any;
  bool self_too = false;  // Chosen: the user may be a target
  bool idle = true;       // may be used at an idle point
  bool recast = false;
  std::uint8_t per_phase = 0;  // how often at idle points of one play phase; 0 = no limit
  std::uint8_t per_turn = 0;
  Leftover leftover = Leftover::Discard;
  std::uint8_t value = 0;  // the number in its effect that can be changed (效果值); 0 = it has none
  // The card face's condition on a target beyond the above.
  bool (*target_ok)(const Game&, Seat user, const VirtualCard&, Seat target) = nullptr;
  // Whole rule of choosing, for cards with sub-targets.
  SeatRule choose = nullptr;
  // Whom the user names besides each target: its sub-targets (借刀杀人).
  SeatSet (*seconds)(const Game&, Seat target) = nullptr;
  // Chosen: those who become targets along with the chosen one (勠力同心: all of its kind of force).
  SeatSet (*along)(const Game&, Seat user, Seat chosen) = nullptr;
  // Has no effect on this target by its own terms (桃园结义 on the unwounded): seen at UseEffectStart.
  bool (*pointless)(const Game&, const Use&, Seat target) = nullptr;

  void (*begin)(Game&, Use&) = nullptr;    // UseBegin†: what the card takes along (酒)
  Task<> (*ready)(CardEffect) = nullptr;   // UseReady
  Task<> (*effect)(CardEffect) = nullptr;  // UseAfterEffect of one target
  Task<> (*finish)(CardEffect) = nullptr;  // after the pass of UseEnd1
  const SkillDef* skill = nullptr;         // equipment
  const char* text_zh = "";
  const char* text_en = "";
};

struct CardDef : CardFacts {
  explicit CardDef(CardFacts facts);
  CardDef(const CardDef&) = delete;
  bool is_trick() const { return category == Category::Trick || category == Category::DelayedTrick; }
};

}  // namespace jiesuan
