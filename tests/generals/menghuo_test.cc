// 孟获: 祸首, 再起; and damage that somebody else than the user deals.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Huoshou, SavageAssaultHasNoEffectOnHimAndIsHis) {
  Table t(4);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(2).general("menghuo").hand({card(kSlash)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
  for (const LogEntry& e : t.of(LogKind::DamageDealt)) EXPECT_EQ(e.a, 2);
}

TEST(Huoshou, HisOwnIsHisAnyhowAndHurtsTheOthers) {
  Table t(3);
  t.seat(0).general("menghuo").hand({card(kSavageAssault)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_EQ(t.launches("huoshou"), 0);
}

TEST(Huoshou, OncePerCard) {
  Table t(4);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("menghuo");
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.launches("huoshou"), 2) << "the source for the whole card, and no effect on him";
}

TEST(Huoshou, TheKillIsHis) {
  Table t(4);
  t.seat(0).role(Role::Lord).hand({card(kSavageAssault)});
  t.seat(1).role(Role::Rebel).hp(1, 4);
  t.seat(2).general("menghuo").role(Role::Loyalist);
  t.seat(3).role(Role::Renegade);
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.hand(2), 3) << "he killed the rebel";
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Huoshou, IsNotForArcheryAttack) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("menghuo");
  t.start();
  t.use(0, kArcheryAttack);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
}

// Whoever was made the source stays it: dead, there is none.
TEST(Huoshou, DeadHeLeavesTheDamageWithoutSource) {
  Table t(4);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("xiahoudun");
  t.seat(2).general("menghuo").hp(1, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSavageAssault);
  t.launch(1, "ganglie");  // without two hand cards the source takes 1
  EXPECT_FALSE(t.alive(2)) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

TEST(Zaiqi, RecoversForHeartsAndTakesTheRest) {
  Table t(2);
  t.seat(0).general("menghuo").hp(1, 4);
  t.pile({card(kJink, "H2"), card(kSlash, "S7"), card(kJink, "D3")});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "zaiqi");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.count(LogKind::HpRecovered), 1);
  EXPECT_TRUE(t.idle(0)) << "and draws nothing more";
}

TEST(Zaiqi, AsManyCardsAsHpHeLacksWhenHeStarts) {
  Table t(2);
  t.seat(0).general("menghuo").hp(2, 4);
  t.pile({card(kJink, "H2"), card(kPeach, "H3"), card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "zaiqi");
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(t.hand(0), 0) << "two cards were turned up";
  EXPECT_EQ(t.nth(LogKind::HpRecovered).n, 2) << "in one recovery";
}

TEST(Zaiqi, IsNotOfferedUnhurtNorWithoutADraw) {
  Table t(2);
  t.seat(0).general("menghuo");
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
