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
    {"caiwenji", {-11, -4}},
    {"caocao", {6, 2}},
    {"caochong", {14, 6}},
    {"caopi", {-5, -1}},
    {"caoren", {-1, -1}},
    {"caozhi", {11, 4}},
    {"chaosheng", {-6, -3}},
    {"chengong", {-12, -2}},
    {"chenqun", {-4, -2}},
    {"cuiyan", {-15, -8}},
    {"daqiao", {-7, -2}},
    {"dengxiake", {0, -1}},
    {"dianwei", {-10, 0}},
    {"diaochan", {3, 8}},
    {"dongzhuo", {-6, -1}},
    {"fanying", {10, 3}},
    {"fazheng", {3, -2}},
    {"fazheng_new", {0, -3}},
    {"fuhuanghou", {-4, 2}},
    {"fuwan", {-4, 1}},
    {"ganfuren", {-5, -4}},
    {"ganning", {-12, -3}},
    {"gaoshun", {-13, -3}},
    {"guanshanxue", {1, 0}},
    {"guanyinping", {-7, -4}},
    {"guanyu", {-6, -1}},
    {"guojia", {11, 5}},
    {"heg_jiangqin", {-4, 1}},
    {"hetaihou", {-15, -3}},
    {"huanggai", {-12, -3}},
    {"huangyueying", {-7, -1}},
    {"huangzhong", {-8, -1}},
    {"huatuo", {2, 1}},
    {"jiangbo", {1, 4}},
    {"jiangeyun", {-5, -1}},
    {"jiaxu", {7, 2}},
    {"jinzhi", {3, -2}},
    {"kanze", {-12, -6}},
    {"lantianyu", {7, 2}},
    {"liaohua", {2, 0}},
    {"lingtong", {-2, 1}},
    {"lingtong_old", {-5, -2}},
    {"liubei", {-3, -3}},
    {"liushan", {10, -6}},
    {"liushan_new", {9, -6}},
    {"luming", {-2, 1}},
    {"luoshuang", {0, -2}},
    {"lusheng", {1, 7}},
    {"luxun", {-9, -5}},
    {"lvbu", {-2, 1}},
    {"lvmeng", {-10, -3}},
    {"machao", {-2, 1}},
    {"madai", {-3, 0}},
    {"madai_old", {-12, -5}},
    {"masu", {-17, -6}},
    {"moheng", {4, 5}},
    {"pangde", {-6, -1}},
    {"pangtong", {-3, 3}},
    {"shatuoling", {5, 4}},
    {"shen_caocao", {20, 12}},
    {"shen_guanyu", {-7, 8}},
    {"shen_lvbu", {-7, 0}},
    {"shen_simayi", {-2, 1}},
    {"shen_zhouyu", {-6, 6}},
    {"shen_zhouyu_new", {-4, 7}},
    {"shen_zhugeliang", {13, 5}},
    {"simayi", {6, 0}},
    {"st_yuanshu", {-4, 5}},
    {"sunce", {18, 5}},
    {"sunjian", {4, 2}},
    {"sunquan", {-2, -4}},
    {"sunshangxiang", {-2, -1}},
    {"taishici", {-13, -1}},
    {"wangyi", {-6, -1}},
    {"weiyan", {1, -2}},
    {"wuguotai", {-2, 0}},
    {"xiahoudun", {2, 0}},
    {"xiahouyuan", {-7, -3}},
    {"xiaoqiao", {-3, -4}},
    {"xuchu", {-9, -5}},
    {"xunyu", {8, 3}},
    {"xusheng", {-6, 0}},
    {"xusheng_old", {-6, -3}},
    {"yangxiu", {4, 3}},
    {"yangxiu_new", {3, 4}},
    {"yanliangwenchou", {-12, -3}},
    {"yehuo", {8, 11}},
    {"yuanshu", {9, 11}},
    {"yudeng", {-5, -6}},
    {"yuejin", {-4, 1}},
    {"yuji", {-10, -7}},
    {"yuji_new", {-9, -6}},
    {"zhangchunhua", {10, -2}},
    {"zhangfei", {-10, -1}},
    {"zhanghe", {-6, -2}},
    {"zhangjiao", {-2, -2}},
    {"zhangliao", {7, 8}},
    {"zhaoyun", {-6, 0}},
    {"zhenji", {-1, 4}},
    {"zhongqing", {-5, -2}},
    {"zhongyao", {19, 12}},
    {"zhoutai", {1, 1}},
    {"zhoutai_new", {12, 5}},
    {"zhouyu", {-4, -2}},
    {"zhugejin", {-7, -2}},
    {"zhugeliang", {1, -3}},
    {"zhurong", {2, 6}},
    {"zuoci", {-13, -5}},
    {"zuoci_old", {-9, -5}},
};

}  // namespace

const Rating* rating_of(std::string_view general) {
  const auto* const found =
      std::find_if(std::begin(kRatings), std::end(kRatings), [&](const Entry& e) { return e.id == general; });
  return found == std::end(kRatings) ? nullptr : &found->rating;
}

}  // namespace jiesuan::steward
