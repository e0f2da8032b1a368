// The gate: what is refused, and that a refusal changes nothing. Snapshots.
#include "bots/random.h"
#include "engine/query/selection.h"
#include "engine/view/view.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

// A table with an idle point where a slash with one target can be used.
struct AtIdle {
  Table t{4};
  AtIdle() {
    t.seat(0).hand({card(kSlash), card(kJink), card(kPeach)});
    t.seat(1).hand({card(kJink)});
    t.start();
  }
  int option(OptionKind kind) {
    for (int i = 0; i < t.request().options.size(); ++i)
      if (t.request().options[i].kind == kind) return i;
    return -1;
  }
  Answer use(CardId c, std::vector<Seat> targets) {
    Answer a;
    a.request = t.request().id;
    a.seat = 0;
    a.pick.option = static_cast<std::uint8_t>(option(OptionKind::Use));
    a.pick.cards.push_back(c);
    for (Seat s : targets) a.pick.seats.push_back(s);
    return a;
  }
  // Refused with these words, and nothing has changed.
  void refuses(const Answer& a, const std::string& words) {
    const std::uint64_t before = t.match().state_hash();
    const std::string view = view_bytes(t.game(), 0);
    std::string why;
    EXPECT_FALSE(t.match().answer(a, &why));
    EXPECT_EQ(why, words);
    EXPECT_EQ(t.match().state_hash(), before);
    EXPECT_EQ(view_bytes(t.game(), 0), view);
    EXPECT_TRUE(t.idle(0));
  }
};

TEST(Gate, TakesALegalAnswer) {
  AtIdle x;
  const Answer a = x.use(x.t.in_hand(0, kSlash), {1});
  EXPECT_TRUE(x.t.match().check(a));
  const std::uint64_t before = x.t.match().state_hash();
  EXPECT_TRUE(x.t.match().answer(a));
  EXPECT_NE(x.t.match().state_hash(), before);
}

TEST(Gate, ActsOnWhatHasPassedAsOnAnAnswer) {
  AtIdle one, two;
  const auto passed = one.t.match().check(one.use(one.t.in_hand(0, kSlash), {1}));
  ASSERT_TRUE(passed);
  one.t.match().answer(*passed);
  EXPECT_TRUE(two.t.match().answer(two.use(two.t.in_hand(0, kSlash), {1})));
  EXPECT_EQ(one.t.match().state_hash(), two.t.match().state_hash());
}

TEST(Gate, WalksThroughAPartOfASelection) {
  AtIdle x;
  std::string why;
  Selection s = x.use(x.t.in_hand(0, kSlash), {}).pick;
  const auto next = walk(x.t.game(), x.t.request(), s, &why);
  ASSERT_TRUE(next) << why;
  EXPECT_FALSE(next->done);
  EXPECT_TRUE(next->seats.has(1));
  EXPECT_FALSE(next->seats.has(2)) << "out of range";
  s.seats.push_back(2);
  EXPECT_FALSE(walk(x.t.game(), x.t.request(), s, &why));
  EXPECT_EQ(why, "the character cannot be chosen here");
  s.option = 200;
  EXPECT_FALSE(walk(x.t.game(), x.t.request(), s, &why));
  EXPECT_EQ(why, "there is no such option");
}

TEST(Gate, RefusesAnotherSeat) {
  AtIdle x;
  Answer a = x.use(x.t.in_hand(0, kSlash), {1});
  a.seat = 1;
  x.refuses(a, "another character is asked");
  a.seat = kNoSeat;
  x.refuses(a, "another character is asked");
}

TEST(Gate, RefusesQuestionsThatAreOverOrDoNotExist) {
  AtIdle x;
  Answer a = x.use(x.t.in_hand(0, kSlash), {1});
  const std::uint32_t now = a.request;
  a.request = now - 1;
  x.refuses(a, "that question has been answered");
  a.request = now + 1;
  x.refuses(a, "there is no such question");
}

TEST(Gate, AnAnswerIsTakenOnce) {
  AtIdle x;
  const Answer a = x.use(x.t.in_hand(0, kSlash), {1});
  ASSERT_TRUE(x.t.match().answer(a));
  const std::uint64_t before = x.t.match().state_hash();
  std::string why;
  EXPECT_FALSE(x.t.match().answer(a, &why));
  EXPECT_EQ(why, "that question has been answered");
  EXPECT_EQ(x.t.match().state_hash(), before);
}

TEST(Gate, RefusesCardsThatAreNotHeldOrCannotBeUsed) {
  AtIdle x;
  x.refuses(x.use(x.t.in_hand(1, kJink), {1}), "the card cannot be chosen here");
  x.refuses(x.use(x.t.in_hand(0, kJink), {1}), "the card cannot be chosen here");
  x.refuses(x.use(x.t.in_hand(0, kPeach), {}), "the card cannot be chosen here");  // unhurt
  x.refuses(x.use(kNoCard, {1}), "the card cannot be chosen here");
  x.refuses(x.use(191, {1}), "the card cannot be chosen here");
}

