// 徐晃 Xu Huang · Wei · male · 4
//
// 断粮 Duanliang — you may use a black basic or equipment card as 兵粮寸断; your 兵粮寸断 reach distance 2.
#include "generals/common.h"
#include "generals/forest/skills.h"

namespace jiesuan {
namespace {

bool black_and_no_trick(const StateContext& s, CardId c) {
  return black_card(s, c) && type_of(name_of(s.game, c)) != CardType::Trick;
}
int shortage_reaches_two(const StateContext&, const VirtualCard& card) {
  return card.name == kSupplyShortage ? 2 : 0;
}

}  // namespace

const SkillDef duanliang(
    {"duanliang", "断粮", "Duanliang",
     "你可将一张黑色基本牌或黑色装备牌当【兵粮寸断】使用；你可对距离为2的角色使用【兵粮寸断】。",
     "You may use a black basic or equipment card as Supply Shortage; you may use Supply Shortage on characters "
     "at distance 2."},
    convert_to(kSupplyShortage, black_and_no_trick).with_equipment().only_to_use(),
    state(StateKind::Reach, shortage_reaches_two));

const General xuhuang({.id = "xuhuang",
                       .zh = "徐晃",
                       .en = "Xu Huang",
                       .set = "forest",
                       .kingdom = Kingdom::Wei,
                       .hp = 4,
                       .skills = {&duanliang}});

}  // namespace jiesuan
