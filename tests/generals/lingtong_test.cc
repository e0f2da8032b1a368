// 凌统, 凌统〔旧〕: 旋风.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 旋风②, losing equipment

TEST(Xuanfeng, DiscardsACardOfEachOfTwoOthersForLostEquipment) {
  Table t(4);
  t.seat(0).hand({card(kDismantlement), card(kPeach)});
  t.seat(1).general("lingtong").wears({card(kChitu)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.request().timing, Timing::MoveAfter2);
  t.launch(1, "xuanfeng", {}, {2, 0});
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(2), 0);
  EXPECT_TRUE(t.discarded(kPeach) && t.discarded(kJink));
  EXPECT_EQ(t.nth(LogKind::Moved, -1).a, kNoSeat) << "the 过河拆桥 itself goes last";
}

TEST(Xuanfeng, OrTwoCardsOfOneOneAfterTheOther) {
  Table t(4);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("lingtong").wears({card(kChitu)});
  t.seat(2).hand({card(kJink)}).wears({card(kSpear)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(1, "xuanfeng", {}, {2});
  t.choose_cards(1, {t.worn(2, kSpear)});
  EXPECT_EQ(t.hand(2), 0);
  EXPECT_TRUE(t.game()[2].equipped().empty());
}

TEST(Xuanfeng, TheTwoCardsMustBeThere) {
  Table t(4);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("lingtong").wears({card(kChitu)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << "one card among all the others is too few: " << t.question();
  Table u(4);
  u.seat(0).hand({card(kDismantlement)});
  u.seat(1).general("lingtong").wears({card(kChitu)});
  u.seat(2).hand({card(kJink), card(kPeach)});
  u.seat(3).hand({card(kJink)});
  u.start();
  u.use(0, kDismantlement, {1});
  EXPECT_EQ(u.seats_for("xuanfeng"), seats({2, 3}));
  EXPECT_EQ(u.seats_for("xuanfeng", {}, {3}), seats({2})) << "a second one is needed";
}

TEST(Xuanfeng, OnceForAllTheEquipmentOfOneMove) {
  Table t(3);
  t.seat(0).general("lingtong").skill("zhiheng").wears({card(kChitu), card(kVine)});
  t.seat(1).hand({card(kJink), card(kPeach), card(kSlash)});
  t.start();
  t.act(0, "zhiheng", {t.worn(0, kChitu), t.worn(0, kVine)});
  t.launch(0, "xuanfeng", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Xuanfeng, MayBeDeclinedAndIsNotForHandCards) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement), card(kDismantlement)});
  t.seat(1).general("lingtong").wears({card(kChitu)}).hand({card(kJink)});
  t.seat(2).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.choose_cards(0, {t.worn(1, kChitu)});
  t.pass(1);
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(2), 2);
}

// ---- 旋风①, the discard phase

TEST(Xuanfeng, AfterTwoDiscardsInTheDiscardPhase) {
  Table t(3);
  t.seat(0).general("lingtong").hp(1, 4).hand({card(kJink), card(kJink), card(kPeach)});
  t.seat(1).hand({card(kSlash), card(kSlash)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink, 0), t.in_hand(0, kJink, 1)});
  EXPECT_EQ(t.request().timing, Timing::DiscardEnd);
  t.launch(0, "xuanfeng", {}, {1});
  EXPECT_EQ(t.hand(1), 2) << "emptied, and then two drawn in its own turn";
  EXPECT_EQ(t.count(LogKind::TurnEnds), 1);
}

TEST(Xuanfeng, NotAfterOneDiscard) {
  Table t(3);
  t.seat(0).general("lingtong").hp(1, 4).hand({card(kJink), card(kPeach)});
  t.seat(1).hand({card(kSlash), card(kSlash)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Xuanfeng, NotInTheDiscardPhaseOfOthers) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kJink), card(kJink), card(kPeach)});
  t.seat(1).general("lingtong");
  t.seat(2).hand({card(kSlash), card(kSlash)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink, 0), t.in_hand(0, kJink, 1)});
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// ---- with others

CardSet clubs_of_others(const Skill<Move>& s) {
  CardSet set;
  for (const MovePart& p : s.event.parts)
    if (p.to == Zone::Discard && p.reason == Reason::Discard && p.from_seat != s.owner)
      for (CardId c : p.cards)
        if (s.game.state.face[c].suit == Suit::Club && s.game.state.discard.has(c)) set.add(c);
  return set;
}
bool clubs_fell(const Skill<Move>& s) { return !clubs_of_others(s).empty(); }
Task<> gather(Skill<Move> s) { co_await obtain(s.game, s.owner, clubs_of_others(s)); }
const SkillDef luoying({"test_xuanfeng_luoying", "落英"}, Listing::Nameless,
                       at<Timing::MoveAfter1>().may().when(clubs_fell).then(gather));

