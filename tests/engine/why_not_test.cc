// Why something is not among the answers: asked on demand, said by the rule that decides it.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(WhyNot, SaysWhichRuleKeepsACardInHand) {
  Table t(3);
  t.seat(0).hand({card(kJink), card(kSlash), card(kPeach), card(kSlash)});
  t.start();
  const Match& m = t.match();
  EXPECT_EQ(m.why_not(t.in_hand(0, kSlash)).why, WhyNot::None);
  EXPECT_EQ(m.why_not(t.in_hand(0, kJink)).why, WhyNot::NotNow);
  EXPECT_EQ(m.why_not(t.in_hand(0, kPeach)).why, WhyNot::NoTarget) << "nobody is wounded";
  t.use(0, kSlash, {1});
  EXPECT_EQ(m.why_not(t.in_hand(0, kSlash)).why, WhyNot::LimitReached);
}

TEST(WhyNot, SaysWhyACharacterIsNoTarget) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kSnatch), card(kIndulgence)});
  t.seat(1).general("luxun").hand({card(kPeach)});
  t.seat(4).judging(card(kIndulgence));
  t.start();
  const Match& m = t.match();
  EXPECT_EQ(m.why_not(t.in_hand(0, kSlash), 1).why, WhyNot::None);
  EXPECT_EQ(m.why_not(t.in_hand(0, kSlash), 2).why, WhyNot::OutOfRange);
  EXPECT_EQ(m.why_not(t.in_hand(0, kSlash), 0).why, WhyNot::CardFace);
  const Objection snatch = m.why_not(t.in_hand(0, kSnatch), 1);
  EXPECT_EQ(snatch.why, WhyNot::Forbidden);
  EXPECT_STREQ(def(snatch.by).id, "qianxun");
  EXPECT_EQ(m.why_not(t.in_hand(0, kIndulgence), 4).why, WhyNot::SameTrick);
}

TEST(WhyNot, SaysWhyASkillIsNotOffered) {
  Table t(2);
  t.seat(0).general("sunquan").hand({card(kSlash)});
  t.start();
  const SkillId zhiheng = Catalogue::get().find_skill("zhiheng")->number;
  EXPECT_EQ(t.match().why_not(zhiheng).why, WhyNot::None);
  t.act(0, "zhiheng", {t.in_hand(0, kSlash)});
  EXPECT_EQ(t.match().why_not(zhiheng).why, WhyNot::UsedUp);
}

// The log tells of skills that were no option at a timing only to whoever wants to know.
struct Refusals : LogSink {
  explicit Refusals(const LogKinds& wanted = LogKinds::all()) : LogSink(wanted) {}
  std::vector<LogEntry> seen;
  void on_entry(const Game&, const LogEntry& e) override {
    if (e.kind == LogKind::NotOffered) seen.push_back(e);
  }
};
struct Uninterested : Refusals {
  Uninterested() : Refusals(LogKinds::usual()) {}
};

template <class Sink>
std::vector<LogEntry> refusals_when_hurt() {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("simayi").hand({});
  Sink sink;
  t.start();
  tampered_game(t.match()).log = &sink;
  t.use(0, kSlash, {1});
  return sink.seen;
}

TEST(WhyNot, TheLogSaysWhyASkillWasNotOfferedToThoseWhoWantIt) {
  EXPECT_TRUE(refusals_when_hurt<Uninterested>().empty());
  bool fankui = false;
  for (const LogEntry& e : refusals_when_hurt<Refusals>())
    if (std::string_view(def(e.skill).id) == "fankui") {
      fankui = true;
      EXPECT_EQ(e.timing, Timing::DamageTaken);
      EXPECT_EQ(static_cast<WhyNot>(e.n), WhyNot::Condition) << "the source has no card";
      EXPECT_EQ(e.a, 1);
    }
  EXPECT_TRUE(fankui);
}

}  // namespace
}  // namespace jiesuan::test
