// The target list of a use (timings §§1, 9.2–9.4): cancel, redirect, add, invalid, offset, order.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

bool own_target(const Skill<Use>& s) { return s.event.target().seat == s.owner; }

// ---- cancel

Task<> cancel_it(Skill<Use> s) {
  cancel_target(s.event);
  co_return;
}
const SkillDef cancels({"test_targets_cancel", "消"}, Listing::Nameless,
                       at<Timing::UseBecomingTarget>().may().when(own_target).then(cancel_it));
const SkillDef becoming(
    {"test_targets_becoming", "成"}, Listing::Nameless,
    at<Timing::UseBecomingTarget>().cls(PriorityClass::Equipment).when(own_target).then(nothing));

TEST(CancelTarget, TheOtherTargetsGoOn) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).skill("test_targets_cancel").skill("test_targets_becoming");
  t.start();
  t.forget();
  t.use(0, kArcheryAttack);
  t.launch(1, "test_targets_cancel");
  EXPECT_EQ(launches(t), (Strings{"1:test_targets_cancel"})) << "this timing is over";
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(t.opened(Timing::UseBecomingTarget), 2);
  EXPECT_EQ(t.opened(Timing::UseTargeted), 1);
  EXPECT_EQ(t.opened(Timing::UseBecameTarget), 1);
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 1);
  const SeatSet aimed = t.game().state.history.counts(Span::Turn, 0).aimed_at;
  EXPECT_EQ(aimed, SeatSet(2)) << "the card was not used on a cancelled target";
}

TEST(CancelTarget, WithoutAnyTargetLeftTheUseStillEndsProperly) {
  // D2, T11: no UseTargeted, but UseEnd1–3; the card goes to the discard pile; it counts as used.
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash)});
  t.seat(1).skill("test_targets_cancel");
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.launch(1, "test_targets_cancel");
  EXPECT_EQ(only(t, {Timing::UseTargeting, Timing::UseBecomingTarget, Timing::UseTargeted, Timing::UseReady,
                     Timing::UseEffectStart, Timing::UseEnd1, Timing::UseEnd2, Timing::UseEnd3}),
            ids({Timing::UseTargeting, Timing::UseBecomingTarget, Timing::UseEnd1, Timing::UseEnd2,
                 Timing::UseEnd3}));
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_FALSE(t.may_use(kFireSlash));
}

// ---- redirect

Task<> redirect_to_last(Skill<Use> s) {
  redirect_target(s.game, s.event, static_cast<Seat>(s.game.players() - 1));
  co_return;
}
const SkillDef redirects({"test_targets_redirect", "流"}, Listing::Nameless,
                         at<Timing::UseBecomingTarget>().may().when(own_target).then(redirect_to_last));

TEST(RedirectTarget, TheNewTargetObjectBecomesTargetAnew) {
  // Timings §9.2: it goes through UseBecomingTarget, but not through UseTargeting.
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("test_targets_redirect");
  t.seat(3).skill("test_targets_becoming");
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.launch(1, "test_targets_redirect");
  EXPECT_EQ(launches(t), (Strings{"1:test_targets_redirect", "3:test_targets_becoming"}));
  EXPECT_EQ(t.opened(Timing::UseTargeting), 1);
  EXPECT_EQ(t.opened(Timing::UseBecomingTarget), 2);
  EXPECT_EQ(t.opened(Timing::UseTargeted), 1);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(3), 3);
}

TEST(RedirectTarget, ACharacterWithTwoTargetObjectsIsResolvedTwice) {
  // R003-09, T7: 〖流离〗 onto somebody who is a target already.
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).skill("test_targets_redirect");
  t.seat(3).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "test_targets_redirect");
  EXPECT_EQ(t.hp(2), 3);
  t.play(3, kJink);
  t.pass(3);
  EXPECT_EQ(t.damages(3), (std::vector<int>{1}));
  EXPECT_EQ(t.hp(1), 4);
}

TEST(RedirectTarget, ARedirectedTargetCanBeRedirectedAgain) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("test_targets_redirect");
  t.seat(2).skill("test_targets_back");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "test_targets_redirect");
  t.launch(2, "test_targets_back");
  t.pass(1);  // the target object is a new one, so the question comes anew
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hp(2), 4);
}
Task<> redirect_to_one(Skill<Use> s) {
  redirect_target(s.game, s.event, Seat{1});
  co_return;
}
const SkillDef redirects_back({"test_targets_back", "回"}, Listing::Nameless,
                              at<Timing::UseBecomingTarget>().may().when(own_target).then(redirect_to_one));

// ---- added targets

Task<> add_seat_one(Skill<Use> s) {
  also_target(s.game, s.event, Seat{1});
  co_return;
}
bool one_is_free(const Skill<Use>& s) { return own_target(s) && s.owner != 1; }
const SkillDef adds({"test_targets_add", "求"}, Listing::Nameless,
                    at<Timing::UseBecomingTarget>().may().when(one_is_free).then(add_seat_one));
