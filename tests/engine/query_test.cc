// Queries (principles §7): seats, distance, range, limits; history; scopes; the pile.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

// ---- distance and range

TEST(Distance, IsTheShorterWayRoundTheTable) {
  Table t(6);
  t.start();
  const Game& g = t.game();
  const int expected[] = {0, 1, 2, 3, 2, 1};
  for (Seat s = 0; s < 6; ++s) {
    EXPECT_EQ(distance(g, 0, s), expected[s]);
    EXPECT_EQ(distance(g, s, 0), expected[s]);
  }
}

TEST(Distance, HorsesMakeItAsymmetricAndItIsNeverBelowOne) {
  Table t(4);
  t.seat(0).wears({card(kChitu)});
  t.seat(2).wears({card(kJueying)});
  t.start();
  const Game& g = t.game();
  EXPECT_EQ(distance(g, 0, 2), 2) << "2 − 1 + 1";
  EXPECT_EQ(distance(g, 2, 0), 2);
  EXPECT_EQ(distance(g, 0, 1), 1) << "not 0";
  EXPECT_EQ(distance(g, 1, 2), 2);
  EXPECT_EQ(distance(g, 0, 0), 0);
}

TEST(Distance, AHorseThatIsBeingUsedUpDoesNotCount) {
  // Principles §5 "equipment double use".
  Table t(4);
  t.seat(0).wears({card(kChitu), card(kAxe)});
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 2), 1);
  EXPECT_EQ(distance(t.game(), 0, 2, CardSet(t.worn(0, kChitu))), 2);
  EXPECT_EQ(attack_range(t.game(), 0), 3);
  EXPECT_EQ(attack_range(t.game(), 0, CardSet(t.worn(0, kAxe))), 1);
}

TEST(Distance, DeadSeatsAreNotCounted) {
  Table t(5);
  t.seat(1).dead();
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 2), 1);
  EXPECT_EQ(distance(t.game(), 0, 3), 2);
  EXPECT_EQ(next_living(t.game(), 0), 2);
  EXPECT_EQ(previous_living(t.game(), 2), 0);
}

TEST(Distance, BetweenTwoIsOneAndEachIsBothNeighbours) {
  // R001-20.
  Table t(2);
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 1), 1);
  EXPECT_EQ(next_living(t.game(), 0), 1);
  EXPECT_EQ(previous_living(t.game(), 0), 1);
}

TEST(Distance, SomebodyOutOfPlayIsNotCountedAndHasNone) {
  // R001-21, principles §7: 调虎离山.
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kArcheryAttack)});
  t.start();
  t.game().state.uncounted.add(1);
  EXPECT_EQ(distance(t.game(), 0, 2), 1);
  EXPECT_GE(distance(t.game(), 0, 1), kNoDistance);
  EXPECT_GE(distance(t.game(), 1, 2), kNoDistance);
  EXPECT_EQ(next_living(t.game(), 0), 2);
  EXPECT_EQ(t.targets_of(kSlash), seats({2, 3}));
  EXPECT_FALSE(in_attack_range(t.game(), 0, 1));
  Table two(2);
  two.start();
  two.game().state.uncounted.add(1);
  EXPECT_EQ(next_living(two.game(), 0), kNoSeat);
  EXPECT_EQ(previous_living(two.game(), 0), kNoSeat);
}

TEST(HandLimit, IsTheHpValueWithItsModifiers) {
  Table t(3);
  t.seat(0).hp(2, 4);
  t.seat(1).hp(2, 4).skill("test_query_more");
  t.seat(2).hp(2, 4).skill("test_query_less").skill("test_query_less");
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 2);
  EXPECT_EQ(hand_limit(t.game(), 1), 5);
  EXPECT_EQ(hand_limit(t.game(), 2), 0) << "never below 0";
  t.game()[0].hp = -1;
  EXPECT_EQ(hand_limit(t.game(), 0), 0);
}
const SkillDef more({"test_query_more", "多"}, Listing::Nameless, state(StateKind::HandLimit, 3));
const SkillDef less({"test_query_less", "少"}, Listing::Nameless, state(StateKind::HandLimit, -2));

