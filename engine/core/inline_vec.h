// A vector of fixed capacity that is plain bytes, so that it may live in the arena.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace jiesuan {

template <class T, int N>
class InlineVec {
  static_assert(N <= 255);
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  constexpr int size() const { return n_; }
  constexpr bool empty() const { return n_ == 0; }
  constexpr bool full() const { return n_ == N; }
  static constexpr int capacity() { return N; }
  constexpr T& operator[](int i) { return data_[check(i)]; }
  constexpr const T& operator[](int i) const { return data_[check(i)]; }
  constexpr T& back() { return data_[check(n_ - 1)]; }
  constexpr const T& back() const { return data_[check(n_ - 1)]; }
  constexpr void push_back(const T& v) {
    assert(n_ < N);
    data_[n_++] = v;
  }
  constexpr void pop_back() {
    assert(n_ > 0);
    --n_;
    data_[n_] = T{};  // vacated bytes are always the same, so that equal states are equal bytes
  }
  constexpr void clear() {
    while (n_ > 0) pop_back();
  }
  constexpr void reset() { n_ = 0; }  // for buffers nobody compares: leaves the bytes as they are
  constexpr void insert(int at, const T& v) {
    push_back(v);
    for (int i = n_ - 1; i > at; --i) data_[i] = data_[i - 1];
    data_[at] = v;
  }
  constexpr void erase(int at) {
    for (int i = check(at); i + 1 < n_; ++i) data_[i] = data_[i + 1];
    pop_back();
  }
  constexpr bool has(const T& v) const {
    for (const T& x : *this)
      if (x == v) return true;
    return false;
  }
  constexpr T* begin() { return data_; }
  constexpr T* end() { return data_ + n_; }
  constexpr const T* begin() const { return data_; }
  constexpr const T* end() const { return data_ + n_; }

 private:
  constexpr int check(int i) const {
    assert(i >= 0 && i < n_);
    return i;
  }
  T data_[N] = {};
  std::uint8_t n_ = 0;
};

}  // namespace jiesuan
