// 黄盖 Huang Gai · Wu · male · 4 half symbols
//
// 苦肉 as in generals/standard/huanggai.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_huanggai({.id = "heg_huanggai",
                            .zh = "黄盖",
                            .en = "Huang Gai",
                            .set = "hegemony",
                            .kingdom = Kingdom::Wu,
                            .hp = 4,
                            .companions = {"heg_zhouyu"},
                            .skills = {"kurou"}});

}  // namespace jiesuan
