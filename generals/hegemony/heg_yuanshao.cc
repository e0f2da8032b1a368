// 袁绍 Yuan Shao · Qun · male · 4 half symbols
//
// 乱击 as in generals/fire/yuanshao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_yuanshao({.id = "heg_yuanshao",
                            .zh = "袁绍",
                            .en = "Yuan Shao",
                            .set = "hegemony",
                            .kingdom = Kingdom::Qun,
                            .hp = 4,
                            .companions = {"heg_yanliangwenchou"},
                            .skills = {"luanji"}});

}  // namespace jiesuan
