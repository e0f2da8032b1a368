// 神吕布: 狂暴, 无谋, 无前, 神愤.
#include "engine/rules/vocabulary.h"
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kMark = 0, kHp = 1;  // 无谋

// ---- 狂暴

TEST(Kuangbao, HeStartsWithTwoWrathAtTheStartOfTheGame) {
  Table t(2);
  t.seat(1).general("shen_lvbu");
  t.start();
  EXPECT_EQ(t.marks(1, "kuangbao"), 2);
  EXPECT_LT(t.position(Timing::TurnStart3), t.position(Timing::TurnStart5));
}

TEST(Kuangbao, AGivenPositionMayStateHowMany) {
  Table t(2);
  t.seat(1).general("shen_lvbu").marks("kuangbao", 5);
  t.start();
  EXPECT_EQ(t.marks(1, "kuangbao"), 5);
}

TEST(Kuangbao, OneForEachPointDealtAndTaken) {
  Table t(3);
  t.seat(0).general("shen_lvbu").hand({card(kAnaleptic), card(kSlash), card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.marks(0, "kuangbao"), 4);
  EXPECT_EQ(t.launches("kuangbao"), 3) << "the two of the start, then one a point";
  t.use(0, kDuel, {1});
  t.choose_option(0, kMark);
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_EQ(t.marks(0, "kuangbao"), 4) << "one paid, one for the damage";
}

// R003-13
TEST(Kuangbao, FireConductedBackToHimselfCountsAsDealtAndAsTaken) {
  Table t(2);
  t.seat(0).general("shen_lvbu").marks("kuangbao", 3).chained().hand({card(kFireSlash)});
  t.seat(1).chained();
  t.start();
  t.forget();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}}));
  EXPECT_EQ(t.marks(0, "kuangbao"), 6);
  EXPECT_EQ(t.launches("kuangbao"), 3);
  std::vector<std::string> order;
  for (const LogEntry& e : t.entries) {
    if (e.kind == LogKind::DamageDealt) order.push_back(e.b == 0 ? "hurt himself" : "hurt the other");
    if (e.kind == LogKind::Marked) order.emplace_back("mark");
  }
  EXPECT_EQ(order, (std::vector<std::string>{"hurt the other", "mark", "hurt himself", "mark", "mark"}));
  EXPECT_EQ(only(t, {Timing::DamageCaused, Timing::DamageTaken}),
            ids({Timing::DamageCaused, Timing::DamageTaken, Timing::DamageCaused, Timing::DamageTaken}));
  EXPECT_FALSE(t.chained(0));
  EXPECT_FALSE(t.chained(1));
}

TEST(Kuangbao, TheMarksOfTheDeadAreGone) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_lvbu").hp(1, 5);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.marks(1, "kuangbao"), 0);
}

// ---- 无谋

TEST(Wumou, ATrickCostsAMarkOrAnHp) {
  for (const int price : {kMark, kHp}) {
    Table t(3);
    t.seat(0).general("shen_lvbu").hand({card(kExNihilo)});
    t.start();
    t.use(0, kExNihilo);
    EXPECT_EQ(t.request().ask, Ask::Choice) << t.question();
    EXPECT_FALSE(t.request().may_pass);
    t.choose_option(0, price);
    EXPECT_EQ(t.marks(0, "kuangbao"), price == kMark ? 1 : 2);
    EXPECT_EQ(t.hp(0), price == kMark ? 5 : 4);
    EXPECT_EQ(t.hand(0), 2);
  }
}

TEST(Wumou, WithoutMarksItIsTheHp) {
  Table t(3);
  t.seat(0).skill("wumou").hand({card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_EQ(t.hp(0), 3) << t.question();
}

TEST(Wumou, NullificationIsATrickToo) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo)});
  t.seat(1).general("shen_lvbu").hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.play(1, kNullification);
  t.choose_option(1, kMark);
  EXPECT_EQ(t.marks(1, "kuangbao"), 1);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Wumou, DelayedTricksAndOtherCardsCostNothing) {
  Table t(3);
  t.seat(0).general("shen_lvbu").hand({card(kIndulgence), card(kSlash)});
  t.start();
  t.use(0, kIndulgence, {1});
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("wumou"), 0);
}

// ---- 无前

