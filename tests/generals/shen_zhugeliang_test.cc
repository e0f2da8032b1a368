// 神诸葛亮: 七星, 狂风, 大雾.
#include "engine/query/selection.h"
#include "engine/rules/vocabulary.h"
#include "engine/view/view.h"
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

std::vector<Face> three_stars() { return {card(kSlash, "S7"), card(kJink, "D2"), card(kDuel, "S1")}; }
CardId star(Table& t, Seat s, CardName name) {
  for (CardId c : t.beside(s, "qixing"))
    if (name_of(t.game(), c) == name) return c;
  return kNoCard;
}

// ---- 七星

// R000-147, C22: when hands are dealt, before the first turn. Seven of eleven, chosen by him.
TEST(Qixing, SevenOfElevenCardsAreLaidAsideWhenHandsAreDealt) {
  jiesuan::Setup setup;
  setup.players = 2;
  setup.generals = {"shen_zhugeliang", "zhangfei"};
  Match m;
  std::string error;
  ASSERT_TRUE(m.start(setup, &error)) << error;
  const Seat s = def(m.game()[0].general[0].general).hp == 3 ? 0 : 1;
  while (m.request().ask != Ask::OwnCards) ASSERT_TRUE(m.answer(least_answer(m)));
  const Request& r = m.request();
  EXPECT_EQ(r.seat, s);
  EXPECT_EQ(r.options[0].cards.size(), 11);
  EXPECT_EQ(r.options[0].min_cards, 7);
  EXPECT_EQ(r.options[0].max_cards, 7);
  EXPECT_FALSE(m.game().state.started);
  ASSERT_TRUE(m.answer(least_answer(m)));
  const SkillId qixing = Catalogue::get().find_skill("qixing")->number;
  EXPECT_EQ(cards_beside(m.game(), s, qixing).size(), 7);
}

TEST(Qixing, OnlyHeSeesTheStars) {
  Table t(3);
  t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars());
  t.start();
  for (CardId c : t.beside(0, "qixing")) {
    EXPECT_TRUE(can_see(t.game(), 0, c));
    EXPECT_FALSE(can_see(t.game(), 1, c));
  }
  EXPECT_EQ(t.beside(0, "qixing").size(), 3);
  EXPECT_EQ(view_of(t.game(), 1).seats[0].laid.size(), 3u);
}

TEST(Qixing, ExchangesAsManyHandCardsForStarsAtTheEndOfTheDrawPhase) {
  Table t(2);
  t.seat(0).general("shen_zhugeliang").hand({card(kPeach)}).beside("qixing", three_stars());
  t.pile({card(kAxe), card(kVine)});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.request().timing, Timing::DrawEnd);
  const CardId duel = star(t, 0, kDuel), jink = star(t, 0, kJink);
  t.launch(0, "qixing", {t.in_hand(0, kPeach), duel, jink, t.in_hand(0, kAxe)});
  EXPECT_EQ(t.where(duel), Zone::Hand);
  EXPECT_EQ(t.where(jink), Zone::Hand);
  EXPECT_NE(star(t, 0, kPeach), kNoCard);
  EXPECT_NE(star(t, 0, kAxe), kNoCard);
  EXPECT_EQ(t.hand(0), 3);
  for (CardId c : t.beside(0, "qixing"))
    EXPECT_FALSE(can_see(t.game(), 1, c)) << "the new ones face down too";
  for (const LogEntry& e : t.of(LogKind::Moved))
    if (e.reason == Reason::Exchange) EXPECT_TRUE(redacted(e, 1).cards.empty());
}

TEST(Qixing, UnequalNumbersAreRefused) {
  Table t(2);
  t.seat(0).general("shen_zhugeliang").hand({card(kPeach)}).beside("qixing", three_stars());
  t.turn_of(0, PhaseKind::Draw).start();
  Selection s;
  s.cards.push_back(t.in_hand(0, kPeach));
  EXPECT_FALSE(legal_selection(t.game(), t.request(), s, nullptr));
  s.cards.push_back(star(t, 0, kDuel));
  EXPECT_TRUE(legal_selection(t.game(), t.request(), s, nullptr));
  s.cards.push_back(star(t, 0, kJink));
  EXPECT_FALSE(legal_selection(t.game(), t.request(), s, nullptr));
}

