// 鲁肃 Lu Su · Wu · male · 3 half symbols
//
// 好施 缔盟 as in generals/forest/lusu.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_lusu({.id = "heg_lusu",
                        .zh = "鲁肃",
                        .en = "Lu Su",
                        .set = "hegemony",
                        .kingdom = Kingdom::Wu,
                        .hp = 3,
                        .skills = {"haoshi", "dimeng"}});

}  // namespace jiesuan
