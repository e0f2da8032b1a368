// The general cards of 国战 as they are printed: name, set, force, gender, half symbols, skills, pairs.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/catalogue.h"
#include "modes/hegemony/marks.h"

namespace jiesuan::test {
namespace {

constexpr Kingdom kWei = Kingdom::Wei, kShu = Kingdom::Shu, kWu = Kingdom::Wu, kQun = Kingdom::Qun;
constexpr Gender kMan = Gender::Male, kWoman = Gender::Female;

struct Printed {
  const char* id;
  const char* zh;
  Kingdom force;
  Gender gender;
  int half_symbols;
  std::vector<std::string> skills;
  std::vector<std::string> companions = {};
};

struct Box {
  const char* set;
  std::vector<Printed> cards;
};

const std::vector<Box> kBoxes = {
    {"hegemony",
     {
         {"heg_caocao", "曹操", kWei, kMan, 4, {"jianxiong"}, {"heg_dianwei", "heg_xuchu", "heg_bianfuren"}},
         {"heg_simayi", "司马懿", kWei, kMan, 3, {"fankui", "guicai"}},
         {"heg_xiahoudun", "夏侯惇", kWei, kMan, 4, {"ganglie"}, {"heg_xiahouyuan", "heg_yujin"}},
         {"heg_zhangliao", "张辽", kWei, kMan, 4, {"tuxi"}, {"heg_zangba"}},
         {"heg_xuchu", "许褚", kWei, kMan, 4, {"luoyi"}, {"heg_caocao"}},
         {"heg_guojia", "郭嘉", kWei, kMan, 3, {"tiandu", "yiji"}},
         {"heg_zhenji", "甄姬", kWei, kWoman, 3, {"qingguo", "luoshen_heg"}, {"heg_caopi"}},
         {"heg_xiahouyuan", "夏侯渊", kWei, kMan, 4, {"shensu"}, {"heg_xiahoudun"}},
         {"heg_zhanghe", "张郃", kWei, kMan, 4, {"qiaobian"}},
         {"heg_xuhuang", "徐晃", kWei, kMan, 4, {"duanliang"}},
         {"heg_caoren", "曹仁", kWei, kMan, 4, {"jushou"}, {"heg_caohong"}},
         {"heg_dianwei", "典韦", kWei, kMan, 4, {"qiangxi"}, {"heg_caocao"}},
         {"heg_xunyu", "荀彧", kWei, kMan, 3, {"quhu", "jieming"}, {"heg_xunyou"}},
         {"heg_caopi", "曹丕", kWei, kMan, 3, {"xingshang", "fangzhu"}, {"heg_zhenji", "heg_cuiyanmaojie"}},
         {"heg_yuejin", "乐进", kWei, kMan, 4, {"xiaoguo_heg"}, {"heg_lidian"}},
         {"heg_liubei",
          "刘备",
          kShu,
          kMan,
          4,
          {"rende_heg"},
          {"heg_guanyu", "heg_zhangfei", "heg_ganfuren", "heg_fazheng"}},
         {"heg_guanyu", "关羽", kShu, kMan, 5, {"wusheng"}, {"heg_liubei"}},
         {"heg_zhangfei", "张飞", kShu, kMan, 4, {"paoxiao"}, {"heg_liubei"}},
         {"heg_zhugeliang", "诸葛亮", kShu, kMan, 3, {"guanxing", "kongcheng_heg"}, {"heg_huangyueying"}},
         {"heg_zhaoyun", "赵云", kShu, kMan, 4, {"longdan"}, {"heg_liushan"}},
         {"heg_machao", "马超", kShu, kMan, 4, {"tieqi", "mashu"}, {"heg_madai"}},
         {"heg_huangyueying",
          "黄月英",
          kShu,
          kWoman,
          3,
          {"jizhi", "qicai"},
          {"heg_zhugeliang", "heg_wolong"}},
         {"heg_huangzhong", "黄忠", kShu, kMan, 4, {"liegong"}, {"heg_weiyan"}},
         {"heg_weiyan", "魏延", kShu, kMan, 4, {"kuanggu"}, {"heg_huangzhong"}},
         {"heg_pangtong", "庞统", kShu, kMan, 3, {"lianhuan", "niepan"}, {"heg_wolong"}},
         {"heg_wolong",
          "卧龙诸葛亮",
          kShu,
          kMan,
          3,
          {"huoji", "kanpo", "bazhen"},
          {"heg_huangyueying", "heg_pangtong"}},
         {"heg_liushan", "刘禅", kShu, kMan, 3, {"xiangle", "fangquan"}, {"heg_zhaoyun"}},
         {"heg_menghuo", "孟获", kShu, kMan, 4, {"huoshou", "zaiqi"}, {"heg_zhurong"}},
         {"heg_zhurong", "祝融", kShu, kWoman, 4, {"juxiang", "lieren"}, {"heg_menghuo"}},
         {"heg_ganfuren", "甘夫人", kShu, kWoman, 3, {"shushen_heg", "shenzhi"}, {"heg_liubei"}},
         {"heg_sunquan", "孙权", kWu, kMan, 4, {"zhiheng_heg"}, {"heg_zhoutai"}},
         {"heg_ganning", "甘宁", kWu, kMan, 4, {"qixi"}, {"heg_lingtong"}},
         {"heg_lvmeng", "吕蒙", kWu, kMan, 4, {"keji"}},
         {"heg_huanggai", "黄盖", kWu, kMan, 4, {"kurou"}, {"heg_zhouyu"}},
         {"heg_zhouyu",
          "周瑜",
          kWu,
          kMan,
          3,
          {"yingzi", "fanjian"},
          {"heg_huanggai", "heg_xiaoqiao", "heg_sunce"}},
         {"heg_daqiao", "大乔", kWu, kWoman, 3, {"guose", "liuli"}, {"heg_xiaoqiao", "heg_sunce"}},
         {"heg_luxun", "陆逊", kWu, kMan, 3, {"qianxun_heg", "duoshi"}, {"heg_lukang"}},
         {"heg_sunshangxiang", "孙尚香", kWu, kWoman, 3, {"jieyin", "xiaoji"}},
         {"heg_sunjian", "孙坚", kWu, kMan, 4, {"yinghun"}, {"heg_wuguotai"}},
         {"heg_xiaoqiao", "小乔", kWu, kWoman, 3, {"tianxiang", "hongyan"}, {"heg_zhouyu", "heg_daqiao"}},
         {"heg_taishici", "太史慈", kWu, kMan, 4, {"tianyi"}, {"heg_sunce"}},
         {"heg_zhoutai", "周泰", kWu, kMan, 4, {"buqu_new"}, {"heg_sunquan", "heg_jiangqin"}},
         {"heg_lusu", "鲁肃", kWu, kMan, 3, {"haoshi", "dimeng"}},
         {"heg_zhangzhaozhanghong", "张昭张纮", kWu, kMan, 3, {"zhijian", "guzheng"}},
         {"heg_dingfeng", "丁奉", kWu, kMan, 4, {"duanbing", "fenxun"}, {"heg_xusheng"}},
         {"heg_huatuo", "华佗", kQun, kMan, 3, {"jijiu", "qingnang"}},
         {"heg_lvbu", "吕布", kQun, kMan, 5, {"wushuang"}, {"heg_diaochan"}},
         {"heg_diaochan", "貂蝉", kQun, kWoman, 3, {"lijian_heg", "biyue"}, {"heg_lvbu"}},
         {"heg_yuanshao", "袁绍", kQun, kMan, 4, {"luanji"}, {"heg_yanliangwenchou"}},
         {"heg_yanliangwenchou", "颜良文丑", kQun, kMan, 4, {"shuangxiong"}, {"heg_yuanshao"}},
         {"heg_jiaxu",
          "贾诩",
          kQun,
          kMan,
          3,
          {"wansha_heg", "luanwu", "weimu_heg"},
          {"heg_lijueguosi", "heg_zhangxiu"}},
         {"heg_pangde", "庞德", kQun, kMan, 4, {"mashu", "mengjin"}},
         {"heg_zhangjiao", "张角", kQun, kMan, 3, {"leiji", "guidao"}},
         {"heg_caiwenji", "蔡文姬", kQun, kWoman, 3, {"beige", "duanchang_heg"}},
         {"heg_mateng", "马腾", kQun, kMan, 4, {"mashu", "xiongyi"}},
         {"heg_kongrong", "孔融", kQun, kMan, 3, {"mingshi", "lirang"}},
         {"heg_jiling", "纪灵", kQun, kMan, 4, {"shuangren"}, {"heg_yuanshu"}},
         {"heg_tianfeng", "田丰", kQun, kMan, 3, {"sijian", "suishi"}},
         {"heg_panfeng", "潘凤", kQun, kMan, 4, {"kuangfu"}},
         {"heg_zoushi", "邹氏", kQun, kWoman, 3, {"huoshui", "qingcheng"}},
     }},
    {"hegemony_formation",
     {
         {"heg_dengai", "邓艾", kWei, kMan, 4, {"tuntian", "jixi_heg", "ziliang"}},
         {"heg_caohong", "曹洪", kWei, kMan, 4, {"huyuan", "heyi"}, {"heg_caoren"}},
         {"heg_jiangwei", "姜维", kShu, kMan, 4, {"tiaoxin", "yizhi", "tianfu"}},
         {"heg_jiangwanfeiyi", "蒋琬费祎", kShu, kMan, 3, {"shengxi", "shoucheng"}, {"heg_wangping"}},
         {"heg_jiangqin", "蒋钦", kWu, kMan, 4, {"shangyi", "niaoxiang"}, {"heg_zhoutai"}},
         {"heg_xusheng", "徐盛", kWu, kMan, 4, {"yicheng"}, {"heg_dingfeng"}},
         {"heg_yuji", "于吉", kQun, kMan, 3, {"qianhuan"}, {"heg_zuoci"}},
         {"heg_hetaihou", "何太后", kQun, kWoman, 3, {"zhendu", "qiluan_heg"}},
         {"heg_lord_liubei", "君刘备", kShu, kMan, 4, {"zhangwu", "shouyue", "jizhao"}},
     }},
    {"hegemony_momentum",
     {
         {"heg_lidian", "李典", kWei, kMan, 3, {"xunxun", "wangxi"}, {"heg_yuejin"}},
         {"heg_zangba", "臧霸", kWei, kMan, 4, {"hengjiang"}, {"heg_zhangliao"}},
         {"heg_madai", "马岱", kShu, kMan, 4, {"mashu", "qianxi"}, {"heg_machao"}},
         {"heg_mifuren", "糜夫人", kShu, kWoman, 3, {"guixiu", "cunsi"}},
         {"heg_sunce",
          "孙策",
          kWu,
          kMan,
          4,
          {"jiang", "yingyang", "hunshang"},
          {"heg_zhouyu", "heg_taishici", "heg_daqiao"}},
         {"heg_chenwudongxi", "陈武董袭", kWu, kMan, 4, {"duanxie", "fenming"}},
         {"heg_dongzhuo", "董卓", kQun, kMan, 4, {"hengzheng", "baoling"}},
         {"heg_zhangren", "张任", kQun, kMan, 4, {"chuanxin", "fengshi"}},
         {"heg_lord_zhangjiao", "君张角", kQun, kMan, 4, {"wuxin", "hongfa", "wendao"}},
     }},
    {"hegemony_transformation",
     {
         {"heg_xunyou", "荀攸", kWei, kMan, 3, {"qice_heg", "zhiyu"}, {"heg_xunyu"}},
         {"heg_bianfuren", "卞夫人", kWei, kWoman, 3, {"wanwei", "yuejian"}, {"heg_caocao"}},
         {"heg_shamoke", "沙摩柯", kShu, kMan, 4, {"jili"}},
         {"heg_masu", "马谡", kShu, kMan, 3, {"sanyao", "zhiman"}},
         {"heg_lingtong", "凌统", kWu, kMan, 4, {"xuanlue", "yongjin"}, {"heg_ganning"}},
         {"heg_lvfan", "吕范", kWu, kMan, 3, {"diaodu", "diancai"}},
         {"heg_zuoci", "左慈", kQun, kMan, 3, {"yigui", "jihun"}, {"heg_yuji"}},
         {"heg_lijueguosi", "李傕郭汜", kQun, kMan, 4, {"xiongsuan"}, {"heg_jiaxu"}},
         {"heg_lord_sunquan", "君孙权", kWu, kMan, 4, {"jiahe", "lianzi", "jubao"}},
     }},
    {"hegemony_authority",
     {
         {"heg_cuiyanmaojie", "崔琰毛玠", kWei, kMan, 3, {"zhengbi", "fengying"}, {"heg_caopi"}},
         {"heg_yujin", "于禁", kWei, kMan, 4, {"jieyue"}, {"heg_xiahoudun"}},
         {"heg_wangping", "王平", kShu, kMan, 4, {"jianglue"}, {"heg_jiangwanfeiyi"}},
         {"heg_fazheng", "法正", kShu, kMan, 3, {"enyuan_heg", "xuanhuo_heg"}, {"heg_liubei"}},
         {"heg_wuguotai", "吴国太", kWu, kWoman, 3, {"ganlu", "buyi_heg"}, {"heg_sunjian"}},
         {"heg_lukang", "陆抗", kWu, kMan, 3, {"keshou", "zhuwei"}, {"heg_luxun"}},
         {"heg_zhangxiu", "张绣", kQun, kMan, 4, {"fudi", "congjian"}, {"heg_jiaxu"}},
         {"heg_yuanshu", "袁术", kQun, kMan, 4, {"weidi_heg", "yongsi_heg"}, {"heg_jiling"}},
         {"heg_lord_caocao", "君曹操", kWei, kMan, 4, {"jianan", "huibian", "zongyu"}},
     }},
};

struct Card {
  const Printed& printed;
  const General* general;
  bool lord;
};
std::vector<Card> all_cards() {
  std::vector<Card> all;
  for (const Box& box : kBoxes)
    for (const Printed& p : box.cards)
      all.push_back({p, Catalogue::get().find_general(p.id), std::string_view(p.zh).starts_with("君")});
  return all;
}

bool named_by(const Printed& card, const Printed& other) {
  return std::find(card.companions.begin(), card.companions.end(), other.id) != card.companions.end();
}

TEST(HegemonyGenerals, AreAsPrinted) {
  for (const Box& box : kBoxes)
    for (const Printed& p : box.cards) {
      SCOPED_TRACE(p.id);
      const General* x = Catalogue::get().find_general(p.id);
      ASSERT_TRUE(x) << "it is not there";
      EXPECT_STREQ(x->zh, p.zh);
      EXPECT_STREQ(x->set, box.set);
      EXPECT_EQ(x->kingdom, p.force);
      EXPECT_EQ(x->gender, p.gender);
      EXPECT_EQ(x->hp, p.half_symbols);
      std::vector<std::string> skills;
      skills.reserve(x->skills.size());
      for (const SkillDef* s : x->skills) skills.emplace_back(s->id);
      EXPECT_EQ(skills, p.skills);
      for (const char* id : x->companions)
        EXPECT_NE(std::find(p.companions.begin(), p.companions.end(), id), p.companions.end()) << id;
    }
}

TEST(HegemonyGenerals, ThereAreNoOthers) {
  const std::vector<Card> cards = all_cards();
  EXPECT_EQ(cards.size(), 96u);
  for (const General* x : Catalogue::get().generals())
    if (x->belongs_to("hegemony"))
      EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [&](const Card& c) { return c.general == x; }))
          << x->id;
}

