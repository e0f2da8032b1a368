// 郭嘉 Guo Jia · Wei · male · 3 half symbols
//
// 天妒 and 遗计 as in generals/standard/guojia.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_guojia({.id = "heg_guojia",
                          .zh = "郭嘉",
                          .en = "Guo Jia",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wei,
                          .hp = 3,
                          .skills = {"tiandu", "yiji"}});

}  // namespace jiesuan