// ---- the discard phase

TEST(DiscardPhase, TheLimitIsCheckedAgainAfterTheDiscard) {
  // C26: a skill that waits for the discards comes before the re-check.
  Table t(2);
  t.turn_of(0, PhaseKind::Discard);
  t.seat(0)
      .hp(3, 4)
      .skill("test_query_qinyin")
      .hand({card(kSlash), card(kSlash), card(kJink), card(kPeach), card(kDuel)});
  pause_after_turns(t, 1);
  t.start();
  ASSERT_FALSE(t.offers("test_query_qinyin"));
  decline(t);  // two cards
  EXPECT_EQ(t.hand(0), 3);
  ASSERT_TRUE(t.offers("test_query_qinyin")) << t.question();
  t.launch(0, "test_query_qinyin");
  EXPECT_EQ(t.hp(0), 2);
  ASSERT_FALSE(paused(t)) << "one more card must go";
  decline(t);
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.opened(Timing::DiscardBody), 3);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::DiscardedByRule, 0), 3);
}
bool two_discarded(const Skill<Phase>& s) {
  return owners_phase(s) && s.game.state.history.count(Span::Phase, Counter::DiscardedByRule, s.owner) >= 2;
}
Task<> pay_hp(Skill<Phase> s) { co_await lose_hp(s.game, s.owner, 1); }
const SkillDef qinyin({"test_query_qinyin", "琴音"}, Listing::Nameless,
                      at<Timing::DiscardBody>().may().once_per_phase().when(two_discarded).then(pay_hp));

