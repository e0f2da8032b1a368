// 庞统 Pang Tong · Shu · male · 3 half symbols
//
// 连环 and 涅槃 as in generals/fire/pangtong.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_pangtong({.id = "heg_pangtong",
                            .zh = "庞统",
                            .en = "Pang Tong",
                            .set = "hegemony",
                            .kingdom = Kingdom::Shu,
                            .hp = 3,
                            .companions = {"heg_wolong"},
                            .skills = {"lianhuan", "niepan"}});

}  // namespace jiesuan
