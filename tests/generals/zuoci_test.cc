// 左慈: 化身, 新生; 化身〔旧〕.
#include "bots/random.h"
#include "engine/query/distance.h"
#include "engine/rules/skills.h"
#include "engine/view/view.h"
#include "generals/common.h"
#include "tests/engine/support.h"
#include "tests/support/naming.h"

namespace jiesuan::test {
namespace {

// 左慈 (seat 0) at the start of his turn, with these incarnations.
struct Shapes : Table {
  explicit Shapes(std::vector<std::string> generals, const std::string& edition = "zuoci") : Table(4) {
    seat(0).general(edition).keeps(std::move(generals));
    turn_of(0, PhaseKind::Prepare);
  }
};

// ---- the change

TEST(Huashen, ShowsAnIncarnationAndHasItsSkillGenderAndKingdom) {
  Shapes t({"zhenji", "machao"});
  t.start();
  EXPECT_EQ(t.request().timing, Timing::TurnStart9);
  t.launch(0, "huashen");
  EXPECT_EQ(named_options(t), (std::vector<std::string>{"machao", "zhenji"}));
  say(t, 0, "zhenji");
  say(t, 0, "qingguo");
  EXPECT_TRUE(has(t, 0, "qingguo"));
  EXPECT_FALSE(has(t, 0, "luoshen")) << "one skill only";
  EXPECT_EQ(t.game()[0].gender, Gender::Female);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Wei);
  EXPECT_TRUE(has(t, 0, "xinsheng"));
}

TEST(Huashen, TheSkillNamedBeforeIsLost) {
  Shapes t({"zhenji", "machao"});
  t.seat(0).shows("machao", "mashu");
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 2), 1) << "马术";
  t.launch(0, "huashen");
  say(t, 0, "zhenji");
  say(t, 0, "qingguo");
  EXPECT_FALSE(has(t, 0, "mashu"));
  EXPECT_EQ(distance(t.game(), 0, 2), 2);
}

TEST(Huashen, MayNameAnotherSkillOfTheSameCard) {
  Shapes t({"machao"});
  t.seat(0).shows("machao", "mashu");
  t.start();
  t.launch(0, "huashen");
  EXPECT_TRUE(has(t, 0, "tieqi")) << "the only possibility: nothing to ask";
  EXPECT_FALSE(has(t, 0, "mashu"));
}

TEST(Huashen, NotOfferedIfNothingCouldChangeAndNotInTheTurnOfOthers) {
  Shapes t({"ganning"});
  t.seat(0).shows("ganning", "qixi");
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  Shapes u({"zhenji"});
  u.turn_of(1, PhaseKind::Prepare).start();
  EXPECT_TRUE(u.idle(1)) << u.question();
}

TEST(Huashen, LordSkillsAndNamesakesCannotBeNamed) {
  Shapes t({"caocao", "zuoci_old"});
  t.start();
  t.launch(0, "huashen");
  EXPECT_TRUE(has(t, 0, "jianxiong")) << "neither 护驾 nor another 化身 or 新生 can be named";
  EXPECT_FALSE(has(t, 0, "hujia"));
}

const SkillDef once({"test_once_a_game", "限定"}, Listing::Nameless, Tag::Limited,
                    at<Timing::FinishStart>().may().then(nothing));
const SkillDef woken({"test_awakening", "觉醒"}, Listing::Nameless, Tag::Awakening,
                     at<Timing::FinishStart>().then(nothing));
const General hermit(
    {.id = "test_hermit", .zh = "隐者", .en = "Hermit", .set = "test", .skills = {&once, &woken}});

TEST(Huashen, LimitedAndAwakeningSkillsCannotBeNamed) {
  Shapes t({"test_hermit"});
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Huashen, AgainBeforeTheEndOfTheTurn) {
  Shapes t({"ganning", "machao"});
  t.seat(0).shows("ganning", "qixi");
  t.start();
  t.pass(0);
  t.end_phase(0);
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
  t.launch(0, "huashen");
  say(t, 0, "mashu");
  EXPECT_TRUE(has(t, 0, "mashu"));
}

