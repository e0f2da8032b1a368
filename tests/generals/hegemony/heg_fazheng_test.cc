// 法正〔国〕: 恩怨, 眩惑.
#include "engine/rules/skills.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(EnyuanHeg, WhoSavesHimWithAPeachDrawsACard) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_yujin").hand({card(kSlash)});
  t.seat(1).general("heg_fazheng").hp(1, 3);
  t.seat(2).general("heg_masu").hand({card(kPeach)});
  begin(t);
  t.use(0, kSlash, {1});
  t.play(2, kPeach);
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(t.hp(0), 3) << "no hand card: the source loses 1 hp";
}

TEST(EnyuanHeg, TheSourceGivesAHandCardOrLosesHp) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_yujin").hand({card(kSlash), card(kJink)});
  t.seat(1).general("heg_fazheng");
  t.seat(2).general("heg_lingtong");
  begin(t);
  const CardId jink = t.in_hand(0, kJink);
  t.use(0, kSlash, {1});
  t.choose_cards(0, {jink});
  EXPECT_TRUE(t.game()[1].hand.has(jink));
  EXPECT_EQ(t.hp(0), 4);
}

TEST(EnyuanHeg, HurtByHimselfHeLosesHp) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_fazheng").skill("sanyao").hand({card(kJink), card(kJink)}).hp(3, 3);
  t.seat(1).general("heg_yujin").hp(2, 4);
  t.seat(2).general("heg_lingtong").hp(2, 4);
  begin(t);
  t.act(0, "sanyao", {t.in_hand(0, kJink)}, {0});
  EXPECT_EQ(t.hp(0), 1);
}

struct Talents : Table {
  Talents() : Table(3) {
    mode("hegemony");
    seat(0).generals("heg_wangping", "heg_masu").hidden(1).hand({card(kJink), card(kJink), card(kPeach)});
    seat(1).general("heg_fazheng");
    seat(2).general("heg_yujin");
  }
};

TEST(XuanhuoHeg, AnAllyGivesACardDiscardsOneAndHasASkillForTheTurn) {
  Talents t;
  begin(t);
  const CardId peach = t.in_hand(0, kPeach);
  t.act(0, "xuanhuo_heg", {t.in_hand(0, kJink)});
  t.choose_cards(0, {peach});
  EXPECT_EQ(named_options(t).size(), 6u) << t.question();
  say(t, 0, "longdan");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_TRUE(t.offers("longdan"));
  EXPECT_FALSE(t.offers("xuanhuo_heg")) << "once in the phase";
  t.end_phase(0);
  EXPECT_FALSE(has_skill(t.game(), 0, *Catalogue::get().find_skill("longdan")));
}

TEST(XuanhuoHeg, WhatSomebodyLivingHasCannotBeChosen) {
  Talents t;
  t.seat(2).skill("longdan");
  begin(t);
  t.act(0, "xuanhuo_heg", {t.in_hand(0, kJink)});
  t.choose_cards(0, {t.in_hand(0, kPeach)});
  EXPECT_EQ(named_options(t).size(), 5u) << t.question();
  EXPECT_FALSE(can_name(t, "longdan"));
}

TEST(XuanhuoHeg, NotForHimselfNorForOthersNorWhileHeIsHidden) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_fazheng").hand({card(kJink), card(kJink)});
  t.seat(1).general("heg_masu");
  t.seat(2).general("heg_yujin");
  begin(t);
  EXPECT_FALSE(t.offers("xuanhuo_heg"));
  Talents u;
  u.seat(0).kingdom(Kingdom::Wei);
  begin(u);
  EXPECT_FALSE(u.offers("xuanhuo_heg"));
  Talents v;
  v.seat(1).general("heg_shamoke").hidden(0);
  begin(v);
  EXPECT_EQ(v.game()[1].kingdom, Kingdom::Shu) << "by the other card";
  EXPECT_FALSE(v.offers("xuanhuo_heg"));
}

}  // namespace
}  // namespace jiesuan::test