TEST(Gate, RefusesIllegalTooManyTooFewAndRepeatedTargets) {
  AtIdle x;
  const CardId slash = x.t.in_hand(0, kSlash);
  x.refuses(x.use(slash, {2}), "the character cannot be chosen here");  // out of range
  x.refuses(x.use(slash, {0}), "the character cannot be chosen here");
  x.refuses(x.use(slash, {9}), "the character cannot be chosen here");
  x.refuses(x.use(slash, {kNoSeat}), "the character cannot be chosen here");
  x.refuses(x.use(slash, {1, 3}), "the character cannot be chosen here");
  x.refuses(x.use(slash, {1, 1}), "the character is chosen twice");
  x.refuses(x.use(slash, {}), "the selection is not complete");
}

TEST(Gate, RefusesTooManyTooFewAndRepeatedCards) {
  AtIdle x;
  const CardId slash = x.t.in_hand(0, kSlash);
  Answer a = x.use(slash, {1});
  a.pick.cards.push_back(slash);
  x.refuses(a, "the card is chosen twice");
  a.pick.cards[1] = x.t.in_hand(0, kJink);
  x.refuses(a, "the card cannot be chosen here");
  a.pick.cards.clear();
  a.pick.seats.clear();
  x.refuses(a, "the selection is not complete");
}

TEST(Gate, RefusesOptionsThatAreNotThereAndExtrasWithPlainOnes) {
  AtIdle x;
  Answer a = x.use(x.t.in_hand(0, kSlash), {1});
  a.pick.option = static_cast<std::uint8_t>(x.t.request().options.size());
  x.refuses(a, "there is no such option");
  a.pick.option = 255;
  x.refuses(a, "there is no such option");
  a.pick.option = static_cast<std::uint8_t>(x.option(OptionKind::EndPhase));
  x.refuses(a, "the card cannot be chosen here");
  a.pick.cards.clear();
  x.refuses(a, "the character cannot be chosen here");
}

TEST(Gate, TheDiscardRuleTakesExactlyTheExcess) {
  Table t(2);
  t.turn_of(0, PhaseKind::Discard);
  t.seat(0).hp(2, 4).hand({card(kSlash), card(kSlash), card(kJink), card(kPeach)});
  t.start();
  Answer a = least_answer(t.match());
  ASSERT_EQ(a.pick.cards.size(), 2);
  const std::uint64_t before = t.match().state_hash();
  Answer more = a;
  for (CardId c : t.game()[0].hand)
    if (!more.pick.cards.has(c) && more.pick.cards.size() < 3) more.pick.cards.push_back(c);
  std::string why;
  EXPECT_FALSE(t.match().answer(more, &why));
  Answer fewer = a;
  fewer.pick.cards.pop_back();
  EXPECT_FALSE(t.match().answer(fewer, &why));
  EXPECT_EQ(why, "the selection is not complete");
  EXPECT_EQ(t.match().state_hash(), before);
  EXPECT_TRUE(t.match().answer(a, &why)) << why;
}

TEST(Gate, NothingIsTakenWhenTheGameIsOverOrHasNotStarted) {
  Match unstarted;
  std::string why;
  EXPECT_FALSE(unstarted.answer(Answer{}, &why));
  EXPECT_EQ(why, "the game is over");
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.over());
  EXPECT_FALSE(t.match().answer(Answer{}, &why));
  EXPECT_EQ(why, "the game is over");
}

// ---- snapshots

TEST(Snapshot, AnyMomentOfAGameCanBeGoneBackTo) {
  jiesuan::Setup s;
  s.players = 5;
  Match m;
  std::string error;
  Answer a;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    s.seed = seed;
    ASSERT_TRUE(m.start(s, &error)) << error;
    Rng rng(seed);
    for (int n = 0; n < 150 && !m.over(); ++n) {
      Snapshot snapshot;
      m.save(snapshot);
      const std::uint64_t here = m.state_hash();
      const std::string view = view_bytes(m.game(), 2);
      // Some way on, twice: the same answers lead to the same states.
      std::uint64_t ends[2];
      for (std::uint64_t& end : ends) {
        Rng branch(77);
        for (int k = 0; k < 12 && !m.over(); ++k) {
          random_answer(m.game(), m.request(), branch, a);
          ASSERT_TRUE(m.answer(a));
        }
        end = m.state_hash();
        m.restore(snapshot);
        ASSERT_EQ(m.state_hash(), here);
        ASSERT_EQ(view_bytes(m.game(), 2), view);
      }
      ASSERT_EQ(ends[0], ends[1]);
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a));
    }
  }
}

TEST(Snapshot, InTheMiddleOfANestedResolution) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).hp(1, 4).hand({card(kJink)});
  t.seat(2).hand({card(kPeach), card(kJink)});
  t.start();
  t.use(0, kArcheryAttack);
  t.pass(1);
  ASSERT_TRUE(t.demands(2, kPeach));  // dying, inside hp reduction, inside damage, inside a use
  Snapshot s;
  t.match().save(s);
  const std::uint64_t here = t.match().state_hash();
  t.play(2, kPeach);
  t.play(2, kJink);
  EXPECT_TRUE(t.idle(0));
  const std::uint64_t after = t.match().state_hash();
  t.match().restore(s);
  EXPECT_EQ(t.match().state_hash(), here);
  ASSERT_TRUE(t.demands(2, kPeach));
  t.pass(2);
  EXPECT_TRUE(t.over() || !t.alive(1));
  t.match().restore(s);
  t.play(2, kPeach);
  t.play(2, kJink);
  EXPECT_EQ(t.match().state_hash(), after);
}

}  // namespace
}  // namespace jiesuan::test
