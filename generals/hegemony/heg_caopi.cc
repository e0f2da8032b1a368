// 曹丕 Cao Pi · Wei · male · 3 half symbols
//
// 行殇 as in generals/hegemony/heg_caopi.cc, 放逐 as in generals/forest/caopi.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_caopi({.id = "heg_caopi",
                         .zh = "曹丕",
                         .en = "Cao Pi",
                         .set = "hegemony",
                         .kingdom = Kingdom::Wei,
                         .hp = 3,
                         .companions = {"heg_zhenji", "heg_cuiyanmaojie"},
                         .skills = {"xingshang", "fangzhu"}});

}  // namespace jiesuan
