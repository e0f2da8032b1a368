// 徐晃 Xu Huang · Wei · male · 4 half symbols
//
// 断粮 as in generals/forest/xuhuang.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_xuhuang({.id = "heg_xuhuang",
                           .zh = "徐晃",
                           .en = "Xu Huang",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wei,
                           .hp = 4,
                           .skills = {"duanliang"}});

}  // namespace jiesuan
