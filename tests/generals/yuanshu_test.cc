// 袁术: 庸肆, 伪帝.
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// The option of the open question by which the skill of this owner is launched; -1 if there is none.
int option_of(Table& t, Seat owner, const char* skill) {
  const auto& options = t.request().options;
  for (int i = 0; i < options.size(); ++i)
    if (options[i].kind == OptionKind::Skill &&
        options[i].skill == Catalogue::get().find_skill(skill)->number &&
        t.game().state.instance[options[i].instance].owner == owner)
      return i;
  return -1;
}
// He is a rebel in seat 1; this general is the lord in seat 0.
void pretender(Table& t, const char* lord) {
  t.seat(0).general(lord);
  t.seat(1).general("yuanshu").role(Role::Rebel);
}

// ---- 庸肆

TEST(Yongsi, HeDrawsOneMoreForEveryKingdom) {
  Table t(4);
  t.turn_of(1, PhaseKind::Draw);
  t.seat(0).kingdom(Kingdom::Wei);
  t.seat(1).general("yuanshu");
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Shu);
  t.start();
  ASSERT_TRUE(t.idle(1)) << "nobody is asked: " << t.question();
  EXPECT_EQ(t.hand(1), 5) << "Wei, Shu and his own";
}

TEST(Yongsi, TheDeadDoNotCount) {
  Table t(4);
  t.turn_of(1, PhaseKind::Draw);
  t.seat(0).kingdom(Kingdom::Wei);
  t.seat(1).general("yuanshu");
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Shu).dead();
  t.start();
  EXPECT_EQ(t.hand(1), 4);
}

TEST(Yongsi, WhoGivesUpDrawingGetsNothingMore) {
  Table t(3);
  t.turn_of(1, PhaseKind::Draw);
  t.seat(0).hand({card(kPeach)});
  t.seat(1).general("yuanshu").skill("tuxi");
  t.start();
  t.launch(1, "tuxi", {}, {0});
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Yongsi, HeDiscardsAsManyAtTheStartOfHisDiscardPhase) {  // R000-140
  Table t(3);
  t.turn_of(1, PhaseKind::Discard);
  t.seat(0).kingdom(Kingdom::Wei);
  t.seat(1).general("yuanshu").hand({card(kPeach), card(kSlash)}).wears({card(kAxe)});
  pause_after_turns(t, 0);
  t.start();
  ASSERT_EQ(t.asked(), 1) << t.question();
  EXPECT_EQ(t.opened(Timing::DiscardStart), 1);
  EXPECT_EQ(t.opened(Timing::DiscardBody), 0) << "before the hand is compared with the limit";
  t.choose_cards(1, {t.worn(1, kAxe), t.in_hand(1, kSlash)});
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.hand(1), 1) << "within the limit from the start, two kingdoms all the same";
  EXPECT_TRUE(t.discarded(kAxe));
}

TEST(Yongsi, AllHeHasIfThatIsLess) {
  Table t(3);
  t.turn_of(1, PhaseKind::Discard);
  t.seat(0).kingdom(Kingdom::Wei);
  t.seat(2).kingdom(Kingdom::Wu);
  t.seat(1).general("yuanshu").hand({card(kPeach), card(kSlash)});
  pause_after_turns(t, 0);
  t.start();
  ASSERT_TRUE(paused(t)) << "nothing to choose: " << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Yongsi, WithoutCardsNothingHappens) {
  Table t(3);
  t.turn_of(1, PhaseKind::Discard);
  t.seat(1).general("yuanshu");
  pause_after_turns(t, 0);
  t.start();
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.launches("yongsi"), 0);
}

TEST(Yongsi, TheLimitIsLookedAtAfterwards) {
  Table t(3);
  t.turn_of(1, PhaseKind::Discard);
  t.seat(1).general("yuanshu").hp(1, 4).hand({card(kPeach), card(kSlash), card(kJink), card(kDuel)});
  pause_after_turns(t, 0);
  t.start();
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.request().timing, Timing::DiscardBody) << t.question();
  t.choose_cards(1, {t.in_hand(1, kSlash), t.in_hand(1, kJink)});
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Yongsi, NotInTheTurnsOfOthers) {
  Table t(3);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(1).general("yuanshu").hand({card(kPeach)});
  pause_after_turns(t, 0);
  t.start();
  EXPECT_EQ(t.hand(0), 2);
  play_to_pause(t);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.launches("yongsi"), 0);
}

