// 雌雄双股剑.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void man_against_woman(Table& t, std::vector<Face> her_hand) {
  t.seat(0).general("huanggai").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("diaochan").hand(std::move(her_hand));
  t.start();
  t.use(0, kSlash, {1});
}

TEST(DoubleSwords, TheTargetOfTheOtherSexMayDiscardAHandCard) {
  Table t(3);
  man_against_woman(t, {card(kPeach), card(kDuel)});
  t.launch(0, "double_swords");
  t.choose_cards(1, {t.in_hand(1, kDuel)});
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "the slash goes on";
}

TEST(DoubleSwords, OrElseTheUserDrawsOne) {
  Table t(3);
  man_against_woman(t, {card(kPeach)});
  t.launch(0, "double_swords");
  t.pass(1);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(DoubleSwords, ATargetWithoutHandCardsCanOnlyLetTheUserDraw) {
  Table t(3);
  man_against_woman(t, {});
  t.launch(0, "double_swords");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hp(1), 2);
}

TEST(DoubleSwords, TheUserMayDoWithoutThem) {
  Table t(3);
  man_against_woman(t, {card(kPeach)});
  t.pass(0);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(DoubleSwords, AreNotOfferedAgainstTheSameSex) {  // R004-39
  Table t(3);
  t.seat(0).general("huanggai").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("zhangfei").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
}

TEST(DoubleSwords, AWomanMayWieldThemAgainstAMan) {
  Table t(3);
  t.seat(0).general("diaochan").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("zhangfei").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers("double_swords"));
}

TEST(DoubleSwords, WhoHasNoSexCannotBeCompared) {  // R003-23, R003-32
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("diaochan").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
}

TEST(DoubleSwords, ComeBeforeArmourIsLookedAt) {  // R000-69, R000-70
  Table t(3);
  t.seat(0).general("huanggai").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("diaochan").wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "double_swords");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(hits(t).empty());
}

TEST(DoubleSwords, AreAskedForEveryTarget) {  // R004-40
  Table t(3);
  t.seat(0).general("huanggai").skill("double_swords").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).general("diaochan");
  t.seat(2).general("sunshangxiang");
  t.start();
  t.use(0, kSlash, {2, 1});
  t.launch(0, "double_swords");
  EXPECT_EQ(t.hand(0), 1);
  t.launch(0, "double_swords");
  EXPECT_EQ(t.hand(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
