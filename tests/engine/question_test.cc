// A question as the one who is asked has it: what it shows, and what it keeps to itself.
#include "engine/api/question.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

template <class T>
concept ShowsTheGame =
    requires(T q) { q.game(); } || requires(T q) { q.game_; } || requires(T q) { q.request(); };
static_assert(!ShowsTheGame<Question>);
static_assert(!std::is_copy_constructible_v<Question>);
template <class T>
concept HasNeed = requires(T a) { a.need; };
static_assert(!HasNeed<Request> && !HasNeed<Asked>, "no pointer into the engine leads out of a question");

TEST(Question, ShowsOwnCardsAndWhatLiesOpenAndNothingElse) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "♠7")});
  t.seat(1).hand({card(kPeach)}).wears({card(kNiohShield)});
  t.start();
  const Question q(t.game());
  const CardId mine = t.in_hand(0, kSlash), theirs = t.in_hand(1, kPeach), worn = t.worn(1, kNiohShield);
  EXPECT_EQ(q.face(mine).name, kSlash);
  EXPECT_EQ(q.suit(mine), Suit::Spade);
  EXPECT_EQ(q.zone(mine), Zone::Hand);
  EXPECT_EQ(q.holder(mine), 0);
  EXPECT_EQ(q.face(worn).name, kNiohShield);
  EXPECT_EQ(q.holder(worn), 1);
  EXPECT_FALSE(q.sees(theirs));
  EXPECT_EQ(q.face(theirs), Face{});
  EXPECT_EQ(q.name(theirs), CardName::None);
  EXPECT_EQ(q.suit(theirs), Suit::None);
  EXPECT_EQ(q.zone(theirs), Zone::Outside);
  EXPECT_EQ(q.holder(theirs), kNoSeat);
}

TEST(Question, TheViewIsThatOfTheAskedSeat) {
  Table t(3);
  t.start();
  const Question q(t.game());
  EXPECT_EQ(q.view().viewer, 0);
  EXPECT_EQ(role_of(q.view().seats[0]), Role::Lord);
  EXPECT_EQ(role_of(q.view().seats[1]), Role::None);
  EXPECT_EQ(q.view().allegiances[static_cast<int>(Role::Lord)], 1);
  EXPECT_EQ(q.view().allegiances[static_cast<int>(Role::Rebel)], 1);
}

TEST(Question, TheSceneTellsWhoseBlowIsToBeDodged) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  const Question q(t.game());
  const Scene& s = q.scene();
  EXPECT_TRUE(s.using_card);
  EXPECT_EQ(s.use.user, 0);
  EXPECT_EQ(s.use.target, 1);
  EXPECT_EQ(s.use.bonus, 1);
  EXPECT_TRUE(s.wanted.has(kJink));
  EXPECT_FALSE(s.restores);
  EXPECT_EQ(s.countered.card, kSlash);
}

TEST(Question, ASecondNullificationRestoresWhatTheFirstStops) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement), card(kNullification)});
  t.seat(1).hand({card(kNullification), card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.pass(0);
  {
    const Question q(t.game());
    EXPECT_EQ(q.scene().countered.card, kDismantlement);
    EXPECT_FALSE(q.scene().restores);
  }
  t.play(1, kNullification);
  const Question q(t.game());
  EXPECT_EQ(q.seat(), 0);
  EXPECT_EQ(q.scene().countered.card, kDismantlement);
  EXPECT_EQ(q.scene().countered.target, 1);
  EXPECT_TRUE(q.scene().restores);
}

}  // namespace
}  // namespace jiesuan::test
