// 于吉: 蛊惑〔旧〕.
#include "engine/view/view.h"
#include "generals/common.h"
#include "tests/engine/support.h"
#include "tests/support/naming.h"

namespace jiesuan::test {
namespace {

// Lays the card down and names it; the targets are chosen if there is something to choose.
void deceive(Table& t, Seat s, CardId c, const std::string& name, std::vector<Seat> targets = {},
             const std::string& skill = "guhuo") {
  if (t.idle(s))
    t.act(s, skill, {c});
  else
    t.launch(s, skill, {c});
  if (can_name(t, name)) say(t, s, name);
  if (!targets.empty()) t.choose_seats(s, std::move(targets));
}
void believe(Table& t, std::vector<Seat> all) {
  for (Seat s : all) say(t, s, "believe");
}

struct Wizard : Table {
  explicit Wizard(Face held) : Table(3) {
    seat(0).general("yuji").hand({held, card(kIndulgence, "S6")});
    start();
  }
  CardId held() {
    return game()[0].hand.first() == in_hand(0, kIndulgence) ? game()[0].hand.nth(1) : game()[0].hand.first();
  }
};

TEST(Guhuo, UndoubtedItIsTheCardHeNamed) {
  Wizard t(card(kJink, "D2"));
  const CardId c = t.held();
  deceive(t, 0, c, "ex_nihilo");
  believe(t, {1, 2});
  t.pass(0);  // his other card could be a 无懈可击
  EXPECT_EQ(t.hand(0), 3) << "无中生有";
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kExNihilo);
  EXPECT_EQ(t.nth(LogKind::CardUsed).cards, CardSet(c));
  EXPECT_EQ(t.where(c), Zone::Discard);
}

// R000-06: the colour is that of the card that was turned up, before the resolution goes on.
TEST(Guhuo, TheColourIsThatOfTheCardTurnedUp) {
  for (const bool black : {true, false}) {
    Table t(2);
    t.seat(0).general("yuji").hand({black ? card(kDuel, "S1") : card(kDuel, "D1")});
    t.seat(1).wears({card(kNiohShield)}).hand({card(kJink)});
    t.start();
    const CardId c = t.in_hand(0, kDuel);
    deceive(t, 0, c, "slash", {1});
    EXPECT_EQ(t.count(LogKind::Shown), 0);
    say(t, 1, "believe");
    EXPECT_EQ(t.count(LogKind::Shown), 1);
    EXPECT_EQ(t.demands(1, kJink), !black) << "仁王盾";
    if (black) EXPECT_TRUE(t.idle(0)) << t.question();
    EXPECT_EQ(t.hp(1), 4);
  }
}

// R000-07
TEST(Guhuo, WhoHasNoHpIsNotAsked) {
  Table t(3);
  t.seat(0).general("yuji").hand({card(kJink)});
  t.seat(1).general("zhoutai").hp(0, 4).lies_on_general(card(kDuel, "S1"), "buqu");
  t.seat(2).hp(2, 4);
  t.start();
  deceive(t, 0, t.in_hand(0, kJink), "ex_nihilo");
  EXPECT_EQ(t.asked(), 2);
  say(t, 2, "believe");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Guhuo, ADoubtedLieIsDiscardedAndTheDoubtersDraw) {
  Wizard t(card(kJink, "D2"));
  const CardId c = t.held();
  deceive(t, 0, c, "ex_nihilo");
  say(t, 1, "doubt");
  say(t, 2, "believe");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(2), 0);
  EXPECT_EQ(t.count(LogKind::CardUsed), 0);
  EXPECT_EQ(t.where(c), Zone::Discard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Guhuo, ADoubtedTruthCostsTheDoubtersHpAndCountsOnlyAsAHeart) {
  for (const bool heart : {true, false}) {
    Wizard t(heart ? card(kArcheryAttack, "H1") : card(kDuel, "S1"));
    const CardId c = t.held();
    if (heart)
      deceive(t, 0, c, "archery_attack");
    else
      deceive(t, 0, c, "duel", {1});
    say(t, 1, "doubt");
    say(t, 2, "doubt");
    EXPECT_EQ(t.count(LogKind::HpLost), 2);
    EXPECT_EQ(t.count(LogKind::CardUsed), heart ? 1 : 0);
    while (!t.idle(0)) t.pass(0);  // his other card could be a 无懈可击
    EXPECT_EQ(t.hp(1), heart ? 2 : 3);
    EXPECT_EQ(t.where(c), Zone::Discard);
  }
}

TEST(Guhuo, TheKindOfSlashMustBeNamedExactly) {
  Wizard t(card(kFireSlash, "H4"));
  deceive(t, 0, t.held(), "slash", {1});
  say(t, 1, "doubt");
  say(t, 2, "believe");
  EXPECT_EQ(t.count(LogKind::HpLost), 0) << "a fire slash is no plain one";
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Guhuo, NamesBasicCardsAndTricksThatCouldBeUsedNow) {
  Wizard t(card(kJink));
  t.act(0, "guhuo", {t.held()});
  EXPECT_TRUE(can_name(t, "slash"));
  EXPECT_TRUE(can_name(t, "thunder_slash"));
  EXPECT_TRUE(can_name(t, "analeptic"));
  EXPECT_TRUE(can_name(t, "iron_chain"));
  EXPECT_FALSE(can_name(t, "jink")) << "nothing to answer";
  EXPECT_FALSE(can_name(t, "peach")) << "he is not wounded";
  EXPECT_FALSE(can_name(t, "indulgence")) << "delayed";
  EXPECT_FALSE(can_name(t, "crossbow"));
  EXPECT_FALSE(can_name(t, "collateral")) << "nobody has a weapon";
}

TEST(Guhuo, ItsSlashCountsForTheLimit) {
  Wizard t(card(kJink));
  deceive(t, 0, t.held(), "slash", {1});
  believe(t, {1, 2});
  EXPECT_EQ(t.hp(1), 3);
  t.act(0, "guhuo", {t.in_hand(0, kIndulgence)});
  EXPECT_FALSE(can_name(t, "slash"));
}

TEST(Guhuo, TheTargetsAreChosenBeforeTheDoubting) {
  Wizard t(card(kJink));
  deceive(t, 0, t.held(), "slash");
  EXPECT_EQ(t.asked(), 0);
  EXPECT_EQ(t.request().ask, Ask::Seats);
  t.choose_seats(0, {2});
  EXPECT_EQ(t.nth(LogKind::CardNamed).seats, seats({2}));
  EXPECT_EQ(t.asked(), 1);
}

TEST(Guhuo, TheOthersAreAskedInOrderFromTheTurnOn) {
  Table t(4);
  t.seat(1).general("yuji").hand({card(kPeach)});
  t.seat(2).hand({card(kSlash)});
  t.turn_of(2).start();
  t.use(2, kSlash, {1});
  deceive(t, 1, t.in_hand(1, kPeach), "jink");
  believe(t, {2, 3, 0});
  EXPECT_EQ(t.hp(1), 3);
}

TEST(Guhuo, OnlyHeSeesTheCardUntilItIsTurnedUp) {
  Wizard t(card(kJink, "D2"));
  const CardId c = t.held();
  t.forget();
  deceive(t, 0, c, "ex_nihilo");
  EXPECT_EQ(t.where(c), Zone::Processing);
  EXPECT_TRUE(can_see(t.game(), 0, c));
  EXPECT_FALSE(can_see(t.game(), 1, c));
  EXPECT_FALSE(can_see(t.game(), kSpectator, c));
  EXPECT_TRUE(redacted(t.nth(LogKind::Moved), 1).cards.empty());
  say(t, 1, "believe");
  say(t, 2, "believe");
  EXPECT_TRUE(can_see(t.game(), 1, c));
}

// ---- at needs

TEST(Guhuo, AsAJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("yuji").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::NeedUse2);
  deceive(t, 1, t.in_hand(1, kPeach), "jink");
  believe(t, {0, 2});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.nth(LogKind::CardUsed, 1).card, kJink);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Guhuo, AfterAFailureHeMayStillUseARealOne) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("yuji").hand({card(kPeach), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  deceive(t, 1, t.in_hand(1, kPeach), "jink");
  say(t, 0, "doubt");
  say(t, 2, "believe");
  ASSERT_TRUE(t.demands(1, kJink)) << t.question();
  EXPECT_FALSE(t.offers("guhuo")) << "used up for this need";
  t.play(1, kJink);
  EXPECT_EQ(t.hp(1), 3);
}

TEST(Guhuo, DeclinedHeIsAskedForTheCardItself) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("yuji").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(t.demands(1, kJink));
}

