// The Shu generals of 国战 whose skills are those of the identity game: what is different when their cards
// lie face down. The one in question is the head at seat 0 or 1, its deputy lies face down as well.
#include "engine/query/distance.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void lay_out(Table& t, Seat s, const std::string& head) {
  lay_out_hidden(t, s, head, head == "heg_guanyu" ? "heg_liubei" : "heg_guanyu", Kingdom::Wei);
}
bool shown(Table& t, Seat s) { return shown_as(t, s, Kingdom::Shu); }

TEST(HiddenShu, WushengShowsGuanYu) {
  Table t(3);
  lay_out(t, 0, "heg_guanyu");
  t.seat(0).hand({card(kPeach)});
  start_unrevealed(t);
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(HiddenShu, PaoxiaoDoesNothingUntilZhangFeiIsShown) {
  Table t(3);
  lay_out(t, 0, "heg_zhangfei");
  t.seat(0).hand({card(kSlash), card(kSlash), card(kSlash)});
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash)) << "one 杀 in the phase";
  ASSERT_TRUE(t.offers(0, "rule_reveal_head")) << t.question();
  t.act(0, "rule_reveal_head");
  EXPECT_TRUE(shown(t, 0));
  t.use(0, kSlash, {1});
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t).size(), 3u);
}

TEST(HiddenShu, GuanxingShowsZhugeLiang) {
  Table t(3);
  lay_out(t, 0, "heg_zhugeliang");
  t.turn_of(0, PhaseKind::Prepare);
  start_unrevealed(t);
  t.launch(0, "guanxing");
  EXPECT_TRUE(shown(t, 0));
}

TEST(HiddenShu, LongdanShowsZhaoYunBothWays) {
  Table t(3);
  lay_out(t, 1, "heg_zhaoyun");
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).hand({card(kSlash, "S8")});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(1, "longdan", {t.in_hand(1, kSlash)});
  EXPECT_TRUE(shown(t, 1));
  EXPECT_TRUE(hits(t).empty());

  Table u(3);
  lay_out(u, 0, "heg_zhaoyun");
  u.seat(0).hand({card(kJink)});
  start_unrevealed(u);
  u.convert(0, "longdan", {u.in_hand(0, kJink)}, {1});
  EXPECT_TRUE(shown(u, 0));
  EXPECT_EQ(hits(u), (Hits{{1, 1}}));
}

// hegemony §14.5: of a hidden card only its force is anticipated.
TEST(HiddenShu, MashuDoesNothingUntilTieqiHasShownMaChao) {
  Table t(5);
  lay_out(t, 0, "heg_machao");
  t.seat(0).hand({card(kSlash)});
  t.pile({card(kPeach, "H4")});
  start_unrevealed(t);
  EXPECT_EQ(distance(t.game(), 0, 2), 2);
  EXPECT_FALSE(t.targets_of(kSlash).has(2));
  t.use(0, kSlash, {1});
  t.launch(0, "tieqi");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(distance(t.game(), 0, 2), 1);
}

TEST(HiddenShu, JizhiShowsHuangYueyingAndThenQicaiWorks) {
  Table t(5);
  lay_out(t, 0, "heg_huangyueying");
  t.seat(0).hand({card(kExNihilo), card(kSnatch)});
  t.seat(2).hand({card(kJink)});
  t.pile({card(kSlash), card(kSlash), card(kSlash)});
  start_unrevealed(t);
  EXPECT_FALSE(t.may_use(kSnatch)) << "nobody near has cards";
  t.use(0, kExNihilo);
  t.launch(0, "jizhi");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.game()[0].gender, Gender::Female);
  EXPECT_TRUE(t.targets_of(kSnatch).has(2));
}

TEST(HiddenShu, LiegongShowsHuangZhong) {
  Table t(3);
  lay_out(t, 0, "heg_huangzhong");
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  t.launch(0, "liegong");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "no 闪";
}

// How far the victim was is noted before the damage, face up or down.
TEST(HiddenShu, KuangguMayBeLaunchedAfterTheDamageOrNot) {
  for (const bool reveals : {true, false}) {
    Table t(3);
    lay_out(t, 0, "heg_weiyan");
    t.seat(0).hand({card(kSlash)});
    start_unrevealed(t);
    t.use(0, kSlash, {1});
    ASSERT_TRUE(t.offers(0, "kuanggu")) << t.question();
    if (reveals)
      t.launch(0, "kuanggu");
    else
      t.pass(0);
    EXPECT_EQ(shown(t, 0), reveals);
    EXPECT_EQ(t.hp(0), reveals ? 4 : 3);
  }
}

TEST(HiddenShu, LianhuanShowsPangTongWhetherItIsUsedOrRecast) {
  Table t(3);
  lay_out(t, 0, "heg_pangtong");
  t.seat(0).hand({card(kSlash, "C2")});
  start_unrevealed(t);
  t.convert(0, "lianhuan", {t.in_hand(0, kSlash)}, {1, 2});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.chained(2));

  Table u(3);
  lay_out(u, 0, "heg_pangtong");
  u.seat(0).hand({card(kSlash, "C2")});
  start_unrevealed(u);
  u.act(0, "lianhuan", {u.in_hand(0, kSlash)});
  EXPECT_TRUE(shown(u, 0));
  EXPECT_EQ(u.hand(0), 1);
}