// ---- 伪帝

TEST(Weidi, HujiaTheOtherWeiCharactersAndAmongThemTheLordMayHelpHim) {
  Table t(4);
  t.turn_of(3);
  pretender(t, "caocao");
  t.seat(0).hand({card(kJink)});
  t.seat(3).hand({card(kSlash)}).wears({card(kAxe)});
  t.start();
  t.use(3, kSlash, {1});
  ASSERT_TRUE(t.offers(1, "hujia")) << t.question();
  t.launch(1, "hujia");
  ASSERT_TRUE(t.demands(0, kJink)) << "曹操 is another Wei character: " << t.question();
  EXPECT_FALSE(t.offers("hujia")) << "who helps does not ask on";
  t.play(0, kJink);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Weidi, TheLordKeepsHisOwn) {
  Table t(4);
  t.turn_of(3);
  pretender(t, "caocao");
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.seat(3).hand({card(kSlash)});
  t.start();
  t.use(3, kSlash, {0});
  ASSERT_TRUE(t.offers(0, "hujia")) << t.question();
  t.launch(0, "hujia");
  EXPECT_TRUE(t.demands(2, kJink)) << "袁术 is no Wei character: " << t.question();
}

TEST(Weidi, JijiangInHisPlayPhase) {
  Table t(3);
  t.turn_of(1);
  pretender(t, "liubei");
  t.seat(0).hand({card(kSlash)});
  t.start();
  ASSERT_TRUE(t.offers(1, "jijiang")) << t.question();
  t.act(1, "jijiang", {}, {2});
  t.play(0, kSlash);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(Weidi, JiuyuanWhenHeIsDying) {
  Table t(3);
  t.turn_of(2);
  pretender(t, "sunquan");
  t.seat(0).hand({card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.use(2, kSlash, {1});
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(1), 2) << "孙权 is another Wu character";
}

TEST(Weidi, BaonueForEachOfTheTwo) {
  Table t(4);
  t.turn_of(2);
  pretender(t, "dongzhuo");
  t.seat(0).hp(5, 8);
  t.seat(1).hp(2, 4);
  t.seat(2).kingdom(Kingdom::Qun).hand({card(kSlash)});
  t.pile({card(kSlash, "S7"), card(kSlash, "S8")});
  t.start();
  t.use(2, kSlash, {3});
  ASSERT_EQ(t.asked(), 2) << t.question();
  const int his = option_of(t, 1, "baonue");
  ASSERT_GE(his, 0);
  ASSERT_GE(option_of(t, 0, "baonue"), 0) << "principles §2.3: two skills, two launches";
  t.choose_option(2, his);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hp(0), 5);
  t.launch(2, "baonue");
  EXPECT_EQ(t.hp(0), 6);
  EXPECT_TRUE(t.idle(2)) << t.question();
}

TEST(Weidi, BaonueTheLordMayJudgeForHimAndHeForTheLord) {
  Table t(3);
  pretender(t, "dongzhuo");
  t.seat(0).hp(5, 8).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {2});
  EXPECT_GE(option_of(t, 1, "baonue"), 0) << t.question();
  EXPECT_LT(option_of(t, 0, "baonue"), 0) << "nobody for himself";
  Table u(3);
  u.turn_of(1);
  pretender(u, "dongzhuo");
  u.seat(1).hand({card(kSlash)});
  u.start();
  u.use(1, kSlash, {2});
  EXPECT_GE(option_of(u, 0, "baonue"), 0) << u.question();
  EXPECT_LT(option_of(u, 1, "baonue"), 0);
}

TEST(Weidi, HuangtianOncePerPhaseForEachOfTheTwo) {  // principles §2.3
  Table t(4);
  t.turn_of(2);
  pretender(t, "zhangjiao");
  t.seat(2).kingdom(Kingdom::Qun).hand({card(kJink), card(kJink), card(kJink)});
  t.start();
  t.choose_option(2, option_of(t, 1, "huangtian"), {t.in_hand(2, kJink)});
  EXPECT_EQ(t.hand(1), 1);
  ASSERT_TRUE(t.idle(2)) << t.question();
  EXPECT_LT(option_of(t, 1, "huangtian"), 0);
  t.choose_option(2, option_of(t, 0, "huangtian"), {t.in_hand(2, kJink)});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_FALSE(t.offers("huangtian"));
}