TEST(HegemonyGenerals, ArePairedAsBothCardsSayAndLordsWithAllOfTheirForce) {
  const std::vector<Card> cards = all_cards();
  for (const Card& a : cards)
    for (const Card& b : cards) {
      if (&a == &b) continue;
      ASSERT_TRUE(a.general && b.general);
      EXPECT_EQ(named_by(a.printed, b.printed), named_by(b.printed, a.printed))
          << a.printed.id << " " << b.printed.id;
      const bool lord_and_follower = (a.lord || b.lord) && a.printed.force == b.printed.force;
      EXPECT_EQ(are_companions(a.general->number, b.general->number),
                lord_and_follower || named_by(a.printed, b.printed))
          << a.printed.id << " " << b.printed.id;
    }
}

// hegemony §13 on §1: 邓艾 counts one half symbol less as the head, 姜维 and 孙策 as the deputy.
TEST(HegemonyGenerals, ThreeOfThemCountLessInOnePlace) {
  for (const Card& c : all_cards()) {
    ASSERT_TRUE(c.general) << c.printed.id;
    const std::string_view id = c.printed.id;
    const int head = id == "heg_dengai" ? 1 : 0, deputy = id == "heg_jiangwei" || id == "heg_sunce" ? 1 : 0;
    EXPECT_EQ(half_symbols(c.general->number, 0), c.printed.half_symbols - head) << id;
    EXPECT_EQ(half_symbols(c.general->number, 1), c.printed.half_symbols - deputy) << id;
  }
}

TEST(HegemonyGenerals, LordCardsTakeThePlaceOfTheirOrdinaryOnes) {
  for (const Card& c : all_cards()) {
    ASSERT_TRUE(c.general) << c.printed.id;
    std::string ordinary = c.lord ? c.printed.id : "";
    if (c.lord) ordinary.replace(ordinary.find("lord_"), 5, "");
    EXPECT_EQ(c.general->replaces, ordinary) << c.printed.id;
    EXPECT_EQ(c.general->lord(), c.lord) << c.printed.id;
  }
}

}  // namespace
}  // namespace jiesuan::test