TEST(History, OnlyOnesOwnCardsCountAsDiscarded) {
  Table t(3);
  t.seat(0).skill("zhiheng").hand({card(kDismantlement), card(kJink), card(kPeach)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.game().state.history.count(Span::Phase, Counter::Discarded, 0), 0) << "a card of another";
  EXPECT_EQ(t.game().state.history.count(Span::Phase, Counter::Discarded, 1), 0) << "by another";
  t.act(0, "zhiheng", {t.in_hand(0, kJink), t.in_hand(0, kPeach)});
  EXPECT_EQ(t.game().state.history.count(Span::Phase, Counter::Discarded, 0), 2);
}

TEST(DiscardPhase, WithinTheLimitNobodyIsAsked) {
  Table t(2);
  t.turn_of(0, PhaseKind::Discard);
  t.seat(0).hand({card(kSlash), card(kSlash), card(kJink), card(kPeach)});
  pause_after_turns(t, 1);
  t.start();
  EXPECT_TRUE(paused(t));
  EXPECT_EQ(t.opened(Timing::DiscardBody), 1);
}

// ---- the pile

// Two players; the pile has only these cards.
jiesuan::Setup short_pile(std::vector<Face> pile, std::vector<Face> discard) {
  jiesuan::Setup s;
  s.position.emplace();
  s.position->seats.resize(2);
  s.position->seats[0].allegiance = "lord";
  s.position->seats[1].allegiance = "rebel";
  s.position->seats[0].hand = {card(kExNihilo)};
  s.position->pile_top = std::move(pile);
  s.position->discard = std::move(discard);
  s.position->only_pile_top = true;
  return s;
}
void use_first_card(Match& m) {
  Answer a;
  a.request = m.request().id;
  a.seat = m.request().seat;
  for (int i = 0; i < m.request().options.size(); ++i)
    if (m.request().options[i].kind == OptionKind::Use) a.pick.option = static_cast<std::uint8_t>(i);
  a.pick.cards.push_back(m.request().options[a.pick.option].cards.first());
  std::string why;
  EXPECT_TRUE(m.answer(a, &why)) << why;
}

TEST(Pile, TheDiscardPileIsShuffledUnderTheRest) {
  // Timings §17: what is left is taken first; the card in use is in the processing area and stays out.
  Match m;
  std::string error;
  ASSERT_TRUE(m.start(short_pile({card(kPeach)}, {card(kSlash), card(kSlash), card(kSlash)}), &error))
      << error;
  use_first_card(m);
  int peaches = 0, slashes = 0;
  for (CardId c : m.game()[0].hand) (name_of(m.game(), c) == kPeach ? peaches : slashes)++;
  EXPECT_EQ(peaches, 1);
  EXPECT_EQ(slashes, 1);
  EXPECT_EQ(m.game().state.pile_size, 2);
  EXPECT_EQ(m.game().state.discard.size(), 1) << "only 无中生有, which lay in the processing area";
}

// A skill that still has to do something with the slash in the discard pile draws two cards meanwhile.
Task<> draw_around_a_slash(Skill<Phase> s) {
  CardSet mine;
  for (CardId c : s.game.state.discard)
    if (name_of(s.game, c) == kSlash) mine.add(c);
  const KeptOut bound(s.game, mine);
  co_await draw(s.game, s.owner, 2);
}
const SkillDef binds({"test_query_binds", "系"}, Listing::Nameless,
                     at<Timing::PlayIdle>().may().once_per_phase().then(draw_around_a_slash));

TEST(Pile, CardsARunningSkillStillNeedsStayOutOfTheReshuffle) {
  // R000-32.
  Match m;
  std::string error;
  jiesuan::Setup s = short_pile({card(kPeach)}, {card(kSlash), card(kJink)});
  s.position->seats[0].skills = {"test_query_binds"};
  ASSERT_TRUE(m.start(s, &error)) << error;
  Answer a;
  a.request = m.request().id;
  a.seat = m.request().seat;
  while (m.request().options[a.pick.option].kind != OptionKind::Skill) ++a.pick.option;
  ASSERT_TRUE(m.answer(a, &error)) << error;
  EXPECT_TRUE(hand_cards_named(m.game(), 0, kSlash).empty());
  EXPECT_EQ(m.game().state.discard.size(), 1) << "the slash";
  EXPECT_TRUE(m.game().state.kept_out.empty()) << "free again afterwards";
}

TEST(Pile, WhenNothingIsLeftToDrawTheGameIsADraw) {
  // D19.
  Match m;
  std::string error;
  ASSERT_TRUE(m.start(short_pile({card(kPeach)}, {}), &error)) << error;
  use_first_card(m);
  EXPECT_TRUE(m.over());
  EXPECT_EQ(m.game().state.outcome, Outcome::Draw);
  EXPECT_TRUE(m.game().state.winners.empty());
}

// ---- history

TEST(History, CountsPerPhaseTurnRoundAndGame) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  const History& h = t.game().state.history;
  for (Span s : {Span::Phase, Span::Turn, Span::Round, Span::Game}) {
    EXPECT_EQ(h.count(s, Counter::UsedCard, 0), 1);
    EXPECT_EQ(h.count(s, Counter::DealtDamage, 0), 1);
    EXPECT_EQ(h.count(s, Counter::TookDamage, 1), 1);
    EXPECT_TRUE(h.counts(s, 0).hurt.has(1));
    EXPECT_TRUE(h.counts(s, 0).aimed_at.has(1));
  }
  EXPECT_EQ(h.counted(Span::Phase, 0, kSlash), 1);
  play_to_turn(t, 2);
  play_on(t, [&] { return t.idle(1); });
  EXPECT_EQ(h.count(Span::Phase, Counter::UsedCard, 0), 0);
  EXPECT_EQ(h.count(Span::Turn, Counter::UsedCard, 0), 0);
  EXPECT_EQ(h.counted(Span::Turn, 0, kSlash), 0);
  EXPECT_FALSE(h.counts(Span::Turn, 0).hurt.has(1));
  EXPECT_EQ(h.count(Span::Round, Counter::UsedCard, 0), 1);
  play_to_turn(t, 3);
  play_on(t, [&] { return t.idle(0); });
  EXPECT_EQ(h.count(Span::Round, Counter::UsedCard, 0), 0);
  EXPECT_EQ(h.count(Span::Game, Counter::UsedCard, 0), 1);
}

