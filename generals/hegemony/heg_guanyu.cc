// 关羽 Guan Yu · Shu · male · 5 half symbols
//
// 武圣 as in generals/standard/guanyu.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_guanyu({.id = "heg_guanyu",
                          .zh = "关羽",
                          .en = "Guan Yu",
                          .set = "hegemony",
                          .kingdom = Kingdom::Shu,
                          .hp = 5,
                          .companions = {"heg_liubei"},
                          .skills = {"wusheng"}});

}  // namespace jiesuan