TEST(Wuqian, ThisTurnHeHasWushuangAndTheArmourIsVoid) {
  Table t(3);
  t.seat(0).general("shen_lvbu").hand({card(kSlash)});
  t.seat(1).wears({card(kVine)}).hand({card(kJink)});
  t.start();
  t.act(0, "wuqian", {}, {1});
  EXPECT_EQ(t.marks(0, "kuangbao"), 0);
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "one 闪 is not enough; " << t.question();
  EXPECT_EQ(t.launches("wushuang"), 1);
}

// Void for everybody, not only for him (principles §8).
TEST(Wuqian, TheArmourIsVoidForOthersToo) {
  Table t(3);
  t.seat(0).general("shen_lvbu").marks("kuangbao", 3).hand({card(kCollateral)});
  t.seat(1).wears({card(kVine)});
  t.seat(2).wears({card(kAxe)}).hand({card(kSlash)});
  t.start();
  t.act(0, "wuqian", {}, {1});
  t.use(0, kCollateral, {2, 1});
  t.choose_option(0, kMark);
  t.play(2, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Wuqian, BothEndWithTheTurn) {
  Table t(2);
  t.seat(0).general("shen_lvbu");
  t.seat(1).wears({card(kVine)});
  pause_after_turns(t, 1);
  t.start();
  t.act(0, "wuqian", {}, {1});
  EXPECT_TRUE(armour_void(t.game(), 1));
  t.end_phase(0);
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_FALSE(armour_void(t.game(), 1));
  EXPECT_FALSE(has_skill(t.game(), 0, *Catalogue::get().find_skill("wushuang")));
}

TEST(Wuqian, AsOftenAsThereAreMarksButOnceForEach) {
  Table t(4);
  t.seat(0).general("shen_lvbu").marks("kuangbao", 5);
  t.start();
  t.act(0, "wuqian", {}, {1});
  EXPECT_EQ(t.seats_for("wuqian"), seats({2, 3}));
  t.act(0, "wuqian", {}, {3});
  EXPECT_FALSE(t.offers("wuqian")) << "one mark is not two";
}

// ---- 神愤

TEST(Shenfen, DamageThenEquipmentThenFourHandCardsThenHeTurnsOver) {
  Table t(3);
  t.seat(0).general("shen_lvbu").marks("kuangbao", 6).hand({card(kPeach)});
  t.seat(1)
      .wears({card(kVine), card(kChitu)})
      .hand({card(kJink), card(kJink), card(kJink), card(kJink), card(kPeach)});
  t.seat(2).hand({card(kSlash), card(kSlash)});
  t.start();
  t.forget();
  t.act(0, "shenfen");
  ASSERT_EQ(t.asked(), 1) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_TRUE(t.game()[1].equipped().empty());
  EXPECT_EQ(t.request().options[0].min_cards, 4);
  std::vector<CardId> jinks;
  for (int i = 0; i < 4; ++i) jinks.push_back(t.in_hand(1, kJink, i));
  t.choose_cards(1, jinks);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(2), 0) << "all it has, without a question";
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.game()[0].flipped);
  EXPECT_EQ(t.marks(0, "kuangbao"), 2) << "six paid, two for the damage";
}

TEST(Shenfen, NeedsSixMarksAndOnceAPhase) {
  Table few(3);
  few.seat(0).general("shen_lvbu").marks("kuangbao", 5);
  few.start();
  EXPECT_FALSE(few.offers("shenfen"));
  Table t(3);
  t.seat(0).general("shen_lvbu").marks("kuangbao", 12);
  t.start();
  t.act(0, "shenfen");
  EXPECT_EQ(t.marks(0, "kuangbao"), 8);
  EXPECT_FALSE(t.offers("shenfen"));
}

TEST(Shenfen, GoesOnAfterHisDeath) {
  Table t(4);
  t.seat(0).general("shen_lvbu").role(Role::Renegade).hp(1, 5).marks("kuangbao", 6);
  t.seat(1).role(Role::Lord).general("xiahoudun").wears({card(kChitu)});
  t.seat(2).role(Role::Rebel).wears({card(kAxe)});
  t.pile({card(kSlash, "S7")});
  t.start();
  t.act(0, "shenfen");
  t.launch(1, "ganglie");
  EXPECT_FALSE(t.alive(0)) << t.question();
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
  EXPECT_TRUE(t.discarded(kAxe));
}

}  // namespace
}  // namespace jiesuan::test
