// 庞德 Pang De · Qun · male · 4 half symbols
//
// 马术 as in generals/standard/machao.cc.
// 猛进 as in generals/fire/pangde.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_pangde({.id = "heg_pangde",
                          .zh = "庞德",
                          .en = "Pang De",
                          .set = "hegemony",
                          .kingdom = Kingdom::Qun,
                          .hp = 4,
                          .skills = {"mashu", "mengjin"}});

}  // namespace jiesuan
