// 貂蝉 Diao Chan · Qun · female · 3 half symbols
//
// 离间 闭月 as in generals/standard/diaochan.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_diaochan({.id = "heg_diaochan",
                            .zh = "貂蝉",
                            .en = "Diao Chan",
                            .set = "hegemony",
                            .kingdom = Kingdom::Qun,
                            .gender = Gender::Female,
                            .hp = 3,
                            .companions = {"heg_lvbu"},
                            .skills = {"lijian_heg", "biyue"}});

}  // namespace jiesuan
