// 孙尚香 Sun Shangxiang · Wu · female · 3 half symbols
//
// 结姻 枭姬 as in generals/standard/sunshangxiang.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_sunshangxiang({.id = "heg_sunshangxiang",
                                 .zh = "孙尚香",
                                 .en = "Sun Shangxiang",
                                 .set = "hegemony",
                                 .kingdom = Kingdom::Wu,
                                 .gender = Gender::Female,
                                 .hp = 3,
                                 .skills = {"jieyin", "xiaoji"}});

}  // namespace jiesuan
