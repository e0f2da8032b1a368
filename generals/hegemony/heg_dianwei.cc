// 典韦 Dian Wei · Wei · male · 4 half symbols
//
// 强袭 as in generals/fire/dianwei.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_dianwei({.id = "heg_dianwei",
                           .zh = "典韦",
                           .en = "Dian Wei",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wei,
                           .hp = 4,
                           .companions = {"heg_caocao"},
                           .skills = {"qiangxi"}});

}  // namespace jiesuan
