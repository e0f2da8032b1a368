// 甘宁 Gan Ning · Wu · male · 4 half symbols
//
// 奇袭 as in generals/standard/ganning.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_ganning({.id = "heg_ganning",
                           .zh = "甘宁",
                           .en = "Gan Ning",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .companions = {"heg_lingtong"},
                           .skills = {"qixi"}});

}  // namespace jiesuan
