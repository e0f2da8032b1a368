// 曹丕: 行殇, 放逐, 颂威.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 行殇

// R000-26: before the dead character's cards are discarded and before the reward.
TEST(Xingshang, TakesHandAndEquipmentOfTheDead) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kDuel), card(kDuel)}).wears({card(kChitu)}).judging(card(kLightning));
  t.seat(3).general("caopi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DeathWhen);
  EXPECT_EQ(t.hand(0), 0) << "no reward yet";
  t.launch(3, "xingshang");
  EXPECT_EQ(t.hand(3), 3);
  EXPECT_NE(t.in_hand(3, kChitu), kNoCard);
  EXPECT_TRUE(t.discarded(kLightning));
  EXPECT_EQ(t.hand(0), 3) << "the reward";
}

TEST(Xingshang, MayBeDeclinedAndNeedsCards) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kDuel)});
  t.seat(3).general("caopi");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(3);
  EXPECT_TRUE(t.discarded(kDuel));
  Table u(4);
  u.seat(0).hand({card(kSlash)});
  u.seat(1).hp(1, 4).judging(card(kLightning));
  u.seat(3).general("caopi");
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Xingshang, NotAtHisOwnDeath) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caopi").hp(1, 3).hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.discarded(kDuel)) << t.question();
  EXPECT_EQ(t.launches("xingshang"), 0);
}

// ---- 放逐

TEST(Fangzhu, AnotherDrawsHisLostHpAndTurnsOver) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caopi").hp(2, 3);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("fangzhu"), seats({0, 2}));
  t.launch(1, "fangzhu", {}, {2});
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_TRUE(t.game()[2].flipped);
}

TEST(Fangzhu, OncePerDamageAndDrawsFirst) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("caopi").hp(3, 3);
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.forget();
  t.launch(1, "fangzhu", {}, {0});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_LT(t.position(Timing::MoveAfter2), t.position(Timing::StateAfter));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Fangzhu, TurnsAFaceDownCharacterUp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caopi");
  t.seat(2).flipped();
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "fangzhu", {}, {2});
  EXPECT_FALSE(t.game()[2].flipped);
}

TEST(Fangzhu, MayBeDeclinedAndIsNotForLossOfHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caopi");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(t.idle(0));
  Table u(3);
  u.seat(0).skill("jueqing").hand({card(kSlash)});
  u.seat(1).general("caopi");
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_EQ(u.hp(1), 2);
  EXPECT_TRUE(u.idle(0)) << u.question();
}

// ---- 颂威

TEST(Songwei, ABlackJudgementOfAnotherOfWeiMayLetHimDraw) {
  Table t(3);
  t.seat(0).general("caopi");
  t.seat(1).kingdom(Kingdom::Wei).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_TRUE(t.offers(1, "songwei")) << "the one who judges decides: " << t.question();
  EXPECT_EQ(t.request().timing, Timing::JudgeResult2);
  t.launch(1, "songwei");
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Songwei, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("caopi");
  t.seat(1).kingdom(Kingdom::Wei).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  t.pass(1);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Songwei, NotForRedNorForOtherKingdomsNorForHimself) {
  struct Case {
    Seat judges;
    Kingdom kingdom;
    Face card;
  };
  for (const Case& c : {Case{1, Kingdom::Wei, card(kPeach, "H3")}, Case{1, Kingdom::Shu, card(kSlash, "S7")},
                        Case{0, Kingdom::Wei, card(kSlash, "S7")}}) {
    Table t(3);
    t.seat(0).general("caopi");
    t.seat(c.judges).kingdom(c.kingdom).judging(card(kIndulgence));
    t.pile({c.card, card(kJink), card(kJink)});
    t.turn_of(c.judges, PhaseKind::Judge).start();
    EXPECT_EQ(t.count(LogKind::JudgeResult), 1);
    EXPECT_FALSE(t.offers("songwei")) << t.question();
    EXPECT_EQ(t.launches("songwei"), 0);
  }
}

TEST(Songwei, OnlyOfALord) {
  Table t(3);
  t.seat(1).kingdom(Kingdom::Wei).judging(card(kIndulgence));
  t.seat(2).general("caopi");
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_FALSE(t.offers("songwei")) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
