// 吴国太: 甘露, 补益.
#include "engine/rules/vocabulary.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 甘露

TEST(Ganlu, TheTwoExchangeAllTheirEquipment) {
  Table t(3);
  t.seat(0).general("wuguotai").hp(2, 3);
  t.seat(1).wears({card(kAxe), card(kVine)});
  t.seat(2).wears({card(kChitu)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_NE(t.worn(2, kAxe), kNoCard);
  EXPECT_NE(t.worn(2, kVine), kNoCard);
  EXPECT_NE(t.worn(1, kChitu), kNoCard);
  EXPECT_EQ(t.game()[1].equipped().size(), 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Ganlu, SheMayBeOneOfThem) {
  Table t(3);
  t.seat(0).general("wuguotai").hp(2, 3);
  t.seat(1).wears({card(kSilverLion)});
  t.start();
  t.act(0, "ganlu", {}, {0, 1});
  EXPECT_NE(t.worn(0, kSilverLion), kNoCard);
}

TEST(Ganlu, TheirNumbersDifferByNoMoreThanHerLostHp) {
  Table t(4);
  t.seat(0).general("wuguotai").hp(2, 3);
  t.seat(1).wears({card(kAxe), card(kVine)});
  t.seat(2).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.seats_for("ganlu", {}, {1}), seats({2})) << "2 against 1, but not against 0";
  EXPECT_EQ(t.seats_for("ganlu", {}, {2}), seats({0, 1, 3}));
  EXPECT_EQ(t.seats_for("ganlu", {}, {3}), seats({2}));
}

TEST(Ganlu, UnhurtSheNeedsTwoWithEquallyMany) {
  Table t(4);
  t.seat(0).general("wuguotai");
  t.seat(1).wears({card(kAxe)});
  t.seat(2).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.seats_for("ganlu"), seats({1, 2}));
}

TEST(Ganlu, IsNotOfferedWhenNobodyWearsAnythingOrNoPairFits) {
  Table bare(3);
  bare.seat(0).general("wuguotai").hp(1, 3);
  bare.start();
  EXPECT_FALSE(bare.offers("ganlu"));
  Table one(3);
  one.seat(0).general("wuguotai");
  one.seat(1).wears({card(kAxe)});
  one.start();
  EXPECT_FALSE(one.offers("ganlu"));
}

TEST(Ganlu, OnceInAPlayPhase) {
  Table t(3);
  t.seat(0).general("wuguotai").hp(1, 3);
  t.seat(1).wears({card(kAxe)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_FALSE(t.offers("ganlu"));
}

// A stand-in for 旋风②: once for each event in which its owner loses equipment, a card of seat 2 is
// discarded.
bool loses_equipment(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Equipment && p.from_seat == s.owner && !p.cards.empty()) return true;
  return false;
}
Task<> whirl(Skill<Move> s) {
  const CardId c = co_await choose_card_of(s.game, s.owner, 2, Zones::HandAndEquipment, {.skill = s.skill});
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}
const SkillDef whirlwind({"test_ganlu_xuanfeng", "旋风"}, Listing::Nameless,
                         at<Timing::MoveAfter2>().may().when(loses_equipment).then(whirl));

void set_r004_36(Table& t) {
  t.seat(0).general("wuguotai").hand({card(kPeach)});
  t.seat(1).skill("test_ganlu_xuanfeng").wears({card(kChitu)});
  t.seat(2).general("sunshangxiang").hp(2, 3).hand({card(kJink)}).wears({card(kSilverLion)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
}

// R004-36: both sets leave in one move, and everything that waits for the loss is done in between.
TEST(Ganlu, LosingTheEquipmentIsDealtWithBeforeItIsPlaced) {
  Table t(3);
  set_r004_36(t);
  ASSERT_TRUE(t.offers(1, "test_ganlu_xuanfeng")) << t.question();
  EXPECT_EQ(t.request().timing, Timing::MoveAfter2);
  EXPECT_EQ(t.game().state.processing.size(), 2) << "one simultaneous move";
  EXPECT_EQ(t.opened(Timing::MoveBefore1), 1);
  EXPECT_TRUE(t.game()[1].equipped().empty());
  EXPECT_TRUE(t.game()[2].equipped().empty());
}

// R004-37
TEST(Ganlu, XiaojiThenTheLionThenBothTakeTheirNewEquipment) {
  Table t(3);
  set_r004_36(t);
  t.pass(1);
  ASSERT_TRUE(t.offers(2, "xiaoji")) << t.question();
  EXPECT_EQ(t.hp(2), 2);
  t.launch(2, "xiaoji");
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_NE(t.worn(1, kSilverLion), kNoCard);
  EXPECT_NE(t.worn(2, kChitu), kNoCard);
  std::vector<LogKind> order;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::HpRecovered || (e.kind == LogKind::Moved && e.to != Zone::Processing))
      order.push_back(e.kind);
  EXPECT_EQ(order,
            (std::vector<LogKind>{LogKind::Moved, LogKind::HpRecovered, LogKind::Moved, LogKind::Moved}))
      << "two drawn, recovery, the two placed";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R004-38
TEST(Ganlu, XuanfengIsDoneBeforeXiaojiAndCannotReachTheCardsBetween) {
  Table t(3);
  set_r004_36(t);
  t.launch(1, "test_ganlu_xuanfeng");
  EXPECT_TRUE(t.discarded(kJink)) << "her only card that could be chosen";
  EXPECT_EQ(t.hp(2), 2) << "nothing of hers has happened yet";
  t.pass(2);
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_NE(t.worn(1, kSilverLion), kNoCard);
}

// A stand-in for a 旋风 that kills: seat 2 loses all its hp.
Task<> strike_dead(Skill<Move> s) { co_await lose_hp(s.game, 2, 9); }
const SkillDef deadly({"test_ganlu_deadly", "夺命"}, Listing::Nameless,
                      at<Timing::MoveAfter2>().when(loses_equipment).then(strike_dead));

TEST(Ganlu, WhatTheDeadShouldGetIsDiscardedAndTheLivingGetsItsShare) {
  Table t(4);
  t.seat(0).general("wuguotai").hp(2, 3);
  t.seat(1).skill("test_ganlu_deadly").wears({card(kChitu)});
  t.seat(2).wears({card(kAxe)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_FALSE(t.alive(2));
  EXPECT_NE(t.worn(1, kAxe), kNoCard);
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_TRUE(t.game().state.processing.empty());
}

// A stand-in for somebody who takes cards out of the processing area.
Task<> snap_up(Skill<Move> s) {
  const CardSet lying = s.game.state.processing;
  co_await obtain(s.game, s.owner, lying);
}
const SkillDef quick({"test_ganlu_quick", "顺手"}, Listing::Nameless,
                     at<Timing::MoveAfter2>().when(loses_equipment).then(snap_up));

TEST(Ganlu, CardsThatHaveLeftTheProcessingAreaStayAway) {
  Table t(3);
  t.seat(0).general("wuguotai").hp(2, 3);
  t.seat(1).skill("test_ganlu_quick").wears({card(kChitu)});
  t.seat(2).wears({card(kAxe)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.game()[1].equipped().empty());
  EXPECT_TRUE(t.game()[2].equipped().empty());
}

// M10: a slot that has been filled meanwhile takes no second card.
Task<> dress(Skill<Move> s) {
  const CardId bow = hand_cards_named(s.game, s.owner, kKylinBow).first();
  co_await move_cards(s.game, moving(s.game, CardSet(bow), Zone::Equipment, s.owner, Reason::Put, s.owner));
}
const SkillDef dresser({"test_ganlu_dresser", "更衣"}, Listing::Nameless,
                       at<Timing::MoveAfter2>().when(loses_equipment).then(dress));

TEST(Ganlu, WhatFindsItsSlotTakenIsDiscarded) {
  Table t(3);
  t.seat(0).general("wuguotai").hp(2, 3);
  t.seat(1).skill("test_ganlu_dresser").wears({card(kChitu)}).hand({card(kKylinBow)});
  t.seat(2).wears({card(kAxe)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_NE(t.worn(1, kKylinBow), kNoCard);
  EXPECT_TRUE(t.discarded(kAxe));
  EXPECT_NE(t.worn(2, kChitu), kNoCard);
}

// ---- 补益

TEST(Buyi, ACardThatIsNotBasicIsDiscardedAndHeals) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kDuel)});
  t.seat(2).general("wuguotai");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DyingEnter);
  t.launch(2, "buyi");
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_EQ(t.opened(Timing::DyingAsk), 0) << "saved before anybody was asked for a 桃";
}

TEST(Buyi, ABasicCardIsShownAndStays) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kSlash)});
  t.seat(2).general("wuguotai");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(2, "buyi");
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_FALSE(t.alive(1));
}

