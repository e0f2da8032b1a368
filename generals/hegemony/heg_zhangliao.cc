// 张辽 Zhang Liao · Wei · male · 4 half symbols
//
// 突袭 as in generals/standard/zhangliao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhangliao({.id = "heg_zhangliao",
                             .zh = "张辽",
                             .en = "Zhang Liao",
                             .set = "hegemony",
                             .kingdom = Kingdom::Wei,
                             .hp = 4,
                             .companions = {"heg_zangba"},
                             .skills = {"tuxi"}});

}  // namespace jiesuan
