// 纪灵 of 国战: 双刃.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Ji Ling in seat 0 before his play phase; seats 1 and 3 are of Wei, far away and near.
class Blades : public Table {
 public:
  Blades() : Table(5) {
    mode("hegemony");
    seat(0).generals("heg_jiling", "heg_jiaxu").hand({card(kSlash, "S10"), card(kPeach)});
    seat(1).kingdom(Kingdom::Wei).hand({card(kJink, "D2")});
    seat(2).kingdom(Kingdom::Shu).hand({card(kJink, "D11")});
    seat(3).kingdom(Kingdom::Wei);
    turn_of(0, PhaseKind::Play);
  }
  // Each lays down its first card of the name.
  void fight(Seat opponent, CardName mine, CardName its) {
    launch(0, "shuangren", {}, {opponent});
    for (const auto& [s, name] : {std::pair{Seat{0}, mine}, std::pair{opponent, its}})
      if (asked() == s && !idle(0) && request().ask == Ask::OwnCards) choose_cards(s, {in_hand(s, name)});
  }
};

TEST(Shuangren, WinningHeIsTakenToUseASlashOnTheOpponentOrAnotherOfItsForce) {
  for (const Seat struck : {Seat{1}, Seat{3}}) {
    Blades t;
    t.start();
    ASSERT_TRUE(t.offers(0, "shuangren")) << t.question();
    t.fight(1, kSlash, kJink);
    EXPECT_EQ(t.request().options[0].seats, seats({1, 3})) << t.question();
    t.choose_seats(0, {struck});
    EXPECT_EQ(t.nth(LogKind::CardUsed).card, kSlash);
    EXPECT_TRUE(t.nth(LogKind::CardUsed).cards.empty());
    EXPECT_EQ(hits(t), (Hits{{struck, 1}}));
    EXPECT_TRUE(t.idle(0));
  }
}

TEST(Shuangren, ItDoesNotCountForTheLimit) {
  Blades t;
  t.seat(0).hand({card(kSlash, "S10"), card(kSlash, "S9")});
  t.start();
  t.fight(1, kSlash, kJink);
  t.choose_seats(0, {3});
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Shuangren, NotWinningEndsHisPlayPhase) {
  Blades t;
  t.start();
  t.fight(2, kSlash, kJink);
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_EQ(t.opened(Timing::PlayIdle), 1) << "only the next one's";
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_GE(t.opened(Timing::PlayEnd), 1);
}

TEST(Shuangren, AnOpponentWithoutAForceIsAlone) {
  Blades t;
  t.seat(1).kingdom(Kingdom::None);
  t.seat(3).kingdom(Kingdom::None);
  t.start();
  t.fight(1, kSlash, kJink);
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "nobody to choose from: " << t.question();
}

TEST(Shuangren, OnlyWithSomebodyWhoHasHandCards) {
  Blades t;
  t.start();
  EXPECT_EQ(t.seats_for("shuangren"), seats({1, 2}));
  Blades u;
  u.seat(0).hand({});
  u.start();
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Shuangren, HiddenHeRevealsHimselfAndIsToldOfEvenIfThePhaseEnds) {
  Blades t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.fight(2, kSlash, kJink);
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Qun);
  EXPECT_EQ(t.opened(Timing::GeneralRevealed), 1);
  EXPECT_LT(t.position(Timing::GeneralRevealed), t.position(Timing::PlayEnd));
}

}  // namespace
}  // namespace jiesuan::test
