// Losing and gaining skills, what they held up, and skills that are void (timings §15, principles §1).
#include "engine/query/states.h"
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

// ---- a skill that holds off dying, and what takes it away

bool always(const StateContext&) { return true; }
const SkillDef upright({"test_upright", "屹立"}, Listing::Nameless, state(StateKind::HoldsOffDying, always));
const SkillDef upright_too({"test_upright_too", "也屹立"}, Listing::Nameless,
                           state(StateKind::HoldsOffDying, always));

Task<> drop_upright(Skill<Phase> s) { co_await lose_skill(s.game, s.owner, upright); }
const SkillDef dropper({"test_drop_upright", "放弃"}, Listing::Nameless,
                       at<Timing::PlayIdle>().when(owners_phase).then(drop_upright));

Task<> swap_upright(Skill<Phase> s) {
  SkillChange change;
  for (InstanceId id : s.game[s.owner].instances)
    if (s.game.state.instance[id].skill == upright.number) change.lost.push_back(id);
  change.gained.push_back(upright_too.number);
  const CardSet laid = swap_skills(s.game, s.owner, change);
  co_await settle_skill_loss(s.game, s.owner, laid);
}
const SkillDef swapper({"test_swap_upright", "更换"}, Listing::Nameless,
                       at<Timing::PlayIdle>().when(owners_phase).then(swap_upright));

TEST(HoldingOff, WithoutHpAndNotDying) {
  Table t(3);
  t.seat(0).skill("test_upright").hp(0, 4);
  t.start();
  EXPECT_FALSE(needs_saving(t.game(), 0));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(HoldingOff, LosingTheSkillMeansDyingAtOnce) {
  Table t(3);
  t.seat(0).skill("test_upright").skill("test_drop_upright").hp(0, 4).hand({card(kPeach)});
  t.start();
  t.act(0, "test_drop_upright");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
  t.play(0, kPeach);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(HoldingOff, AnotherSuchSkillGainedInTheSameInstantKeepsHimUp) {
  Table t(3);
  t.seat(0).skill("test_upright").skill("test_swap_upright").hp(0, 4);
  t.start();
  t.act(0, "test_swap_upright");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- the cards of a lost skill

Task<> nothing_left(Skill<Phase> s) { co_await lose_all_skills(s.game, s.owner); }
const SkillDef renounce({"test_renounce", "弃绝"}, Listing::Nameless,
                        at<Timing::PlayIdle>().when(owners_phase).then(nothing_left));

TEST(LosingAll, SendsWhatTheSkillsLaidAsideToTheDiscardPile) {
  Table t(3);
  t.seat(0).general("guanyu").skill("test_renounce").lies_on_general(card(kDuel, "S1"), "wusheng");
  t.seat(0).lies_on_general(card(kPeach, "H3"), "wusheng").lies_on_general(card(kJink, "D2"), "paoxiao");
  t.seat(0).wears({card(kAxe)});
  t.start();
  Game& g = t.game();
  for (int c = 0; c < g.state.cards; ++c)
    if (g.state.place[c].zone == Zone::OnGeneral && g.state.face[c].name == kPeach)
      g.state.place[c].zone = Zone::Beside;
  t.act(0, "test_renounce");
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.discarded(kPeach)) << "beside the general as well";
  EXPECT_TRUE(t.discarded(kJink)) << "every card, also of a skill it had lost before (R000-08, C66)";
  EXPECT_EQ(t.game()[0].instances.size(), 1) << "the weapon";
  EXPECT_EQ(t.count(LogKind::SkillLost), 2);
}

TEST(LosingOne, LeavesTheCardsIfTheSameSkillIsStillThere) {
  Table t(3);
  t.seat(0).skill("test_upright").skill("test_upright").skill("test_drop_upright");
  t.seat(0).lies_on_general(card(kDuel, "S1"), "test_upright");
  t.start();
  t.act(0, "test_drop_upright");
  EXPECT_FALSE(t.discarded(kDuel));
  t.act(0, "test_drop_upright");
  EXPECT_TRUE(t.discarded(kDuel));
}

// ---- a skill that is lost while it runs

Task<> remember_in_vain(Skill<Phase> s) {
  s.memory<int>() = 7;
  co_await lose_skill(s.game, s.owner, def(s.skill));
  gain_skill(s.game, s.owner, upright);  // takes the place of the lost one
  s.memory<int>() = 9;
}
const SkillDef forgetful({"test_forgetful", "健忘"}, Listing::Nameless,
                         at<Timing::PlayIdle>().when(owners_phase).then(remember_in_vain));

TEST(LostWhileRunning, RemembersNothingAndTouchesNobodysMemory) {
  Table t(3);
  t.seat(0).skill("test_forgetful");
  t.start();
  t.act(0, "test_forgetful");
  ASSERT_EQ(t.game()[0].instances.size(), 1);
  EXPECT_EQ(t.game().state.instance[t.game()[0].instances[0]].memory[0], 0u);
}

// ---- void skills

bool all_others(const StateContext&, const Instance&) { return true; }
const SkillDef silence({"test_silence", "沉默"}, Listing::Nameless,
                       state(StateKind::VoidsSkills, all_others));
const SkillDef stubborn({"test_stubborn", "顽固"}, Listing::Nameless,
                        at<Timing::FinishStart>().may().when(owners_phase).then(nothing),
                        at<Timing::FinishBody>().may().never_void().when(owners_phase).then(nothing));

TEST(VoidSkills, AreNotOfferedExceptUnitsThatCannotBeVoid) {
  Table t(2);
  t.seat(0).skill("test_silence").skill("test_stubborn");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.offers(0, "test_stubborn"));
  EXPECT_EQ(t.request().timing, Timing::FinishBody);
}

TEST(VoidSkills, OnlyOfTheBearerAndOnlyOfHisGenerals) {
  Table t(3);
  t.seat(0).skill("test_silence").general("machao").wears({card(kChitu)});
  t.seat(1).general("machao");
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 1), 1);
  int in_force_now = 0;
  for (InstanceId id : t.game()[0].instances)
    in_force_now += in_force(t.game(), t.game().state.instance[id]) ? 1 : 0;
  EXPECT_EQ(in_force_now, 2) << "沉默 itself, and the horse";
  for (InstanceId id : t.game()[1].instances) EXPECT_TRUE(in_force(t.game(), t.game().state.instance[id]));
}

