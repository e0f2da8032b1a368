// 司马懿 Sima Yi · Wei · male · 3 half symbols
//
// 反馈 and 鬼才 as in generals/standard/simayi.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_simayi({.id = "heg_simayi",
                          .zh = "司马懿",
                          .en = "Sima Yi",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wei,
                          .hp = 3,
                          .skills = {"fankui", "guicai"}});

}  // namespace jiesuan
