// 卧龙诸葛亮 Sleeping Dragon Zhuge Liang · Shu · male · 3
//
// 八阵 Bazhen (locked) — while there is no armour in your equipment zone you count as having 八卦阵 equipped.
// 火计 Huoji — you may use a red hand card as 火攻.
// 看破 Kanpo — you may use a black hand card as 无懈可击.
#include "generals/common.h"
#include "generals/fire/skills.h"

namespace jiesuan {

const SkillDef bazhen({"bazhen", "八阵", "Bazhen",
                       "锁定技，若你的装备区里没有防具牌，视为你装备着【八卦阵】。",
                       "Locked: while there is no armour in your equipment zone you count as having Eight "
                       "Diagram equipped."},
                      Tag::Locked, counts_as_wearing(kEightDiagram));

const SkillDef huoji({"huoji", "火计", "Huoji", "你可将一张红色手牌当【火攻】使用。",
                      "You may use a red hand card as Fire Attack."},
                     convert_to(kFireAttack, red_card).only_to_use());

const SkillDef kanpo({"kanpo", "看破", "Kanpo", "你可将一张黑色手牌当【无懈可击】使用。",
                      "You may use a black hand card as Nullification."},
                     convert_to(kNullification, black_card).only_to_use());

const General wolong({.id = "wolong",
                      .zh = "卧龙诸葛亮",
                      .en = "Sleeping Dragon Zhuge Liang",
                      .set = "fire",
                      .kingdom = Kingdom::Shu,
                      .hp = 3,
                      .skills = {&bazhen, &huoji, &kanpo}});

}  // namespace jiesuan
