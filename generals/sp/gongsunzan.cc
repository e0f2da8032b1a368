// 公孙瓒 Gongsun Zan · Qun · male · 4
//
// 义从 Yicong (locked) — with more than 2 hp your distance to others is 1 lower, otherwise theirs to you is 1
// higher. As of 公孙瓒〔标准EX〕.
#include "generals/common.h"

namespace jiesuan {

const General gongsunzan({.id = "gongsunzan",
                          .zh = "公孙瓒",
                          .en = "Gongsun Zan",
                          .set = "sp",
                          .kingdom = Kingdom::Qun,
                          .hp = 4,
                          .skills = {"yicong"}});

}  // namespace jiesuan