TEST(Huashen, TheNewSkillWorksInTheSameTurn) {
  Shapes t({"zhugeliang", "ganning"});
  t.seat(0).shows("ganning", "qixi");
  t.start();
  t.launch(0, "huashen");
  say(t, 0, "guanxing");
  EXPECT_TRUE(t.offers(0, "guanxing")) << "at the prepare phase of this turn: " << t.question();
}

// ---- the start of the game (C22)

// Plays the choice of generals so that `who` has 左慈, if that can be.
bool choose_zuoci(Match& m, Seat who, const std::string& edition) {
  while (m.request().ask == Ask::General && m.request().skill == SkillId::None) {
    Answer a;
    a.request = m.request().id;
    a.seat = m.request().seat;
    bool mine = a.seat != who;
    for (int i = 0; i < m.request().options.size(); ++i) {
      const bool zuoci = def(m.request().options[i].general).id == edition;
      if (zuoci == (a.seat == who)) a.pick.option = static_cast<std::uint8_t>(i), mine = true;
    }
    if (!mine || !m.answer(a)) return false;
  }
  return true;
}

TEST(Huashen, TwoIncarnationsWhenTheGeneralsAreShown) {
  jiesuan::Setup s;
  s.players = 4;
  s.generals = {"zuoci",   "ganning", "lvmeng",    "zhangfei", "guanyu", "xiahoudun", "xuchu",
                "zhaoyun", "zhenji",  "zhangliao", "guojia",   "huatuo", "lvbu",      "diaochan"};
  int seen = 0;
  for (s.seed = 1; s.seed < 60; ++s.seed) {
    Match m;
    std::string why;
    ASSERT_TRUE(m.start(s, &why)) << why;
    if (!choose_zuoci(m, 1, "zuoci")) continue;
    ++seen;
    EXPECT_EQ(generals_kept_by(m.game(), 1).size(), 2);
    EXPECT_EQ(m.game().state.general_pile.size(), 14 - 4 - 2) << "none of them is in play";
    ASSERT_EQ(m.request().seat, 1);
    EXPECT_EQ(m.request().ask, Ask::General);
    EXPECT_EQ(m.request().options.size(), 2);
    EXPECT_EQ(m.game().turn().serial, 0u) << "before the first turn";
    // Its owner knows them, the others their number.
    EXPECT_EQ(view_of(m.game(), 1).spare.size(), 2u);
    EXPECT_TRUE(view_of(m.game(), 0).spare.empty());
    EXPECT_EQ(view_of(m.game(), 0).seats[1].spare, 2);
  }
  EXPECT_GT(seen, 5);
}

TEST(Huashen, FewerIfThereAreNotEnoughGenerals) {
  jiesuan::Setup s;
  s.players = 4;
  s.generals = {"zuoci", "ganning", "lvmeng", "zhangfei", "guanyu"};
  int seen = 0;
  for (s.seed = 1; s.seed < 30; ++s.seed) {
    Match m;
    std::string why;
    ASSERT_TRUE(m.start(s, &why)) << why;
    if (!choose_zuoci(m, 0, "zuoci")) continue;
    ++seen;
    EXPECT_EQ(generals_kept_by(m.game(), 0).size(), 1);
    EXPECT_NE(open_general_of(m.game(), 0), nullptr) << "the only one: nothing to ask";
  }
  EXPECT_GT(seen, 2);
}

// ---- 新生

TEST(Xinsheng, AnotherIncarnationForEachPoint) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "S7"), card(kAnaleptic)});
  t.seat(1).general("zuoci").keeps({"zhenji"});
  t.start();
  const int pile = t.game().state.general_pile.size();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "xinsheng");
  t.launch(1, "xinsheng");
  EXPECT_EQ(generals_kept_by(t.game(), 1).size(), 3);
  EXPECT_EQ(t.game().state.general_pile.size(), pile - 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
  for (const LogEntry& e : t.of(LogKind::SpareGeneral)) {
    EXPECT_EQ(redacted(e, 0).general, GeneralId::None);
    EXPECT_NE(redacted(e, 1).general, GeneralId::None);
  }
}

TEST(Xinsheng, NotWithAnEmptyGeneralPile) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).general("zuoci");
  t.start();
  t.game().state.general_pile = {};
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- losing it all

