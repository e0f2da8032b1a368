// 许褚 Xu Chu · Wei · male · 4 half symbols
//
// 裸衣 as in generals/standard/xuchu.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_xuchu({.id = "heg_xuchu",
                         .zh = "许褚",
                         .en = "Xu Chu",
                         .set = "hegemony",
                         .kingdom = Kingdom::Wei,
                         .hp = 4,
                         .companions = {"heg_caocao"},
                         .skills = {"luoyi"}});

}  // namespace jiesuan
