// 周瑜 Zhou Yu · Wu · male · 3 half symbols
//
// 英姿 反间 as in generals/standard/zhouyu.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhouyu({.id = "heg_zhouyu",
                          .zh = "周瑜",
                          .en = "Zhou Yu",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wu,
                          .hp = 3,
                          .companions = {"heg_huanggai", "heg_xiaoqiao", "heg_sunce"},
                          .skills = {"yingzi", "fanjian"}});

}  // namespace jiesuan
