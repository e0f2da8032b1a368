// 周泰 Zhou Tai · Wu · male · 4 half symbols
//
// 不屈 as in generals/wind/zhoutai_new.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhoutai({.id = "heg_zhoutai",
                           .zh = "周泰",
                           .en = "Zhou Tai",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .companions = {"heg_sunquan", "heg_jiangqin"},
                           .skills = {"buqu_new"}});

}  // namespace jiesuan
