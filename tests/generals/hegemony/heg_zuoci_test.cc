// 左慈〔国〕: 役鬼, 汲魂.
#include "engine/view/view.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

int souls(Table& t, Seat s) { return generals_kept_by(t.game(), s).size(); }

// 左慈 with Souls of Wei and Wu; seats 1 and 2 of Wei and Shu, seat 3 undecided.
struct Hermit : Table {
  explicit Hermit(std::vector<std::string> souls = {"heg_xunyou", "heg_lukang"}) : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_zuoci", "heg_zhangxiu").keeps(std::move(souls)).hp(2, 3);
    seat(1).general("heg_yujin").hand({card(kJink)});
    seat(2).general("heg_masu").hand({card(kJink)});
    seat(3).generals("heg_lingtong", "heg_lvfan").hidden(0).hidden(1);
  }
};

TEST(Yigui, TwoSoulsWhenHeIsRevealedForTheFirstTime) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_zhangxiu", "heg_zuoci").hidden(0).hidden(1).hand({card(kSlash)});
  t.seat(1).general("heg_yujin").hand({card(kSlash)});
  t.seat(2).general("heg_masu");
  t.turn_of(1);
  begin(t);
  t.use(1, kSlash, {0});
  t.launch(0, "jihun");
  t.pass(0);  // 附敌
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  EXPECT_EQ(souls(t, 0), 3) << "one by 汲魂, two when it was over";
  EXPECT_EQ(view_of(t.game(), 0).spare.size(), 3u);
  EXPECT_TRUE(view_of(t.game(), 1).spare.empty()) << "only he knows them";
}

TEST(Yigui, ASoulIsGivenBackForACardOnItsForce) {
  Hermit t;
  begin(t);
  EXPECT_EQ(t.seats_as("yigui", kDismantlement, {}), seats({1}))
      << "Wei by 荀攸; nobody is Wu; seat 3 has nothing to lose";
  const int pile = t.game().state.general_pile.size();
  t.act_as(0, "yigui", kDismantlement, {}, {1});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(souls(t, 0), 1);
  EXPECT_EQ(t.game().state.general_pile.size(), pile + 1);
  EXPECT_FALSE(t.offers_as("yigui", kDismantlement)) << "once a turn";
}

TEST(Yigui, OnTheUndecidedAnySoulWillDo) {
  Hermit t;
  begin(t);
  EXPECT_EQ(t.seats_as("yigui", kSlash, {}), seats({1, 3}));
  t.act_as(0, "yigui", kSlash, {}, {3});
  EXPECT_EQ(named_options(t).size(), 2u) << t.question();
  say(t, 0, "heg_lukang");
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
  EXPECT_EQ(souls(t, 0), 1);
  EXPECT_FALSE(t.offers_as("yigui", kFireSlash)) << "杀 of every kind is one name";
}

bool could_chain(Table& t, std::initializer_list<Seat> targets) {
  Selection s;
  for (int i = 0; i < t.request().options.size(); ++i)
    if (t.request().options[i].as == kIronChain) s.option = static_cast<std::uint8_t>(i);
  for (Seat seat : targets) s.seats.push_back(seat);
  return legal_selection(t.game(), t.request(), s, nullptr);
}

TEST(Yigui, OneSoulMustDoForAllTargets) {
  Hermit t({"heg_xunyou", "heg_wangping"});
  begin(t);
  EXPECT_FALSE(t.offers_as("yigui", kArcheryAttack)) << "Wei and Shu together";
  EXPECT_EQ(t.seats_as("yigui", kIronChain, {}), seats({1, 2, 3}));
  EXPECT_TRUE(could_chain(t, {1, 3}));
  EXPECT_FALSE(could_chain(t, {1, 2})) << "Wei and Shu together";
}

TEST(Yigui, OnHimselfItTakesASoulOfHisOwnForce) {
  Hermit t;
  begin(t);
  EXPECT_FALSE(t.offers_as("yigui", kPeach));
  EXPECT_FALSE(t.offers_as("yigui", kExNihilo));
  Hermit u({"heg_yuanshu"});
  begin(u);
  u.act_as(0, "yigui", kPeach);
  EXPECT_EQ(u.hp(0), 3);
  EXPECT_EQ(souls(u, 0), 0);
  EXPECT_FALSE(u.offers("yigui")) << "no Soul left";
}

TEST(Yigui, SavesTheDyingOfTheSoulsForce) {
  Hermit t;
  t.seat(1).hp(1, 4).hand({});
  t.seat(2).hand({card(kSlash)});
  t.turn_of(2);
  begin(t);
  t.use(2, kSlash, {1});
  t.pass(2);  // 制蛮
  EXPECT_EQ(t.asked(), 0);
  t.launch_as(0, "yigui", kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(souls(t, 0), 1);
}

TEST(Yigui, IsToUseNotToRespond) {
  Hermit t;
  t.seat(1).hand({card(kSavageAssault)});
  t.turn_of(1);
  begin(t);
  t.use(1, kSavageAssault);
  EXPECT_FALSE(t.offers(0, "yigui")) << t.question();
}

Task<> turn_down_head(Skill<Phase> s) { co_await hide_general(s.game, s.owner, 0); }
Task<> turn_up_head(Skill<Phase> s) { co_await reveal_general(s.game, s.owner, 0); }
const SkillDef veil({"test_veil", "遮面", "Veil"}, Listing::Nameless,
                    at<Timing::PlayIdle>().when(owners_phase).then(turn_down_head));
const SkillDef unveil({"test_unveil", "露面", "Unveil"}, Listing::Nameless,
                      at<Timing::PlayIdle>().when(owners_phase).then(turn_up_head));

TEST(Yigui, HidingTheGeneralGivesTheSoulsBack) {
  Hermit t;
  t.seat(0).skill("test_veil");
  begin(t);
  const int pile = t.game().state.general_pile.size();
  t.act(0, "test_veil");
  EXPECT_TRUE(t.game()[0].general[0].hidden);
  EXPECT_EQ(souls(t, 0), 0);
  EXPECT_EQ(t.game().state.general_pile.size(), pile + 2);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Qun);
}

TEST(Yigui, TheFirstSoulsComeOnlyOnce) {
  Hermit t({});
  t.seat(0).hidden(0).skill("test_veil").skill("test_unveil");
  begin(t);
  t.act(0, "test_unveil");
  EXPECT_EQ(souls(t, 0), 2);
  t.act(0, "test_veil");
  t.act(0, "test_unveil");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(souls(t, 0), 0);
}

TEST(Jihun, AfterDamageAndAfterAnotherForceWasSaved) {
  Hermit t;
  t.seat(1).hp(1, 4).hand({card(kPeach)});
  t.seat(2).hand({card(kSlash)});
  t.turn_of(2);
  begin(t);
  t.use(2, kSlash, {1});
  t.pass(2);  // 制蛮
  t.pass(0);  // 役鬼
  t.play(1, kPeach);
  t.launch(0, "jihun");
  EXPECT_EQ(souls(t, 0), 3);
}

TEST(Jihun, NotForTheUndecidedNorForHisOwnForce) {
  Hermit t({"heg_xunyou"});
  t.seat(3).hp(1, 3).hand({card(kPeach)});
  t.seat(2).hand({card(kSlash)});
  t.turn_of(2);
  begin(t);
  t.use(2, kSlash, {3});
  t.pass(2);  // 制蛮
  if (t.asked() == 0) t.pass(0);
  t.play(3, kPeach);
  EXPECT_TRUE(t.idle(2)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
