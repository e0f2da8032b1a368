// 黄忠 Huang Zhong · Shu · male · 4 half symbols
//
// 烈弓 as in generals/wind/huangzhong.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_huangzhong({.id = "heg_huangzhong",
                              .zh = "黄忠",
                              .en = "Huang Zhong",
                              .set = "hegemony",
                              .kingdom = Kingdom::Shu,
                              .hp = 4,
                              .companions = {"heg_weiyan"},
                              .skills = {"liegong"}});

}  // namespace jiesuan
