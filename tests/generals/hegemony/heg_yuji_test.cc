// 于吉〔国战〕: 千幻.
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardSet illusions(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("qianhuan")->number);
}

void lay_out_slash(Table& t) {
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_yuji", "heg_zhangren");
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash, "S"), card(kDuel), card(kArcheryAttack)});
  t.seat(2).kingdom(Kingdom::Qun);
}

TEST(Qianhuan, DamageToOneOfTheForceBringsAnIllusion) {
  Table t(4);
  lay_out_slash(t);
  t.pile({card(kPeach)});
  t.start();
  t.use(1, kSlash, {2});
  t.launch(0, "qianhuan");
  ASSERT_EQ(illusions(t, 0).size(), 1);
  EXPECT_EQ(printed_name(t.game(), illusions(t, 0).first()), kPeach);
}

TEST(Qianhuan, ASecondOfTheSameSuitGoesToTheDiscardPile) {
  Table t(4);
  lay_out_slash(t);
  t.seat(0).lies_on_general(card(kPeach, "H4"), "qianhuan");
  t.pile({card(kPeach, "H6")});
  t.start();
  t.use(1, kSlash, {2});
  t.pass(0);  // the target is not cancelled
  t.launch(0, "qianhuan");
  EXPECT_EQ(illusions(t, 0).size(), 1);
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Qianhuan, NoMoreThanOneOfEachSuit) {
  Table t(4);
  lay_out_slash(t);
  for (const char* suit : {"S", "C"}) t.seat(0).lies_on_general(card(kSlash, suit), "qianhuan");
  for (const char* suit : {"H", "D"}) t.seat(0).lies_on_general(card(kJink, suit), "qianhuan");
  t.start();
  t.use(1, kSlash, {2});
  t.pass(0);
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Qianhuan, AnIllusionCancelsTheOnlyTarget) {
  Table t(4);
  lay_out_slash(t);
  t.seat(0).lies_on_general(card(kPeach), "qianhuan");
  t.start();
  t.use(1, kSlash, {2});
  t.launch(0, "qianhuan", {illusions(t, 0).first()});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(hits(t), Hits{});
  t.use(1, kDuel, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "no illusion is left for it";
}

TEST(Qianhuan, AlsoADelayedTrick) {
  Table t(4);
  lay_out_slash(t);
  t.seat(0).lies_on_general(card(kPeach), "qianhuan");
  t.seat(1).hand({card(kIndulgence)});
  t.start();
  t.use(1, kIndulgence, {2});
  t.launch(0, "qianhuan", {illusions(t, 0).first()});
  EXPECT_TRUE(judging(t, 2).empty());
  EXPECT_TRUE(t.discarded(kIndulgence));
}

TEST(Qianhuan, NotWhenThereAreSeveralTargets) {
  Table t(4);
  lay_out_slash(t);
  t.seat(0).lies_on_general(card(kPeach), "qianhuan");
  t.start();
  t.use(1, kArcheryAttack, {});
  EXPECT_EQ(t.launches("qianhuan"), 0);
  EXPECT_FALSE(t.discarded(kPeach));
}

TEST(Qianhuan, NotForAnotherForce) {
  Table t(4);
  lay_out_slash(t);
  t.seat(3).kingdom(Kingdom::Shu);
  t.seat(1).wears({card(kSpear)});
  t.seat(0).lies_on_general(card(kPeach), "qianhuan");
  t.start();
  t.use(1, kSlash, {3});
  EXPECT_EQ(t.launches("qianhuan"), 0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Qianhuan, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  lay_out_slash(t);
  t.seat(0).hidden(0).hidden(1);
  t.start();
  t.use(1, kSlash, {2});
  t.launch(0, "qianhuan");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(illusions(t, 0).size(), 1);
}

}  // namespace
}  // namespace jiesuan::test
