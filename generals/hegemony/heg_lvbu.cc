// 吕布 Lü Bu · Qun · male · 5 half symbols
//
// 无双 as in generals/standard/lvbu.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_lvbu({.id = "heg_lvbu",
                        .zh = "吕布",
                        .en = "Lü Bu",
                        .set = "hegemony",
                        .kingdom = Kingdom::Qun,
                        .hp = 5,
                        .companions = {"heg_diaochan"},
                        .skills = {"wushuang"}});

}  // namespace jiesuan
