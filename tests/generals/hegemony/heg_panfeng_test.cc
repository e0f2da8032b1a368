// 潘凤 of 国战: 狂斧.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kMove = 0, kDiscard = 1;

class Axe : public Table {
 public:
  Axe() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_panfeng", "heg_jiaxu").hand({card(kSlash)});
    seat(1).kingdom(Kingdom::Wei).wears({card(kSilverLion), card(kChitu)});
    seat(2).kingdom(Kingdom::Wei);
    seat(3).kingdom(Kingdom::Shu);
  }
};

TEST(Kuangfu, MovesACardOfTheTargetsEquipmentToHisEmptySlot) {
  Axe t;
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(0, "kuangfu")) << t.question();
  t.launch(0, "kuangfu");
  const CardId horse = t.worn(1, kChitu);
  t.choose_cards(0, {horse});
  t.choose_option(0, kMove);
  EXPECT_EQ(t.worn(0, kChitu), horse);
  EXPECT_EQ(t.worn(1, kChitu), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Kuangfu, OrDiscardsIt) {
  Axe t;
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "kuangfu");
  t.choose_cards(0, {t.worn(1, kSilverLion)});
  t.choose_option(0, kDiscard);
  EXPECT_TRUE(t.discarded(kSilverLion));
  EXPECT_EQ(t.hp(1), 4) << "白银狮子 heals its former owner";
}

TEST(Kuangfu, ASlotThatIsTakenLeavesOnlyDiscarding) {
  Axe t;
  t.seat(0).wears({card(kDayuan)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "kuangfu");
  t.choose_cards(0, {t.worn(1, kChitu)});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_NE(t.worn(0, kDayuan), kNoCard);
}

TEST(Kuangfu, NotIfTheSlashDealtNoDamage) {
  Axe t;
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Kuangfu, NotForConductedDamage) {
  Axe t;
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).wears({}).chained();
  t.seat(2).wears({card(kChitu)}).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Kuangfu, NotForOtherCards) {
  Axe t;
  t.seat(0).hand({card(kDuel)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Kuangfu, HiddenHeRevealsHimselfForIt) {
  Axe t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  t.launch(0, "kuangfu");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  t.choose_cards(0, {t.worn(1, kChitu)});
  t.choose_option(0, kMove);
  EXPECT_NE(t.worn(0, kChitu), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
