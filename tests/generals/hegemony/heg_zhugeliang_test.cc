// 诸葛亮 of 国战: 空城. 观星 is the one of the identity game.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(KongchengHeg, WithoutHandCardsSlashAndDuelAreUsedOnHimAndCancelled) {
  for (const CardName name : {kSlash, kDuel}) {
    Table t(3);
    t.seat(0).hand({card(name)});
    t.seat(1).general("heg_zhugeliang").wears({card(kChitu)});
    t.start();
    EXPECT_TRUE(t.targets_of(name).has(1)) << "he is a legal target";
    t.use(0, name, {1});
    EXPECT_EQ(t.count(LogKind::TargetCancelled), 1);
    EXPECT_TRUE(hits(t).empty());
    EXPECT_TRUE(t.discarded(name)) << "used up all the same";
    EXPECT_TRUE(t.idle(0)) << t.question();
  }
}

TEST(KongchengHeg, ItIsTheHandAtThatMomentThatCounts) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("heg_zhugeliang").hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.count(LogKind::TargetCancelled), 0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(KongchengHeg, OtherCardsAndOtherTargetsAreLeftAlone) {
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack), card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).general("heg_zhugeliang");
  t.start();
  t.use(0, kArcheryAttack);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}}));
  t.forget();
  t.use(0, kSlash, {1, 2, 3});
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}}));
}

TEST(KongchengHeg, HisOwnSlashOnAnotherIsNotCancelled) {
  Table t(2);
  t.seat(0).general("heg_zhugeliang").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(KongchengHeg, HiddenHeMayRevealHimselfAndCancelOrLetItCome) {
  for (const bool reveals : {true, false}) {
    Table t(3);
    t.mode("hegemony");
    t.seat(0).kingdom(Kingdom::Wei).hand({card(kSlash)});
    t.seat(1).generals("heg_zhaoyun", "heg_zhugeliang").hidden(0).hidden(1);
    t.start();
    t.use(0, kSlash, {1});
    ASSERT_TRUE(t.offers(1, "kongcheng_heg")) << t.question();
    EXPECT_EQ(t.request().timing, Timing::UseBecomingTarget);
    if (reveals) {
      t.launch(1, "kongcheng_heg");
      EXPECT_TRUE(hits(t).empty());
    } else {
      t.pass(1);
      EXPECT_EQ(hits(t), (Hits{{1, 1}}));
    }
    EXPECT_EQ(t.game()[1].general[1].hidden, !reveals);
    EXPECT_EQ(t.game()[1].kingdom, reveals ? Kingdom::Shu : Kingdom::None);
  }
}

TEST(KongchengHeg, RevealedItIsForced) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.seat(1).generals("heg_zhaoyun", "heg_zhugeliang").hidden(0);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << "he was not asked: " << t.question();
  EXPECT_TRUE(hits(t).empty());
}

TEST(KongchengHeg, BeingLockedItLetsHimRevealInHisPlayPhase) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_zhaoyun", "heg_zhugeliang").hidden(0).hidden(1).hand({card(kJink)});
  t.seat(1).kingdom(Kingdom::Wei);
  start_unrevealed(t);
  EXPECT_TRUE(t.offers(0, "rule_reveal_deputy"));
  EXPECT_FALSE(t.offers(0, "rule_reveal_head"));
  t.act(0, "rule_reveal_deputy");
  EXPECT_FALSE(t.game()[0].general[1].hidden);
}

}  // namespace
}  // namespace jiesuan::test
