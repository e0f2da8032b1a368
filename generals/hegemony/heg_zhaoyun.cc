// 赵云 Zhao Yun · Shu · male · 4 half symbols
//
// 龙胆 as in generals/standard/zhaoyun.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhaoyun({.id = "heg_zhaoyun",
                           .zh = "赵云",
                           .en = "Zhao Yun",
                           .set = "hegemony",
                           .kingdom = Kingdom::Shu,
                           .hp = 4,
                           .companions = {"heg_liushan"},
                           .skills = {"longdan"}});

}  // namespace jiesuan
