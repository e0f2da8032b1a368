// 关羽 Guan Yu · Shu · male · 4
//
// 武圣 Wusheng — you may use or respond a red card as a 杀.                              [R000-53, R000-56]
#include "generals/common.h"

namespace jiesuan {
namespace {

const SkillDef wusheng({"wusheng", "武圣", "Wusheng", "你可将一张红色牌当【杀】使用或打出。",
                        "You may use or respond a red card as a Slash."},
                       convert_to(kSlash, red_card).with_equipment());

}  // namespace

const General guanyu(
    {.id = "guanyu", .zh = "关羽", .en = "Guan Yu", .kingdom = Kingdom::Shu, .hp = 4, .skills = {&wusheng}});

}  // namespace jiesuan
