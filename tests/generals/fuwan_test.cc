// 伏完: 谋溃.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kDraw = 0, kDiscard = 1;

TEST(Moukui, DrawsACard) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseTargeted);
  t.launch(0, "moukui");
  t.choose_option(0, kDraw);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(0), 1) << "hit: no penalty";
}

TEST(Moukui, OrDiscardsACardOfTheTarget) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)}).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "moukui");
  t.choose_option(0, kDiscard);
  t.choose_cards(0, {t.worn(1, kVine)});
  EXPECT_TRUE(t.demands(1, kJink)) << "without its 藤甲: " << t.question();
}

TEST(Moukui, ATargetWithoutCardsLeavesOnlyTheDraw) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "moukui");
  EXPECT_EQ(t.hand(0), 1) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Moukui, WhoOffsetsTheSlashDiscardsACardOfHis) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash), card(kPeach)}).wears({card(kSpear)});
  t.seat(1).hand({card(kJink), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "moukui");
  t.choose_option(0, kDraw);
  t.play(1, kJink);
  EXPECT_EQ(t.asked(), 1) << "the target chooses: " << t.question();
  t.choose_cards(1, {t.worn(0, kSpear)});
  EXPECT_TRUE(t.game()[0].equipped().empty());
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(t.idle(0));
}

TEST(Moukui, ThePenaltyIsForThisSlashOnly) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash), card(kSlash), card(kPeach)}).wears({card(kCrossbow)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "moukui");
  t.choose_option(0, kDraw);
  t.pass(1);
  t.use(0, kSlash, {1});
  t.pass(0);
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Moukui, ThePenaltyIsOfTheTargetItWasUsedOn) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1, 2});
  t.launch(0, "moukui");
  t.choose_option(0, kDraw);
  t.pass(0);
  t.pass(1);
  t.play(2, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_NE(t.worn(0, kHalberd), kNoCard);
}

TEST(Moukui, MayBeDeclinedAndIsNotForOtherCards) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash), card(kDuel)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(t.hand(0), 0);
}

// ---- with 求援

bool first_of_this_slash(const Skill<Use>& s) {
  return is_slash(s.event.card.name) && s.event.card.suit == Suit::Spade && first_target(s.event);
}
Task<> draw_for_target(Skill<Use> s) { co_await draw(s.game, s.event.target().seat, 1); }
const SkillDef zuoding({"test_moukui_zuoding", "佐定"}, Listing::Nameless,
                       at<Timing::UseTargeted>().may().when(first_of_this_slash).then(draw_for_target));

// R004-39: the added target sits first, so it is designated first.
TEST(Moukui, IsAskedTargetByTargetInTheOrderOfSeats) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash, "S7")}).wears({card(kDoubleSwords)});
  t.seat(1).general("machao").skill("test_moukui_zuoding");
  t.seat(2).general("fuhuanghou");
  t.start();
  t.use(0, kSlash, {2});
  t.launch(2, "qiuyuan", {}, {1});
  ASSERT_TRUE(t.offers(0, "moukui")) << t.question();
  t.pass(0);
  EXPECT_TRUE(t.offers(1, "test_moukui_zuoding")) << "no 雌雄双股剑 against a man: " << t.question();
  t.pass(1);
  ASSERT_TRUE(t.offers(0, "moukui")) << t.question();
  EXPECT_FALSE(t.offers("double_swords")) << "the general skill first";
  t.pass(0);
  EXPECT_TRUE(t.offers(0, "double_swords")) << t.question();
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

// R004-40
TEST(Moukui, ThenTheDoubleSwordsForEachTarget) {
  Table t(3);
  t.seat(0).general("fuwan").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("fuhuanghou");
  t.seat(2).general("sunshangxiang");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "qiuyuan", {}, {2});
  for (const char* skill : {"moukui", "double_swords", "moukui", "double_swords"}) {
    EXPECT_TRUE(t.offers(0, skill)) << t.question();
    t.pass(0);
  }
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
