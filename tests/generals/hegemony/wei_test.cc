// The Wei generals of 国战 whose skills are those of the identity game: what is different when their cards
// lie face down. The one in question is the head at seat 0 or 1, its deputy lies face down as well.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void lay_out(Table& t, Seat s, const std::string& head) {
  lay_out_hidden(t, s, head, head == "heg_caoren" ? "heg_dianwei" : "heg_caoren", Kingdom::Shu);
}
bool shown(Table& t, Seat s) { return shown_as(t, s, Kingdom::Wei); }

void strike(Table& t, Seat s, const std::string& head) {
  lay_out(t, s, head);
  t.seat(0).hand({card(kSlash), card(kJink)}).wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {s});
}

TEST(HiddenWei, JianxiongTakesTheCardAndShowsCaoCao) {
  Table t(3);
  strike(t, 1, "heg_caocao");
  EXPECT_TRUE(unknown(t, 1));
  t.launch(1, "jianxiong");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_EQ(t.game()[1].gender, Gender::Male);
  EXPECT_NE(t.in_hand(1, kSlash), kNoCard);
}

TEST(HiddenWei, WhoDeclinesStaysUnknown) {
  Table t(3);
  strike(t, 1, "heg_caocao");
  t.pass(1);
  EXPECT_TRUE(unknown(t, 1));
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(HiddenWei, FankuiShowsSimaYiBeforeTheCardIsChosen) {
  Table t(3);
  strike(t, 1, "heg_simayi");
  t.launch(1, "fankui");
  EXPECT_TRUE(shown(t, 1));
  ASSERT_EQ(t.asked(), 1) << t.question();
  t.choose_hand_card(1);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
}

TEST(HiddenWei, GuicaiShowsSimaYiInTheMiddleOfAJudgement) {
  Table t(3);
  lay_out(t, 1, "heg_simayi");
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).hand({card(kPeach, "H4")});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(shown(t, 1));
  EXPECT_TRUE(t.idle(0)) << "♥: the play phase is not skipped; " << t.question();
}

TEST(HiddenWei, GanglieShowsXiahouDun) {
  Table t(3);
  lay_out(t, 1, "heg_xiahoudun");
  t.seat(0).hand({card(kSlash)});
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}}));
}

TEST(HiddenWei, TuxiShowsZhangLiao) {
  Table t(3);
  lay_out(t, 0, "heg_zhangliao");
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Draw);
  start_unrevealed(t);
  t.launch(0, "tuxi", {}, {1, 2});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.hand(0), 2);
}

TEST(HiddenWei, LuoyiShowsXuChu) {
  Table t(3);
  lay_out(t, 0, "heg_xuchu");
  t.seat(0).hand({card(kSlash)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw);
  start_unrevealed(t);
  t.launch(0, "luoyi");
  EXPECT_TRUE(shown(t, 0));
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

TEST(HiddenWei, YijiShowsGuoJiaForTheFirstPointAndIsHisForTheSecond) {
  Table t(3);
  lay_out(t, 1, "heg_guojia");
  t.seat(0).skill("state_luoyi").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
  t.launch(1, "yiji");
  EXPECT_TRUE(shown(t, 1));
  const auto give_to_himself = [&] {
    const CardSet two = t.request().options[0].cards;
    std::vector<CardId> both;
    for (CardId c : two) both.push_back(c);
    t.choose_cards(1, both, {1});
  };
  give_to_himself();
  EXPECT_TRUE(t.offers(1, "yiji")) << t.question();
  t.launch(1, "yiji");
  give_to_himself();
  EXPECT_EQ(t.hand(1), 4);
}

TEST(HiddenWei, TianduShowsGuoJiaWithHisOwnJudgement) {
  Table t(3);
  lay_out(t, 0, "heg_guojia");
  t.seat(0).judging(card(kIndulgence));
  t.pile({card(kPeach, "H4"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge);
  start_unrevealed(t);
  t.launch(0, "tiandu");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
}

// hegemony §14.4: a conversion reveals after the answer and before the use.
TEST(HiddenWei, QingguoShowsZhenJiBeforeTheJinkIsUsed) {
  Table t(3);
  lay_out(t, 1, "heg_zhenji");
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(1, "qingguo", {t.in_hand(1, kDuel)});
  EXPECT_TRUE(shown(t, 1));
  EXPECT_TRUE(hits(t).empty());
  int revealed = -1, used = -1;
  for (std::size_t i = 0; i < t.entries.size(); ++i) {
    if (t.entries[i].kind == LogKind::GeneralRevealed) revealed = static_cast<int>(i);
    if (t.entries[i].kind == LogKind::CardUsed) used = static_cast<int>(i);  // the last: the 闪
  }
  EXPECT_GE(revealed, 0);
  EXPECT_LT(revealed, used);
}

TEST(HiddenWei, ShensuShowsXiahouYuan) {
  Table t(3);
  lay_out(t, 0, "heg_xiahouyuan");
  t.turn_of(0, PhaseKind::Judge);
  start_unrevealed(t);
  t.launch(0, "shensu", {}, {2});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(t.hand(0), 0) << "no draw phase";
}

TEST(HiddenWei, QiaobianShowsZhangHe) {
  Table t(3);
  lay_out(t, 0, "heg_zhanghe");
  t.seat(0).hand({card(kSlash)}).judging(card(kIndulgence));
  t.turn_of(0, PhaseKind::Judge);
  start_unrevealed(t);
  t.launch(0, "qiaobian", {t.in_hand(0, kSlash)});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(judging(t, 0).size(), 1u) << "not judged";
}

// hegemony §14.5: of a hidden card only its force is anticipated, so 兵粮寸断 reaches one step only.
TEST(HiddenWei, DuanliangShowsXuHuangAndReachesFurtherFromThenOn) {
  Table t(6);
  lay_out(t, 0, "heg_xuhuang");
  t.seat(0).hand({card(kSlash, "S7"), card(kSlash, "S8")});
  t.seat(3).kingdom(Kingdom::Wu);
  start_unrevealed(t);
  EXPECT_EQ(t.seats_for("duanliang", {t.in_hand(0, kSlash)}), seats({1, 5}));
  t.convert(0, "duanliang", {t.in_hand(0, kSlash)}, {1});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kSupplyShortage});
  EXPECT_EQ(t.seats_for("duanliang", {t.in_hand(0, kSlash)}), seats({2, 4, 5}));
}

TEST(HiddenWei, JushouShowsCaoRenAndStacksHisCards) {
  Table t(3);
  lay_out(t, 0, "heg_caoren");
  t.turn_of(0, PhaseKind::Finish);
  start_unrevealed(t);
  t.launch(0, "jushou");
  EXPECT_TRUE(shown(t, 0));
  EXPECT_TRUE(t.game()[0].flipped);
  EXPECT_EQ(t.hand(0), 3);
}

TEST(HiddenWei, QiangxiShowsDianWeiBeforeItsPriceIsPaid) {
  Table t(3);
  lay_out(t, 0, "heg_dianwei");
  start_unrevealed(t);
  t.act(0, "qiangxi", {}, {1});
  EXPECT_TRUE(shown(t, 0));
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(HiddenWei, QuhuAndJiemingAreTwoSkillsOfOneCard) {
  Table t(3);
  lay_out(t, 0, "heg_xunyu");
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).hand({card(kDuel, "S1")}).hp(4, 4);
  start_unrevealed(t);
  t.act(0, "quhu", {}, {1});
  EXPECT_TRUE(shown(t, 0));
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kDuel)});
  t.choose_seats(0, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));

  Table u(3);
  strike(u, 1, "heg_xunyu");
  u.launch(1, "jieming", {}, {1});
  EXPECT_TRUE(shown(u, 1));
  EXPECT_EQ(u.hand(1), 4) << "up to his maximum hp";
}