TEST(Huashen, WhoLosesItIsHimselfAgain) {
  Table t(4);
  t.seat(0).role(Role::Renegade).general("zuoci").keeps({"zhenji", "machao"}).shows("zhenji", "qingguo");
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).general("caiwenji").hp(1, 3);
  t.seat(3).role(Role::Lord);
  t.start();
  t.pass(0);  // 化身②
  const int pile = t.game().state.general_pile.size();
  EXPECT_EQ(t.game()[0].gender, Gender::Female);
  t.use(0, kSlash, {1});
  ASSERT_FALSE(t.alive(1));
  EXPECT_EQ(t.game()[0].gender, Gender::Male);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Qun);
  EXPECT_TRUE(generals_kept_by(t.game(), 0).empty());
  EXPECT_FALSE(has(t, 0, "qingguo"));
  EXPECT_EQ(t.game().state.general_pile.size(), pile + 2 + 1) << "the incarnations, and 蔡文姬";
}

// ---- R000-11, C21: 不屈 for 急救

struct Last : Table {
  explicit Last(const std::string& edition, int red_cards) : Table(4) {
    seat(0)
        .role(Role::Rebel)
        .general(edition)
        .keeps({"zhoutai", "huatuo"})
        .shows("zhoutai", "buqu")
        .hp(-1, 3);
    seat(0).lies_on_general(card(kDuel, "S1"), "buqu").lies_on_general(card(kSlash, "S8"), "buqu");
    seat(1).role(Role::Lord);
    std::vector<Face> hand = {card(kFireSlash), card(kJink, "D2")};
    hand.resize(static_cast<std::size_t>(red_cards));
    seat(0).hand(hand);
    turn_of(0, PhaseKind::Finish);
    start();
    pass(0);  // at the start of the turn
  }
  void swap() {
    launch(0, asked() == 0 && offers("huashen") ? "huashen" : "huashen_old");
    say(*this, 0, "jijiu");
  }
};

TEST(HuashenOld, SwappingBuquForJijiuAfterTheTurnMeansDyingOutsideTheTurn) {
  Last t("zuoci_old", 2);
  ASSERT_EQ(t.request().timing, Timing::TurnGap) << t.question();
  t.forget();
  t.swap();
  EXPECT_FALSE(has(t, 0, "buqu"));
  EXPECT_TRUE(has(t, 0, "jijiu"));
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1) << "at once";
  EXPECT_EQ(t.nth(LogKind::SkillLost).event, t.nth(LogKind::SkillGained).event) << "in the same instant";
  EXPECT_EQ(cards_on_general(t.game(), 0, Catalogue::get().find_skill("buqu")->number).size(), 2)
      << "the wounds stay";
  EXPECT_TRUE(t.demands(0, kPeach));
  EXPECT_TRUE(t.offers("jijiu"));
}

TEST(HuashenOld, WithTwoRedCardsHeLives) {
  Last t("zuoci_old", 2);
  t.swap();
  t.play_as(0, "jijiu", {t.in_hand(0, kJink)});
  ASSERT_EQ(t.request().ask, Ask::OwnCards) << "which wound goes: " << t.question();
  const CardId gone = t.request().options[0].cards.nth(1);
  t.choose_cards(0, {gone});
  EXPECT_EQ(t.where(gone), Zone::Discard);
  EXPECT_EQ(t.hp(0), 0);
  t.play_as(0, "jijiu", {t.in_hand(0, kFireSlash)});
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_TRUE(t.alive(0));
  EXPECT_EQ(cards_on_general(t.game(), 0, Catalogue::get().find_skill("buqu")->number).size(), 0);
}

TEST(HuashenOld, WithOneRedCardHeDiesAlthoughTheLastWoundDiffersFromNone) {
  Last t("zuoci_old", 1);
  t.swap();
  t.play_as(0, "jijiu", {t.in_hand(0, kFireSlash)});
  t.choose_cards(0, {t.request().options[0].cards.first()});
  EXPECT_FALSE(t.alive(0)) << "at 0 hp, and 不屈 is gone";
}