const SkillDef targeted({"test_targets_targeted", "谋"}, Listing::Nameless,
                        at<Timing::UseTargeted>().when(own_target).then(nothing));
const SkillDef became({"test_targets_became", "既"}, Listing::Nameless,
                      at<Timing::UseBecameTarget>().when(own_target).then(nothing));

TEST(AddedTarget, StandsInTheOrderOfSeatsAndHasOnlyTheStepsStillToCome) {
  // R004-39, C65, T4: 钟繇 was added later but comes first.
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.seat(1).skill("test_targets_targeted").skill("test_targets_became");
  t.seat(2).skill("test_targets_add").skill("test_targets_targeted").skill("test_targets_became");
  t.start();
  t.forget();
  t.use(0, kSlash, {2});
  t.launch(2, "test_targets_add");
  EXPECT_EQ(launches(t), (Strings{"2:test_targets_add", "1:test_targets_targeted", "2:test_targets_targeted",
                                  "1:test_targets_became", "2:test_targets_became"}));
  EXPECT_EQ(t.opened(Timing::UseTargeting), 1);
  EXPECT_EQ(t.opened(Timing::UseBecomingTarget), 2);
  EXPECT_EQ(t.damages(1), (std::vector<int>{1}));
  EXPECT_EQ(t.damages(2), (std::vector<int>{1}));
}

Task<> add_at_choice(Skill<Use> s) {
  also_target(s.game, s.event, Seat{2});
  co_return;
}
bool own_use(const Skill<Use>& s) { return s.event.user == s.owner && is_slash(s.event.card.name); }
const SkillDef adds_early({"test_targets_early", "神戟"}, Listing::Nameless,
                          at<Timing::UseTargetsChosen>().may().when(own_use).then(add_at_choice));

TEST(AddedTarget, AddedAtTargetsChosenHasEveryStep) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("test_targets_early");
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.launch(0, "test_targets_early");
  EXPECT_EQ(t.opened(Timing::UseTargeting), 2);
  EXPECT_EQ(t.opened(Timing::UseBecomingTarget), 2);
  EXPECT_EQ(t.hp(1) + t.hp(2), 6);
}

TEST(TargetOrder, AllTargetsPassOneStepBeforeAnyPassesTheNext) {
  // Timings §9.2; the order is by seat from the turn owner, not from the user or by choice (R000-59, C65).
  Table t(4);
  t.turn_of(1);
  t.seat(1).hand({card(kIronChain)});
  t.seat(0).skill("test_targets_targeted").skill("test_targets_became");
  t.seat(3).skill("test_targets_targeted").skill("test_targets_became");
  t.start();
  t.use(1, kIronChain, {0, 3});
  EXPECT_EQ(launches(t), (Strings{"3:test_targets_targeted", "0:test_targets_targeted",
                                  "3:test_targets_became", "0:test_targets_became"}));
}

// ---- invalid

Task<> make_invalid(Skill<Use> s) {
  s.event.target().invalid = true;
  co_return;
}
const SkillDef invalid_early({"test_targets_invalid_early", "啖酪"}, Listing::Nameless,
                             at<Timing::UseBecameTarget>().may().when(own_target).then(make_invalid));
const SkillDef invalid_late({"test_targets_invalid_late", "智迟"}, Listing::Nameless,
                            at<Timing::UseEffectStart>().may().when(own_target).then(make_invalid));

TEST(InvalidTarget, DeclaredEarlyTheTargetHasNoEffectTimingsAtAll) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).skill("test_targets_invalid_early");
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "test_targets_invalid_early");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 1);
  EXPECT_EQ(t.opened(Timing::UseEnd1), 1);
  EXPECT_TRUE(t.game().state.history.counts(Span::Turn, 0).aimed_at.has(1)) << "the card was used on it";
}

TEST(InvalidTarget, DeclaredAtEffectStartTheOthersMayStillActThere) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("test_targets_invalid_late").hand({card(kJink)});
  t.seat(2).skill("test_targets_effect_start");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "test_targets_invalid_late");
  EXPECT_EQ(launches(t), (Strings{"1:test_targets_invalid_late", "2:test_targets_effect_start"}));
  EXPECT_EQ(t.opened(Timing::UseBeforeEffect) + t.opened(Timing::UseEffect), 0);
  EXPECT_EQ(t.opened(Timing::UseEnd3), 1);
  EXPECT_EQ(t.hand(1), 1);
}
const SkillDef effect_start({"test_targets_effect_start", "亦动"}, Listing::Nameless,
                            at<Timing::UseEffectStart>().then(nothing));

// ---- offset

TEST(Offset, TheCardHasNoEffectOnThatTarget) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.count(LogKind::Offset), 1);
  EXPECT_EQ(t.opened(Timing::UseOffset), 1);
  EXPECT_EQ(t.hp(1), 4);
  // UseEffect and UseAfterEffect are those of the 闪 only.
  EXPECT_EQ(t.opened(Timing::UseEffect), 1);
  EXPECT_EQ(t.opened(Timing::UseAfterEffect), 1);
}

