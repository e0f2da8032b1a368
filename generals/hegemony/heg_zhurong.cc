// 祝融 Zhurong · Shu · female · 4 half symbols
//
// 巨象 as in generals/hegemony/heg_zhurong.cc, 烈刃 as in generals/forest/zhurong.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhurong({.id = "heg_zhurong",
                           .zh = "祝融",
                           .en = "Zhurong",
                           .set = "hegemony",
                           .kingdom = Kingdom::Shu,
                           .gender = Gender::Female,
                           .hp = 4,
                           .companions = {"heg_menghuo"},
                           .skills = {"juxiang", "lieren"}});

}  // namespace jiesuan
