// Generals of Wu and Qun in 国战 whose skills are those of their identity cards: what hidden general cards
// change about them (hegemony §14).
#include "engine/query/distance.h"
#include "modes/hegemony/marks.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

class Heg : public Table {
 public:
  explicit Heg(int players = 4) : Table(players) {
    mode("hegemony");
    for (Seat s = 1; s < players; ++s) seat(s).kingdom(s % 2 ? Kingdom::Wei : Kingdom::Shu);
  }
  bool hidden(Seat s, int slot) { return game()[s].general[slot].hidden; }
};

TEST(HiddenGenerals, AConversionRevealsBeforeTheUse) {
  Heg t;
  t.seat(0).generals("heg_ganning", "heg_lvmeng").hidden(0).hidden(1).hand({card(kSlash, "S")});
  t.seat(1).hand({card(kJink)});
  start_unrevealed(t);
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  EXPECT_FALSE(t.hidden(0, 0));
  EXPECT_TRUE(t.hidden(0, 1));
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Wu);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(HiddenGenerals, ARescueByJijiuRevealsHuaTuo) {
  Heg t;
  t.seat(0).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2)
      .kingdom(Kingdom::None)
      .generals("heg_huatuo", "heg_diaochan")
      .hidden(0)
      .hidden(1)
      .hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(2, "jijiu", {t.in_hand(2, kJink)});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_FALSE(t.hidden(2, 0));
  EXPECT_EQ(t.game()[2].kingdom, Kingdom::Qun);
}

// §14.5: a hidden card's state skills are not anticipated.
TEST(HiddenGenerals, AHiddenXiaoQiaoNeedsARealHeartForTianxiang) {
  for (const bool hidden : {true, false}) {
    Heg t;
    t.seat(0).kingdom(Kingdom::Wei).hand({card(kSlash)});
    t.seat(1)
        .kingdom(Kingdom::None)
        .generals("heg_xiaoqiao", "heg_zhouyu")
        .hand({card(kSlash, "S"), card(kPeach, "H")});
    if (hidden) t.seat(1).hidden(0).hidden(1);
    t.start();
    t.use(0, kSlash, {1});
    ASSERT_TRUE(t.offers(1, "tianxiang")) << t.question();
    const CardSet spade_too = cards({t.in_hand(1, kPeach), t.in_hand(1, kSlash)});
    EXPECT_EQ(t.cards_for("tianxiang"), hidden ? cards({t.in_hand(1, kPeach)}) : spade_too);
  }
}

TEST(HiddenGenerals, ALockedSkillMayBeDeclined) {
  Heg t;
  t.seat(0).generals("heg_lvbu", "heg_diaochan").hidden(0).hidden(1).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(0, "wushuang")) << t.question();
  t.pass(0);
  t.play(1, kJink);
  EXPECT_EQ(hits(t), Hits{}) << "one 闪 is enough";
  EXPECT_TRUE(t.hidden(0, 0));
}

// §14.1
TEST(HiddenGenerals, MashuOfBothCardsCountsWhenBothAreRevealed) {
  const auto distance_with = [](bool head_hidden, bool deputy_hidden) {
    Heg t(7);
    t.seat(0).generals("heg_pangde", "heg_mateng");
    if (head_hidden) t.seat(0).hidden(0);
    if (deputy_hidden) t.seat(0).hidden(1);
    t.start();
    return distance(t.game(), 0, 3);
  };
  EXPECT_EQ(distance_with(true, true), 3);
  EXPECT_EQ(distance_with(false, true), 2);
  EXPECT_EQ(distance_with(false, false), 1);
}

// §14.3
TEST(HiddenGenerals, WhoShowsNoGeneralIsNoManForJieyin) {
  Heg t;
  t.seat(0).generals("heg_sunshangxiang", "heg_lvmeng").hand({card(kJink), card(kPeach)});
  t.seat(1).generals("heg_yanliangwenchou", "heg_pangde").hp(2, 4).hidden(0).hidden(1);
  t.seat(2).generals("heg_zhangjiao", "heg_pangde").hp(2, 3);
  t.start();
  EXPECT_EQ(t.seats_for("jieyin", {t.in_hand(0, kJink), t.in_hand(0, kPeach)}), seats({2}));
}

// §14.12: cards on the general go with it.
TEST(HiddenGenerals, ZhouTaiRevealedByBuquKeepsItsCardOnHisGeneral) {
  Heg t;
  t.seat(0).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.seat(1).kingdom(Kingdom::None).generals("heg_lvmeng", "heg_zhoutai").hidden(0).hidden(1).hp(1, 4);
  t.pile({card(kJink, "D8")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "buqu_new");
  EXPECT_FALSE(t.hidden(1, 1));
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Companions, ThePairsOfTheCards) {
  const auto pair = [](const char* a, const char* b) {
    const Catalogue& c = Catalogue::get();
    return are_companions(c.find_general(a)->number, c.find_general(b)->number);
  };
  EXPECT_TRUE(pair("heg_zhouyu", "heg_xiaoqiao"));
  EXPECT_TRUE(pair("heg_zhoutai", "heg_sunquan"));
  EXPECT_TRUE(pair("heg_lvbu", "heg_diaochan"));
  EXPECT_FALSE(pair("heg_zhouyu", "heg_daqiao"));
}

}  // namespace
}  // namespace jiesuan::test