// R000-42: 落英 first, wherever 曹植 sits; then 旋风, whether or not he took the card.
TEST(Xuanfeng, ComesAfterWhatHappensOnEnteringTheDiscardPile) {
  for (const char* version : {"lingtong", "lingtong_old"})
    for (const Seat caozhi : {Seat{1}, Seat{3}})
      for (const bool takes : {true, false}) {
        Table t(4);
        t.seat(0).hand({card(kDismantlement), card(kPeach), card(kPeach)});
        t.seat(2).general(version).wears({card(kDilu, "C5")});
        t.seat(caozhi).skill("test_xuanfeng_luoying");
        t.start();
        const CardId horse = t.worn(2, kDilu);
        t.use(0, kDismantlement, {2});
        EXPECT_EQ(t.asked(), caozhi) << t.question();
        if (takes)
          t.launch(caozhi, "test_xuanfeng_luoying");
        else
          t.pass(caozhi);
        EXPECT_TRUE(t.offers(2, version == std::string("lingtong") ? "xuanfeng" : "xuanfeng_old"))
            << t.question();
        EXPECT_EQ(t.where(horse), takes ? Zone::Hand : Zone::Discard);
      }
}

// 甘露: all equipment of both into the processing area, then to the other.
Task<> swap_equipment(Skill<Phase> s) {
  Game& g = s.game;
  const CardSet a = g[1].equipped(), b = g[2].equipped();
  co_await move_cards(g, moving(g, a | b, Zone::Processing, kNoSeat, Reason::Exchange, s.owner));
  Move m = moving(g, a & g.state.processing, Zone::Equipment, 2, Reason::Exchange, s.owner);
  add_moving(g, m, b & g.state.processing, Zone::Equipment, 1, Reason::Exchange, s.owner);
  co_await move_cards(g, m);
}
const SkillDef ganlu({"test_xuanfeng_ganlu", "甘露"}, Listing::Nameless,
                     at<Timing::PlayIdle>().may().then(swap_equipment));

void lay_out_ganlu(Table& t) {
  t.seat(0).skill("test_xuanfeng_ganlu").hand({card(kJink)});
  t.seat(1).general("lingtong").wears({card(kChitu)});
  t.seat(2).general("sunshangxiang").hp(2, 3).wears({card(kSilverLion)}).hand({card(kJink)});
  t.start();
  t.act(0, "test_xuanfeng_ganlu");
}

TEST(Xuanfeng, InASwapItIsOfferedBeforeTheCardsArePlaced) {  // R004-36, R004-37
  Table t(3);
  lay_out_ganlu(t);
  EXPECT_TRUE(t.offers(1, "xuanfeng")) << "凌统 first: " << t.question();
  EXPECT_EQ(t.game().state.processing.size(), 2);
  t.pass(1);
  EXPECT_TRUE(t.offers(2, "xiaoji")) << t.question();
  EXPECT_EQ(t.hp(2), 2) << "白银狮子 after 枭姬";
  t.launch(2, "xiaoji");
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_NE(t.worn(1, kSilverLion), kNoCard);
  EXPECT_NE(t.worn(2, kChitu), kNoCard);
}

TEST(Xuanfeng, InASwapItIsFinishedBeforeTheNextIsAsked) {  // R004-38
  Table t(3);
  lay_out_ganlu(t);
  EXPECT_EQ(t.seats_for("xuanfeng", {}, {2}), seats({0}))
      << "what lies in the processing area is no card of hers";
  t.launch(1, "xuanfeng", {}, {0, 2});
  EXPECT_EQ(t.hand(0) + t.hand(2), 0);
  EXPECT_EQ(t.hp(2), 2);
  t.launch(2, "xiaoji");
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_NE(t.worn(1, kSilverLion), kNoCard);
  EXPECT_NE(t.worn(2, kChitu), kNoCard);
}

// ---- 旋风〔旧〕

constexpr int kUseSlash = 0, kDealDamage = 1;

TEST(XuanfengOld, IsTakenToUseASlashWithoutDistance) {
  Table t(6);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("lingtong_old").wears({card(kChitu)});
  t.seat(4).hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(1, "xuanfeng_old");
  t.choose_option(1, kUseSlash);
  t.choose_seats(1, {4});
  EXPECT_TRUE(t.demands(4, kJink));
  t.pass(4);
  EXPECT_EQ(hits(t), (Hits{{4, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(XuanfengOld, OrDealsOneDamageAtDistanceOne) {
  Table t(6);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("lingtong_old").wears({card(kJueying)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(1, "xuanfeng_old");
  t.choose_option(1, kDealDamage);
  EXPECT_EQ(t.request().options[0].seats, seats({0, 2}));
  t.choose_seats(1, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "no 闪 against it";
}

TEST(XuanfengOld, ItsSlashDoesNotCountInHisOwnPhase) {
  Table t(3);
  t.seat(0).general("lingtong_old").hand({card(kSpear), card(kSlash)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSpear);
  t.launch(0, "xuanfeng_old");
  t.choose_option(0, kUseSlash);
  t.choose_seats(0, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(XuanfengOld, AnEmptyCityCanOnlyBeHurt) {
  Table t(2);
  t.seat(0).general("lingtong_old").hand({card(kSpear)}).wears({card(kCrossbow)});
  t.seat(1).general("zhugeliang");
  t.start();
  t.use(0, kSpear);
  t.launch(0, "xuanfeng_old");
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "only one choice and one victim: " << t.question();
}

TEST(XuanfengOld, MayBeDeclined) {
  Table t(2);
  t.seat(0).general("lingtong_old").hand({card(kSpear)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSpear);
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(hits(t), Hits{});
}

}  // namespace
}  // namespace jiesuan::test
