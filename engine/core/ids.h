// The small integers everything is named by, and sets of them.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace jiesuan {

using Seat = std::uint8_t;    // 0 .. players-1 in turn order; seat s+1 is the 下家 of s
using CardId = std::uint8_t;  // a physical card; its face is looked up, never encoded

inline constexpr Seat kNoSeat = 0xFF;
inline constexpr CardId kNoCard = 0xFF;
inline constexpr int kMaxSeats = 12;
inline constexpr int kMaxCards = 192;
inline constexpr int kMaxGenerals = 384;

// Registered content is numbered by the catalogue; the engine never knows which number is which.
enum class SkillId : std::uint16_t { None = 0xFFFF };
enum class UnitNumber : std::uint16_t {};  // of the units of all skills there are
enum class GeneralId : std::uint16_t { None = 0xFFFF };
enum class CardName : std::uint8_t { None = 0xFF };
inline constexpr int kMaxNames = 72;

using EventId = std::uint32_t;  // 0 = no event

// A set of small integers that iterates in ascending order.
template <class T, int Words>
class BitSet {
 public:
  constexpr BitSet() = default;
  constexpr explicit BitSet(T only) {
    if constexpr (Words == 1)
      add(only);
    else
      for (int w = 0; w < Words; ++w) word_[w] = std::uint64_t{only >> 6 == w} << (only & 63);
  }
  static constexpr BitSet of_bits(std::uint64_t bits)
    requires(Words == 1)
  {
    BitSet set;
    set.word_[0] = bits;
    return set;
  }
  static constexpr BitSet below(T end)
    requires(Words == 1)
  {
    return of_bits((std::uint64_t{1} << end) - 1);
  }

  constexpr bool has(T i) const { return (word_[word_of(i)] >> (i & 63)) & 1; }
  constexpr void add(T i) { word_[word_of(i)] |= std::uint64_t{1} << (i & 63); }
  constexpr void remove(T i) { word_[word_of(i)] &= ~(std::uint64_t{1} << (i & 63)); }
  constexpr void clear() { *this = {}; }
  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (auto w : word_) all |= w;
    return all == 0;
  }
  constexpr bool overlaps(const BitSet& o) const {
    std::uint64_t common = 0;
    for (int w = 0; w < Words; ++w) common |= word_[w] & o.word_[w];
    return common != 0;
  }
  constexpr int size() const {
    std::uint64_t all = 0, common = 0;
    for (auto w : word_) common |= all & w, all |= w;
    if (common == 0) return std::popcount(all);  // small sets mostly: one count does for all words
    int n = 0;
    for (auto w : word_) n += std::popcount(w);
    return n;
  }
  constexpr bool several() const
    requires(Words == 1)
  {
    return (word_[0] & (word_[0] - 1)) != 0;
  }
  // The k-th smallest member; k < size().
  constexpr T nth(int k) const {
    for (int w = 0; w < Words; ++w)
      for (auto bits = word_[w]; bits; bits &= bits - 1)
        if (k-- == 0) return static_cast<T>(w * 64 + std::countr_zero(bits));
    return static_cast<T>(0xFF);
  }
  constexpr T first() const { return nth(0); }
  constexpr std::uint64_t bits() const
    requires(Words == 1)
  {
    return word_[0];
  }

  constexpr BitSet& operator|=(const BitSet& o) {
    return combine(o, [](auto a, auto b) { return a | b; });
  }
  constexpr BitSet& operator&=(const BitSet& o) {
    return combine(o, [](auto a, auto b) { return a & b; });
  }
  constexpr BitSet& operator-=(const BitSet& o) {
    return combine(o, [](auto a, auto b) { return a & ~b; });
  }
  friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;
  // The members of which f says yes.
  template <class F>
  constexpr BitSet those(F f) const {
    BitSet yes;
    for (int w = 0; w < Words; ++w)
      for (auto bits = word_[w]; bits; bits &= bits - 1)
        if (f(static_cast<T>(w * 64 + std::countr_zero(bits)))) yes.word_[w] |= bits & (~bits + 1);
    return yes;
  }
  template <class F>
  constexpr bool any(F f) const {  // whether it says so of one
    for (int w = 0; w < Words; ++w)
      for (auto bits = word_[w]; bits; bits &= bits - 1)
        if (f(static_cast<T>(w * 64 + std::countr_zero(bits)))) return true;
    return false;
  }
  template <class F>
  constexpr void each(F f) const {  // calls f(member): word by word, which is less than an iterator has to do
    for (int w = 0; w < Words; ++w)
      for (auto bits = word_[w]; bits; bits &= bits - 1) f(static_cast<T>(w * 64 + std::countr_zero(bits)));
  }
  constexpr bool contains(const BitSet& o) const { return (o - *this).empty(); }

  class Iterator {
   public:
    constexpr explicit Iterator(const BitSet* set)
        : at_(set->word_), last_(set->word_ + Words - 1), bits_(*at_) {
      settle();
    }
    constexpr T operator*() const { return static_cast<T>(base_ + std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      settle();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& i, std::default_sentinel_t) { return i.bits_ == 0; }

   private:
    constexpr void settle() {
      if constexpr (Words > 1)
        while (bits_ == 0 && at_ != last_) {
          bits_ = *++at_;
          base_ += 64;
        }
    }
    const std::uint64_t *at_, *last_;  // the word, and the last of them
    int base_ = 0;                     // the number its first bit stands for
    std::uint64_t bits_;               // those of the word that are still to come
  };
  constexpr Iterator begin() const { return Iterator(this); }
  constexpr std::default_sentinel_t end() const { return {}; }

 private:
  static constexpr int word_of(T i) {
#ifndef JIESUAN_CHECKS  // checked builds notice what is not in the set's range
    if constexpr (Words == 1) return 0;
#endif
    return i >> 6;
  }
  template <class F>
  constexpr BitSet& combine(const BitSet& o, F f) {
    for (int i = 0; i < Words; ++i) word_[i] = f(word_[i], o.word_[i]);
    return *this;
  }
  std::uint64_t word_[Words] = {};
};