TEST(Guhuo, AsANullification) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("yuji").hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  deceive(t, 1, t.in_hand(1, kPeach), "nullification");
  believe(t, {0, 2});
  EXPECT_EQ(t.count(LogKind::Offset), 1);
  EXPECT_EQ(t.hp(1), 3);
}

TEST(Guhuo, AsAPeachForTheDying) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("yuji").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  deceive(t, 2, t.in_hand(2, kJink), "peach");
  EXPECT_EQ(t.asked(), 0) << "the dying one has no hp";
  say(t, 0, "believe");
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Guhuo, PeachOrAnalepticWhenHeIsDyingHimself) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("yuji").hp(1, 3).hand({card(kIndulgence)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);  // 闪
  t.launch(1, "guhuo", {t.in_hand(1, kIndulgence)});
  EXPECT_EQ(named_options(t), (std::vector<std::string>{"peach", "analeptic"}));
  say(t, 1, "analeptic");
  believe(t, {0, 2});
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Guhuo, AsAResponse) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("yuji").hand({card(kPeach)});
  t.start();
  t.use(0, kSavageAssault);
  t.pass(1);  // 无懈可击
  EXPECT_EQ(t.request().timing, Timing::NeedRespond2) << t.question();
  deceive(t, 1, t.in_hand(1, kPeach), "slash");
  believe(t, {0, 2});
  EXPECT_EQ(t.count(LogKind::CardResponded), 1);
  EXPECT_EQ(t.hp(1), 3);
}