TEST(Weidi, ZhibaHeHasNotAwakenedAndCannotRefuse) {
  Table t(3);
  t.turn_of(2);
  pretender(t, "sunce");
  t.seat(1).hand({card(kSlash, "C9")});
  t.seat(2).kingdom(Kingdom::Wu).hand({card(kSlash, "C3")});
  t.start();
  t.choose_option(2, option_of(t, 1, "zhiba"));
  t.choose_cards(2, {t.in_hand(2, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  EXPECT_TRUE(t.offers(1, "zhiba")) << "he won: " << t.question();
  t.launch(1, "zhiba");
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Weidi, OfTheLordsSkillsOnlyTheLordSkills) {
  Table t(3);
  pretender(t, "caocao");
  t.seat(2).general("caopi");
  t.start();
  EXPECT_TRUE(has(t, 1, "hujia"));
  EXPECT_FALSE(has(t, 1, "jianxiong"));
  EXPECT_FALSE(has(t, 1, "songwei")) << "曹丕 is not the lord";
}

TEST(Weidi, AsTheLordHimselfHeHasNone) {
  Table t(3);
  t.seat(0).general("yuanshu");
  t.seat(1).general("caocao");
  t.start();
  EXPECT_FALSE(has(t, 0, "hujia"));
}

TEST(Weidi, HeMayAwakenByRuoyuHimself) {
  Table t(3);
  t.turn_of(1, PhaseKind::Prepare);
  pretender(t, "liushan");
  t.seat(1).hp(1, 4);
  t.start();
  EXPECT_EQ(t.game()[1].max_hp, 5);
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(has(t, 1, "jijiang"));
  EXPECT_FALSE(has(t, 0, "jijiang")) << "刘禅 has not awakened";
}

TEST(Weidi, ALordSkillTheLordGainsIsHisAtOnceAndNotHadTwice) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  pretender(t, "liushan");
  t.seat(0).hp(1, 3);
  t.seat(1).hp(3, 4);
  t.start();
  EXPECT_TRUE(has(t, 0, "jijiang"));
  EXPECT_TRUE(has(t, 1, "jijiang"));
  int count = 0;
  for (InstanceId id : t.game()[1].instances)
    count += t.game().state.instance[id].skill == Catalogue::get().find_skill("jijiang")->number ? 1 : 0;
  EXPECT_EQ(count, 1);
  for (const LogEntry& e : t.of(LogKind::SkillGained))
    EXPECT_FALSE(e.a == 1 && e.skill == Catalogue::get().find_skill("jijiang")->number)
        << "to have is not to gain";
}

// 断肠 takes 伪帝 from him, and with it what he has by it (R000-08); the lord keeps his.
TEST(Weidi, LosingItIsLosingThem) {
  Table t(4);
  t.turn_of(1);
  pretender(t, "caocao");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).general("caiwenji").hp(1, 3);
  t.start();
  t.use(1, kSlash, {2});
  play_on(t, [&] { return t.idle(1); });
  ASSERT_FALSE(t.alive(2));
  EXPECT_FALSE(has(t, 1, "weidi"));
  EXPECT_FALSE(has(t, 1, "hujia"));
  EXPECT_TRUE(has(t, 0, "hujia"));
}

TEST(Weidi, TheLordLosingThemIsHisLossToo) {
  Table t(4);
  pretender(t, "caocao");
  t.seat(0).hand({card(kSlash)}).wears({card(kAxe)});
  t.seat(2).general("caiwenji").hp(1, 3);
  t.start();
  t.use(0, kSlash, {2});
  play_on(t, [&] { return t.idle(0); });
  ASSERT_FALSE(t.alive(2));
  EXPECT_FALSE(has(t, 0, "hujia"));
  EXPECT_FALSE(has(t, 1, "hujia"));
  EXPECT_TRUE(has(t, 1, "weidi"));
}

TEST(Weidi, VoidItGivesNothing) {  // 缠怨: with 1 hp his other skills are void
  Table t(4);
  t.turn_of(3);
  pretender(t, "caocao");
  t.seat(1).hp(1, 4).skill("chanyuan");
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.seat(3).hand({card(kSlash)}).wears({card(kAxe)});
  t.start();
  t.use(3, kSlash, {1});
  EXPECT_FALSE(t.offers("hujia")) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
