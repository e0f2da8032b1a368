// 黄月英 Huang Yueying · Shu · female · 3 half symbols
//
// 集智 and 奇才 as in generals/standard/huangyueying.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_huangyueying({.id = "heg_huangyueying",
                                .zh = "黄月英",
                                .en = "Huang Yueying",
                                .set = "hegemony",
                                .kingdom = Kingdom::Shu,
                                .gender = Gender::Female,
                                .hp = 3,
                                .companions = {"heg_zhugeliang", "heg_wolong"},
                                .skills = {"jizhi", "qicai"}});

}  // namespace jiesuan
