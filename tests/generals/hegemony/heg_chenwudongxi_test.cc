// 陈武董袭: 断绁, 奋命.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Duanxie, ChainsAnotherAndHimself) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_chenwudongxi", "heg_jiangqin");
  t.seat(2).chained();
  t.start();
  EXPECT_EQ(t.seats_for("duanxie"), seats({1, 3})) << "not one that is chained already";
  t.act(0, "duanxie", {}, {1});
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.chained(0));
  EXPECT_FALSE(t.offers("duanxie")) << "once in the phase";
}

TEST(Duanxie, ChainedAlreadyHeStaysChained) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_chenwudongxi", "heg_jiangqin").chained();
  t.start();
  t.act(0, "duanxie", {}, {1});
  EXPECT_TRUE(t.chained(0));
}

TEST(Duanxie, WhoCannotBeChainedCannotBeChosen) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_chenwudongxi", "heg_jiangqin");
  t.seat(1).kingdom(Kingdom::Wei).wears({card(kIronArmor)});
  t.seat(2).kingdom(Kingdom::Wu);
  t.start();
  EXPECT_EQ(t.seats_for("duanxie"), seats({2, 3})) << "a small force in Iron Armor";
}

TEST(Duanxie, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_chenwudongxi", "heg_jiangqin").hidden(0).hidden(1);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.act(0, "duanxie", {}, {1});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_TRUE(t.chained(0));
}

TEST(Fenming, DiscardsACardOfEveryChainedCharacter) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_chenwudongxi", "heg_jiangqin").chained().hand({card(kPeach), card(kJink)});
  t.seat(1).chained().hand({card(kSlash)});
  t.seat(2).chained();
  t.seat(3).hand({card(kSlash)});
  t.start();
  t.end_phase(0);
  t.launch(0, "fenming");
  t.choose_cards(0, {t.in_hand(0, kPeach)});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_EQ(t.hand(1), 2) << "what it drew in its own turn";
  EXPECT_EQ(t.hand(3), 1) << "not chained";
}

TEST(Fenming, NotUnlessHeIsChained) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_chenwudongxi", "heg_jiangqin").hand({card(kPeach)});
  t.seat(1).chained().hand({card(kSlash)});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.hand(1), 1 + 2) << "the next turn has come; " << t.question();
}

}  // namespace
}  // namespace jiesuan::test
