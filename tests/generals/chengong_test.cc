// 陈宫: 明策, 智迟.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kStrikeNow = 0, kDraw = 1;

// ---- 明策

TEST(Mingce, TheOtherIsTakenToSlashWhomHeNames) {
  Table t(4);
  t.seat(0).general("chengong").hand({card(kSpear)});
  t.seat(3).hand({card(kJink)});
  t.start();
  t.act(0, "mingce", {t.in_hand(0, kSpear)}, {2});
  EXPECT_NE(t.in_hand(2, kSpear), kNoCard) << "into its hand";
  EXPECT_EQ(t.asked(), 0) << "he names the victim: " << t.question();
  EXPECT_EQ(t.request().options[0].seats, seats({1, 3})) << "in its attack range";
  t.choose_seats(0, {3});
  t.choose_option(2, kStrikeNow);
  t.pass(3);
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 2);
  EXPECT_NE(t.in_hand(2, kSpear), kNoCard) << "it costs nothing";
}

TEST(Mingce, OrItDraws) {
  Table t(4);
  t.seat(0).general("chengong").hand({card(kSlash)});
  t.start();
  t.act(0, "mingce", {t.in_hand(0, kSlash)}, {1});
  t.choose_seats(0, {2});
  t.choose_option(1, kDraw);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_FALSE(t.offers("mingce")) << "once in the phase";
}

TEST(Mingce, HeMayNameHimself) {
  Table t(2);
  t.seat(0).general("chengong").hand({card(kSlash)});
  t.start();
  t.act(0, "mingce", {t.in_hand(0, kSlash)}, {1});
  t.choose_option(1, kStrikeNow);
  EXPECT_EQ(hits(t), (Hits{{0, 1}})) << "nobody else is there to be named";
}

TEST(Mingce, WithNobodyInRangeItDraws) {
  Table t(2);
  t.seat(0).general("chengong").hand({card(kSlash)}).wears({card(kJueying)});
  t.start();
  t.act(0, "mingce", {t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.hand(1), 2) << t.question();
}

TEST(Mingce, TakesEquipmentFromHandOrZoneAndSlashes) {
  Table t(3);
  t.seat(0).general("chengong").hand({card(kFireSlash), card(kPeach), card(kVine)}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.cards_for("mingce"), cards({t.in_hand(0, kFireSlash), t.in_hand(0, kVine), t.worn(0, kChitu)}));
  Table u(3);
  u.seat(0).general("chengong").hand({card(kPeach), card(kDuel)});
  u.start();
  EXPECT_FALSE(u.offers("mingce"));
}

TEST(Mingce, GivingAwayHisHorseBringsHimIntoRange) {
  Table t(2);
  t.seat(0).general("chengong").wears({card(kJueying)});
  t.start();
  t.act(0, "mingce", {t.worn(0, kJueying)}, {1});
  t.choose_option(1, kStrikeNow);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

// ---- 智迟

TEST(Zhichi, AfterDamageSlashesAndTricksHaveNoEffect) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kSlash), card(kDuel), card(kSavageAssault)}).wears({card(kCrossbow)});
  t.seat(1).general("chengong");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("zhichi"), 1) << "locked: nobody is asked";
  t.use(0, kSlash, {1});
  t.use(0, kDuel, {1});
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(t.count(LogKind::NoEffect), 3);
}

TEST(Zhichi, DelayedTricksStillWork) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kIndulgence)});
  t.seat(1).general("chengong");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kIndulgence, {1});
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kIndulgence});
}

TEST(Zhichi, EndsWithTheTurn) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("chengong");
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  t.end_phase(1);
  t.use(0, kDuel, {1});
  while (t.asked() == 1) t.pass(1);
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
}

TEST(Zhichi, NotInHisOwnTurn) {
  Table t(3);
  t.seat(0).general("chengong").hand({card(kDuel), card(kDuel)});
  t.seat(1).hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_EQ(t.launches("zhichi"), 0);
}

// R000-146, with stand-ins for 陷阵 and 恩怨.
const SkillDef armour_ignored({"test_zhichi_ignored", "陷阵"}, Listing::Nameless,
                              state(StateKind::ArmourVoid, true));
Task<> break_through(Skill<Phase> s) {
  leave_effect(s.game, Seat{3}, armour_ignored, Scope::Turn, s.owner);
  co_return;
}
const SkillDef xianzhen({"test_zhichi_xianzhen", "陷阵"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(break_through));
Task<> source_loses_hp(Skill<Damage> s) { co_await lose_hp(s.game, s.event.source, 1); }
const SkillDef enyuan({"test_zhichi_enyuan", "恩怨"}, Listing::Nameless,
                      at<Timing::DamageTaken>().when(owner_is_victim).then(source_loses_hp));

TEST(Zhichi, InNobodysTurnThereIsNothingForItToLastFor) {
  Table t(5);
  t.seat(0).hp(1, 4).role(Role::Rebel).skill("test_zhichi_xianzhen");
  t.seat(0).hand({card(kFireSlash)}).wears({card(kHalberd)});
  t.seat(1).skill("test_zhichi_enyuan").hp(3, 3).role(Role::Loyalist);
  t.seat(2).general("xiaoqiao").hand({card(kPeach, "H")}).role(Role::Loyalist);
  t.seat(3).general("chengong").hp(5, 5).wears({card(kVine)});
  t.seat(4).role(Role::Lord);
  t.start();
  t.act(0, "test_zhichi_xianzhen");
  t.use(0, kFireSlash, {1, 2, 3});
  if (t.demands(2, kPeach)) t.pass(2);  // 高顺 is dying
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(t.nth(LogKind::Died).b, kNoSeat) << "he lost hp: nobody killed him";
  t.launch(2, "tianxiang", {t.in_hand(2, kPeach)}, {3});
  while (t.asked() == 3 && t.demands(3, kJink)) t.pass(3);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 2}, {3, 2}})) << "陷阵 is gone with him, 藤甲 burns both times";
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
  EXPECT_EQ(t.launches("zhichi"), 2) << "it triggers, and leaves nothing";
  EXPECT_EQ(t.hp(3), 1);
  int zhichi = -1, drawn = -1;
  for (int i = 0; i < static_cast<int>(t.entries.size()); ++i) {
    const LogEntry& e = t.entries[i];
    if (e.kind == LogKind::SkillLaunched && e.a == 3 && zhichi < 0) zhichi = i;
    if (e.kind == LogKind::Moved && e.reason == Reason::Draw && e.b == 3 && drawn < 0) {
      drawn = i;
      EXPECT_EQ(e.n, 2) << "3/5";
    }
  }
  EXPECT_LT(zhichi, drawn) << "天香's draw comes last";
}

}  // namespace
}  // namespace jiesuan::test
