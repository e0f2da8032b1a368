// 马岱 Ma Dai · Shu · male · 4 half symbols
//
// 马术 as in generals/standard/machao.cc, 潜袭 as in generals/yijiang/madai.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_madai({.id = "heg_madai",
                         .zh = "马岱",
                         .en = "Ma Dai",
                         .set = "hegemony_momentum",
                         .kingdom = Kingdom::Shu,
                         .hp = 4,
                         .companions = {"heg_machao"},
                         .skills = {"mashu", "qianxi"}});

}  // namespace jiesuan
