// 马谡〔国〕: 散谣, 制蛮.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Sanyao, HitsOneOfThoseWithTheMostHp) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_masu", "heg_shamoke").hp(2, 3).wears({card(kChitu)});
  t.seat(1).general("heg_lingtong").hp(4, 4);
  t.seat(2).general("heg_zhangxiu").hp(4, 4);
  t.seat(3).general("heg_yujin").hp(3, 4);
  begin(t);
  EXPECT_EQ(t.seats_for("sanyao", {t.worn(0, kChitu)}), seats({1, 2}));
  t.act(0, "sanyao", {t.worn(0, kChitu)}, {2});
  t.pass(0);  // 制蛮
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_FALSE(t.offers("sanyao"));
}

TEST(Sanyao, AlsoHimselfIfNobodyHasMore) {
  Table t(2);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hp(3, 3).hand({card(kJink)});
  t.seat(1).general("heg_lingtong").hp(2, 4);
  begin(t);
  t.act(0, "sanyao", {t.in_hand(0, kJink)}, {0});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Zhiman, PreventsTheDamageAndTakesACardBeforeTheOther) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_masu", "heg_shamoke").hand({card(kSlash)});
  t.seat(1).general("heg_lingtong").wears({card(kChitu)}).judging(card(kIndulgence));
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(0);  // 蒺藜
  t.launch(0, "zhiman");
  EXPECT_EQ(t.request().options.size(), 1) << "both lie open: " << t.question();
  t.choose_cards(0, {t.game()[1].judging[0].card});
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.game()[1].judging.empty());
  EXPECT_TRUE(t.idle(0)) << "another force: no change of deputies";
}

TEST(Zhiman, NothingBeforeTheOtherIsNoReasonNotTo) {
  Table t(2);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hand({card(kSlash)});
  t.seat(1).general("heg_lingtong").hp(1, 4);
  begin(t);
  t.use(0, kSlash, {1});
  t.launch(0, "zhiman");
  EXPECT_EQ(t.hp(1), 1);
}

// 马谡 strikes one of his force.
struct Rebuke : Table {
  Rebuke() : Table(3) {
    mode("hegemony");
    seat(0).general("heg_masu").hand({card(kDuel), card(kDuel)});
    seat(1).generals("heg_wangping", "heg_fazheng").hidden(1);
    seat(2).general("heg_lingtong");
  }
};

TEST(Zhiman, OneOfHisForceMayThenChangeItsDeputy) {
  Rebuke t;
  begin(t);
  t.use(0, kDuel, {1});
  t.launch(0, "zhiman");
  t.choose_option(0, 0);  // he lets it
  t.choose_option(1, 0);  // it does
  EXPECT_FALSE(t.game()[1].general[1].hidden) << "what was hidden is revealed first";
  if (t.asked() == 1) t.choose_option(1, 0);  // one of those turned up
  EXPECT_EQ(def(t.game()[1].general[1].general).kingdom, Kingdom::Shu);
  EXPECT_NE(std::string(def(t.game()[1].general[1].general).id), "heg_fazheng");
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kDuel, {1});
  t.launch(0, "zhiman");
  EXPECT_TRUE(t.idle(0)) << "he has let somebody change once: " << t.question();
}

TEST(Zhiman, HeNeedNotLetItAndItNeedNotWantTo) {
  for (const bool lets : {false, true}) {
    Rebuke t;
    begin(t);
    t.use(0, kDuel, {1});
    t.launch(0, "zhiman");
    if (lets) {
      t.choose_option(0, 0);
      t.pass(1);
    } else {
      t.pass(0);
    }
    EXPECT_TRUE(t.idle(0)) << t.question();
    EXPECT_TRUE(t.game()[1].general[1].hidden);
  }
}

TEST(Zhiman, FromAHiddenGeneralToo) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_wangping", "heg_masu").hidden(0).hidden(1).hand({card(kSlash)});
  t.seat(1).general("heg_lingtong").wears({card(kChitu)});
  begin(t);
  t.use(0, kSlash, {1});
  t.launch(0, "zhiman");
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu);
  EXPECT_EQ(t.hand(0), 1) << "the horse";
}

}  // namespace
}  // namespace jiesuan::test
