// 神司马懿: 忍戒, 拜印, 连破, 极略.
#include "engine/rules/vocabulary.h"
#include "tests/engine/support.h"
#include "tests/support/story.h"
#include "text/prompt.h"

namespace jiesuan::test {
namespace {

// 极略: the option that lends this skill; −1 if there is none.
int loan(const Table& t, const std::string& lent) {
  const SkillDef* skill = Catalogue::get().find_skill(lent);
  for (int i = 0; !t.over() && i < t.request().options.size(); ++i) {
    const Option& o = t.request().options[i];
    if (o.kind == OptionKind::Skill && def(o.skill).units[o.unit].lends == skill) return i;
  }
  return -1;
}

// ---- 忍戒

TEST(Renjie, OneForEachPointOfDamage) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("shen_simayi");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.marks(1, "renjie"), 2);
}

TEST(Renjie, OneForEachCardDiscardedInHisDiscardPhase) {
  Table t(2);
  t.seat(0).general("shen_simayi").hp(1, 4).hand({card(kSlash), card(kJink), card(kDuel), card(kPeach)});
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kJink), t.in_hand(0, kDuel)});
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.marks(0, "renjie"), 3);
}

TEST(Renjie, DiscardsAtOtherTimesGiveNone) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("shen_simayi").hand({card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.marks(1, "renjie"), 0);
  Table own(3);
  own.seat(0).general("shen_simayi").skill("zhiheng").hand({card(kPeach)});
  own.start();
  own.act(0, "zhiheng", {own.in_hand(0, kPeach)});
  EXPECT_EQ(own.marks(0, "renjie"), 0);
}

// ---- 拜印

TEST(Baiyin, WithFourMarksHeLosesAMaximumHpAndGainsJilue) {
  Table t(2);
  t.seat(0).general("shen_simayi").marks("renjie", 4);
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_TRUE(has_skill(t.game(), 0, *Catalogue::get().find_skill("jilue")));
  EXPECT_EQ(t.marks(0, "renjie"), 4) << "they are not spent";
}

TEST(Baiyin, NotWithThree) {
  Table t(2);
  t.seat(0).general("shen_simayi").marks("renjie", 3);
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_EQ(t.launches("baiyin"), 0);
}

TEST(Baiyin, OnceInTheGame) {
  Table t(2);
  t.seat(0).general("shen_simayi").marks("renjie", 9);
  t.turn_of(0, PhaseKind::Prepare).start();
  play_to_turn(t, 3);
  play_on(t, [&] { return t.idle(0); });
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_EQ(t.launches("baiyin"), 1);
}

// ---- 连破

// He is the lord; the two rebels at hp 1 can be killed.
void set_killer(Table& t) {
  t.seat(0).general("shen_simayi").hand({card(kSlash), card(kDuel)});
  t.seat(1).hp(1, 4).role(Role::Rebel);
  t.seat(2).role(Role::Renegade);
  t.seat(3).hp(1, 4).role(Role::Rebel);
}

TEST(Lianpo, AnExtraTurnAfterATurnInWhichHeKilled) {
  Table t(4);
  set_killer(t);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  play_to_offer(t, 0, "lianpo");
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
  t.launch(0, "lianpo");
  play_to_turn(t, 3);
  EXPECT_EQ(turns(t), (std::vector<Seat>{0, 0, 2}));
}

TEST(Lianpo, IsNotOfferedWithoutAKillAndOnceForTwo) {
  Table none(4);
  set_killer(none);
  none.start();
  play_to_turn(none, 2);
  EXPECT_EQ(none.launches("lianpo"), 0);
  Table t(4);
  set_killer(t);
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kDuel, {3});
  EXPECT_FALSE(t.alive(3));
  play_to_offer(t, 0, "lianpo");
  t.launch(0, "lianpo");
  play_to_turn(t, 3);
  EXPECT_EQ(turns(t), (std::vector<Seat>{0, 0, 2}));
}

TEST(Lianpo, MayBeDeclined) {
  Table t(4);
  set_killer(t);
  t.start();
  t.use(0, kSlash, {1});
  play_to_offer(t, 0, "lianpo");
  t.pass(0);
  play_to_turn(t, 2);
  EXPECT_EQ(turns(t), (std::vector<Seat>{0, 2}));
}

