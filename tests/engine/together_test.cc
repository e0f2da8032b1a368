// Choosing generals: everybody but the lord is asked at once and in secret.
#include <gtest/gtest.h>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/view/view.h"

namespace jiesuan {
namespace {

Setup five() {
  Setup s;
  s.players = 5;
  s.seed = 12;
  return s;
}

Answer option(const Request& r, std::uint8_t n) {
  Answer a;
  a.request = r.id;
  a.seat = r.seat;
  a.pick.option = n;
  return a;
}

// The lord has chosen.
void start(Match& m) {
  ASSERT_TRUE(m.start(five(), nullptr));
  ASSERT_EQ(m.asked(), SeatSet(0));
  ASSERT_TRUE(m.answer(option(m.request(), 0)));
}

TEST(AskedTogether, AllAreAskedAtOnceAndAnswerInAnyOrder) {
  Match m;
  start(m);
  ASSERT_EQ(m.asked().size(), 4);
  std::string why;
  for (Seat s : {Seat{3}, Seat{1}, Seat{4}, Seat{2}}) {
    EXPECT_TRUE(m.asked().has(s));
    const Request& r = m.request(s);
    EXPECT_EQ(r.seat, s);
    EXPECT_EQ(r.options.size(), 3);
    const Answer a = option(r, static_cast<std::uint8_t>(s % 3));
    ASSERT_TRUE(m.answer(a, &why)) << why;
    EXPECT_FALSE(m.asked().has(s));
    if (s == 2) break;
    EXPECT_FALSE(m.answer(a, &why));
    EXPECT_EQ(why, "that question has been answered");
    EXPECT_EQ(m.game()[s].general[0].general, GeneralId::None) << "nothing is shown before all have chosen";
  }
  for (Seat s = 0; s < 5; ++s) EXPECT_NE(m.game()[s].general[0].general, GeneralId::None);
}

TEST(AskedTogether, TheOrderOfTheAnswersDoesNotMatterToTheGame) {
  std::uint64_t hash = 0;
  for (const auto& order : {std::vector<Seat>{1, 2, 3, 4}, {4, 3, 2, 1}, {2, 4, 1, 3}}) {
    Match m;
    start(m);
    for (Seat s : order) ASSERT_TRUE(m.answer(option(m.request(s), 1)));
    Rng rng(7);
    Answer a;
    for (int i = 0; i < 200 && !m.over(); ++i) {
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a));
    }
    if (hash == 0) hash = m.state_hash();
    EXPECT_EQ(m.state_hash(), hash);
  }
}

TEST(AskedTogether, NobodyMayAnswerForAnotherOrTwice) {
  Match m;
  start(m);
  std::string why;
  Answer a = option(m.request(3), 0);
  a.seat = 2;
  EXPECT_FALSE(m.answer(a, &why)) << "another's number";
  a.seat = 0;
  EXPECT_FALSE(m.answer(a, &why)) << "the lord has chosen";
  a.seat = 200;
  EXPECT_FALSE(m.answer(a, &why));
  a = option(m.request(3), 7);
  EXPECT_FALSE(m.answer(a, &why));
  EXPECT_EQ(why, "there is no such option");
  EXPECT_EQ(m.asked().size(), 4);
}

TEST(AskedTogether, ASnapshotInTheMiddleKeepsWhatWasAnswered) {
  Match m;
  start(m);
  ASSERT_TRUE(m.answer(option(m.request(4), 2)));
  Snapshot s;
  m.save(s);
  const auto finish = [&] {
    for (Seat x : {Seat{1}, Seat{2}, Seat{3}}) EXPECT_TRUE(m.answer(option(m.request(x), 0)));
    return m.state_hash();
  };
  const std::uint64_t once = finish();
  m.restore(s);
  EXPECT_EQ(m.asked().size(), 3);
  EXPECT_EQ(finish(), once);
}

}  // namespace
}  // namespace jiesuan
