// 吕蒙 Lü Meng · Wu · male · 4 half symbols
//
// 克己 as in generals/standard/lvmeng.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_lvmeng({.id = "heg_lvmeng",
                          .zh = "吕蒙",
                          .en = "Lü Meng",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wu,
                          .hp = 4,
                          .skills = {"keji"}});

}  // namespace jiesuan
