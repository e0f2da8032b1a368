// Sets, vectors, chance and the arena.
#include <array>
#include <cstring>
#include <memory>
#include <set>
#include <vector>

#include "engine/core/arena.h"
#include "engine/core/ids.h"
#include "engine/core/inline_vec.h"
#include "engine/core/rng.h"
#include "gtest/gtest.h"

namespace jiesuan::test {
namespace {

TEST(BitSet, IteratesInAscendingOrderOverAllItsWords) {
  CardSet set;
  for (int c : {191, 0, 63, 64, 127, 128, 5}) set.add(static_cast<CardId>(c));
  std::vector<int> seen;
  for (CardId c : set) seen.push_back(c);
  EXPECT_EQ(seen, (std::vector<int>{0, 5, 63, 64, 127, 128, 191}));
  EXPECT_EQ(set.size(), 7);
  EXPECT_EQ(set.nth(3), 64);
  EXPECT_EQ(set.first(), 0);
}

TEST(BitSet, AnEmptySetHasNoMembersAndNoFirst) {
  const CardSet none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0);
  EXPECT_EQ(none.first(), kNoCard);
  for (CardId c : none) ADD_FAILURE() << int{c};
}

TEST(BitSet, UnionIntersectionDifferenceAndContainmentAreThoseOfSets) {
  CardSet a, b;
  a.add(1), a.add(100), b.add(100), b.add(150);
  EXPECT_EQ((a | b).size(), 3);
  EXPECT_EQ(a & b, CardSet(100));
  EXPECT_EQ(a - b, CardSet(1));
  EXPECT_TRUE((a | b).contains(a));
  EXPECT_FALSE(a.contains(b));
  a.remove(100);
  a.remove(77);  // was not in it
  EXPECT_EQ(a, CardSet(1));
  a.clear();
  EXPECT_TRUE(a.empty());
}

TEST(BitSet, MembersMayBeRemovedWhileIterating) {
  CardSet set;
  for (int c = 0; c < 192; c += 3) set.add(static_cast<CardId>(c));
  int n = 0;
  for (CardId c : set) {
    set.remove(c);
    ++n;
  }
  EXPECT_EQ(n, 64);
  EXPECT_TRUE(set.empty());
}

TEST(NameSet, HoldsNamesOfBothWordsAndNeverNone) {
  const NameSet set = NameSet(CardName{3}) | CardName{100};
  EXPECT_TRUE(set.has(CardName{3}) && set.has(CardName{100}));
  EXPECT_FALSE(set.has(CardName{4}) || set.has(CardName::None));
  EXPECT_TRUE(NameSet().empty());
  EXPECT_FALSE(set.empty());
  EXPECT_EQ(set, NameSet(CardName{100}) | CardName{3});
}

TEST(InlineVec, InsertsErasesAndFindsLikeAVector) {
  InlineVec<int, 5> v;
  EXPECT_TRUE(v.empty());
  v.push_back(1);
  v.push_back(3);
  v.insert(1, 2);
  v.insert(0, 0);
  v.insert(4, 4);
  EXPECT_TRUE(v.full());
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_TRUE(v.has(3));
  v.erase(1);
  v.erase(v.size() - 1);
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{0, 2, 3}));
  EXPECT_FALSE(v.has(1));
  EXPECT_EQ(v.back(), 3);
  v.pop_back();
  v.clear();
  EXPECT_EQ(v.size(), 0);
  EXPECT_EQ((InlineVec<int, 5>::capacity()), 5);
}

TEST(InlineVec, AnElementOfItsOwnMayBeInserted) {
  InlineVec<int, 4> v;
  v.push_back(7);
  v.push_back(8);
  v.insert(0, v[1]);
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{8, 7, 8}));
}

TEST(InlineVec, ACopyIsIndependent) {
  InlineVec<int, 4> a;
  a.push_back(1);
  InlineVec<int, 4> b = a;
  b[0] = 2;
  b.push_back(3);
  EXPECT_EQ(a.size(), 1);
  EXPECT_EQ(a[0], 1);
}

TEST(Rng, TheSameSeedGivesTheSameSequence) {
  Rng a(42), b(42), c(43);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    const auto x = a.next();
    EXPECT_EQ(x, b.next());
    differs = differs || x != c.next();
  }
  EXPECT_TRUE(differs);
}