using CardSet = BitSet<CardId, kMaxCards / 64>;
using SeatSet = BitSet<Seat, 1>;

// A set of card names (there are fewer than 127 of them: no name has the last bit, which None would have).
class NameSet {
 public:
  constexpr NameSet() = default;
  constexpr NameSet(CardName n) { add(n); }  // NOLINT: a name is a set of one
  constexpr bool has(CardName n) const { return bits_.has(static_cast<std::uint8_t>(n) & 0x7F); }
  constexpr void add(CardName n) { bits_.add(static_cast<std::uint8_t>(n)); }
  constexpr bool empty() const { return bits_.empty(); }
  template <class F>
  constexpr void each(F f) const {  // calls f(name)
    bits_.each([&](std::uint8_t n) { f(static_cast<CardName>(n)); });
  }
  friend constexpr NameSet operator|(NameSet a, const NameSet& b) {
    a.bits_ |= b.bits_;
    return a;
  }
  friend constexpr NameSet operator&(NameSet a, const NameSet& b) {
    a.bits_ &= b.bits_;
    return a;
  }
  friend constexpr bool operator==(const NameSet&, const NameSet&) = default;

 private:
  BitSet<std::uint8_t, 2> bits_;
};

// A set of generals, by number.
class GeneralSet {
 public:
  using Numbers = BitSet<std::uint16_t, kMaxGenerals / 64>;
  constexpr bool has(GeneralId id) const {
    return id != GeneralId::None && numbers_.has(static_cast<std::uint16_t>(id));
  }
  constexpr void add(GeneralId id) { numbers_.add(static_cast<std::uint16_t>(id)); }
  constexpr void remove(GeneralId id) { numbers_.remove(static_cast<std::uint16_t>(id)); }
  constexpr bool empty() const { return numbers_.empty(); }
  constexpr int size() const { return numbers_.size(); }
  constexpr GeneralId nth(int k) const { return static_cast<GeneralId>(numbers_.nth(k)); }
  constexpr const Numbers& numbers() const& { return numbers_; }
  constexpr Numbers numbers() && { return numbers_; }  // lives as long as the loop that walks through it
  friend constexpr GeneralSet operator|(GeneralSet a, const GeneralSet& b) {
    a.numbers_ |= b.numbers_;
    return a;
  }
  friend constexpr bool operator==(const GeneralSet&, const GeneralSet&) = default;

 private:
  Numbers numbers_;
};

}  // namespace jiesuan
