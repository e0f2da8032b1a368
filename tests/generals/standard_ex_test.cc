// 标准EX: 李典 (恂恂, 忘隙), 华雄 (耀武), 公孙瓒 (趫猛, 义从), 徐庶 (诛害, 潜心, 荐言).
#include "engine/query/distance.h"
#include "generals/common.h"
#include "generals/standard_ex/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

std::vector<CardName> bottom_of_pile(Table& t, int n) {
  std::vector<CardName> names;
  for (int i = 0; i < n; ++i) names.push_back(printed_name(t.game(), t.game().state.pile[i]));
  return names;
}

// ---- 恂恂

TEST(Xunxun, TakesTwoOfFourAndPutsTheOthersUnderThePile) {
  Table t(2);
  t.seat(0).general("st_lidian");
  t.pile({card(kSlash), card(kJink), card(kPeach), card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "xunxun");
  const CardSet seen = t.request().looking_at;
  EXPECT_EQ(seen.size(), 4);
  CardId slash = kNoCard, jink = kNoCard, peach = kNoCard, duel = kNoCard;
  for (CardId c : seen) {
    const CardName n = printed_name(t.game(), c);
    (n == kSlash ? slash : n == kJink ? jink : n == kPeach ? peach : duel) = c;
  }
  t.choose_cards(0, {jink, peach});
  t.choose_cards(0, {duel});
  EXPECT_EQ(t.hand(0), 2) << "and draws nothing more";
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(bottom_of_pile(t, 2), (std::vector<CardName>{kSlash, kDuel})) << "the last put there lies lowest";
  EXPECT_TRUE(t.idle(0));
}

TEST(Xunxun, OnlyHeSeesTheCards) {
  Table t(2);
  t.seat(0).general("st_lidian");
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "xunxun");
  EXPECT_FALSE(t.nth(LogKind::Looked).open);
  EXPECT_EQ(t.nth(LogKind::Looked).visible_to, SeatSet(0));
}

// ---- 忘隙

TEST(Wangxi, BothDrawForEachPointHeDeals) {
  Table t(2);
  t.seat(0).general("st_lidian").hand({card(kAnaleptic), card(kSlash)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(0, "wangxi");
  t.launch(0, "wangxi");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.idle(0)) << "two points, two times: " << t.question();
}

TEST(Wangxi, AlsoWhenHeIsHurt) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("st_lidian");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "wangxi");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Wangxi, NotForDamageWithoutSource) {
  Table t(3);
  t.seat(0).general("st_lidian").hp(3, 3).judging(card(kLightning)).skill("buqu_new");
  t.pile({card(kSlash, "S7"), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(hits(t), (Hits{{0, 3}}));
  EXPECT_FALSE(t.offers("wangxi")) << t.question();
}

TEST(Wangxi, NotWhenTheOtherHasDied) {
  Table t(3);
  t.seat(0).general("st_lidian").hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).role(Role::Rebel);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.launches("wangxi"), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 耀武

TEST(Yaowu, TheSourceOfARedSlashRecoversOrDraws) {
  Table t(2);
  t.seat(0).hp(3, 4).hand({card(kSlash, "H10")});
  t.seat(1).general("st_huaxiong");
  t.start();
  t.use(0, kSlash, {1});
  t.choose_option(0, 0);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "the damage goes on";
  EXPECT_EQ(t.hp(1), 5);
}

TEST(Yaowu, UnhurtTheSourceDraws) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).general("st_huaxiong");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hand(0), 1) << t.question();
}

TEST(Yaowu, NotForABlackSlash) {
  Table t(2);
  t.seat(0).hp(3, 4).hand({card(kSlash, "S7")});
  t.seat(1).general("st_huaxiong");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("yaowu"), 0);
}

// ---- 趫猛, 义从

TEST(Qiaomeng, DiscardsEquipmentAfterABlackSlash) {
  Table t(2);
  t.seat(0).general("st_gongsunzan").hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kBlade), card(kDilu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "qiaomeng");
  t.choose_cards(0, {t.worn(1, kBlade)});
  EXPECT_TRUE(t.discarded(kBlade));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Qiaomeng, AHorseIsHisAsItComesIntoTheDiscardPile) {
  Table t(2);
  t.seat(0).general("st_gongsunzan").hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kBlade), card(kDilu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "qiaomeng");
  t.choose_cards(0, {t.worn(1, kDilu)});
  EXPECT_NE(t.in_hand(0, kDilu), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Qiaomeng, NotARedSlashNorABareVictim) {
  Table t(2);
  t.seat(0).general("st_gongsunzan").hand({card(kSlash, "H10")});
  t.seat(1).wears({card(kBlade)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(2);
  u.seat(0).general("st_gongsunzan").hand({card(kSlash, "S7")});
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Yicong, NearerWithMoreThanTwoHpFartherWithFewer) {
  Table t(6);
  t.seat(0).general("st_gongsunzan").hp(3, 4);
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 3), 2);
  EXPECT_EQ(distance(t.game(), 3, 0), 3);
  t.game()[0].hp = 2;
  EXPECT_EQ(distance(t.game(), 0, 3), 3);
  EXPECT_EQ(distance(t.game(), 3, 0), 4);
}

// ---- 诛害, 潜心, 荐言

TEST(Zhuhai, SlashesWhoDealtDamageInHisTurn) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(2).general("st_xushu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.demands(2, kSlash)) << "at any distance: " << t.question();
  t.play(2, kSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}}));
}

TEST(Zhuhai, NotWhoDealtNone) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).general("st_xushu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Qianxin, WoundedHeAwakensByDealingDamage) {
  Table t(2);
  t.seat(0).general("st_xushu").hp(3, 4).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_TRUE(t.offers("jianyan")) << t.question();
}

TEST(Qianxin, UnhurtHeDoesNot) {
  Table t(2);
  t.seat(0).general("st_xushu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_FALSE(t.offers("jianyan"));
}

TEST(Jianyan, TurnsUpUntilTheKindAppearsAndAManGetsIt) {
  Table t(3);
  t.seat(0).general("st_xushu").skill("jianyan");
  t.seat(1).general("caocao");
  t.seat(2).general("zhenji");
  t.pile({card(kSlash), card(kDuel), card(kVine)});
  t.start();
  t.act(0, "jianyan");
  t.choose_option(0, 2);  // equipment
  EXPECT_EQ(t.request().options[0].seats, seats({0, 1})) << "men only";
  t.choose_seats(0, {1});
  EXPECT_NE(t.in_hand(1, kVine), kNoCard);
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_FALSE(t.offers("jianyan")) << "once a phase";
}

}  // namespace
}  // namespace jiesuan::test