TEST(Rng, TheSequenceOfASeedNeverChanges) {
  // A recording made on one machine, by one version, plays on every other.
  Rng rng(1);
  for (std::uint64_t expected : {0xC5883E370B0926C3ull, 0x021B74B80F71F81Cull, 0x268DF06749E5C8CEull})
    EXPECT_EQ(rng.next(), expected);
}

TEST(Rng, BelowIsInRangeAndReachesEveryValue) {
  Rng rng(7);
  std::set<std::uint32_t> seen;
  for (int i = 0; i < 2000; ++i) {
    const std::uint32_t x = rng.below(13);
    ASSERT_LT(x, 13u);
    seen.insert(x);
  }
  EXPECT_EQ(seen.size(), 13u);
  EXPECT_EQ(rng.below(1), 0u);
}

TEST(Rng, AShuffleIsAPermutationAndEveryOneComesUpAboutEquallyOften) {
  Rng rng(11);
  int first[4] = {};
  for (int i = 0; i < 8000; ++i) {
    int items[] = {0, 1, 2, 3};
    rng.shuffle(items, 4);
    ++first[items[0]];
    EXPECT_EQ(items[0] + items[1] + items[2] + items[3], 6);
  }
  for (int n : first) EXPECT_NEAR(n, 2000, 250);
}

TEST(Arena, IsAStackOfAlignedBlocks) {
  Arena a;
  ASSERT_TRUE(a.ok());
  void* p = a.push(1);
  void* q = a.push(17);
  EXPECT_EQ(p, a.base());
  EXPECT_EQ(static_cast<std::byte*>(q) - static_cast<std::byte*>(p), 16);
  EXPECT_EQ(a.used(), 16u + 32u);
  a.pop(q, 17);
  EXPECT_EQ(a.used(), 16u);
  EXPECT_EQ(a.push(40), q) << "the place is taken again";
  EXPECT_EQ(a.high_water(), 16u + 48u);
  a.reset();
  EXPECT_EQ(a.used(), 0u);
}

TEST(Arena, SavingAndLoadingBringsBackBytesAndSize) {
  Arena a;
  auto* p = static_cast<unsigned char*>(a.push(64));
  std::memset(p, 0x5A, 64);
  const std::size_t bytes = a.used();
  const auto copy = std::make_unique<std::byte[]>(bytes);
  EXPECT_EQ(a.save(copy.get(), {}), bytes);
  std::memset(p, 0, 64);
  auto* q = static_cast<unsigned char*>(a.push(32));
  q[0] = 1;
  a.load(copy.get(), bytes, {});
  EXPECT_EQ(a.used(), bytes);
  for (int i = 0; i < 64; ++i) ASSERT_EQ(p[i], 0x5A);
  EXPECT_EQ(a.push(32), q);
}

TEST(Arena, ASavedCopyLeavesOutWhatIsUnused) {
  Arena a;
  auto* p = static_cast<unsigned char*>(a.push(64));
  for (int i = 0; i < 64; ++i) p[i] = static_cast<unsigned char>(i);
  const std::array<Arena::Unused, 3> but = {{{8, 24}, {32, 32}, {40, 64}}};
  const auto copy = std::make_unique<std::byte[]>(64);
  EXPECT_EQ(a.save(copy.get(), but), 24u);
  std::memset(p, 0xFF, 64);
  a.load(copy.get(), 64, but);
  for (int i = 0; i < 64; ++i) {
    if (i < 8 || (i >= 24 && i < 40))
      EXPECT_EQ(p[i], i);
    else
      EXPECT_NE(p[i], i) << "nothing of it was kept";
  }
}

TEST(ArenaDeathTest, ReleasingOutOfOrderIsNoticed) {
  EXPECT_DEATH(
      {
        Arena a;
        void* p = a.push(16);
        a.push(16);
        a.pop(p, 16);
      },
      "out of order");
}

TEST(ArenaDeathTest, ExhaustionIsNoticed) {
  EXPECT_DEATH(
      {
        Arena a;
        for (;;) a.push(4096);
      },
      "arena exhausted");
}

}  // namespace
}  // namespace jiesuan::test
