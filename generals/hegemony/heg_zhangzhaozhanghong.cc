// 张昭张纮 Zhang Zhao & Zhang Hong · Wu · male · 3 half symbols
//
// 直谏 固政 as in generals/mountain/zhangzhaozhanghong.cc.
#include "engine/content/general.h"

namespace jiesuan {

const General heg_zhangzhaozhanghong({.id = "heg_zhangzhaozhanghong",
                                      .zh = "张昭张纮",
                                      .en = "Zhang Zhao & Zhang Hong",
                                      .set = "hegemony",
                                      .kingdom = Kingdom::Wu,
                                      .hp = 3,
                                      .skills = {"zhijian", "guzheng"}});

}  // namespace jiesuan
