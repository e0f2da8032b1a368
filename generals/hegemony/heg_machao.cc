// 马超 Ma Chao · Shu · male · 4 half symbols
//
// 铁骑 and 马术 as in generals/standard/machao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_machao({.id = "heg_machao",
                          .zh = "马超",
                          .en = "Ma Chao",
                          .set = "hegemony",
                          .kingdom = Kingdom::Shu,
                          .hp = 4,
                          .companions = {"heg_madai"},
                          .skills = {"tieqi", "mashu"}});

}  // namespace jiesuan
