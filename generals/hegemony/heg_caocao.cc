// 曹操 Cao Cao · Wei · male · 4 half symbols
//
// 奸雄 as in generals/standard/caocao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_caocao({.id = "heg_caocao",
                          .zh = "曹操",
                          .en = "Cao Cao",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wei,
                          .hp = 4,
                          .companions = {"heg_dianwei", "heg_xuchu", "heg_bianfuren"},
                          .skills = {"jianxiong"}});

}  // namespace jiesuan
