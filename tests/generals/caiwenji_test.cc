// 蔡文姬: 悲歌, 断肠.
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Seat 0 hits seat 1 with a 杀; 蔡文姬 is seat 2.
struct Lament : Table {
  explicit Lament(Face judged) : Table(4) {
    seat(0).hand({card(kSlash, "S7"), card(kJink), card(kDuel, "C1")});
    seat(1).hp(2, 4);
    seat(2).general("caiwenji").hand({card(kPeach, "H3")}).wears({card(kAxe)});
    pile({judged});
  }
  void sing() {
    start();
    use(0, kSlash, {1});
    launch(2, "beige", {in_hand(2, kPeach)});
  }
};

TEST(Beige, OnHeartTheVictimRecovers) {
  Lament t(card(kJink, "H2"));
  t.sing();
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.discarded(kPeach)) << "the price";
  EXPECT_EQ(t.nth(LogKind::JudgeTurned).a, 1) << "the victim judges";
}

TEST(Beige, OnDiamondTheVictimDrawsTwo) {
  Lament t(card(kJink, "D2"));
  t.sing();
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Beige, OnClubTheSourceDiscardsTwoCards) {
  Lament t(card(kSlash, "C2"));
  t.sing();
  EXPECT_EQ(t.hand(0), 0) << "as many as it had: nothing to choose";
  Lament u(card(kSlash, "C2"));
  u.seat(0).wears({card(kCrossbow)});
  u.sing();
  u.choose_cards(0, {u.worn(0, kCrossbow), u.in_hand(0, kJink)});
  EXPECT_EQ(u.hand(0), 1);
}

TEST(Beige, OnSpadeTheSourceTurnsOver) {
  Lament t(card(kDuel, "S1"));
  t.sing();
  EXPECT_TRUE(t.game()[0].flipped);
}

TEST(Beige, ThePriceMayBeEquipmentAndTheWholeMayBeDeclined) {
  Lament t(card(kDuel, "S1"));
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("beige"), cards({t.in_hand(2, kPeach), t.worn(2, kAxe)}));
  t.pass(2);
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
}

TEST(Beige, OnlyForASlashAndNotForTheDead) {
  Lament t(card(kDuel, "S1"));
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.idle(0)) << "决斗: " << t.question();
  t.use(0, kSlash, {1});
  t.pass(2);  // 桃
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.idle(0)) << "dead: " << t.question();
}

TEST(Beige, ForItselfAndForConductedDamageOfASlash) {
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)});
  t.seat(1).chained();
  t.seat(2).general("caiwenji").chained().hand({card(kPeach, "H3"), card(kJink)});
  t.pile({card(kJink, "D2"), card(kJink, "D3"), card(kJink, "D4"), card(kJink, "D5")});
  t.start();
  t.use(0, kThunderSlash, {1});
  t.launch(2, "beige", {t.in_hand(2, kPeach)});
  t.launch(2, "beige", {t.in_hand(2, kJink)});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(t.launches("beige"), 2);
}

// ---- 断肠

TEST(Duanchang, TheKillerLosesItsGeneralSkillsAndKeepsItsEquipment) {
  Table t(4);
  t.seat(0)
      .general("guanyu")
      .general("guojia")
      .hand({card(kSlash), card(kPeach, "H3")})
      .wears({card(kCrossbow)});
  t.seat(1).general("caiwenji").hp(1, 3);
  t.start();
  EXPECT_TRUE(t.offers("wusheng"));
  t.use(0, kSlash, {1});
  t.pass(0);  // 桃
  ASSERT_FALSE(t.alive(1));
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.count(LogKind::SkillLost), 3) << "of both generals";
  EXPECT_FALSE(t.offers("wusheng"));
  EXPECT_EQ(t.hand(0), 4) << "a rebel: the reward comes all the same";
  EXPECT_EQ(t.game()[0].instances.size(), 1) << "诸葛连弩";
}

TEST(Duanchang, NobodyLosesAnythingWithoutAKiller) {
  Table t(4);
  t.seat(0).general("guanyu");
  t.seat(1).general("caiwenji").general("huanggai").hp(1, 3).hand({card(kJink)});
  t.turn_of(1).start();
  t.act(1, "kurou");
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.count(LogKind::SkillLost), 0);
}

TEST(Duanchang, WhatIsGainedLaterIsKept) {
  Table t(4);
  t.seat(0).general("guanyu").hand({card(kSlash)});
  t.seat(1).general("caiwenji").hp(1, 3);
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.game()[0].instances.empty());
  gain_skill(t.game(), 0, *Catalogue::get().find_skill("paoxiao"));
  t.end_phase(0);
  EXPECT_EQ(t.game()[0].instances.size(), 1);
}

// R000-08, C66: the wounds go at once, and without 不屈 he needs three points.
TEST(Duanchang, ZhouTaiLosesHisWoundsAndEntersDying) {
  for (const int peaches : {2, 3}) {
    Table t(4);
    t.seat(0).role(Role::Renegade).general("zhoutai").hp(-2, 4).hand({card(kSlash, "S7")});
    t.seat(0).lies_on_general(card(kDuel, "S1"), "buqu").lies_on_general(card(kJink, "D2"), "buqu");
    t.seat(0).lies_on_general(card(kJink, "D3"), "buqu");
    t.seat(1).general("caiwenji").hp(1, 3);
    t.seat(2).hand({card(kPeach), card(kPeach), card(kPeach)});
    t.seat(3).role(Role::Lord);
    t.start();
    t.use(0, kSlash, {1});
    t.pass(2);  // no 桃 for 蔡文姬
    ASSERT_FALSE(t.alive(1));
    EXPECT_EQ(t.count(LogKind::DyingStarts), 2);
    EXPECT_EQ(t.game().state.discard.size(), 3)
        << "the wounds; the 杀 is still being used, 蔡文姬 had nothing";
    for (int i = 0; i < peaches; ++i) t.play(2, kPeach);
    if (peaches < 3) t.pass(2);
    EXPECT_EQ(t.alive(0), peaches == 3);
    EXPECT_EQ(t.hp(0), peaches - 2);
  }
}

}  // namespace
}  // namespace jiesuan::test
