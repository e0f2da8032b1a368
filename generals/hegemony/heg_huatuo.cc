// 华佗 Hua Tuo · Qun · male · 3 half symbols
//
// 急救 青囊 as in generals/standard/huatuo.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_huatuo({.id = "heg_huatuo",
                          .zh = "华佗",
                          .en = "Hua Tuo",
                          .set = "hegemony",
                          .kingdom = Kingdom::Qun,
                          .hp = 3,
                          .skills = {"jijiu", "qingnang"}});

}  // namespace jiesuan
