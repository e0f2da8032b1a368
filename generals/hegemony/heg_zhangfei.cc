// 张飞 Zhang Fei · Shu · male · 4 half symbols
//
// 咆哮 as in generals/standard/zhangfei.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhangfei({.id = "heg_zhangfei",
                            .zh = "张飞",
                            .en = "Zhang Fei",
                            .set = "hegemony",
                            .kingdom = Kingdom::Shu,
                            .hp = 4,
                            .companions = {"heg_liubei"},
                            .skills = {"paoxiao"}});

}  // namespace jiesuan
