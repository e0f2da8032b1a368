// 刘禅 Liu Shan · Shu · male · 3 half symbols
//
// 享乐 and 放权 as in generals/mountain/liushan.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_liushan({.id = "heg_liushan",
                           .zh = "刘禅",
                           .en = "Liu Shan",
                           .set = "hegemony",
                           .kingdom = Kingdom::Shu,
                           .hp = 3,
                           .companions = {"heg_zhaoyun"},
                           .skills = {"xiangle", "fangquan"}});

}  // namespace jiesuan
