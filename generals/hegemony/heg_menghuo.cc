// 孟获 Meng Huo · Shu · male · 4 half symbols
//
// 祸首 and 再起 as in generals/forest/menghuo.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_menghuo({.id = "heg_menghuo",
                           .zh = "孟获",
                           .en = "Meng Huo",
                           .set = "hegemony",
                           .kingdom = Kingdom::Shu,
                           .hp = 4,
                           .companions = {"heg_zhurong"},
                           .skills = {"huoshou", "zaiqi"}});

}  // namespace jiesuan
