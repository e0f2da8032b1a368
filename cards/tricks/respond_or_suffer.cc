// 南蛮入侵 Savage Assault — every other character responds a 杀 or is dealt 1 damage by the user.
// 万箭齐发 Archery Attack — the same with 闪.
// Both go on to the end although the user has died; its damage then has no source.   [R000-38 … R000-40]
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> respond_or_suffer(CardEffect c, NameSet wanted) {
  Need n = need_for(c, c.target, wanted);
  n.otherwise = {"受到其伤害", "it deals you damage"};
  const bool responded = co_await need_to_respond(c.game, n);
  if (responded) co_return;
  const Damage d = damage_by(c);
  co_await deal_damage(c.game, d);
}

}  // namespace

const CardDef savage_assault(
    {.name = kSavageAssault,
     .id = "savage_assault",
     .zh = "南蛮入侵",
     .en = "Savage Assault",
     .category = Category::Trick,
     .targets = TargetKind::AllOthers,
     .value = 1,
     .effect = [](CardEffect c) { return respond_or_suffer(c, kSlashes); },
     .text_zh = "其他角色各须打出一张【杀】，否则受到你造成的1点伤害。",
     .text_en = "Every other character responds a Slash or is dealt 1 damage by you."});

const CardDef archery_attack(
    {.name = kArcheryAttack,
     .id = "archery_attack",
     .zh = "万箭齐发",
     .en = "Archery Attack",
     .category = Category::Trick,
     .targets = TargetKind::AllOthers,
     .value = 1,
     .effect = [](CardEffect c) { return respond_or_suffer(c, kJink); },
     .text_zh = "其他角色各须打出一张【闪】，否则受到你造成的1点伤害。",
     .text_en = "Every other character responds a Jink or is dealt 1 damage by you."});

}  // namespace jiesuan