TEST(Qixing, IsNotOfferedWithoutStarsAndMayBeDeclined) {
  Table none(2);
  none.seat(0).general("shen_zhugeliang").hand({card(kPeach)});
  none.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(none.idle(0)) << none.question();
  Table t(2);
  t.seat(0).general("shen_zhugeliang").hand({card(kPeach)}).beside("qixing", three_stars());
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// A stand-in for 化身: the skill is lost.
Task<> forget_stars(Skill<Phase> s) {
  co_await lose_skill(s.game, s.owner, *Catalogue::get().find_skill("qixing"));
}
const SkillDef forgetful({"test_qixing_forget", "忘星"}, Listing::Nameless,
                         at<Timing::PlayIdle>().once_per_phase().then(forget_stars));

// M12: beside the general, not on it
TEST(Qixing, WhenItIsLostTheStarsStay) {
  Table t(2);
  t.seat(0).general("shen_zhugeliang").skill("test_qixing_forget").beside("qixing", three_stars());
  t.start();
  t.act(0, "test_qixing_forget");
  EXPECT_EQ(t.beside(0, "qixing").size(), 3);
  EXPECT_TRUE(t.game().state.discard.empty());
}

// R000-08, second variant
Task<> forget_all(Skill<Phase> s) { co_await lose_all_skills(s.game, s.owner); }
const SkillDef heartbroken({"test_qixing_duanchang", "断肠"}, Listing::Nameless,
                           at<Timing::PlayIdle>().once_per_phase().then(forget_all));
TEST(Qixing, WithAllSkillsTheStarsAreLost) {
  Table t(2);
  t.seat(0).general("shen_zhugeliang").skill("test_qixing_duanchang").beside("qixing", three_stars());
  t.start();
  t.act(0, "test_qixing_duanchang");
  EXPECT_TRUE(t.beside(0, "qixing").empty());
  EXPECT_EQ(t.game().state.discard.size(), 3);
}

TEST(Qixing, TheStarsOfTheDeadAreDiscarded) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_zhugeliang").hp(1, 3).beside("qixing", three_stars());
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.game().state.discard.size(), 4);
}

// ---- 狂风

void raise(Table& t, const std::string& skill, std::vector<CardName> names, std::vector<Seat> on) {
  std::vector<CardId> cards;
  for (CardName n : names) cards.push_back(star(t, 0, n));
  t.launch(0, skill, cards, on);
}

TEST(Kuangfeng, FireDamageToTheChosenIsOneHigher) {
  Table t(3);
  t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars());
  t.seat(1).hand({card(kFireSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.request().timing, Timing::FinishStart);
  raise(t, "kuangfeng", {kDuel}, {2});
  EXPECT_TRUE(t.discarded(kDuel));
  t.pass(0);  // 大雾
  play_on(t, [&] { return t.idle(1); });
  t.use(1, kFireSlash, {2});
  t.use(1, kSlash, {2});
  EXPECT_EQ(t.damages(2), (std::vector<int>{2, 1}));
}

TEST(Kuangfeng, EndsWhenHisNextTurnStarts) {
  Table t(2);
  t.seat(0).general("shen_zhugeliang").beside("qixing", {card(kDuel)}).hand({card(kFireSlash)});
  t.turn_of(0, PhaseKind::Finish).start();
  raise(t, "kuangfeng", {kDuel}, {1});
  EXPECT_EQ(view_of(t.game(), 0).seats[1].effects.size(), 1u) << "everybody knows of it";
  play_on(t, [&] { return t.idle(0); });
  t.use(0, kFireSlash, {1});
  play_on(t, [&] { return !t.damages(1).empty() || t.idle(0); });
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Kuangfeng, IsNotOfferedWithoutAStar) {
  Table t(2);
  t.seat(0).general("shen_zhugeliang");
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(paused(t)) << t.question();
}

// ---- 大雾

TEST(Dawu, AsManyCharactersAsStars) {
  Table t(4);
  t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars());
  t.turn_of(0, PhaseKind::Finish).start();
  const CardId duel = star(t, 0, kDuel), jink = star(t, 0, kJink);
  EXPECT_EQ(t.seats_for("dawu", {duel, jink}), seats({0, 1, 2, 3}));
  EXPECT_TRUE(t.seats_for("dawu", {duel, jink}, {0, 2}).empty());
  Selection s;
  const auto& options = t.request().options;
  for (int i = 0; i < options.size(); ++i)
    if (options[i].skill == Catalogue::get().find_skill("dawu")->number)
      s.option = static_cast<std::uint8_t>(i);
  s.cards.push_back(duel);
  s.cards.push_back(jink);
  s.seats.push_back(0);
  EXPECT_FALSE(legal_selection(t.game(), t.request(), s, nullptr));
  s.seats.push_back(2);
  EXPECT_TRUE(legal_selection(t.game(), t.request(), s, nullptr));
}

