// 魏延 Wei Yan · Shu · male · 4 half symbols
//
// 狂骨 as in generals/wind/weiyan.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_weiyan({.id = "heg_weiyan",
                          .zh = "魏延",
                          .en = "Wei Yan",
                          .set = "hegemony",
                          .kingdom = Kingdom::Shu,
                          .hp = 4,
                          .companions = {"heg_huangzhong"},
                          .skills = {"kuanggu"}});

}  // namespace jiesuan