TEST(Buyi, OfHerOwnSheChoosesTheCard) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("wuguotai").hp(1, 3).hand({card(kSlash), card(kAxe)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("buyi").size(), 2);
  t.launch(1, "buyi", {t.in_hand(1, kAxe)});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Buyi, IsNotOfferedForSomebodyWithoutHandCardsAndMayBeDeclined) {
  Table t(4);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).hp(1, 4).wears({card(kAxe)});
  t.seat(2).hp(1, 4).hand({card(kDuel)}).role(Role::Renegade);
  t.seat(3).general("wuguotai").role(Role::Rebel);
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_FALSE(t.alive(1)) << t.question();
  ASSERT_TRUE(t.offers(3, "buyi")) << t.question();
  t.pass(3);
  EXPECT_FALSE(t.alive(2));
}

TEST(Buyi, WhoStaysBelowOneGoesOnDying) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kDuel)});
  t.seat(2).general("wuguotai").hand({card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(2, "buyi");
  EXPECT_EQ(t.hp(1), 0);
  EXPECT_TRUE(t.demands(2, kPeach)) << t.question();
}

// The card counts as what it is in that hand: 神关羽's ♥ trick is a 杀.
TEST(Buyi, SeesTheCardAsItsHolderHasIt) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("wushen").hp(1, 4).hand({card(kExNihilo, "H7")});
  t.seat(2).general("wuguotai");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(2, "buyi");
  EXPECT_FALSE(t.alive(1)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
