// A vector of fixed capacity whose items may own something; where they are plain bytes, InlineVec does it.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>

namespace jiesuan {

template <class T, std::size_t N>
class InPlace {
 public:
  InPlace() = default;
  InPlace(const InPlace& o) : n_(o.n_) { std::uninitialized_copy(o.begin(), o.end(), store_.items); }
  InPlace& operator=(const InPlace& o) {
    if (this == &o) return *this;
    std::destroy(begin(), end());
    n_ = o.n_;
    std::uninitialized_copy(o.begin(), o.end(), store_.items);
    return *this;
  }
  ~InPlace() { std::destroy(begin(), end()); }
  T& emplace_back() {
    assert(n_ < N);
    return *std::construct_at(&store_.items[n_++]);
  }
  std::size_t size() const { return n_; }
  T& operator[](std::size_t i) {
    assert(i < n_);
    return store_.items[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < n_);
    return store_.items[i];
  }
  T* begin() { return store_.items; }
  T* end() { return store_.items + n_; }
  const T* begin() const { return store_.items; }
  const T* end() const { return store_.items + n_; }
  friend bool operator==(const InPlace& a, const InPlace& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  union Store {
    Store() {}   // NOLINT: nothing is made before it is needed …
    ~Store() {}  // NOLINT: … and whoever made it ends it
    T items[N];
  };
  Store store_;
  std::size_t n_ = 0;
};

}  // namespace jiesuan
