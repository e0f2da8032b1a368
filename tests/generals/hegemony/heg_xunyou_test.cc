// 荀攸〔国〕: 奇策, 智愚.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Two hand cards among four characters.
struct Schemer : Table {
  Schemer() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_xunyou", "heg_yujin").hidden(0).hidden(1).hand({card(kJink), card(kPeach)});
    seat(1).general("heg_masu").hand({card(kJink)});
    seat(2).general("heg_lingtong").hand({card(kJink)});
    seat(3).general("heg_zhangxiu").hand({card(kJink)});
  }
  std::vector<CardId> both() { return {in_hand(0, kJink), in_hand(0, kPeach)}; }
};

TEST(QiceHeg, TheWholeHandAsATrickThenANewDeputy) {
  Schemer t;
  begin(t);
  t.convert_as(0, "qice_heg", kExNihilo, t.both());
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.hand(0), 2);
  t.launch(0, "qice_heg");
  EXPECT_FALSE(t.game()[0].general[1].hidden) << "revealed before it is changed";
  if (t.asked() == 0 && !t.idle(0)) t.choose_option(0, 0);
  EXPECT_NE(std::string(def(t.game()[0].general[1].general).id), "heg_yujin");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_FALSE(t.offers("qice_heg")) << "once in the phase";
}

TEST(QiceHeg, NoMoreTargetsThanCards) {
  Schemer t;
  begin(t);
  EXPECT_FALSE(t.offers_as("qice_heg", kArcheryAttack)) << "three others, two cards";
  EXPECT_TRUE(t.offers_as("qice_heg", kDuel));
  Schemer u;
  u.seat(3).dead();
  begin(u);
  EXPECT_TRUE(u.offers_as("qice_heg", kArcheryAttack));
  EXPECT_FALSE(u.offers_as("qice_heg", kGodSalvation)) << "three with himself";
}

TEST(QiceHeg, WithOneCardIronChainHasOneTarget) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).general("heg_xunyou").hand({card(kJink)});
  t.seat(1).general("heg_masu");
  t.seat(2).general("heg_lingtong");
  t.seat(3).general("heg_zhangxiu");
  begin(t);
  t.convert_as(0, "qice_heg", kIronChain, {t.in_hand(0, kJink)}, {1});
  EXPECT_TRUE(t.chained(1));
}

TEST(QiceHeg, TheChangeMayBeDeclined) {
  Schemer t;
  begin(t);
  t.convert_as(0, "qice_heg", kExNihilo, t.both());
  t.pass(0);
  EXPECT_TRUE(t.game()[0].general[1].hidden);
  EXPECT_TRUE(t.idle(0));
}

TEST(HegXunyou, HasZhiyuToo) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hand({card(kSlash), card(kJink)});
  t.seat(1).general("heg_xunyou");
  t.seat(2).general("heg_lingtong");
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(0);  // 制蛮
  t.launch(1, "zhiyu");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(0), 0) << "one card is of one colour";
}

}  // namespace
}  // namespace jiesuan::test
