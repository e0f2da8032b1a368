// How the generals fare in the steward's hands: percent of games won more or fewer than the average, as lord
// and otherwise. Measured with generals chosen by lot (docs/bots.md tells how).
#include "bots/steward/ratings.h"

#include <algorithm>
#include <iterator>

namespace jiesuan::steward {
namespace {

struct Entry {
  std::string_view id;
  Rating rating;
};

constexpr Entry kRatings[] = {
    {"caiwenji", {-12, 0}},
    {"caocao", {7, -1}},
    {"caochong", {11, 6}},
    {"caopi", {-7, -1}},
    {"caoren", {-5, -2}},
    {"caozhi", {3, 5}},
    {"chengong", {-4, 1}},
    {"chenqun", {-5, -3}},
    {"cuiyan", {-12, -6}},
    {"daqiao", {-8, 0}},
    {"dianwei", {-2, -2}},
    {"diaochan", {-1, 8}},
    {"dongzhuo", {-2, -5}},
    {"fazheng", {0, 0}},
    {"fazheng_new", {-3, -2}},
    {"fuhuanghou", {-5, 1}},
    {"fuwan", {-3, 0}},
    {"ganfuren", {1, -1}},
    {"ganning", {-13, -3}},
    {"gaoshun", {-8, -3}},
    {"guanyinping", {-9, -5}},
    {"guanyu", {-11, -1}},
    {"guojia", {8, 4}},
    {"heg_jiangqin", {-9, 0}},
    {"hetaihou", {-6, -4}},
    {"huanggai", {-5, -6}},
    {"huangyueying", {-6, -1}},
    {"huangzhong", {-5, -2}},
    {"huatuo", {-3, 3}},
    {"jiaxu", {9, 3}},
    {"kanze", {-11, -9}},
    {"liaohua", {-3, -1}},
    {"lingtong", {-3, -1}},
    {"lingtong_old", {-3, -2}},
    {"liubei", {-3, 1}},
    {"liushan", {5, -6}},
    {"liushan_new", {6, -5}},
    {"luxun", {-8, -4}},
    {"lvbu", {-2, -3}},
    {"lvmeng", {-11, -4}},
    {"machao", {-2, -2}},
    {"madai", {-4, -1}},
    {"madai_old", {-8, -5}},
    {"masu", {-12, -6}},
    {"pangde", {-7, 0}},
    {"pangtong", {5, 3}},
    {"shen_caocao", {16, 8}},
    {"shen_guanyu", {-5, 8}},
    {"shen_lvbu", {-1, 0}},
    {"shen_simayi", {0, 2}},
    {"shen_zhouyu", {-1, 5}},
    {"shen_zhouyu_new", {-7, 4}},
    {"shen_zhugeliang", {12, 7}},
    {"simayi", {5, 4}},
    {"st_yuanshu", {-4, 4}},
    {"sunce", {14, 3}},
    {"sunjian", {5, 0}},
    {"sunquan", {-2, 0}},
    {"sunshangxiang", {-2, 0}},
    {"taishici", {-3, 0}},
    {"wangyi", {-7, -1}},
    {"weiyan", {-8, -3}},
    {"wuguotai", {-5, 1}},
    {"xiahoudun", {3, 0}},
    {"xiahouyuan", {-5, -1}},
    {"xiaoqiao", {-4, -2}},
    {"xuchu", {-9, -5}},
    {"xunyu", {0, 5}},
    {"xusheng", {-3, -3}},
    {"xusheng_old", {-6, -2}},
    {"yangxiu", {0, 3}},
    {"yangxiu_new", {7, 5}},
    {"yanliangwenchou", {-8, -3}},
    {"yuanshu", {5, 8}},
    {"yuejin", {-4, 2}},
    {"yuji", {-16, -8}},
    {"yuji_new", {-9, -6}},
    {"zhangchunhua", {2, -2}},
    {"zhangfei", {-9, -4}},
    {"zhanghe", {-6, -2}},
    {"zhangjiao", {1, -2}},
    {"zhangliao", {4, 9}},
    {"zhaoyun", {-6, 0}},
    {"zhenji", {-1, 2}},
    {"zhongyao", {11, 13}},
    {"zhoutai", {1, 1}},
    {"zhoutai_new", {9, 4}},
    {"zhouyu", {-8, -2}},
    {"zhugejin", {-2, 0}},
    {"zhugeliang", {-1, -3}},
    {"zhurong", {2, 7}},
    {"zuoci", {-10, -4}},
    {"zuoci_old", {-8, -4}},
};

}  // namespace

const Rating* rating_of(std::string_view general) {
  const auto* const found =
      std::find_if(std::begin(kRatings), std::end(kRatings), [&](const Entry& e) { return e.id == general; });
  return found == std::end(kRatings) ? nullptr : &found->rating;
}

}  // namespace jiesuan::steward
