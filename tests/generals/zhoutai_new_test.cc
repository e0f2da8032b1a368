// 周泰〔新〕: 不屈, 奋激; and the story of 许褚's fire 杀 (R003-09 … R003-12).
#include "engine/query/distance.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

int new_wounds(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("buqu_new")->number).size();
}

// ---- 不屈

TEST(BuquNew, WhenDyingHeLaysACardAndRecoversToOneHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("zhoutai_new").hp(1, 4);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 1) << "from −1, without being asked: it is locked";
  EXPECT_EQ(new_wounds(t, 1), 1);
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
  EXPECT_EQ(t.count(LogKind::DyingSaved), 1);
  EXPECT_EQ(t.nth(LogKind::HpRecovered).n, 2);
}

TEST(BuquNew, ARepeatedNumberIsDiscardedAndHeStaysDying) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).general("zhoutai_new").hp(1, 4).lies_on_general(card(kJink, "D8"), "buqu_new");
  t.seat(2).hand({card(kPeach)});
  t.pile({card(kThunderSlash, "C8")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("buqu_new"), 1);
  EXPECT_TRUE(t.discarded(kThunderSlash));
  EXPECT_EQ(new_wounds(t, 1), 1);
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(BuquNew, OnlyOnceInOneDyingResolution) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7"), card(kAnaleptic)});
  t.seat(1).general("zhoutai_new").hp(1, 4).hand({card(kPeach)});
  t.seat(1).lies_on_general(card(kJink, "D8"), "buqu_new");
  t.pile({card(kThunderSlash, "C8"), card(kDuel, "S1")});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_EQ(t.launches("buqu_new"), 1);
  EXPECT_FALSE(t.alive(1)) << "one 桃 does not do at −1";
}

TEST(BuquNew, ThoseBeforeHimAreAskedFirst) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7"), card(kPeach)});
  t.seat(1).general("zhoutai_new").hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(0, kPeach));
  t.play(0, kPeach);
  EXPECT_EQ(new_wounds(t, 1), 0);
}

TEST(BuquNew, TheHandLimitIsTheNumberOfCards) {
  Table t(2);
  t.seat(0).general("zhoutai_new").hp(4, 4);
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
  Table u(2);
  u.seat(0).general("zhoutai_new").hp(4, 4).lies_on_general(card(kJink, "D8"), "buqu_new");
  u.seat(0).hand({card(kDuel), card(kJink), card(kJink)});
  u.turn_of(0, PhaseKind::Discard).start();
  EXPECT_EQ(hand_limit(u.game(), 0), 1);
  ASSERT_EQ(u.request().timing, Timing::DiscardBody);
  EXPECT_EQ(u.request().options[0].min_cards, 2);
}

// ---- 奋激

TEST(Fenji, LosesOneHpForTwoCardsOfWhomACardWasTakenFrom) {
  for (const CardName trick : {kDismantlement, kSnatch}) {
    Table t(3);
    t.seat(0).hand({card(trick)});
    t.seat(1).hand({card(kJink), card(kJink)});
    t.seat(2).general("zhoutai_new");
    t.start();
    t.use(0, trick, {1});
    EXPECT_EQ(t.seats_for("fenji"), seats({1}));
    t.launch(2, "fenji", {}, {1});
    EXPECT_EQ(t.hp(2), 3);
    EXPECT_EQ(t.hand(1), 3);
  }
}

TEST(Fenji, NotForEquipmentGiftsOrOwnDiscards) {
  Table t(3);
  t.seat(0).general("liubei").hand({card(kDismantlement), card(kJink), card(kJink)});
  t.seat(1).wears({card(kAxe)});
  t.seat(2).general("zhoutai_new");
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << "equipment: " << t.question();
  t.act(0, "rende", {t.in_hand(0, kJink)}, {1});
  EXPECT_TRUE(t.idle(0)) << "given: " << t.question();
}

TEST(Fenji, ForHisOwnHandCardsToo) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("zhoutai_new").hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(1, "fenji", {}, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Fenji, MayBeDeclined) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("zhoutai_new").hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.pass(1);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.idle(0));
}

// ---- 许褚's fire 杀, with 小乔 and the 方天画戟 of the national war played by stand-ins

bool has_heart(const Skill<Damage>& s) { return owner_is_victim(s); }
bool choose_heart(const Skill<Damage>& s, Option& o) {
  return pick_cards(o, cards_of_suit(s.game, s.game[s.owner].hand, s.owner, Suit::Heart), 1, 1) &&
         pick_seats(o, others(s.game, s.owner));
}
Task<> pass_it_on(Skill<Damage> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await transfer_damage(s.game, s.event, s.seat());
  co_await draw(s.game, s.seat(), s.game[s.seat()].lost_hp());
}
const SkillDef pass_on(
    {"test_pass_on", "转移"}, Listing::Nameless,
    at<Timing::DamageTaking2>().may().when(has_heart).choose(choose_heart).then(pass_it_on));
