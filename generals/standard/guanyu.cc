// 关羽 Guan Yu · Shu · male · 4
//
// 武圣 Wusheng — you may use or respond a red card as a 杀. Under the banner: any card.   [R000-53, R000-56]
#include "generals/banner.h"
#include "generals/common.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

bool fit_for_a_blade(const StateContext& s, CardId c) {
  return red_card(s, c) || under_banner(s.game, s.owner);
}

}  // namespace

const SkillDef wusheng({"wusheng", "武圣", "Wusheng", "你可将一张红色牌当【杀】使用或打出。",
                        "You may use or respond a red card as a Slash."},
                       convert_to(kSlash, fit_for_a_blade).with_equipment());

const General guanyu(
    {.id = "guanyu", .zh = "关羽", .en = "Guan Yu", .kingdom = Kingdom::Shu, .hp = 4, .skills = {&wusheng}});

}  // namespace jiesuan