// An effect left on a character can make its skills void as well, for as long as it lasts.
TEST(VoidSkills, AlsoThroughALastingEffect) {
  Table t(2);
  t.seat(0).skill("test_stubborn");
  t.turn_of(0, PhaseKind::Play).start();
  leave_effect(t.game(), 0, silence, Scope::Turn, 1);
  t.end_phase(0);
  EXPECT_EQ(t.request().timing, Timing::FinishBody);
}

// ---- the hand limit

int five(const StateContext&) { return 5; }
int says_nothing(const StateContext&) { return -1; }
const SkillDef limit_is_five({"test_limit_five", "上限为五"}, Listing::Nameless,
                             state(StateKind::HandLimitBase, five));
const SkillDef limit_unsaid({"test_limit_unsaid", "不言上限"}, Listing::Nameless,
                            state(StateKind::HandLimitBase, says_nothing));
const SkillDef two_more({"test_limit_two_more", "上限加二"}, Listing::Nameless,
                        state(StateKind::HandLimit, 2));

TEST(HandLimit, AFixedOneTakesThePlaceOfHpAndModifiersStillCount) {
  Table t(3);
  t.seat(0).skill("test_limit_five").hp(2, 4);
  t.seat(1).skill("test_limit_five").skill("test_limit_two_more").hp(2, 4);
  t.seat(2).skill("test_limit_unsaid").hp(2, 4);
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 5);
  EXPECT_EQ(hand_limit(t.game(), 1), 7);
  EXPECT_EQ(hand_limit(t.game(), 2), 2);
}

// ---- positions

TEST(Position, HiddenGeneralsGiveNeitherGenderNorKingdom) {
  Table t(3);
  t.seat(0).general("zhenji").general("caocao").hidden(0).hidden(1);
  t.seat(1).general("zhenji").general("guanyu").hidden(0);
  t.start();
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::None);
  EXPECT_EQ(t.game()[0].gender, Gender::None);
  EXPECT_EQ(t.game()[1].kingdom, Kingdom::Shu);
  EXPECT_EQ(t.game()[1].gender, Gender::Male);
}

TEST(Position, SpareGeneralsLeaveTheGeneralPile) {
  Table t(2);
  t.seat(0).keeps({"zhenji", "machao"}).shows("machao", "mashu");
  t.start();
  const GameState& f = t.game().state;
  EXPECT_FALSE(f.general_pile.has(Catalogue::get().find_general("zhenji")->number));
  EXPECT_TRUE(f.general_pile.has(Catalogue::get().find_general("caocao")->number));
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu);
  EXPECT_TRUE(has_skill(t.game(), 0, *Catalogue::get().find_skill("mashu")));
}

TEST(Position, WhatIsNotThereIsRefused) {
  const auto refused = [](SeatPosition p) {
    jiesuan::Setup s;
    s.position.emplace();
    s.position->seats = {p, SeatPosition{}};
    Match m;
    std::string why;
    return !m.start(s, &why) && !why.empty();
  };
  EXPECT_TRUE(refused({.on_general = {{card(kSlash), "no such skill"}}}));
  EXPECT_TRUE(refused({.incarnations = {"nobody"}}));
  EXPECT_TRUE(refused({.shown = "zhenji"})) << "it does not keep that one";
  EXPECT_TRUE(refused({.hidden = {true, false}})) << "it has no general";
}