TEST(History, AResponseOrAUseOutsideIdlePointsDoesNotCountForTheLimit) {
  // Timings §8: 【杀】 counts and is limited only when used at PlayIdle.
  Table t(2);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kFireSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(0, kSlash);
  EXPECT_EQ(t.game().state.history.responded(Span::Phase, 0, kSlash), 1);
  EXPECT_TRUE(t.may_use(kFireSlash));
}

// ---- scopes of lasting effects

const SkillDef lasts({"test_query_lasts", "持"}, Listing::Nameless, state(StateKind::HandLimit, 10));
template <Scope S>
Task<> leave(Skill<Phase> s) {
  leave_effect(s.game, s.owner, lasts, S, s.owner);
  co_return;
}
const SkillDef for_phase({"test_query_phase", "本阶"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().then(leave<Scope::Phase>));
const SkillDef for_turn({"test_query_turn", "本合"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(leave<Scope::Turn>));
const SkillDef for_round({"test_query_round", "本轮"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().then(leave<Scope::Round>));
const SkillDef until_next({"test_query_next", "下合"}, Listing::Nameless,
                          at<Timing::PlayIdle>().may().then(leave<Scope::NextTurn>));
const SkillDef play_end({"test_query_play_end", "阶末"}, Listing::Nameless,
                        at<Timing::PlayEnd>().may().then(nothing));
const SkillDef play_over({"test_query_play_over", "阶后"}, Listing::Nameless,
                         at<Timing::PlayAfterEnd>().may().then(nothing));
const SkillDef turn_end6({"test_query_end6", "合末"}, Listing::Nameless,
                         at<Timing::TurnEnd6>().may().then(nothing));

TEST(LastingState, OfAPhaseLastsThroughPlayEnd) {
  // Principles §3.4: removed after the pass of <Phase>End.
  Table t(2);
  t.seat(0).skill("test_query_phase").skill("test_query_play_end").skill("test_query_play_over");
  t.start();
  t.act(0, "test_query_phase");
  t.end_phase(0);
  ASSERT_TRUE(t.offers("test_query_play_end"));
  EXPECT_EQ(hand_limit(t.game(), 0), 14);
  t.pass(0);
  ASSERT_TRUE(t.offers("test_query_play_over"));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

TEST(LastingState, OfATurnLastsThroughTurnEnd6) {
  Table t(2);
  t.seat(0).skill("test_query_turn").skill("test_query_end6");
  pause_after_turns(t, 0);
  t.start();
  t.act(0, "test_query_turn");
  t.end_phase(0);
  ASSERT_TRUE(t.offers("test_query_end6"));
  EXPECT_EQ(hand_limit(t.game(), 0), 14);
  t.pass(0);
  ASSERT_TRUE(paused(t));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

TEST(LastingState, UntilTheNextTurnEndsWhenThatTurnReachesTurnStart6) {
  Table t(3);
  t.seat(0).skill("test_query_next").hand({card(kSlash)});
  t.start();
  t.act(0, "test_query_next");
  t.end_phase(0);
  play_on(t, [&] { return t.idle(2); });
  EXPECT_EQ(hand_limit(t.game(), 0), 14);
  t.end_phase(2);
  play_on(t, [&] { return t.idle(0); });
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

TEST(LastingState, UntilTheNextTurnSurvivesATurnThatIsLost) {
  // Timings §6 row 5: TurnStart6 was not reached.
  Table t(2);
  t.seat(0).skill("test_query_next");
  t.start();
  t.act(0, "test_query_next");
  t.game()[0].flipped = true;
  t.end_phase(0);
  play_to_turn(t, 4);
  EXPECT_EQ(turns(t), (std::vector<Seat>{0, 1, 0, 1}));
  EXPECT_EQ(hand_limit(t.game(), 0), 14);
}

TEST(LastingState, OfARoundEndsWithTheRound) {
  Table t(2);
  t.seat(0).skill("test_query_round");
  t.start();
  t.act(0, "test_query_round");
  t.end_phase(0);
  ASSERT_TRUE(t.idle(1));
  EXPECT_EQ(hand_limit(t.game(), 0), 14);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

TEST(LastingState, BoundToATargetEndsWithThatTarget) {
  // 青釭剑 with two targets: one span per target object (principles §8).
  Table t(3);
  t.seat(0).hand({card(kSlash, "♠")}).wears({card(kQinggangSword)}).skill("test_targets_early");
  t.seat(1).wears({card(kNiohShield)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "test_targets_early");
  ASSERT_TRUE(t.demands(2, kJink));
  EXPECT_EQ(t.hp(1), 3) << "its shield was void";
  EXPECT_FALSE(armour_void(t.game(), 1)) << "the slash is done with it";
  EXPECT_TRUE(armour_void(t.game(), 2));
  t.pass(2);
  EXPECT_FALSE(armour_void(t.game(), 2));
}

// ---- memory

template <Scope S>
Task<> remember(Skill<Phase> s) {
  const int n = ++s.memory<int>(S);
  co_await draw(s.game, s.owner, n);
}
const SkillDef phase_memory({"test_query_memory_phase", "记阶"}, Listing::Nameless,
                            at<Timing::PlayIdle>().may().then(remember<Scope::Phase>));
const SkillDef turn_memory({"test_query_memory_turn", "记合"}, Listing::Nameless,
                           at<Timing::PlayIdle>().may().then(remember<Scope::Turn>));
const SkillDef round_memory({"test_query_memory_round", "记轮"}, Listing::Nameless,
                            at<Timing::PlayIdle>().may().then(remember<Scope::Round>));
const SkillDef game_memory({"test_query_memory_game", "记局"}, Listing::Nameless,
                           at<Timing::PlayIdle>().may().then(remember<Scope::Game>));

// How many cards the skill draws when it is launched in the first turn, in it again, and a round later.
std::vector<int> drawn(const std::string& skill) {
  Table t(2);
  t.seat(0).skill(skill);
  t.start();
  std::vector<int> n;
  for (int i = 0; i < 3; ++i) {
    if (i == 2) {
      play_to_turn(t, 3);
      play_on(t, [&] { return t.idle(0); });
    }
    const int before = t.hand(0);
    t.act(0, skill);
    n.push_back(t.hand(0) - before);
  }
  return n;
}

TEST(Memory, StartsAtZeroInEveryNewSpanOfItsScope) {
  EXPECT_EQ(drawn("test_query_memory_phase"), (std::vector<int>{1, 2, 1}));
  EXPECT_EQ(drawn("test_query_memory_turn"), (std::vector<int>{1, 2, 1}));
  EXPECT_EQ(drawn("test_query_memory_game"), (std::vector<int>{1, 2, 3}));
}

TEST(Memory, OfARoundStartsAtZeroInEveryNewRound) {
  EXPECT_EQ(drawn("test_query_memory_round"), (std::vector<int>{1, 2, 1}));
}

TEST(Memory, BelongsToOneInstance) {
  Table t(3);
  t.seat(0).skill("test_query_memory_game");
  t.seat(1).skill("test_query_memory_game");
  t.start();
  t.act(0, "test_query_memory_game");
  t.act(0, "test_query_memory_game");
  t.end_phase(0);
  play_on(t, [&] { return t.idle(1); });
  const int before = t.hand(1);
  t.act(1, "test_query_memory_game");
  EXPECT_EQ(t.hand(1), before + 1);
}

// "Up to X characters", and X is 0: there is nothing to choose (兴学 without hp).
TEST(Choices, MoreThanMayBeChosenCannotBeDemanded) {
  Option o;
  EXPECT_FALSE(pick_seats(o, SeatSet::below(3), 1, 0));
  EXPECT_FALSE(pick_cards(o, CardSet(CardId{1}), 1, 0));
  EXPECT_TRUE(pick_seats(o, SeatSet::below(3), 0, 0));
  EXPECT_TRUE(pick_seats(o, SeatSet::below(3), 1, 2));
}

}  // namespace
}  // namespace jiesuan::test
