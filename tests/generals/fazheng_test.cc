// 法正: 恩怨 and 眩惑, old and new.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

Task<> heal_two(Skill<Phase> s) { co_await recover(s.game, recovery_from(s, Seat{1}, 2)); }
const SkillDef heals({"test_enyuan_heal", "愈"}, Listing::Nameless, at<Timing::PlayIdle>().then(heal_two));

// ---- 恩怨

TEST(Enyuan, WhoHealsHimDrawsACard) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("fazheng").hp(1, 3);
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Enyuan, OneCardForEachPoint) {
  Table t(3);
  t.seat(0).skill("test_enyuan_heal");
  t.seat(1).general("fazheng").hp(1, 3);
  t.start();
  t.act(0, "test_enyuan_heal");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.launches("enyuan"), 2);
}

TEST(Enyuan, HisOwnRecoveryBringsNothing) {
  Table t(3);
  t.seat(0).general("fazheng").hp(1, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kPeach);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Enyuan, WhoHurtHimGivesAHeart) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S"), card(kPeach, "H3"), card(kJink, "D2")});
  t.seat(1).general("fazheng");
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_EQ(t.asked(), 0);
  EXPECT_EQ(t.request().options[0].cards, CardSet(t.in_hand(0, kPeach)));
  t.choose_cards(0, {t.in_hand(0, kPeach)});
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_EQ(t.hp(0), 4);
}

TEST(Enyuan, OrLosesHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S"), card(kPeach, "H3")});
  t.seat(1).general("fazheng");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.count(LogKind::HpLost), 1) << "a loss, no damage";
}

TEST(Enyuan, OncePerDamageAndWithoutAHeartThereIsNoChoice) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S"), card(kAnaleptic, "S"), card(kDuel)}).wears({card(kChitu, "H5")});
  t.seat(1).general("fazheng");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  EXPECT_EQ(t.hp(0), 3) << "♥ equipment is no hand card";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R000-146: the user dies of the loss, without a killer; the 杀 goes on without a source.
TEST(Enyuan, TheUserOfTheSlashMayDieOfIt) {
  Table t(5);
  t.seat(1).hp(1, 4).role(Role::Renegade).hand({card(kFireSlash)}).wears({card(kHalberd)});
  t.seat(2).general("fazheng");
  t.turn_of(1).start();
  t.use(1, kFireSlash, {2, 3});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.nth(LogKind::Died).b, kNoSeat);
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

// C60
TEST(Enyuan, DamageWithoutASourceIsNobodysFault) {
  Table t(3);
  t.seat(1).general("fazheng").judging(card(kLightning)).wears({card(kSilverLion)});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.launches("enyuan"), 0);
}

// ---- 眩惑

TEST(Xuanhuo, AHeartForACardThatGoesOn) {
  Table t(4);
  t.seat(0).general("fazheng").hand({card(kPeach, "H3"), card(kJink, "D2")});
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  EXPECT_EQ(t.cards_for("xuanhuo"), CardSet(t.in_hand(0, kPeach)));
  t.act(0, "xuanhuo", {t.in_hand(0, kPeach)}, {1});
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  t.choose_cards(0, {t.worn(1, kCrossbow)});
  EXPECT_NE(t.in_hand(0, kCrossbow), kNoCard);
  ASSERT_EQ(t.request().ask, Ask::Seats);
  EXPECT_EQ(t.request().options[0].seats, seats({0, 2, 3})) << "anybody but seat 1";
  t.choose_seats(0, {2});
  EXPECT_NE(t.in_hand(2, kCrossbow), kNoCard);
  EXPECT_FALSE(t.offers("xuanhuo")) << "once in a phase";
}

TEST(Xuanhuo, TheCardMayBeTheOneHeGaveAndHeMayKeepIt) {
  Table t(3);
  t.seat(0).general("fazheng").hand({card(kPeach, "H3")});
  t.start();
  t.act(0, "xuanhuo", {t.in_hand(0, kPeach)}, {1});
  t.choose_seats(0, {0});
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Xuanhuo, NeedsAHeartInHand) {
  Table t(3);
  t.seat(0).general("fazheng").hand({card(kJink, "D2")}).wears({card(kChitu, "H5")});
  t.start();
  EXPECT_FALSE(t.offers("xuanhuo"));
}

