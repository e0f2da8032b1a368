// 关银屏: 血祭, 虎啸, 武继.
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 血祭

TEST(Xueji, ARedCardForDamageToAsManyAsSheHasLostHp) {
  Table t(6);
  t.seat(0).general("guanyinping").hp(1, 3).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.seats_for("xueji", {t.in_hand(0, kJink)}), seats({1, 5})) << "in her range";
  EXPECT_TRUE(t.seats_for("xueji", {t.in_hand(0, kJink)}, {1, 5}).empty()) << "two at most";
  t.act(0, "xueji", {t.in_hand(0, kJink)}, {5, 1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {5, 1}})) << "in the order of seats";
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(5), 1);
  EXPECT_FALSE(t.offers("xueji")) << "once in a phase";
}

TEST(Xueji, EverybodyIsHurtBeforeAnybodyDraws) {
  Table t(4);
  t.seat(0).general("guanyinping").hp(1, 3).hand({card(kJink)});
  t.seat(3).general("simayi").hand({card(kDuel)});
  t.start();
  t.act(0, "xueji", {t.in_hand(0, kJink)}, {1, 3});
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(1), 1);
  std::vector<LogKind> order;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::DamageDealt || (e.kind == LogKind::Moved && e.reason == Reason::Draw))
      order.push_back(e.kind);
  EXPECT_EQ(order, (std::vector<LogKind>{LogKind::DamageDealt, LogKind::DamageDealt, LogKind::Moved,
                                         LogKind::Moved}));
}

TEST(Xueji, WhoDiesOfItDrawsNothing) {
  Table t(4);
  t.seat(0).general("guanyinping").hp(2, 3).hand({card(kJink)});
  t.seat(3).hp(1, 4).role(Role::Renegade);
  t.start();
  t.act(0, "xueji", {t.in_hand(0, kJink)}, {3});
  EXPECT_FALSE(t.alive(3));
  EXPECT_EQ(t.hand(3), 0);
  EXPECT_EQ(t.nth(LogKind::Died).b, 0) << "her damage";
}

TEST(Xueji, IsNotOfferedUnhurtOrWithoutARedCard) {
  Table t(4);
  t.seat(0).general("guanyinping").hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("xueji"));
  Table u(4);
  u.seat(0).general("guanyinping").hp(1, 3).hand({card(kSlash, "S")});
  u.start();
  EXPECT_FALSE(u.offers("xueji"));
}

// Principles §5
TEST(Xueji, ADiscardedWeaponGivesNoRange) {
  Table t(6);
  t.seat(0).general("guanyinping").hp(1, 3).hand({card(kJink)}).wears({card(kKylinBow, "H5")});
  t.start();
  EXPECT_EQ(t.seats_for("xueji", {t.in_hand(0, kJink)}), seats({1, 2, 3, 4, 5}));
  EXPECT_EQ(t.seats_for("xueji", {t.worn(0, kKylinBow)}), seats({1, 5}));
}

// ---- 虎啸

TEST(Huxiao, AnOffsetSlashAllowsAnother) {
  Table t(3);
  t.seat(0).general("guanyinping").hand({card(kSlash), card(kSlash), card(kSlash), card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.may_use(kSlash)) << t.question();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.may_use(kSlash)) << "each time: " << t.question();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_FALSE(t.may_use(kSlash)) << "that one hit";
}

TEST(Huxiao, NotForASlashThatHit) {
  Table t(3);
  t.seat(0).general("guanyinping").hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Huxiao, OnlyInHerOwnPlayPhaseAndForIt) {
  Table t(3);
  t.seat(0).general("guanyinping").hand({card(kSlash), card(kSlash), card(kSlash)});
  t.seat(0).wears({card(kCrossbow)}).hp(3, 3);
  t.seat(2).hand({card(kCollateral)});
  t.seat(1).hand({card(kJink)});
  t.turn_of(2).start();
  t.use(2, kCollateral, {0, 1});
  t.play(0, kSlash);
  t.play(1, kJink);
  EXPECT_EQ(t.launches("huxiao"), 0);
}

TEST(Huxiao, EndsWithThePhase) {
  Table t(3);
  t.seat(0).general("guanyinping").skill("dangxian").hand({card(kSlash), card(kSlash), card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.pile({card(kDuel), card(kDuel)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.end_phase(0);
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash)) << "the extra 杀 was for the phase before";
}

// ---- 武继

TEST(Wuji, ThreeDamageInATurnAwakenHer) {
  Table t(4);
  t.seat(0).general("guanyinping").hp(1, 3).hand({card(kJink), card(kSlash)});
  t.start();
  t.act(0, "xueji", {t.in_hand(0, kJink)}, {1, 3});
  t.use(0, kSlash, {1});
  t.end_phase(0);
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.count(LogKind::SkillLost), 1);
  const SkillDef* huxiao = Catalogue::get().find_skill("huxiao");
  EXPECT_EQ(t.nth(LogKind::SkillLost).skill, huxiao->number);
}

TEST(Wuji, TwoAreNotEnough) {
  Table t(4);
  t.seat(0).general("guanyinping").hp(1, 3).hand({card(kJink), card(kSlash)});
  t.start();
  t.act(0, "xueji", {t.in_hand(0, kJink)}, {1, 3});
  t.end_phase(0);
  EXPECT_EQ(t.launches("wuji"), 0);
}

TEST(Wuji, DamageOfAnotherTurnDoesNotCount) {
  Table t(3);
  t.seat(0).general("guanyinping").hp(2, 3).hand({card(kSlash), card(kAnaleptic), card(kSlash)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  play_to_turn(t, 4);
  ASSERT_EQ(t.asked(), 0) << t.question();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  EXPECT_EQ(t.launches("wuji"), 0);
}

}  // namespace
}  // namespace jiesuan::test