// R000-82, R000-83: prevented before anything of the source; thunder passes.
TEST(Dawu, PreventsNormalAndFireDamageBeforeIceSwordButNotThunder) {
  for (const CardName slash : {kSlash, kFireSlash, kThunderSlash}) {
    Table t(3);
    t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars());
    t.seat(1).hand({card(slash)}).wears({card(kIceSword)});
    t.seat(2).hand({card(kPeach), card(kPeach)});
    t.turn_of(0, PhaseKind::Finish).start();
    raise(t, "dawu", {kDuel}, {2});
    t.pass(0);
    play_on(t, [&] { return t.idle(1); });
    t.forget();
    t.use(1, slash, {2});
    if (slash == kThunderSlash) {
      ASSERT_TRUE(t.offers(1, "ice_sword")) << t.question();
      t.pass(1);
      EXPECT_EQ(t.damages(2), std::vector<int>{1});
    } else {
      EXPECT_TRUE(t.idle(1)) << t.question();
      EXPECT_TRUE(t.damages(2).empty());
      EXPECT_EQ(t.count(LogKind::DamagePrevented), 1);
      EXPECT_EQ(t.opened(Timing::DamageBeforeStart2), 0);
      EXPECT_EQ(t.opened(Timing::DamageTaken), 0);
    }
  }
}

// A stand-in for 天香.
bool has_prey(const Skill<Damage>& s) { return s.event.victim == s.owner && s.game.alive(2); }
Task<> pass_to_two(Skill<Damage> s) { co_await transfer_damage(s.game, s.event, 2); }
const SkillDef deflect({"test_dawu_tianxiang", "天香"}, Listing::Nameless,
                       at<Timing::DamageTaking2>().may().when(has_prey).then(pass_to_two));

// R000-90, variant
TEST(Dawu, PreventsTransferredDamage) {
  Table t(3);
  t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars()).skill("test_dawu_tianxiang");
  t.seat(1).hand({card(kFireSlash)});
  t.turn_of(0, PhaseKind::Finish).start();
  raise(t, "dawu", {kDuel}, {2});
  t.pass(0);
  play_on(t, [&] { return t.idle(1); });
  t.use(1, kFireSlash, {0});
  t.launch(0, "test_dawu_tianxiang");
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_TRUE(t.damages(2).empty()) << t.question();
}

// C07: 天香 and 狂风 stand at the same timing and class; the victim orders them.
TEST(Kuangfeng, TheVictimOrdersItAgainstTianxiang) {
  for (const bool wind_first : {true, false}) {
    Table t(3);
    t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars()).skill("test_dawu_tianxiang");
    t.seat(1).hand({card(kFireSlash)});
    t.turn_of(0, PhaseKind::Finish).start();
    raise(t, "kuangfeng", {kDuel}, {0});
    t.pass(0);
    play_on(t, [&] { return t.idle(1); });
    t.use(1, kFireSlash, {0});
    ASSERT_TRUE(t.offers(0, "test_dawu_tianxiang") && t.offers(0, "state_kuangfeng")) << t.question();
    if (wind_first) t.launch(0, "state_kuangfeng");
    t.launch(0, "test_dawu_tianxiang");
    EXPECT_EQ(t.damages(2), std::vector<int>{wind_first ? 2 : 1});
  }
}

TEST(Dawu, BothMayBeUsedInTheSamePhase) {
  Table t(3);
  t.seat(0).general("shen_zhugeliang").beside("qixing", three_stars());
  t.turn_of(0, PhaseKind::Finish).start();
  raise(t, "dawu", {kDuel, kJink}, {0, 1});
  raise(t, "kuangfeng", {kSlash}, {2});
  EXPECT_TRUE(t.beside(0, "qixing").empty());
}

// C67: his death ends what he raised.
TEST(Dawu, EndsWithHisDeath) {
  Table t(4);
  t.seat(0).general("shen_zhugeliang").hp(1, 3).role(Role::Rebel).beside("qixing", three_stars());
  t.seat(1).role(Role::Lord).hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(2).role(Role::Rebel);
  t.turn_of(0, PhaseKind::Finish).start();
  raise(t, "dawu", {kDuel}, {2});
  t.pass(0);
  play_on(t, [&] { return t.idle(1); });
  t.use(1, kSlash, {0});
  EXPECT_FALSE(t.alive(0));
  t.use(1, kSlash, {2});
  play_on(t, [&] { return t.idle(1); });
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

}  // namespace
}  // namespace jiesuan::test
