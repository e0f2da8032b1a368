// 夏侯惇 Xiahou Dun · Wei · male · 4 half symbols
//
// 刚烈 as in generals/standard/xiahoudun.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_xiahoudun({.id = "heg_xiahoudun",
                             .zh = "夏侯惇",
                             .en = "Xiahou Dun",
                             .set = "hegemony",
                             .kingdom = Kingdom::Wei,
                             .hp = 4,
                             .companions = {"heg_xiahouyuan", "heg_yujin"},
                             .skills = {"ganglie"}});

}  // namespace jiesuan
