// 徐盛〔国战〕: 疑城.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void lay_out_slash(Table& t, Kingdom of_the_target) {
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_xusheng", "heg_jiangqin");
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash, "S")});
  t.seat(2).kingdom(of_the_target).hand({card(kPeach)});
}

TEST(Yicheng, TheTargetDrawsAndDiscardsWhatItLikes) {
  Table t(4);
  lay_out_slash(t, Kingdom::Wu);
  t.pile({card(kJink)});
  t.start();
  t.use(1, kSlash, {2});
  t.launch(0, "yicheng");
  t.choose_cards(2, {t.in_hand(2, kPeach)});
  t.play(2, kJink);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.hp(2), 4) << "what was drawn answers the very Slash";
}

TEST(Yicheng, AlsoHimself) {
  Table t(4);
  lay_out_slash(t, Kingdom::Wu);
  t.start();
  t.use(1, kSlash, {0});
  t.launch(0, "yicheng");
  EXPECT_EQ(t.hand(0), 0) << "his only card is the one he discards";
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Yicheng, NotForAnotherForce) {
  Table t(4);
  lay_out_slash(t, Kingdom::Qun);
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_EQ(t.launches("yicheng"), 0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Yicheng, NotForOtherCards) {
  Table t(4);
  lay_out_slash(t, Kingdom::Wu);
  t.seat(1).hand({card(kDuel)});
  t.start();
  t.use(1, kDuel, {2});
  EXPECT_FALSE(t.offers("yicheng")) << t.question();
}

TEST(Yicheng, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  lay_out_slash(t, Kingdom::Wu);
  t.seat(0).hidden(0).hidden(1);
  t.start();
  t.use(1, kSlash, {2});
  t.launch(0, "yicheng");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_TRUE(t.game()[0].general[1].hidden);
}

}  // namespace
}  // namespace jiesuan::test