TEST(Guhuo, NotWithoutHandCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("yuji");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- with others

TEST(Guhuo, TheCardLaidDownIsLost) {
  Table t(2);
  t.seat(0).general("yuji").general("luxun").hand({card(kJink)});
  t.start();
  deceive(t, 0, t.in_hand(0, kJink), "duel", {1});
  EXPECT_TRUE(t.offers(0, "lianying")) << "before anybody is asked: " << t.question();
}

TEST(Guhuo, TheLastHandCardMayBeASlashForThreeWithTheHalberd) {
  Table t(4);
  t.seat(0).general("yuji").hand({card(kJink)}).wears({card(kHalberd)});
  t.start();
  deceive(t, 0, t.in_hand(0, kJink), "slash", {1, 2, 3});
  believe(t, {1, 2, 3});
  EXPECT_EQ(t.count(LogKind::DamageDealt), 3);
}

bool any_black_trick(const StateContext&, const Deed& d) {
  return def(d.card.name).is_trick() && d.card.colour == Colour::Black;
}
const SkillDef no_black_tricks({"test_no_black_tricks", "代帷幕"}, Listing::Nameless, Tag::Locked,
                               cannot_be_target(any_black_trick));

TEST(Guhuo, ATargetThatIsIllegalForTheCardTurnedUpDropsOut) {
  for (const bool black : {true, false}) {
    Table t(3);
    t.seat(0).general("yuji").hand({black ? card(kSlash, "S7") : card(kJink, "D2")});
    t.seat(1).skill("test_no_black_tricks");
    t.start();
    const CardId c = t.game()[0].hand.first();
    deceive(t, 0, c, "iron_chain", {1, 2});
    believe(t, {1, 2});
    EXPECT_EQ(t.chained(1), !black);
    EXPECT_TRUE(t.chained(2));
    EXPECT_EQ(t.where(c), Zone::Discard);
  }
}

TEST(Guhuo, WithNobodyLeftTheCardIsNotUsed) {
  Table t(3);
  t.seat(0).general("yuji").hand({card(kSlash, "S7")});
  t.seat(1).skill("test_no_black_tricks");
  t.start();
  const CardId c = t.game()[0].hand.first();
  deceive(t, 0, c, "duel", {1});
  believe(t, {1, 2});
  EXPECT_EQ(t.count(LogKind::CardUsed), 0);
  EXPECT_EQ(t.where(c), Zone::Discard);
  EXPECT_TRUE(t.idle(0));
}

// ---- 于吉〔新〕

struct NewWizard : Table {
  explicit NewWizard(Face held) : Table(3) {
    seat(0).general("yuji_new").hand({held, card(kIndulgence, "S6")});
    start();
  }
  void claim(const std::string& name, std::vector<Seat> targets = {}) {
    CardId c = game()[0].hand.first();
    if (c == in_hand(0, kIndulgence)) c = game()[0].hand.nth(1);
    deceive(*this, 0, c, name, std::move(targets), "guhuo_new");
  }
};

TEST(GuhuoNew, TheFirstDoubtEndsTheAskingAndALieIsDiscarded) {
  NewWizard t(card(kJink, "D2"));
  t.claim("ex_nihilo");
  say(t, 1, "doubt");
  EXPECT_TRUE(t.idle(0)) << "seat 2 is not asked: " << t.question();
  EXPECT_EQ(t.hand(1), 0) << "no card for it";
  EXPECT_EQ(t.count(LogKind::CardUsed), 0);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(GuhuoNew, ADoubtedTruthCountsAndGivesChanyuan) {
  NewWizard t(card(kDuel, "S1"));
  t.claim("duel", {2});
  say(t, 1, "doubt");
  EXPECT_TRUE(has_skill(t.game(), 1, *Catalogue::get().find_skill("chanyuan")));
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(2), 3);
}

TEST(GuhuoNew, OncePerTurnOfWhomever) {
  NewWizard t(card(kJink, "D2"));
  t.claim("ex_nihilo");
  believe(t, {1, 2});
  EXPECT_FALSE(t.offers("guhuo_new"));
  Table u(3);
  u.seat(0).hand({card(kSlash, "S7")}).general("zhangfei");
  u.seat(1).general("yuji_new").hand({card(kPeach), card(kPeach)});
  u.seat(0).hand({card(kSlash, "S7"), card(kSlash, "S8")});
  u.start();
  u.use(0, kSlash, {1});
  deceive(u, 1, u.in_hand(1, kPeach), "jink", {}, "guhuo_new");
  believe(u, {0, 2});
  u.use(0, kSlash, {1});
  EXPECT_EQ(u.hp(1), 2) << "not again in this turn: " << u.question();
}

TEST(GuhuoNew, AgainInTheNextTurn) {
  NewWizard t(card(kJink, "D2"));
  t.claim("ex_nihilo");
  believe(t, {1, 2});
  t.forget();
  play_on(t, [&] { return turns(t).size() == 3 && t.idle(0); });
  EXPECT_TRUE(t.offers("guhuo_new"));
}

// ---- 缠怨

TEST(Chanyuan, ItsBearerIsNotAskedWhetherHeDoubts) {
  for (const std::string edition : {"yuji", "yuji_new"}) {
    Table t(3);
    t.seat(0).general(edition).hand({card(kJink)});
    t.seat(1).skill("chanyuan");
    t.start();
    deceive(t, 0, t.in_hand(0, kJink), "ex_nihilo", {}, edition == "yuji" ? "guhuo" : "guhuo_new");
    EXPECT_EQ(t.asked(), 2);
  }
}

TEST(Chanyuan, AtOneHpTheOtherGeneralSkillsAreVoid) {
  for (const int hp : {1, 2}) {
    Table t(3);
    t.seat(0).general("guanyu").general("machao").skill("chanyuan").hp(hp, 4).hand({card(kPeach)});
    t.start();
    EXPECT_EQ(t.offers("wusheng"), hp == 2) << "a conversion";
    EXPECT_EQ(distance(t.game(), 1, 0), 1);
    Table u(5);
    u.seat(0).general("machao").skill("chanyuan").hp(hp, 4);
    u.start();
    EXPECT_EQ(distance(u.game(), 0, 2), hp == 2 ? 1 : 2) << "a state";
    Table v(3);
    v.seat(0).hand({card(kSlash)});
    v.seat(1).general("xiahoudun").skill("chanyuan").hp(hp + 1, 4);
    v.start();
    v.use(0, kSlash, {1});
    EXPECT_EQ(v.offers("ganglie"), hp == 2) << "a triggered skill";
  }
}

TEST(Chanyuan, LeavesEquipmentAlone) {
  Table t(3);
  t.seat(0).skill("chanyuan").hp(1, 4).wears({card(kAxe)});
  t.start();
  EXPECT_EQ(attack_range(t.game(), 0), 3);
}

}  // namespace
}  // namespace jiesuan::test