// Stand-ins for 放权 and 化身② of 左慈: at TurnEnd1 seat 1 gains an extra turn; 连破 is lost.
bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
Task<> let_the_next_act(Skill<Turn> s) {
  gain_extra_turn(s.game, 1);
  co_return;
}
const SkillDef fangquan({"test_lianpo_fangquan", "放权"}, Listing::Nameless,
                        at<Timing::TurnEnd1>().may().when(own_turn).then(let_the_next_act));
Task<> change_shape(Skill<Turn> s) {
  co_await lose_skill(s.game, s.owner, *Catalogue::get().find_skill("lianpo"));
}
const SkillDef huashen({"test_lianpo_huashen", "化身"}, Listing::Nameless,
                       at<Timing::TurnEnd1>().may().when(own_turn).then(change_shape));

// R001-11 … R001-15 with 左慈 = 0, A = 1, B = 2 (killed), C = 3, 神司马懿 = 4.
TEST(Lianpo, GainedLastInSomebodyElsesTurnItIsTakenFirst) {
  Table t(5);
  t.seat(0).skill("test_lianpo_fangquan").role(Role::Lord).hand({card(kCollateral)});
  t.seat(1).role(Role::Loyalist);
  t.seat(2).role(Role::Rebel).hp(1, 4);
  t.seat(3).role(Role::Rebel);
  t.seat(4).general("shen_simayi").role(Role::Renegade).hand({card(kSlash)}).wears({card(kAxe)});
  t.start();
  t.use(0, kCollateral, {4, 2});
  t.play(4, kSlash);
  EXPECT_FALSE(t.alive(2));
  play_to_offer(t, 0, "test_lianpo_fangquan");
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
  t.launch(0, "test_lianpo_fangquan");
  ASSERT_TRUE(t.offers(4, "lianpo")) << "he killed in this turn, and is asked after its owner; "
                                     << t.question();
  t.launch(4, "lianpo");
  play_to_turn(t, 6);
  EXPECT_EQ(turns(t), (std::vector<Seat>{0, 4, 1, 1, 3, 4}));
}

// R001-13: without 连破 the order is A, A, C, 神司马懿.
TEST(Lianpo, DeclinedTheOthersKeepTheirOrder) {
  Table t(5);
  t.seat(0).skill("test_lianpo_fangquan").role(Role::Lord).hand({card(kCollateral)});
  t.seat(1).role(Role::Loyalist);
  t.seat(2).role(Role::Rebel).hp(1, 4);
  t.seat(3).role(Role::Rebel);
  t.seat(4).general("shen_simayi").role(Role::Renegade).hand({card(kSlash)}).wears({card(kAxe)});
  t.start();
  t.use(0, kCollateral, {4, 2});
  t.play(4, kSlash);
  play_to_offer(t, 0, "test_lianpo_fangquan");
  t.launch(0, "test_lianpo_fangquan");
  t.pass(4);
  play_to_turn(t, 5);
  EXPECT_EQ(turns(t), (std::vector<Seat>{0, 1, 1, 3, 4}));
}

// R004-31
TEST(Lianpo, MayBeUsedBeforeItIsSwappedAwayAtTheSameTimingNotAfter) {
  for (const bool lianpo_first : {true, false}) {
    Table t(4);
    set_killer(t);
    t.seat(0).skill("test_lianpo_huashen");
    t.start();
    t.use(0, kSlash, {1});
    play_to_offer(t, 0, "lianpo");
    ASSERT_TRUE(t.offers("test_lianpo_huashen"));
    if (lianpo_first) t.launch(0, "lianpo");
    t.launch(0, "test_lianpo_huashen");
    EXPECT_FALSE(t.offers("lianpo")) << t.question();
    play_to_turn(t, 2);
    EXPECT_EQ(turns(t)[1], lianpo_first ? 0 : 2);
  }
}

// ---- 极略

TEST(Jilue, GuicaiForAMark) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).skill("jilue").marks("renjie", 1).hand({card(kPeach, "H3")});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.request().timing, Timing::JudgeBeforeResult);
  t.launch(1, "jilue", {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.marks(1, "renjie"), 0);
  EXPECT_TRUE(t.idle(0)) << "♥: the play phase is not skipped; " << t.question();
}

