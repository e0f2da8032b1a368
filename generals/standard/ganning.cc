// 甘宁 Gan Ning · Wu · male · 4
//
// 奇袭 Qixi — you may use a black card as 过河拆桥.                                     [R000-19, R000-135]
#include "generals/common.h"

namespace jiesuan {
namespace {

const SkillDef qixi({"qixi", "奇袭", "Qixi", "你可将一张黑色牌当【过河拆桥】使用。",
                     "You may use a black card as Dismantlement."},
                    convert_to(kDismantlement, black_card).with_equipment().only_to_use());

}  // namespace

const General ganning(
    {.id = "ganning", .zh = "甘宁", .en = "Gan Ning", .kingdom = Kingdom::Wu, .hp = 4, .skills = {&qixi}});

}  // namespace jiesuan
