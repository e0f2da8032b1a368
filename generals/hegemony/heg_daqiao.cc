// 大乔 Da Qiao · Wu · female · 3 half symbols
//
// 国色 流离 as in generals/standard/daqiao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_daqiao({.id = "heg_daqiao",
                          .zh = "大乔",
                          .en = "Da Qiao",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wu,
                          .gender = Gender::Female,
                          .hp = 3,
                          .companions = {"heg_xiaoqiao", "heg_sunce"},
                          .skills = {"guose", "liuli"}});

}  // namespace jiesuan
