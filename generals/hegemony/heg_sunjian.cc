// 孙坚 Sun Jian · Wu · male · 4 half symbols
//
// 英魂 as in generals/forest/sunjian.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_sunjian({.id = "heg_sunjian",
                           .zh = "孙坚",
                           .en = "Sun Jian",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .companions = {"heg_wuguotai"},
                           .skills = {"yinghun"}});

}  // namespace jiesuan