// ---- skills had because others have them

const SkillDef noted({"test_noted", "有名"}, Listing::Nameless,
                     at<Timing::FinishStart>().may().when(owners_phase).then(nothing));
bool whatever_is_noted(const StateContext&, const Instance& other) { return other.skill == noted.number; }
const SkillDef mimics({"test_mimics", "仿效"}, Listing::Nameless,
                      state(StateKind::BorrowsSkills, whatever_is_noted));
bool the_mimicry(const StateContext&, const Instance& other) { return other.skill == mimics.number; }
const SkillDef gagged({"test_gagged", "禁仿"}, Listing::Nameless, state(StateKind::VoidsSkills, the_mimicry));
Task<> drop_noted(Skill<Phase> s) { co_await lose_skill(s.game, s.owner, noted); }
const SkillDef drops_noted({"test_drop_noted", "弃名"}, Listing::Nameless,
                           at<Timing::PlayIdle>().when(owners_phase).then(drop_noted));
Task<> get_noted(Skill<Phase> s) {
  gain_skill(s.game, s.owner, noted);
  co_return;
}
const SkillDef gets_noted({"test_get_noted", "得名"}, Listing::Nameless,
                          at<Timing::PlayIdle>().when(owners_phase).then(get_noted));

int noted_ones(Table& t, Seat s) {
  int n = 0;
  for (InstanceId id : t.game()[s].instances) n += t.game().state.instance[id].skill == noted.number ? 1 : 0;
  return n;
}

TEST(Borrowed, WorksLikeOnesOwnForItsOwner) {
  Table t(2);
  t.seat(0).skill("test_mimics");
  t.seat(1).skill("test_noted");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.offers(0, "test_noted")) << t.question();
}

TEST(Borrowed, IsVoidWhileTheSkillItIsHadByIs) {
  Table t(2);
  t.seat(0).skill("test_mimics").skill("test_gagged");
  t.seat(1).skill("test_noted");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(noted_ones(t, 0), 1);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Borrowed, FromSomebodyWhoHasItAsHisOwnAndOnlyOnce) {
  Table t(4);
  t.seat(0).skill("test_mimics");
  t.seat(1).skill("test_noted").skill("test_noted");
  t.seat(2).skill("test_mimics");
  t.seat(3).skill("test_noted");
  t.start();
  EXPECT_EQ(noted_ones(t, 0), 1);
  EXPECT_EQ(noted_ones(t, 2), 1);
}

TEST(Borrowed, GoesWhenTheLastOneWhoHasItLosesIt) {
  Table t(3);
  t.seat(0).skill("test_noted").skill("test_noted").skill("test_drop_noted");
  t.seat(1).skill("test_mimics");
  t.seat(2).skill("test_mimics");  // what the two have of it keeps neither up
  t.start();
  t.act(0, "test_drop_noted");
  EXPECT_EQ(noted_ones(t, 1), 1);
  t.act(0, "test_drop_noted");
  EXPECT_EQ(noted_ones(t, 1), 0);
  EXPECT_EQ(noted_ones(t, 2), 0);
}

TEST(Borrowed, CannotBeLostAloneAndGivesWayToOnesOwn) {
  Table t(2);
  t.seat(0).skill("test_mimics").skill("test_drop_noted").skill("test_get_noted");
  t.seat(1).skill("test_noted");
  t.start();
  t.act(0, "test_drop_noted");
  EXPECT_EQ(noted_ones(t, 0), 1) << "not his own to lose";
  t.act(0, "test_get_noted");
  EXPECT_EQ(noted_ones(t, 0), 1);
  t.act(0, "test_drop_noted");
  EXPECT_EQ(noted_ones(t, 0), 1) << "his own is lost, the other one's is there again";
  EXPECT_EQ(t.count(LogKind::SkillLost), 1);
}

TEST(Borrowed, GoesWithTheDeadOnEitherSide) {
  Table t(4);
  t.seat(0).skill("lab_lose_hp").skill("test_mimics");
  t.seat(1).skill("test_noted").hp(1, 4).role(Role::Rebel);
  t.seat(2).skill("test_mimics").hp(1, 4).role(Role::Loyalist);
  t.seat(3).role(Role::Rebel);
  t.start();
  t.act(0, "lab_lose_hp", {}, {2});
  ASSERT_FALSE(t.alive(2));
  EXPECT_TRUE(t.game()[2].instances.empty());
  t.act(0, "lab_lose_hp", {}, {1});
  ASSERT_FALSE(t.alive(1));
  EXPECT_EQ(noted_ones(t, 0), 0);
}

}  // namespace
}  // namespace jiesuan::test
