// 太史慈 Taishi Ci · Wu · male · 4 half symbols
//
// 天义 as in generals/fire/taishici.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_taishici({.id = "heg_taishici",
                            .zh = "太史慈",
                            .en = "Taishi Ci",
                            .set = "hegemony",
                            .kingdom = Kingdom::Wu,
                            .hp = 4,
                            .companions = {"heg_sunce"},
                            .skills = {"tianyi"}});

}  // namespace jiesuan
