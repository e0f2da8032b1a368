// 颜良文丑 Yan Liang and Wen Chou · Qun · male · 4 half symbols
//
// 双雄 as in generals/fire/yanliangwenchou.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_yanliangwenchou({.id = "heg_yanliangwenchou",
                                   .zh = "颜良文丑",
                                   .en = "Yan Liang and Wen Chou",
                                   .set = "hegemony",
                                   .kingdom = Kingdom::Qun,
                                   .hp = 4,
                                   .companions = {"heg_yuanshao"},
                                   .skills = {"shuangxiong"}});

}  // namespace jiesuan
