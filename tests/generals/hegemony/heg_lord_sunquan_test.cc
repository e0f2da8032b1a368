// 君孙权: 嘉禾, 敛资, 聚宝; 涉猎.
#include "engine/rules/skills.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

int beacons(Table& t, Seat lord) {
  return cards_on_general(t.game(), lord, Catalogue::get().find_skill("jiahe")->number).size();
}

struct River : Table {
  River() : Table(4) {
    mode("hegemony", {"hegemony.lords"});
    seat(0).generals("heg_lord_sunquan", "heg_lukang").hidden(1);
    seat(1).general("heg_lingtong");
    seat(2).general("heg_masu");
    seat(3).general("heg_yujin");
  }
};

TEST(Jiahe, EachOfWuMayLightABeaconInItsPlayPhase) {
  River t;
  t.seat(1).hand({card(kSpear), card(kJink)}).wears({card(kChitu)});
  t.turn_of(1);
  begin(t);
  EXPECT_EQ(t.cards_for("jiahe"), cards({t.in_hand(1, kSpear), t.worn(1, kChitu)}));
  t.act(1, "jiahe", {t.in_hand(1, kSpear)});
  EXPECT_EQ(beacons(t, 0), 1);
  EXPECT_FALSE(t.offers("jiahe")) << "once in the phase";
  River u;
  u.seat(0).hand({card(kSpear)});
  begin(u);
  u.act(0, "jiahe", {u.in_hand(0, kSpear)});
  EXPECT_EQ(beacons(u, 0), 1) << "the lord too";
  River v;
  v.seat(2).hand({card(kSpear)});
  v.turn_of(2);
  begin(v);
  EXPECT_FALSE(v.offers("jiahe")) << "others do not";
}

TEST(Jiahe, AsManySkillsToChooseFromAsBeacons) {
  River t;
  t.seat(0).lies_on_general(card(kSpear), "jiahe").lies_on_general(card(kCrossbow), "jiahe");
  t.seat(0).lies_on_general(card(kChitu), "jiahe");
  t.turn_of(1, PhaseKind::Prepare);
  begin(t);
  t.launch(1, "jiahe");
  EXPECT_EQ(named_options(t), (std::vector<std::string>{"yingzi", "haoshi", "shelie"}));
  say(t, 1, "yingzi");
  EXPECT_TRUE(has(t, 1, "yingzi"));
  t.launch(1, "yingzi");
  EXPECT_TRUE(t.idle(1)) << "with fewer than five only one: " << t.question();
  EXPECT_EQ(t.hand(1), 3);
  t.end_phase(1);
  EXPECT_FALSE(has(t, 1, "yingzi"));
}

TEST(Jiahe, WithFiveBeaconsTwoSkills) {
  River t;
  for (const CardName n : {kSpear, kCrossbow, kChitu, kAxe, kDilu})
    t.seat(0).lies_on_general(card(n), "jiahe");
  t.turn_of(0, PhaseKind::Prepare);
  begin(t);
  t.launch(0, "jiahe");
  say(t, 0, "yingzi");
  t.choose_option(0, 0);
  say(t, 0, "shelie");
  EXPECT_TRUE(has(t, 0, "yingzi"));
  EXPECT_TRUE(has(t, 0, "shelie"));
}

TEST(Jiahe, ASlashThatHurtsTheLordPutsABeaconOut) {
  River t;
  t.seat(0).lies_on_general(card(kSpear), "jiahe").lies_on_general(card(kCrossbow), "jiahe");
  t.seat(3).hand({card(kSlash)});
  t.turn_of(3);
  begin(t);
  t.use(3, kSlash, {0});
  t.choose_cards(0, {cards_on_general(t.game(), 0, Catalogue::get().find_skill("jiahe")->number).first()});
  EXPECT_EQ(beacons(t, 0), 1);
}

TEST(Shelie, OneOfEverySuitInsteadOfDrawing) {
  River t;
  t.seat(0).skill("shelie");
  t.turn_of(0, PhaseKind::Draw);
  t.pile({card(kSlash, "S"), card(kSlash, "S"), card(kPeach, "H"), card(kSlash, "C"), card(kPeach, "H")});
  begin(t);
  t.launch(0, "shelie");
  t.choose_cards(0, {t.request().options[0].cards.first()});
  while (!t.idle(0) && t.asked() == 0) t.choose_cards(0, {t.request().options[0].cards.first()});
  EXPECT_EQ(t.hand(0), 3) << t.question();
}

TEST(Lianzi, TurnsUpAsManyCardsAsWuHasAndTakesThoseOfTheType) {
  River t;
  t.seat(0).hand({card(kJink)}).lies_on_general(card(kSpear), "jiahe");
  t.seat(1).wears({card(kChitu), card(kCrossbow)});
  t.seat(2).wears({card(kAxe)});
  t.pile({card(kSlash), card(kExNihilo), card(kPeach)});
  begin(t);
  t.act(0, "lianzi", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hand(0), 2) << "杀 and 桃";
  EXPECT_TRUE(t.discarded(kExNihilo));
  EXPECT_TRUE(has(t, 0, "lianzi"));
}

TEST(Lianzi, MoreThanThreeAndItBecomesZhiheng) {
  River t;
  t.seat(0).hand({card(kJink)});
  t.seat(1).wears({card(kChitu), card(kCrossbow), card(kDilu), card(kEightDiagram)});
  t.pile({card(kSlash), card(kSlash), card(kPeach), card(kJink)});
  begin(t);
  t.act(0, "lianzi", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_FALSE(has(t, 0, "lianzi"));
  EXPECT_TRUE(has(t, 0, "zhiheng_heg"));
}

TEST(Jubao, HisTreasureCannotBeTaken) {
  River t;
  t.seat(0).wears({card(kWoodenOx)});
  t.seat(3).hand({card(kSnatch), card(kDismantlement)});
  t.turn_of(3);
  begin(t);
  t.use(3, kSnatch, {0});
  EXPECT_NE(t.worn(0, kWoodenOx), kNoCard);
  EXPECT_EQ(t.hand(3), 1);
  t.use(3, kDismantlement, {0});
  EXPECT_EQ(t.worn(0, kWoodenOx), kNoCard) << "it can be discarded";
}

TEST(Jubao, WithThePearlBeforeAnotherHeDrawsAndTakesACard) {
  River t;
  t.seat(3).wears({card(kLuminousPearl)});
  begin(t);
  t.end_phase(0);
  EXPECT_NE(t.in_hand(0, kLuminousPearl), kNoCard) << "its only card";
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Jubao, NothingWhileThePearlIsInThePile) {
  River t;
  begin(t);
  t.end_phase(0);
  EXPECT_EQ(t.launches("jubao"), 0);
}

}  // namespace
}  // namespace jiesuan::test