// ---- 恩怨 (new)

TEST(EnyuanNew, ForEachPointTheSourceGivesAHandCardOrLosesHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S"), card(kAnaleptic), card(kJink, "D2"), card(kDuel)});
  t.seat(1).general("fazheng_new");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "enyuan_new");
  t.choose_cards(0, {t.in_hand(0, kDuel)});
  EXPECT_NE(t.in_hand(1, kDuel), kNoCard);
  t.launch(1, "enyuan_new");
  t.pass(0);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.idle(0)) << "two points: " << t.question();
}

TEST(EnyuanNew, MayBeDeclinedAndNeedsASource) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S")});
  t.seat(1).general("fazheng_new");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.hp(0), 4);
  Table u(3);
  u.seat(1).general("fazheng_new").judging(card(kLightning)).wears({card(kSilverLion)});
  u.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  u.turn_of(1, PhaseKind::Judge).start();
  EXPECT_EQ(u.damages(1), std::vector<int>{1});
  EXPECT_FALSE(u.offers("enyuan_new")) << u.question();
  EXPECT_EQ(u.request().timing, Timing::DrawStart2) << "the damage is over";
}

TEST(EnyuanNew, TwoCardsOfOneCharacterMayBeThankedFor) {
  Table t(3);
  t.seat(0).general("liubei").hand({card(kJink), card(kDuel)});
  t.seat(1).general("fazheng_new");
  t.start();
  t.act(0, "rende", {t.in_hand(0, kJink), t.in_hand(0, kDuel)}, {1});
  EXPECT_TRUE(t.offers(1, "enyuan_new")) << t.question();
  t.launch(1, "enyuan_new", {}, {0});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 2);
}

TEST(EnyuanNew, OneCardIsNotEnoughNorAreTwoFromThePile) {
  Table t(3);
  t.seat(0).general("fazheng_new").hand({card(kSnatch), card(kExNihilo)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
}

// ---- 眩惑 (new)

TEST(XuanhuoNew, AnotherDrawsAndUsesASlashWhereHeSays) {
  Table t(4);
  t.seat(0).general("fazheng_new");
  t.pile({card(kSlash), card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.request().timing, Timing::DrawStart2);
  t.launch(0, "xuanhuo_new", {}, {1});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.request().options[0].seats, seats({0, 2})) << "in the range of seat 1";
  t.choose_seats(0, {2});
  EXPECT_TRUE(t.demands(1, kSlash)) << t.question();
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << "he has drawn nothing and obtained nothing: " << t.question();
  EXPECT_EQ(t.hand(0), 0);
}

TEST(XuanhuoNew, OrHeObtainsTwoOfItsCardsTogether) {
  Table t(4);
  t.seat(0).general("fazheng_new");
  t.seat(1).wears({card(kChitu)});
  t.pile({card(kSlash), card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "xuanhuo_new", {}, {1});
  t.choose_seats(0, {2});
  t.pass(1);
  t.choose_hand_card(0);
  t.choose_cards(0, {t.worn(1, kChitu)});
  EXPECT_NE(t.in_hand(0, kChitu), kNoCard);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.offers(0, "enyuan_new")) << "two cards of one character: " << t.question();
}

TEST(XuanhuoNew, TwoUnseenHandCardsAreTwoDifferentOnes) {
  Table t(3);
  t.seat(0).general("fazheng_new");
  t.pile({card(kJink), card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "xuanhuo_new", {}, {1});
  t.choose_seats(0, {2});
  EXPECT_EQ(t.hand(0), 2) << "there was no 杀 to ask for: " << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

TEST(XuanhuoNew, DeclinedHeDraws) {
  Table t(3);
  t.seat(0).general("fazheng_new");
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
