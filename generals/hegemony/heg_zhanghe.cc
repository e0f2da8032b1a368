// 张郃 Zhang He · Wei · male · 4 half symbols
//
// 巧变 as in generals/mountain/zhanghe.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhanghe({.id = "heg_zhanghe",
                           .zh = "张郃",
                           .en = "Zhang He",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wei,
                           .hp = 4,
                           .skills = {"qiaobian"}});

}  // namespace jiesuan
