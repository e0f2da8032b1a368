#include "tests/server/auc.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"

namespace jiesuan::server::test {
namespace {

std::vector<double> numbers(std::uint64_t seed, int n, double shift) {
  Rng rng(seed);
  std::vector<double> out;
  for (int i = 0; i < n; ++i) out.push_back(shift + rng.below(1000));
  return out;
}

TEST(Auc, OfEqualNumbersTellsNothing) {
  const Auc a = auc({5, 5, 5, 5}, {5, 5, 5});
  EXPECT_DOUBLE_EQ(a.value, 0.5);
  EXPECT_FALSE(a.tells());
}

TEST(Auc, CountsPairs) {
  EXPECT_DOUBLE_EQ(auc({1, 2, 3}, {0, 2, 2}).value, (1 + 2 + 3) / 9.0);
  EXPECT_DOUBLE_EQ(auc({0, 2, 2}, {1, 2, 3}).value, 1 - (1 + 2 + 3) / 9.0);
}

TEST(Auc, OfNumbersApartTellsEverything) {
  for (const bool greater : {true, false}) {
    const Auc a = auc(numbers(1, 20, greater ? 5000 : 0), numbers(2, 20, greater ? 0 : 5000));
    EXPECT_DOUBLE_EQ(a.value, greater ? 1 : 0);
    EXPECT_TRUE(a.tells());
  }
}

TEST(Auc, OfTooFewNumbersKnowsNothing) {
  EXPECT_FALSE(auc({1}, {2}).tells());
  EXPECT_FALSE(auc({1, 5, 9}, {3, 7}).tells());
}

TEST(Auc, NoticesASmallShiftInFourHundred) {
  EXPECT_TRUE(auc(numbers(3, 400, 150), numbers(4, 400, 0)).tells());
}

// Numbers of one kind: the interval leaves out 0.5 about once in a hundred times.
TEST(Auc, IsWrongAboutOnceInAHundredTimes) {
  int wrong = 0;
  for (std::uint64_t i = 0; i < 2000; ++i)
    wrong += auc(numbers(10 + 2 * i, 60, 0), numbers(11 + 2 * i, 60, 0)).tells() ? 1 : 0;
  EXPECT_GT(wrong, 5);
  EXPECT_LT(wrong, 50);
}

}  // namespace
}  // namespace jiesuan::server::test