TEST(HiddenWei, FangzhuShowsCaoPiAndStacksAnother) {
  Table t(3);
  strike(t, 1, "heg_caopi");
  t.launch(1, "fangzhu", {}, {2});
  EXPECT_TRUE(shown(t, 1));
  EXPECT_EQ(t.hand(2), 2) << "he has lost two";
  EXPECT_TRUE(t.game()[2].flipped);
}

TEST(HiddenWei, XingshangShowsCaoPiAtTheDeathOfAnother) {
  Table t(4);
  lay_out(t, 1, "heg_caopi");
  t.seat(0).hand({card(kSlash)});
  t.seat(3).kingdom(Kingdom::Wu).hp(1, 4).hand({card(kDuel)}).wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {3});
  EXPECT_FALSE(t.alive(3));
  t.launch(1, "xingshang");
  EXPECT_TRUE(shown(t, 1));
  EXPECT_NE(t.in_hand(1, kDuel), kNoCard);
  EXPECT_NE(t.in_hand(1, kChitu), kNoCard);
}

// hegemony §14.6: both cards have something to say; revealing one leaves the other.
TEST(HiddenWei, BothCardsAreOfferedAndTheSecondAfterTheFirst) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Shu).hand({card(kSlash), card(kJink)}).wears({card(kChitu)});
  t.seat(1).generals("heg_caocao", "heg_simayi").hidden(0).hidden(1);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers("jianxiong"));
  EXPECT_TRUE(t.offers("fankui"));
  t.launch(1, "fankui");
  t.choose_hand_card(1);
  EXPECT_TRUE(t.game()[1].general[0].hidden);
  EXPECT_TRUE(t.offers(1, "jianxiong")) << t.question();
  t.launch(1, "jianxiong");
  EXPECT_FALSE(t.game()[1].general[0].hidden);
  EXPECT_EQ(t.hand(1), 2);
}

// 甄姬 and 曹丕 name each other.
TEST(HiddenWei, PairsGetTheirMarksWhenBothAreShown) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Shu).hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).generals("heg_zhenji", "heg_caopi").hidden(0).hidden(1).hand({card(kDuel, "S1")});
  t.start();
  EXPECT_EQ(t.game()[1].max_hp, 3);
  t.use(0, kSlash, {1});
  t.play_as(1, "qingguo", {t.in_hand(1, kDuel)});
  EXPECT_EQ(t.marks(1, "mark_companions"), 0);
  t.use(0, kSlash, {1});
  t.launch(1, "fangzhu", {}, {2});
  EXPECT_EQ(t.marks(1, "mark_companions"), 1);
  EXPECT_EQ(t.marks(1, "mark_half"), 0) << "3 and 3 half symbols are even";
}

}  // namespace
}  // namespace jiesuan::test
