// Who is taken for what, and that the numbers of the roles are kept to.
#include "bots/steward/beliefs.h"

#include <gtest/gtest.h>

namespace jiesuan::steward {
namespace {

// Seat 0 is the lord; the viewer sits in seat 1 with this role. One loyalist, two rebels, one renegade.
View five(Role mine) {
  View v;
  v.viewer = 1;
  v.players = 5;
  while (v.seats.size() < 5) v.seats.emplace_back();
  v.seats[0].allegiance = allegiance_of(Role::Lord);
  v.seats[1].allegiance = allegiance_of(mine);
  v.allegiances[static_cast<int>(Role::Lord)] = 1;
  v.allegiances[static_cast<int>(Role::Loyalist)] = 1;
  v.allegiances[static_cast<int>(Role::Rebel)] = 2;
  v.allegiances[static_cast<int>(Role::Renegade)] = 1;
  return v;
}

TEST(Beliefs, StrangersAreWhatTheNumbersSay) {
  Beliefs b;
  b.look(five(Role::Loyalist));
  for (Seat s = 2; s < 5; ++s) {
    EXPECT_NEAR(b.of(s).rebel, 2.f / 3, 1e-4);
    EXPECT_NEAR(b.of(s).renegade, 1.f / 3, 1e-4);
    EXPECT_EQ(b.of(s).loyalist, 0) << "that is the viewer itself";
  }
}

TEST(Beliefs, WhoStrikesTheLordIsTakenForARebel) {
  Beliefs b;
  const View v = five(Role::Renegade);
  b.look(v);
  b.harmed(2, 0, 1);
  b.harmed(3, 0, 1);
  b.look(v);
  EXPECT_GT(b.of(2).rebel, 0.85f);
  EXPECT_GT(b.of(3).rebel, 0.85f);
  EXPECT_GT(b.of(4).loyalist, 0.85f) << "what is left";
}

TEST(Beliefs, WhoStrikesARebelIsTakenForAFriendOfTheLord) {
  Beliefs b;
  const View v = five(Role::Rebel);
  b.look(v);
  b.harmed(2, 1, 1);  // the viewer knows what it is itself
  b.look(v);
  EXPECT_GT(b.of(2).loyalist, b.of(3).loyalist);
  EXPECT_LT(b.of(2).rebel, b.of(3).rebel);
}

TEST(Beliefs, AShownRoleIsCertainAndCounts) {
  Beliefs b;
  View v = five(Role::Renegade);
  b.look(v);
  v.seats[2].allegiance = allegiance_of(Role::Rebel);
  v.seats[3].allegiance = allegiance_of(Role::Rebel);
  b.look(v);
  EXPECT_EQ(b.of(2).rebel, 1);
  EXPECT_EQ(b.of(4).loyalist, 1) << "nothing else is left";
}

// What the lord knows: nobody but himself.
View of_the_lord() {
  View v = five(Role::Rebel);
  v.viewer = 0;
  v.seats[1].allegiance = Allegiance::None;
  return v;
}

TEST(Beliefs, DeedsCountAnewWhenItIsShownToWhomTheyWereDone) {
  Beliefs b;
  View v = of_the_lord();
  b.look(v);
  for (int i = 0; i < 3; ++i) b.harmed(1, 3, 1);
  b.harmed(3, 0, 1);
  b.look(v);
  v.seats[3].allegiance = allegiance_of(Role::Rebel);  // it died
  b.look(v);
  EXPECT_GT(b.of(1).loyalist, 0.5f);
  EXPECT_LT(b.of(2).loyalist, 0.3f);
}

TEST(Beliefs, LongGamesDoNotMakeTheRenegadeLookLikeAFriend) {
  Beliefs b;
  View v = of_the_lord();
  b.look(v);
  for (int i = 0; i < 8; ++i) b.harmed(1, 3, 1), b.harmed(2, 3, 1), b.harmed(2, 1, 0.5f);
  v.seats[3].allegiance = v.seats[4].allegiance = allegiance_of(Role::Rebel);
  b.look(v);
  b.harmed(2, 0, 0.4f);
  b.look(v);
  EXPECT_GT(b.of(1).loyalist, 0.75f) << "both fought the rebels; the other one fought this one too";
  EXPECT_GT(b.of(2).renegade, 0.75f);
}

TEST(Beliefs, TwoWhoFightEachOtherAreToldApartByWhatTheyDidToTheLord) {
  Beliefs b;
  View v = of_the_lord();
  v.seats[2].allegiance = allegiance_of(Role::Renegade);
  v.seats[4].allegiance = allegiance_of(Role::Rebel);
  b.look(v);
  for (int i = 0; i < 5; ++i) b.harmed(1, 3, 1), b.harmed(3, 1, 1), b.look(v);
  EXPECT_NEAR(b.of(1).loyalist, 0.5f, 0.01f) << "one of them is a friend, and nothing says which";
  b.harmed(3, 0, 1);
  b.look(v);
  EXPECT_GT(b.of(1).loyalist, 0.8f);
}

TEST(Beliefs, WhoNeverStrikesTheLordIsNoFellowRebel) {
  Beliefs b;
  const View v = five(Role::Rebel);
  b.look(v);
  for (int i = 0; i < 6; ++i) {
    b.harmed(2, 0, 1);  // the lord
    b.harmed(3, 4, 1);  // whoever stands by him
    b.harmed(4, 1, 1);  // the viewer
    b.look(v);
  }
  EXPECT_GT(b.of(2).rebel, 0.9f);
  EXPECT_GT(b.of(3).renegade, 0.8f);
  EXPECT_GT(b.of(4).loyalist, 0.8f);
}

}  // namespace
}  // namespace jiesuan::steward
