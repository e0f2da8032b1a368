// 小乔 Xiao Qiao · Wu · female · 3 half symbols
//
// 天香 红颜 as in generals/wind/xiaoqiao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_xiaoqiao({.id = "heg_xiaoqiao",
                            .zh = "小乔",
                            .en = "Xiao Qiao",
                            .set = "hegemony",
                            .kingdom = Kingdom::Wu,
                            .gender = Gender::Female,
                            .hp = 3,
                            .companions = {"heg_zhouyu", "heg_daqiao"},
                            .skills = {"tianxiang", "hongyan"}});

}  // namespace jiesuan