TEST(HiddenShu, NiepanShowsPangTongWhenHeIsDying) {
  Table t(3);
  lay_out(t, 1, "heg_pangtong");
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 3).chained().flipped();
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "niepan");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_FALSE(t.chained(1));
  EXPECT_FALSE(t.game()[1].flipped) << "unstacked";
}

TEST(HiddenShu, HuojiShowsWolong) {
  Table t(3);
  lay_out(t, 0, "heg_wolong");
  t.seat(0).hand({card(kPeach, "H4")});
  t.seat(1).hand({card(kDuel, "S1")});
  start_unrevealed(t);
  t.convert(0, "huoji", {t.in_hand(0, kPeach)}, {1});
  EXPECT_TRUE(shown(t, 0));
}

TEST(HiddenShu, KanpoShowsWolongInTheMiddleOfATrick) {
  Table t(3);
  lay_out(t, 1, "heg_wolong");
  t.seat(0).hand({card(kDuel, "S1")});
  t.seat(1).hand({card(kSlash, "S7")});
  t.start();
  t.use(0, kDuel, {1});
  t.play_as(1, "kanpo", {t.in_hand(1, kSlash)});
  EXPECT_TRUE(shown(t, 1));
  EXPECT_TRUE(hits(t).empty());
}

TEST(HiddenShu, BazhenDoesNothingUntilWolongIsShown) {
  for (const bool hidden : {true, false}) {
    Table t(3);
    t.mode("hegemony");
    t.seat(0).kingdom(Kingdom::Wei).hand({card(kSlash)});
    t.seat(1).generals("heg_wolong", "heg_guanyu").hidden(1);
    if (hidden) t.seat(1).hidden(0);
    t.start();
    t.use(0, kSlash, {1});
    EXPECT_EQ(hits(t).empty(), !hidden) << t.question();
    EXPECT_EQ(t.offers(1, "eight_diagram"), !hidden) << t.question();
  }
}

TEST(HiddenShu, HuoshouMayComeFromTheDark) {
  Table t(3);
  lay_out(t, 1, "heg_menghuo");
  t.seat(0).hand({card(kSavageAssault)});
  t.start();
  t.use(0, kSavageAssault);
  t.launch(1, "huoshou");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "no effect on him any more";
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(HiddenShu, ZaiqiShowsMengHuo) {
  Table t(3);
  lay_out(t, 0, "heg_menghuo");
  t.seat(0).hp(2, 4);
  t.pile({card(kPeach, "H4"), card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Draw);
  start_unrevealed(t);
  t.launch(0, "zaiqi");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(0), 1);
}

// A forced skill of a hidden card may be declined, for this timing only (hegemony §14.6).
TEST(HiddenShu, XiangleMayBeDeclined) {
  Table t(3);
  lay_out(t, 1, "heg_liushan");
  t.seat(0).hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(unknown(t, 1));
  EXPECT_EQ(hits(t).size(), 1u);
  t.use(0, kSlash, {1});
  t.launch(1, "xiangle");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_EQ(hits(t).size(), 1u) << "no basic card left: no effect on him";
}

TEST(HiddenShu, FangquanShowsLiuShanAndItsEndComesLater) {
  Table t(3);
  lay_out(t, 0, "heg_liushan");
  t.seat(0).hand({card(kSlash)});
  t.turn_of(0, PhaseKind::Play);
  start_unrevealed(t);
  ASSERT_TRUE(t.offers(0, "fangquan")) << t.question();
  t.launch(0, "fangquan");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
}

TEST(HiddenShu, JuxiangMayBeDeclinedForItsEffectAndLaunchedForTheCard) {
  Table t(3);
  lay_out(t, 1, "heg_zhurong");
  t.seat(0).hand({card(kSavageAssault)});
  t.start();
  t.use(0, kSavageAssault);
  t.pass(1);
  EXPECT_TRUE(unknown(t, 1));
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  t.launch(1, "juxiang");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_NE(t.in_hand(1, kSavageAssault), kNoCard);
}

TEST(HiddenShu, LierenShowsZhurong) {
  Table t(3);
  lay_out(t, 0, "heg_zhurong");
  t.seat(0).hand({card(kSlash), card(kPeach, "H12")});
  t.seat(1).hand({card(kDuel, "S1"), card(kCrossbow)});
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  t.launch(0, "lieren");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.game()[0].gender, Gender::Female);
}

TEST(HiddenShu, ShenzhiShowsGanFuren) {
  Table t(3);
  lay_out(t, 0, "heg_ganfuren");
  t.seat(0).hp(2, 4).hand({card(kJink), card(kDuel)});
  t.turn_of(0, PhaseKind::Prepare);
  start_unrevealed(t);
  t.launch(0, "shenzhi");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.hp(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
