// Asking for a rescue (timings §13): whoever acts ends the timing, the next one starts from that seat, and
// skills are launched only the first time a character is asked (C46, C69).
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

const SkillDef in_vain({"test_dying_vain", "徒"}, Listing::Nameless,
                       at<Timing::DyingAsk>().may().then(nothing));
const SkillDef afterwards({"test_dying_end", "后"}, Listing::Nameless,
                          at<Timing::DyingEnd>().may().then(nothing));
Task<> heal_it(Skill<Dying> s) { co_await recover(s.game, recovery_from(s, s.event.seat)); }
const SkillDef heals({"test_dying_heal", "救"}, Listing::Nameless,
                     at<Timing::DyingAsk>().may().then(heal_it));

TEST(DyingAsk, ASkillInVainEndsTheTimingAndTheNextStartsFromItsOwner) {
  Table t(4);
  t.seat(0).hand({card(kDuel), card(kPeach)});
  t.seat(1).skill("test_dying_vain").hand({card(kPeach)});
  t.seat(2).hp(1, 4);
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {2});
  t.pass(0);
  t.launch(1, "test_dying_vain");
  EXPECT_EQ(t.opened(Timing::DyingAsk), 2);
  ASSERT_TRUE(t.demands(1, kPeach)) << "not seat 0 again, and no second launch: " << t.question();
  t.pass(1);
  EXPECT_TRUE(t.demands(3, kPeach)) << t.question();
}

TEST(DyingAsk, ASkillThatSavesEndsTheAsking) {
  Table t(4);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).skill("test_dying_heal");
  t.seat(2).hp(1, 4);
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {2});
  t.launch(1, "test_dying_heal");
  EXPECT_EQ(t.hp(2), 1);
  EXPECT_EQ(t.opened(Timing::DyingAsk), 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(DyingAsk, SkillsArePastAfterACardThatWasNotEnough) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).hp(1, 4);
  t.seat(2).skill("test_dying_heal").hand({card(kPeach)});
  t.seat(3).skill("test_dying_heal");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), -1);
  t.pass(2);  // the skill
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 0);
  EXPECT_TRUE(t.offers(3, "test_dying_heal")) << "asked for the first time: " << t.question();
  t.launch(3, "test_dying_heal");
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.opened(Timing::DyingAsk), 2);
}

TEST(DyingAsk, TheEndOfTheResolutionIsOpenToThoseWhoActed) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).hp(1, 4);
  t.seat(2).skill("test_dying_heal").skill("test_dying_end");
  t.start();
  t.use(0, kDuel, {1});
  t.launch(2, "test_dying_heal");
  EXPECT_TRUE(t.offers(2, "test_dying_end")) << t.question();
}

// Principles §2.3: a need that ends without a use is no use, whatever was used meanwhile by others.
Task<> fail_and_hurt(Skill<Need> s) {
  co_await lose_hp(s.game, Seat{0}, 1);
  s.event.end_timing();
}
bool needs_peach(const Skill<Need>& s) { return s.event.seat == s.owner && s.event.wanted.has(kPeach); }
const SkillDef fails({"test_dying_fail", "败"}, Listing::Nameless,
                     at<Timing::NeedUse1>().may().when(needs_peach).then(fail_and_hurt));

TEST(DyingAsk, ACardUsedInsideAFruitlessNeedIsNotTheAnswer) {
  Table t(4);
  t.seat(0).hp(1, 4).hand({card(kDuel), card(kPeach), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).skill("test_dying_fail");
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  t.pass(0);                       // lets seat 1 alone
  t.launch(2, "test_dying_fail");  // seat 0 is dying meanwhile
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_TRUE(t.demands(3, kPeach)) << "seat 2 has used nothing: " << t.question();
  t.play(3, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

}  // namespace
}  // namespace jiesuan::test
