// 敕令 Imperial Order — everybody without a force: reveals one of its generals and draws a card, or discards
// an equipment card, or loses 1 hp. What happens when it comes into the discard pile unused is a rule of the
// mode.
#include "cards/hegemony/imperial_order.h"

#include "cards/common.h"
#include "engine/content/hint.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

constexpr int kHead = 0, kDeputy = 1, kDiscard = 2, kLoseHp = 3;  // places in the list of choices

const SkillDef order({"order_imperial", "敕令", "Imperial Order"}, Listing::Internal,
                     choices({{"head", "明置主将，摸一张牌", "reveal your head general and draw a card"},
                              {"deputy", "明置副将，摸一张牌", "reveal your deputy general and draw a card"},
                              {"discard", "弃置一张装备牌", "discard an equipment card"},
                              {"hp", "失去1点体力", "lose 1 hp"}}));

CardSet equipment_to_discard(const Game& g, Seat s) {
  CardSet cards = discardable(g, s, g[s].own_cards());
  for (CardId c : cards)
    if (def_of(g, c).category != Category::Equipment) cards.remove(c);
  return cards;
}

std::uint32_t ways(const Game& g, Seat s) {
  std::uint32_t bits = 1u << kLoseHp;
  for (int slot : {kHead, kDeputy})
    if (hidden_slots(g, s) >> slot & 1 && may_reveal(g, s, slot)) bits |= 1u << slot;
  if (!equipment_to_discard(g, s).empty()) bits |= 1u << kDiscard;
  return bits;
}

bool undecided(const Game& g, Seat, const VirtualCard&, Seat target) {
  return g[target].kingdom == Kingdom::None;
}
Task<> proclaim(CardEffect c) { co_await obey_imperial_order(c.game, c.target); }

}  // namespace

Task<> obey_imperial_order(Game& g, Seat s) {
  const Asking why{.skill = order.number, .card = kImperialOrder};
  const int chosen = co_await choose_one(g, s, why, ways(g, s));
  if (chosen == kLoseHp) {
    co_await lose_hp(g, s, 1);
  } else if (chosen == kDiscard) {
    co_await must_discard(g, s, equipment_to_discard(g, s), 1, why);
  } else {
    co_await reveal_general(g, s, chosen);
    co_await draw(g, s, 1);
  }
}

const CardDef imperial_order(
    {.name = kImperialOrder,
     .id = "imperial_order",
     .zh = "敕令",
     .en = "Imperial Order",
     .category = Category::Trick,
     .targets = TargetKind::All,
     .target_ok = undecided,
     .effect = proclaim,
     .text_zh =
         "令所有未确定势力的角色各选择一项：明置一张武将牌并摸一张牌；弃置一张装备牌；失去1点体力。此牌不因使用而"
         "置入弃牌堆时，改为移出游戏，本回合结束前所有未确定势力的角色依次执行此牌的效果。",
     .text_en =
         "Every character without a force chooses: reveal a general and draw a card, discard an equipment "
         "card, or lose 1 hp. If it would come into the discard pile without having been used it is put out "
         "of the game instead, and before this turn ends they all carry out its effect."});

}  // namespace jiesuan
