// 卧龙诸葛亮 Sleeping Dragon Zhuge Liang · Shu · male · 3 half symbols
//
// 火计, 看破 and 八阵 as in generals/fire/wolong.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_wolong({.id = "heg_wolong",
                          .zh = "卧龙诸葛亮",
                          .en = "Sleeping Dragon Zhuge Liang",
                          .set = "hegemony",
                          .kingdom = Kingdom::Shu,
                          .hp = 3,
                          .companions = {"heg_huangyueying", "heg_pangtong"},
                          .skills = {"huoji", "kanpo", "bazhen"}});

}  // namespace jiesuan
