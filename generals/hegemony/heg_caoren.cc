// 曹仁 Cao Ren · Wei · male · 4 half symbols
//
// 据守 as in generals/wind/caoren.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_caoren({.id = "heg_caoren",
                          .zh = "曹仁",
                          .en = "Cao Ren",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wei,
                          .hp = 4,
                          .companions = {"heg_caohong"},
                          .skills = {"jushou"}});

}  // namespace jiesuan
