// 周泰: 不屈〔旧〕.
#include "engine/query/distance.h"
#include "engine/rules/dying.h"
#include "engine/rules/skills.h"
#include "engine/view/view.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

int wounds(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("buqu")->number).size();
}

// 周泰 (seat 1) is hit for `damage` by seat 0 in its play phase.
struct Hit : Table {
  explicit Hit(int hp, int players = 3) : Table(players) {
    seat(0).hand({card(kSlash, "S7"), card(kAnaleptic)});
    seat(1).general("zhoutai").hp(hp, 4);
  }
  void strike(bool drunk) {
    if (drunk) use(0, kAnaleptic);
    use(0, kSlash, {1});
  }
};

TEST(Buqu, LaysTheTopCardOnTheGeneralAndStaysOutOfDying) {
  Hit t(1);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.strike(false);
  EXPECT_EQ(t.request().timing, Timing::ReduceHpAfter);
  t.launch(1, "buqu");
  EXPECT_EQ(t.hp(1), 0);
  EXPECT_EQ(wounds(t, 1), 1);
  EXPECT_TRUE(t.alive(1));
  EXPECT_EQ(t.count(LogKind::DyingStarts), 0);
  EXPECT_TRUE(t.idle(0)) << "the damage is over: " << t.question();
}

TEST(Buqu, IsAskedOnceForEachPointBelowOne) {
  Hit t(1);
  t.pile({card(kDuel, "S1"), card(kJink, "D2")});
  t.start();
  t.strike(true);
  t.launch(1, "buqu");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 0) << "one more point to answer for";
  t.launch(1, "buqu");
  EXPECT_EQ(t.hp(1), -1);
  EXPECT_EQ(wounds(t, 1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Buqu, NothingWhileThereIsHpLeft) {
  Hit t(2);
  t.start();
  t.strike(false);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Buqu, DeclinedMeansDying) {
  Hit t(1);
  t.start();
  t.strike(false);
  t.pass(1);
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
  EXPECT_FALSE(t.alive(1));
}

TEST(Buqu, TwoEqualNumbersMeanDying) {
  Hit t(0);
  t.seat(1).lies_on_general(card(kSlash, "S8"), "buqu");
  t.pile({card(kThunderSlash, "C8")});
  t.start();
  t.strike(false);
  t.launch(1, "buqu");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
  EXPECT_FALSE(t.alive(1));
}

TEST(Buqu, FurtherPointsTakeFurtherWounds) {
  Hit t(0);
  t.seat(1).lies_on_general(card(kSlash, "S8"), "buqu");
  t.pile({card(kDuel, "S1")});
  t.start();
  EXPECT_FALSE(needs_saving(t.game(), 1));
  t.strike(false);
  t.launch(1, "buqu");
  EXPECT_EQ(t.hp(1), -1);
  EXPECT_EQ(wounds(t, 1), 2);
  EXPECT_TRUE(t.alive(1));
}

// "Each time you recover a point": one wound, of his choice; and with different numbers left he is out of
// dying although he has no hp.
TEST(Buqu, APeachThatTakesAwayTheEqualNumberEndsTheDying) {
  Hit t(0);
  t.seat(1).lies_on_general(card(kSlash, "S8"), "buqu").hand({card(kPeach)});
  t.pile({card(kThunderSlash, "C8")});
  t.start();
  t.strike(false);
  t.launch(1, "buqu");
  t.play(1, kPeach);
  ASSERT_EQ(t.request().ask, Ask::OwnCards) << t.question();
  const CardId old = t.request().options[0].cards.first();
  t.choose_cards(1, {old});
  EXPECT_EQ(t.where(old), Zone::Discard);
  EXPECT_EQ(t.hp(1), 0);
  EXPECT_EQ(wounds(t, 1), 1);
  EXPECT_EQ(t.count(LogKind::DyingSaved), 1);
  EXPECT_TRUE(t.alive(1));
}

TEST(Buqu, AWoundLessForEveryPointRecovered) {
  Table t(3);
  t.seat(0).general("zhoutai").hp(0, 4).lies_on_general(card(kSlash, "S8"), "buqu");
  t.seat(0).hand({card(kPeach, "H3"), card(kPeach, "H4")});
  t.start();
  t.use(0, kPeach);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(wounds(t, 0), 0) << "the only one: nothing to choose";
  EXPECT_TRUE(t.discarded(kSlash));
  t.use(0, kPeach);
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Buqu, WithoutHpHeIsNotDyingSoAnalepticOnlyStrengthensTheSlash) {
  Table t(3);
  t.seat(0).general("zhoutai").hp(0, 4).lies_on_general(card(kSlash, "S8"), "buqu");
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.start();
  t.use(0, kAnaleptic);
  EXPECT_EQ(t.hp(0), 0);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  EXPECT_EQ(hand_limit(t.game(), 0), 0);
}

TEST(Buqu, AlsoAfterALossOfHp) {
  Table t(3);
  t.seat(0).general("huanggai").general("zhoutai").hp(1, 4);
  t.pile({card(kDuel, "S1"), card(kJink), card(kJink)});
  t.start();
  t.act(0, "kurou");
  t.launch(0, "buqu");
  EXPECT_EQ(t.hp(0), 0);
  EXPECT_TRUE(t.alive(0));
  EXPECT_EQ(t.hand(0), 2) << "苦肉 goes on";
}

// One place decides: also cards that leave his general by another way put him into dying.
TEST(Buqu, WithoutTheWoundHeLivedOnHeIsDying) {
  Table t(3);
  t.seat(1).general("zhoutai").hp(0, 4).lies_on_general(card(kSlash, "S8"), "buqu");
  t.start();
  EXPECT_FALSE(enters_dying(t.game(), 1));
  Game& g = t.game();
  const CardId wound = cards_on_general(g, 1, Catalogue::get().find_skill("buqu")->number).first();
  g.state.place[wound] = Place{Zone::Outside, kNoSeat, 0};
  EXPECT_TRUE(enters_dying(g, 1));
}

TEST(Buqu, EverybodySeesTheWounds) {
  Hit t(1);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.strike(false);
  t.forget();
  t.launch(1, "buqu");
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
    const View v = view_of(t.game(), viewer);
    ASSERT_EQ(v.seats[1].laid.size(), 1u);
    EXPECT_EQ(v.seats[1].laid[0].face.name, kDuel);
    EXPECT_EQ(def(v.seats[1].laid[0].skill).id, std::string("buqu"));
    EXPECT_FALSE(redacted(t.nth(LogKind::Moved), viewer).cards.empty()) << "laid down openly";
  }
}

TEST(Buqu, WoundsGoToTheDiscardPileWithHisDeath) {
  Hit t(0, 4);
  t.seat(1).lies_on_general(card(kDuel, "S1"), "buqu");
  t.start();
  t.strike(false);
  t.pass(1);
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.discarded(kDuel));
}

}  // namespace
}  // namespace jiesuan::test
