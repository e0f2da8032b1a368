// 李典 Li Dian · Wei · male · 3 half symbols
//
// 恂恂 and 忘隙 as in generals/standard_ex/st_lidian.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_lidian({.id = "heg_lidian",
                          .zh = "李典",
                          .en = "Li Dian",
                          .set = "hegemony_momentum",
                          .kingdom = Kingdom::Wei,
                          .hp = 3,
                          .companions = {"heg_yuejin"},
                          .skills = {"xunxun", "wangxi"}});

}  // namespace jiesuan
