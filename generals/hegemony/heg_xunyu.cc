// 荀彧 Xun Yu · Wei · male · 3 half symbols
//
// 驱虎 and 节命 as in generals/fire/xunyu.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_xunyu({.id = "heg_xunyu",
                         .zh = "荀彧",
                         .en = "Xun Yu",
                         .set = "hegemony",
                         .kingdom = Kingdom::Wei,
                         .hp = 3,
                         .companions = {"heg_xunyou"},
                         .skills = {"quhu", "jieming"}});

}  // namespace jiesuan
