// 郭图逢纪: 急攻, 饰非.
#include "engine/query/distance.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 急攻

TEST(Jigong, TwoCardsAndTheLimitIsTheDamageDealt) {
  Table t(3);
  t.seat(0).general("guotufengji").hand({card(kSlash)});
  t.pile({card(kDuel), card(kPeach)});
  t.start();
  t.launch(0, "jigong");
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(hand_limit(t.game(), 0), 0);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hand_limit(t.game(), 0), 1);
  t.use(0, kDuel, {1});
  EXPECT_EQ(hand_limit(t.game(), 0), 2);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << "one card is kept: " << t.question();
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(hand_limit(t.game(), 0), 3) << "for that turn only";
}

TEST(Jigong, WithoutDamageEverythingIsDiscarded) {
  Table t(3);
  t.seat(0).general("guotufengji").hand({card(kPeach)});
  t.start();
  t.launch(0, "jigong");
  t.end_phase(0);
  EXPECT_EQ(t.request().ask, Ask::OwnCards) << t.question();
  EXPECT_EQ(t.request().options[0].min_cards, 3);
}

TEST(Jigong, EveryPointCounts) {
  Table t(3);
  t.seat(0).general("guotufengji").hand({card(kAnaleptic), card(kSlash)});
  t.pile({card(kPeach), card(kPeach)});
  t.start();
  t.launch(0, "jigong");
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hand_limit(t.game(), 0), 2);
}

Task<> strike_his_neighbour(Skill<Phase> s) { co_await deal_damage(s.game, damage_from(s, 1)); }
const SkillDef late_blow({"test_late_blow", "迟击"}, Listing::Nameless,
                         at<Timing::DiscardStart>().when(owners_phase).then(strike_his_neighbour));

TEST(Jigong, DamageAfterThePlayPhaseDoesNotCount) {
  Table t(3);
  t.seat(0).general("guotufengji").skill("test_late_blow");
  t.start();
  t.launch(0, "jigong");
  t.end_phase(0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.request().options[0].min_cards, 2) << t.question();
}

TEST(Jigong, DeclinedTheLimitIsHisHp) {
  Table t(3);
  t.seat(0).general("guotufengji");
  t.start();
  t.pass(0);
  EXPECT_EQ(hand_limit(t.game(), 0), 3);
}

// ---- 饰非

TEST(Shifei, SomebodyElseHasTheMostAndPaysForTheJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guotufengji");
  t.seat(2).hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "shifei");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).card, kJink);
}

TEST(Shifei, TheTurnCharacterAloneWithTheMostThereIsNoJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("guotufengji").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "shifei");
  EXPECT_EQ(t.hand(0), 2);
  t.play(1, kJink);
  EXPECT_TRUE(hits(t).empty()) << "he may still answer with a card";
}

TEST(Shifei, OfSeveralWithTheMostHeChooses) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("guotufengji").hand({card(kDuel), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "shifei");
  EXPECT_EQ(t.request().options[0].seats, seats({0, 1})) << t.question();
  t.choose_seats(1, {1});
  t.choose_cards(1, {t.in_hand(1, kDuel)});
  EXPECT_TRUE(t.discarded(kDuel)) << "his own he sees";
  EXPECT_TRUE(hits(t).empty());
}

TEST(Shifei, RespondsToArrowsAsWell) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("guotufengji");
  t.seat(2).hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "shifei");
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 1);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Shifei, IsNotForASlash) {
  Table t(3);
  t.seat(0).general("guotufengji").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.pass(0);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}})) << t.question();
}

TEST(Shifei, NotWhenHeCannotRespondToTheSlash) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).general("guotufengji");
  t.seat(2).hand({card(kPeach), card(kPeach)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "tieqi");
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.launches("shifei"), 0);
}

}  // namespace
}  // namespace jiesuan::test