Task<> hit_anyway(Skill<Use> s) {
  s.event.hits_anyway = true;
  co_return;
}
const SkillDef hits_after_all({"test_targets_hit", "贯石"}, Listing::Nameless,
                              at<Timing::UseOffset>().may().when(own_use).then(hit_anyway));

TEST(Offset, AnEffectMayLetTheCardHitAfterAllWithoutANewWindow) {
  // Timings §9.1 row 11, §9.6 贯石斧.
  Table t(2);
  t.seat(0).hand({card(kSlash)}).skill("test_targets_hit");
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "test_targets_hit");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 1);
}

Task<> two_windows(Skill<Use> s) {
  s.event.target().jinks_required = 2;
  co_return;
}
const SkillDef unrivalled({"test_targets_windows", "无双"}, Listing::Nameless,
                          at<Timing::UseTargeted>().when(own_use).then(two_windows));

TEST(Offset, ASlashThatTakesTwoJinksHasTwoWindowsAndOneOffset) {
  // Timings §9.4, C46.
  Table t(2);
  t.seat(0).hand({card(kSlash)}).skill("test_targets_windows");
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.opened(Timing::UseOffset), 0);
  t.play(1, kJink);
  EXPECT_EQ(t.opened(Timing::UseOffset), 1);
  EXPECT_EQ(t.hp(1), 4);

  Table once(2);
  once.seat(0).hand({card(kSlash)}).skill("test_targets_windows");
  once.seat(1).hand({card(kJink), card(kJink)});
  once.start();
  once.use(0, kSlash, {1});
  once.play(1, kJink);
  once.pass(1);
  EXPECT_EQ(once.hp(1), 3) << "the first one was spent in vain";
  EXPECT_EQ(once.hand(1), 1);
}

Task<> no_answer(Skill<Use> s) {
  s.event.target().no_response = true;
  co_return;
}
const SkillDef unanswerable({"test_targets_no_response", "铁骑"}, Listing::Nameless,
                            at<Timing::UseTargeted>().when(own_use).then(no_answer));

TEST(Offset, WhoCannotRespondIsNotAsked) {
  // Principles §8.
  Table t(2);
  t.seat(0).hand({card(kSlash)}).skill("test_targets_no_response");
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 3);
}

TEST(Offset, ACounteredNullificationDoesNotReopenTheWindow) {
  // Timings §9.4, T20.
  Table t(2);
  t.seat(0).hand({card(kExNihilo), card(kNullification)});
  t.seat(1).hand({card(kNullification), card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);
  ASSERT_TRUE(t.asked() == 1) << "the counter of the counter, inside the newest one; " << t.question();
  t.pass(1);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 2) << "无中生有 took effect";
  EXPECT_EQ(t.hand(1), 1);
}

// ---- the dead among the targets

Task<> kill_two(Skill<Use> s) { co_await lose_hp(s.game, Seat{2}, 9); }
bool one_targeted(const Skill<Use>& s) { return s.event.target().seat == 1; }
const SkillDef kills_two({"test_targets_kill", "灭"}, Listing::Nameless,
                         at<Timing::UseBecameTarget>().may().when(one_targeted).then(kill_two));
const SkillDef kills_in_loop({"test_targets_kill_late", "灭迟"}, Listing::Nameless,
                             at<Timing::UseEffect>().may().when(one_targeted).then(kill_two));

TEST(DeadTarget, DroppedBeforeTheLoop) {
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack)}).skill("test_targets_kill");
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(0, "test_targets_kill");
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 2) << "seats 1 and 3";
}

TEST(DeadTarget, InTheLoopItsTimingsAreGeneratedWithoutEffect) {
  // Timings §2.
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack)}).skill("test_targets_kill_late");
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(0, "test_targets_kill_late");
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 3);
  EXPECT_EQ(t.opened(Timing::UseAfterEffect), 3);
  EXPECT_EQ(t.damages(2).size(), 0u);
  EXPECT_EQ(t.hp(3), 3);
}

TEST(DeadTarget, ADelayedTrickWithoutItsTargetGoesToTheDiscardPile) {
  Table t(4);
  t.seat(0).hand({card(kIndulgence)}).skill("test_targets_kill_self_target");
  t.start();
  t.use(0, kIndulgence, {2});
  t.launch(0, "test_targets_kill_self_target");
  EXPECT_TRUE(t.discarded(kIndulgence));
  EXPECT_EQ(t.opened(Timing::UseBecomingTarget), 0) << "the flow is terminated";
}
Task<> kill_target(Skill<Use> s) { co_await lose_hp(s.game, s.event.target().seat, 9); }
const SkillDef kills_target({"test_targets_kill_self_target", "灭的"}, Listing::Nameless,
                            at<Timing::UseTargeting>().may().then(kill_target));

}  // namespace
}  // namespace jiesuan::test
