// A vector of fixed capacity that is plain bytes, so that it may live in the arena. Its storage is not
// touched before it is used: many of these are made and few are filled.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace jiesuan {

template <class T, int N>
class InlineVec {
  static_assert(N <= 255);
  static_assert(std::is_trivially_destructible_v<T>);
  static constexpr bool kSmall = std::is_trivially_copyable_v<T> && sizeof(T[N]) < 32;

 public:
  InlineVec() = default;
  // Copies what is there, not the room for more; a small one is copied as it lies.
  InlineVec(const InlineVec& o)
    requires kSmall
  = default;
  InlineVec& operator=(const InlineVec& o)
    requires kSmall
  = default;
  InlineVec(const InlineVec& o) : n_(o.n_) { std::uninitialized_copy(o.begin(), o.end(), store_.items); }
  InlineVec& operator=(const InlineVec& o) {
    if (this != &o) {
      n_ = o.n_;
      std::uninitialized_copy(o.begin(), o.end(), store_.items);
    }
    return *this;
  }
  int size() const { return n_; }
  bool empty() const { return n_ == 0; }
  bool full() const { return n_ == N; }
  static constexpr int capacity() { return N; }
  T& operator[](int i) { return store_.items[check(i)]; }
  const T& operator[](int i) const { return store_.items[check(i)]; }
  T& back() { return store_.items[check(n_ - 1)]; }
  const T& back() const { return store_.items[check(n_ - 1)]; }
  void push_back(const T& v) {
    assert(n_ < N);
    std::construct_at(&store_.items[n_++], v);
  }
  T& add_new() {  // made in its place: nothing is copied
    assert(n_ < N);
    return *std::construct_at(&store_.items[n_++]);
  }
  void pop_back() {
    assert(n_ > 0);
    --n_;
  }
  void clear() { n_ = 0; }
  void insert(int at, const T& v) {
    const T copy = v;
    push_back(copy);
    for (int i = n_ - 1; i > at; --i) store_.items[i] = store_.items[i - 1];
    store_.items[at] = copy;
  }
  void erase(int at) {
    for (int i = check(at); i + 1 < n_; ++i) store_.items[i] = store_.items[i + 1];
    pop_back();
  }
  bool has(const T& v) const {
    for (const T& x : *this)
      if (x == v) return true;
    return false;
  }
  friend bool operator==(const InlineVec& a, const InlineVec& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  T* begin() { return store_.items; }
  T* end() { return store_.items + n_; }
  const T* begin() const { return store_.items; }
  const T* end() const { return store_.items + n_; }

 private:
  int check(int i) const {
    assert(i >= 0 && i < n_);
    return i;
  }
  union Store {
    constexpr Store() {}  // NOLINT: nothing is there yet
    T items[N];
  };
  Store store_;
  std::uint8_t n_ = 0;
};

}  // namespace jiesuan