// The contrast: 化身② is inside the turn, where 急救 does not work.
TEST(Huashen, TheSameSwapInsideTheTurnIsDeadly) {
  Last t("zuoci", 2);
  ASSERT_EQ(t.request().timing, Timing::TurnEnd1) << t.question();
  t.swap();
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
  EXPECT_FALSE(t.alive(0)) << "nobody was asked: " << t.question();
}

TEST(Huashen, BuquForBuquOfAnotherCardChangesNothing) {
  Table t(4);
  t.seat(0)
      .role(Role::Rebel)
      .general("zuoci")
      .skill("buqu")
      .keeps({"zhoutai", "huatuo"})
      .shows("zhoutai", "buqu");
  t.seat(0).hp(0, 3).lies_on_general(card(kDuel, "S1"), "buqu");
  t.seat(1).role(Role::Lord);
  t.start();
  t.launch(0, "huashen");
  say(t, 0, "jijiu");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 0) << "he still has the other one";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 连破, 当先 and 放权 are played by stand-ins

bool has_killed_this_turn(const Skill<Turn>& s) {
  return s.game.state.history.count(Span::Turn, Counter::Killed, s.owner) > 0;
}
Task<> another_turn(Skill<Turn> s) {
  gain_extra_turn(s.game, s.owner);
  co_return;
}
const SkillDef again({"test_again", "代连破"}, Listing::Nameless,
                     at<Timing::TurnEnd1>().may().when(has_killed_this_turn).then(another_turn));
const General strategist({.id = "test_strategist",
                          .zh = "代神司马懿",
                          .en = "Strategist",
                          .set = "test",
                          .kingdom = Kingdom::God,
                          .skills = {&again}});

bool own_turn_starts(const Skill<Turn>& s) { return s.event.owner == s.owner; }
Task<> play_at_once(Skill<Turn> s) { co_await perform_phase(s.game, s.owner, PhaseKind::Play); }
const SkillDef vanguard({"test_vanguard", "代当先"}, Listing::Nameless,
                        at<Timing::TurnStart9>().may().when(own_turn_starts).then(play_at_once));
const General veteran({.id = "test_veteran",
                       .zh = "代廖化",
                       .en = "Veteran",
                       .set = "test",
                       .kingdom = Kingdom::Shu,
                       .skills = {&vanguard}});

bool choose_heir(const Skill<Turn>& s, Option& o) {
  return pick_cards(o, s.game[s.owner].hand, 1, 1) && pick_seats(o, others(s.game, s.owner));
}
Task<> crown(Skill<Turn> s) {
  co_await discard(s.game, s.owner, s.cards);
  gain_extra_turn(s.game, s.seat());
  detach(s.game, s.instance);
}
const SkillDef promise({"test_promise", "代放权之后"}, Listing::Nameless,
                       at<Timing::TurnEnd1>().may().when(own_turn_starts).choose(choose_heir).then(crown));
bool may_give_up(const Skill<Phase>& s) { return owners_phase(s) && can_skip_phase(s.game, PhaseKind::Play); }
Task<> give_up(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Play);
  leave_delayed_effect(s.game, s.owner, promise, s.owner);
  co_return;
}
const SkillDef abdicate({"test_abdicate", "代放权"}, Listing::Nameless,
                        at<Timing::PlayBeforeStart>().may().when(may_give_up).then(give_up));
const General infant({.id = "test_infant",
                      .zh = "代刘禅",
                      .en = "Infant",
                      .set = "test",
                      .kingdom = Kingdom::Shu,
                      .skills = {&abdicate}});

// R004-31
TEST(Huashen, LianpoFirstAndThenTheChangeOrNotAtAll) {
  for (const bool lianpo_first : {true, false}) {
    Table t(4);
    t.seat(0).role(Role::Renegade).general("zuoci").keeps({"test_strategist", "ganning"});
    t.seat(0).shows("test_strategist", "test_again").hand({card(kSlash, "S7")});
    t.seat(1).hp(1, 4);
    t.seat(3).role(Role::Lord);
    t.start();
    t.pass(0);
    t.use(0, kSlash, {1});
    ASSERT_FALSE(t.alive(1));
    play_on(t, [&] { return t.asked() == 0 && t.request().timing == Timing::TurnEnd1; });
    EXPECT_TRUE(t.offers("test_again"));
    EXPECT_TRUE(t.offers("huashen"));
    if (lianpo_first) t.launch(0, "test_again");
    t.launch(0, "huashen");
    EXPECT_FALSE(has(t, 0, "test_again"));
    EXPECT_FALSE(t.offers("test_again")) << t.question();
    play_to_turn(t, 2);
    EXPECT_EQ(turns(t)[1], lianpo_first ? 0 : 2);
  }
}