const General lady({.id = "test_lady",
                    .zh = "代小乔",
                    .en = "Lady",
                    .set = "test",
                    .kingdom = Kingdom::Wu,
                    .gender = Gender::Female,
                    .hp = 3,
                    .skills = {&pass_on}});

int two_more(const StateContext&, const VirtualCard& card) { return is_slash(card.name) ? 2 : 0; }
const SkillDef three_targets({"test_three_targets", "三目标"}, Listing::Nameless,
                             state(StateKind::ExtraTargets, two_more), state(StateKind::AttackRange, 5));

struct Xuchu : Table {
  Xuchu() : Table(4) {
    seat(0).general("xuchu").skill("test_three_targets").hand({card(kFireSlash, "H7"), card(kAnaleptic)});
    seat(1).general("test_lady").general("zhouyu").hidden(0).hidden(1).chained();
    seat(1).hand({card(kJink, "H2"), card(kFireSlash, "H4")});
    seat(2).general("daqiao").general("sunquan").hidden(0).hidden(1).hand({card(kDuel, "S1")});
    seat(3)
        .general("zhoutai_new")
        .general("ganning")
        .hidden(0)
        .hidden(1)
        .hp(4, 4)
        .wears({card(kVine)})
        .chained();
    // 1, 2, 9 and 10 are the wounds; 3 to 8 are drawn in between.
    pile({card(kDuel, "C1"), card(kNiohShield, "C2"), card(kSlash), card(kSlash), card(kSlash), card(kSlash),
          card(kSlash), card(kSlash), card(kDismantlement, "C3"), card(kDismantlement, "C4")});
    turn_of(0, PhaseKind::Draw).start();
    launch(0, "luoyi");
    use(0, kAnaleptic);
    use(0, kFireSlash, {1, 2, 3});
  }
};

// R003-09
TEST(XuchuCase, LiuliMakesOneCharacterTwoTargetsAndRevealsItsGeneral) {
  Xuchu t;
  EXPECT_TRUE(t.game()[2].general[0].hidden);
  EXPECT_EQ(t.game()[2].gender, Gender::None) << "nothing is revealed yet";
  t.launch(2, "liuli", {t.in_hand(2, kDuel)}, {3});
  EXPECT_FALSE(t.game()[2].general[0].hidden);
  EXPECT_TRUE(t.game()[2].general[1].hidden);
  EXPECT_EQ(t.game()[2].gender, Gender::Female);
  std::vector<Seat> targets;
  for (const Target& x : running<Use>(t.game())->targets) targets.push_back(x.seat);
  EXPECT_EQ(targets, (std::vector<Seat>{1, 3, 3}));
}

// R003-10, R003-11, R003-12
TEST(XuchuCase, TheHiddenGeneralsLiveThroughSeventeenPoints) {
  Xuchu t;
  t.launch(2, "liuli", {t.in_hand(2, kDuel)}, {3});
  t.pass(1);  // 闪: the ♥2 is for the transfer
  t.launch(1, "test_pass_on", {t.in_hand(1, kJink)}, {3});
  EXPECT_FALSE(t.game()[1].general[0].hidden);
  EXPECT_EQ(t.damages(3), std::vector<int>{4}) << "3, and 1 for the armour";
  EXPECT_FALSE(t.chained(3));
  ASSERT_TRUE(t.offers(3, "buqu_new")) << "a hidden general's forced skill may be declined: " << t.question();
  t.launch(3, "buqu_new");
  EXPECT_FALSE(t.game()[3].general[0].hidden);
  EXPECT_EQ(t.hp(3), 1);
  // Conducted to 小乔, who passes it on again.
  EXPECT_TRUE(t.chained(1));
  t.launch(1, "test_pass_on", {t.in_hand(1, kFireSlash)}, {3});
  EXPECT_EQ(t.damages(3), (std::vector<int>{4, 5, 4, 4})) << "no 闪, so both targets follow at once";
  EXPECT_EQ(t.hp(3), 1);
  EXPECT_EQ(t.launches("buqu_new"), 4);
  EXPECT_EQ(new_wounds(t, 3), 4);
  EXPECT_EQ(t.hand(3), 6) << "three for each transfer";
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(XuchuCase, ADeclinedSkillOfAHiddenGeneralLeavesItHidden) {
  Xuchu t;
  t.launch(2, "liuli", {t.in_hand(2, kDuel)}, {3});
  t.pass(1);
  t.launch(1, "test_pass_on", {t.in_hand(1, kJink)}, {3});
  t.pass(3);
  EXPECT_FALSE(t.alive(3));
  EXPECT_EQ(t.launches("buqu_new"), 0);
}

}  // namespace
}  // namespace jiesuan::test
