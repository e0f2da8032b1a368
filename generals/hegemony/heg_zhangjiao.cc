// 张角 Zhang Jiao · Qun · male · 3 half symbols
//
// 雷击 鬼道 as in generals/wind/zhangjiao.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhangjiao({.id = "heg_zhangjiao",
                             .zh = "张角",
                             .en = "Zhang Jiao",
                             .set = "hegemony",
                             .kingdom = Kingdom::Qun,
                             .hp = 3,
                             .skills = {"leiji", "guidao"}});

}  // namespace jiesuan
