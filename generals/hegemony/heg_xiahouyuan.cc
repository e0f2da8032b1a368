// 夏侯渊 Xiahou Yuan · Wei · male · 4 half symbols
//
// 神速 as in generals/wind/xiahouyuan.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_xiahouyuan({.id = "heg_xiahouyuan",
                              .zh = "夏侯渊",
                              .en = "Xiahou Yuan",
                              .set = "hegemony",
                              .kingdom = Kingdom::Wei,
                              .hp = 4,
                              .companions = {"heg_xiahoudun"},
                              .skills = {"shensu"}});

}  // namespace jiesuan