TEST(Jilue, WithoutMarksNothingIsOffered) {
  Table t(3);
  t.seat(0).skill("jilue").hand({card(kExNihilo), card(kPeach)});
  t.start();
  EXPECT_FALSE(t.offers("jilue"));
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Jilue, FangzhuForAMark) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_simayi").skill("jilue").hp(3, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.marks(1, "renjie"), 1) << "忍戒 comes first: without it 极略 cannot be paid";
  EXPECT_EQ(t.seats_for("jilue"), seats({0, 2}));
  t.launch(1, "jilue", {}, {2});
  EXPECT_EQ(t.hand(2), 2) << "he has lost two hp";
  EXPECT_TRUE(t.game()[2].flipped);
  EXPECT_EQ(t.marks(1, "renjie"), 0);
}

TEST(Jilue, JizhiForAMark) {
  Table t(3);
  t.seat(0).skill("jilue").marks("renjie", 1).hand({card(kDuel), card(kIndulgence)});
  t.start();
  t.use(0, kIndulgence, {1});
  EXPECT_TRUE(t.idle(0)) << "a delayed trick is none; " << t.question();
  t.use(0, kDuel, {1});
  t.launch(0, "jilue");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.marks(0, "renjie"), 0);
}

TEST(Jilue, ZhihengForAMarkOncePerPhase) {
  Table t(3);
  t.seat(0).skill("jilue").marks("renjie", 3).hand({card(kPeach), card(kAxe)});
  t.start();
  t.choose_option(0, loan(t, "zhiheng"), {t.in_hand(0, kPeach), t.in_hand(0, kAxe)});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(t.discarded(kAxe));
  EXPECT_EQ(t.marks(0, "renjie"), 2);
  EXPECT_EQ(loan(t, "zhiheng"), -1) << "once a phase";
  EXPECT_GE(loan(t, "wansha"), 0) << t.question();
  t.choose_option(0, loan(t, "wansha"));
  EXPECT_EQ(t.marks(0, "renjie"), 1);
  EXPECT_FALSE(t.offers("jilue"));
}

TEST(Jilue, WanshaForAMarkLastsThisTurn) {
  Table t(4);
  t.seat(0).skill("jilue").marks("renjie", 2).hand({card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.choose_option(0, loan(t, "wansha"));
  EXPECT_EQ(t.marks(0, "renjie"), 1);
  EXPECT_TRUE(has_skill(t.game(), 0, *Catalogue::get().find_skill("wansha"))) << "the skill itself";
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.demands(0, kPeach)) << "he himself may; " << t.question();
  t.pass(0);
  EXPECT_FALSE(t.alive(1)) << "nobody else is asked; " << t.question();
  t.end_phase(0);
  play_to_next_turn(t);
  EXPECT_FALSE(has_skill(t.game(), 0, *Catalogue::get().find_skill("wansha")));
}

TEST(Jilue, ItsOptionsSayWhichSkillTheyLend) {
  Table t(3);
  t.seat(0).skill("jilue").marks("renjie", 2).hand({card(kPeach), card(kAxe)});
  t.start();
  const Question q(t.game());
  const auto label = [&](const char* lent, text::Lang lang) {
    return text::option_label(q, t.request().options[loan(t, lent)], text::Words(lang));
  };
  EXPECT_EQ(label("zhiheng", text::Lang::Zh), "发动〖极略〗（〖制衡〗）");
  EXPECT_EQ(label("wansha", text::Lang::En), "Launch <Jilue> (<Wansha>)");
}

TEST(Jilue, ZhihengTakesNoCardThatMayNotBeDiscarded) {
  Table t(3);
  t.seat(0).skill("jilue").marks("renjie", 3).hand({card(kDuel), card(kSlash), card(kExNihilo)});
  t.seat(1).general("yangxiu");
  t.start();
  t.use(0, kDuel, {1});
  t.pass(0);  // 集智
  t.launch(1, "jilei");
  t.choose_option(1, 0);  // basic cards
  ASSERT_GE(loan(t, "zhiheng"), 0) << t.question();
  EXPECT_EQ(t.request().options[loan(t, "zhiheng")].cards, cards({t.in_hand(0, kExNihilo)}));
}

TEST(Jilue, UnderWanshaTheDyingMaySaveItself) {
  Table t(3);
  t.seat(0).skill("jilue").marks("renjie", 1).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kPeach)});
  t.start();
  t.choose_option(0, loan(t, "wansha"));
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.demands(1, kPeach)) << t.question();
  t.play(1, kPeach);
  EXPECT_TRUE(t.alive(1));
}

}  // namespace
}  // namespace jiesuan::test
