// 青龙偃月刀.
#include "engine/query/selection.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Blade, WhenTheSlashWasOffsetAnotherMayBeUsedOnTheSameTarget) {  // R000-80
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.play(0, kFireSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
}

TEST(Blade, TheNewSlashStartsFromTheBeginningAndMayBeChasedAgain) {  // R000-78
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash), card(kThunderSlash)}).wears({card(kBlade)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.play(0, kFireSlash);
  t.play(1, kJink);
  t.play(0, kThunderSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.opened(Timing::UseTargeted), 3);
  EXPECT_EQ(t.game().state.history.counted(Span::Phase, 0, kSlash), 1) << "only the first is counted";
}

TEST(Blade, TheUserMayLetItBe) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.pass(0);
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kFireSlash)) << "this was the one of this phase";
}

TEST(Blade, ATargetThatIsNoLegalTargetAnyMoreIsNotChased) {  // R000-80
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).skill("kongcheng").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);  // its last hand card
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Blade, TheChaseGoesAtTheOneTargetOnly) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).skill("halberd").wears({card(kBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  ASSERT_TRUE(t.may_use(kFireSlash));
  Selection s;  // the last hand card, and yet no further target
  s.cards.push_back(t.in_hand(0, kFireSlash));
  EXPECT_TRUE(next_pick(t.game(), t.request(), s).seats.empty());
}

TEST(Blade, AnalepticWasSpentOnTheFirstSlash) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.play(0, kFireSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Blade, AJinkOfTheEightDiagramIsAJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach), card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.play(0, kFireSlash);
  t.launch(1, "eight_diagram");  // a new demand
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

// What a viewer is told, without the numbers of events.
std::vector<LogKind> told_to(const Table& t, Seat viewer) {
  std::vector<LogKind> all;
  for (const LogEntry& e : t.entries)
    if (told(e, viewer)) all.push_back(e.kind);
  return all;
}
std::vector<LogKind> told_about_a_chase(CardName in_hand) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(in_hand)}).wears({card(kBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  if (!t.idle(0)) t.pass(0);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("blade"), 0);
  return told_to(t, 1);
}

TEST(Blade, DeclinedItWasNotLaunchedAndNobodyLearnsWhetherThereWasASlash) {
  EXPECT_EQ(told_about_a_chase(kFireSlash), told_about_a_chase(kDuel));
}

TEST(Blade, TheLaunchIsToldWhenTheCardIsChosenAndBeforeItIsUsed) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.launches("blade"), 0);
  t.play(0, kFireSlash);
  EXPECT_EQ(t.launches("blade"), 1);
  int launched = -1, used = -1;
  for (int i = 0; i < static_cast<int>(t.entries.size()); ++i) {
    if (t.entries[static_cast<std::size_t>(i)].kind == LogKind::SkillLaunched) launched = i;
    if (t.entries[static_cast<std::size_t>(i)].kind == LogKind::CardUsed) used = i;
  }
  EXPECT_LT(launched, used);
}

}  // namespace
}  // namespace jiesuan::test