// R001-11 … R001-15
TEST(Huashen, TheStoryOfZuoCiAndSimaYi) {
  Table t(5);
  t.seat(0).role(Role::Lord).general("zuoci").keeps({"test_veteran", "test_infant"});
  t.seat(0).shows("test_veteran", "test_vanguard").hand({card(kCollateral), card(kJink)});
  t.seat(2).role(Role::Rebel).hp(1, 4);
  t.seat(4).role(Role::Rebel).general("test_strategist").hand({card(kSlash, "S7")}).wears({card(kAxe)});
  t.turn_of(0, PhaseKind::Prepare).start();
  // R001-11: both belong to TurnStart9; the phase is performed inside it, then the change is still offered.
  EXPECT_TRUE(t.offers(0, "test_vanguard"));
  EXPECT_TRUE(t.offers(0, "huashen"));
  t.launch(0, "test_vanguard");
  EXPECT_EQ(t.opened(Timing::PrepareBeforeStart), 0);
  t.use(0, kCollateral, {4, 2});
  t.play(4, kSlash);
  ASSERT_FALSE(t.alive(2));
  t.end_phase(0);
  EXPECT_EQ(t.opened(Timing::PlayAfterEnd), 1);
  EXPECT_EQ(t.request().timing, Timing::TurnStart9);
  EXPECT_FALSE(t.offers("test_vanguard")) << "once";
  t.launch(0, "huashen");
  EXPECT_TRUE(has(t, 0, "test_abdicate"));
  // R001-12: the ordinary play phase can be skipped although an extra one was taken.
  t.forget();
  play_on(t, [&] { return t.asked() == 0 && t.offers("test_abdicate"); });
  t.launch(0, "test_abdicate");
  EXPECT_EQ(t.opened(Timing::PlayStart), 0);
  // R001-13, R001-14: 左慈 carries out 放权 and may change; then 司马懿 is asked.
  play_on(t, [&] { return t.request().timing == Timing::TurnEnd1; });
  EXPECT_EQ(t.asked(), 0);
  EXPECT_TRUE(t.offers("huashen"));
  t.launch(0, "test_promise", {t.in_hand(0, kJink)}, {1});
  EXPECT_TRUE(t.offers(0, "huashen"));
  t.launch(0, "huashen");
  EXPECT_TRUE(t.offers(4, "test_again")) << "he has killed in this turn: " << t.question();
  // R001-15
  t.forget();
  t.launch(4, "test_again");
  play_to_turn(t, 5);
  EXPECT_EQ(turns(t), (std::vector<Seat>{4, 1, 1, 3, 4}));
}

// ---- what search may know

TEST(Huashen, RedealingChangesOnlyWhatTheViewerCannotSee) {
  Table t(4);
  t.seat(1).general("zuoci").keeps({"zhenji", "machao", "ganning"}).shows("zhenji", "qingguo");
  t.start();
  const std::string mine = view_bytes(t.game(), 1), others = view_bytes(t.game(), 0);
  const GeneralSet before = generals_kept_by(t.game(), 1);
  t.match().redeal_hidden(1, 7);
  EXPECT_EQ(generals_kept_by(t.game(), 1), before) << "his own";
  EXPECT_EQ(view_bytes(t.game(), 1), mine);
  t.match().redeal_hidden(0, 7);
  EXPECT_NE(generals_kept_by(t.game(), 1), before);
  EXPECT_EQ(generals_kept_by(t.game(), 1).size(), 3);
  EXPECT_TRUE(generals_kept_by(t.game(), 1).has(open_general_of(t.game(), 1)->general));
  EXPECT_EQ(view_bytes(t.game(), 0), others);
}

}  // namespace
}  // namespace jiesuan::test
