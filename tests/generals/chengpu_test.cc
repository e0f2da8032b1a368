// 程普: 疠火, 醇醪.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 疠火: the flame

TEST(Lihuo, ANormalSlashBecomesAFireSlashAndCostsOneHp) {
  Table t(2);
  t.seat(0).general("chengpu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lihuo");
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Lihuo, ASlashThatIsDodgedCostsNothing) {
  Table t(2);
  t.seat(0).general("chengpu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lihuo");
  t.play(1, kJink);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Lihuo, DeclinedTheSlashStaysAsItIs) {
  Table t(3);
  t.seat(0).general("chengpu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Normal);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_TRUE(t.idle(0)) << "nor is there another target: " << t.question();
}

TEST(Lihuo, ThePriceIsDueAfterTheWholeSlashAndOnce) {
  Table t(3);
  t.seat(0).general("chengpu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lihuo");
  t.launch(0, "lihuo", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(t.hp(0), 3) << "two were hurt, 1 hp is lost";
  EXPECT_GT(t.position(Timing::LoseHpBefore), t.position(Timing::UseEnd1));
}

TEST(Lihuo, OneOfTwoHitIsEnoughForThePrice) {
  Table t(3);
  t.seat(0).general("chengpu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lihuo");
  t.launch(0, "lihuo", {}, {2});
  t.play(1, kJink);
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Lihuo, TheNextSlashHasAPriceOfItsOwn) {
  Table t(2);
  t.seat(0).general("chengpu").wears({card(kCrossbow)}).hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lihuo");
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.hp(0), 3) << "only the first burnt";
}

TEST(Lihuo, ThePriceIsDueAlthoughTheSkillIsLostMeanwhile) {
  Table t(3);
  t.seat(0).general("chengpu").hand({card(kSlash)});
  t.seat(1).general("caiwenji").hp(1, 3);
  t.seat(2).role(Role::Rebel);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lihuo");
  t.pass(0);  // no second target
  EXPECT_FALSE(t.alive(1));
  EXPECT_FALSE(has(t, 0, "lihuo")) << "断肠";
  EXPECT_EQ(t.hp(0), 3);
}

// ---- 疠火: one target more

TEST(Lihuo, ARealFireSlashMayHaveAnotherTargetForNothing) {
  Table t(4);
  t.seat(0).general("chengpu").hand({card(kFireSlash)});
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.seats_for("lihuo"), seats({3})) << "in range, and not the target it has";
  t.launch(0, "lihuo", {}, {3});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
  EXPECT_EQ(t.hp(0), 4);
}

TEST(Lihuo, SoMayOneThatTheFanHasKindled) {
  Table t(3);
  t.seat(0).general("chengpu").wears({card(kFan)}).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);  // the skill, before the fan
  t.launch(0, "fan");
  t.launch(0, "lihuo", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(t.hp(0), 4) << "the fan's flame is no poison";
}

TEST(Lihuo, NotAThunderSlash) {
  Table t(3);
  t.seat(0).general("chengpu").hand({card(kThunderSlash)});
  t.start();
  t.use(0, kThunderSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

// ---- 醇醪

CardSet mash_on(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("chunlao")->number);
}

TEST(Chunlao, LaysSlashesOfAnyKindOnTheGeneral) {
  Table t(2);
  t.seat(0).general("chengpu").hand({card(kSlash), card(kFireSlash), card(kThunderSlash), card(kPeach)});
  t.turn_of(0, PhaseKind::Finish).start();
  const CardId slash = t.in_hand(0, kSlash), fire = t.in_hand(0, kFireSlash);
  EXPECT_EQ(t.cards_for("chunlao"), cards({slash, fire, t.in_hand(0, kThunderSlash)}));
  t.launch(0, "chunlao", {slash, fire});
  EXPECT_EQ(mash_on(t, 0), cards({slash, fire}));
}

TEST(Chunlao, NotWhileThereIsSomeLeft) {
  Table t(2);
  t.seat(0).general("chengpu").hand({card(kSlash)}).lies_on_general(card(kSlash), "chunlao");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Chunlao, TheDyingUsesAnAnaleptic) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("chengpu").lies_on_general(card(kSlash), "chunlao");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(2, "chunlao", {mash_on(t, 2).first()});
  EXPECT_EQ(t.hp(1), 1);
  const LogEntry used = t.nth(LogKind::CardUsed, -1);
  EXPECT_EQ(used.card, kAnaleptic);
  EXPECT_EQ(used.a, 1);
  EXPECT_TRUE(mash_on(t, 2).empty());
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Chunlao, HeMaySaveHimself) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("chengpu").hp(1, 4).lies_on_general(card(kSlash), "chunlao");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "chunlao", {mash_on(t, 1).first()});
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Chunlao, AsOftenAsItTakes) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2)
      .general("chengpu")
      .lies_on_general(card(kSlash), "chunlao")
      .lies_on_general(card(kSlash), "chunlao");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), -1);
  t.launch(2, "chunlao", {mash_on(t, 2).first()});
  EXPECT_EQ(t.hp(1), 0);
  t.choose_cards(2, {mash_on(t, 2).first()});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.launches("chunlao"), 1);
}

TEST(Chunlao, HeMayStopHalfway) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2)
      .general("chengpu")
      .lies_on_general(card(kSlash), "chunlao")
      .lies_on_general(card(kSlash), "chunlao");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(2, "chunlao", {mash_on(t, 2).first()});
  t.pass(2);
  EXPECT_FALSE(t.alive(1)) << "one pass without an answer is the end";
}

TEST(Chunlao, TheAnalepticCountsForNoLimit) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kAnaleptic), card(kDuel), card(kAnaleptic)});
  t.seat(1).hand({card(kSlash)});
  t.seat(2).general("chengpu").lies_on_general(card(kSlash), "chunlao");
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.pass(0);  // his own 酒
  t.launch(2, "chunlao", {mash_on(t, 2).first()});
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_TRUE(t.may_use(kAnaleptic)) << "the one of this turn is still to be used";
}

TEST(Chunlao, TheMashIsLostWithTheSkill) {
  Table t(3);
  t.seat(0).general("chengpu").hand({card(kFireSlash)}).lies_on_general(card(kSlash), "chunlao");
  t.seat(1).general("caiwenji").hp(1, 3);
  t.seat(2).role(Role::Rebel);
  t.start();
  t.use(0, kFireSlash, {1});
  t.pass(0);  // 疠火
  t.pass(0);  // 醇醪
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(mash_on(t, 0).empty());
}

}  // namespace
}  // namespace jiesuan::test
