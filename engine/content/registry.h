// Definitions enlist themselves while the program is loaded. The first look sorts them by id, so that their
// order does not depend on the linker's; after that the lists are only read.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <vector>

namespace jiesuan {

// A mistake in the content itself: nothing can be played with it.
[[noreturn]] inline void content_error(const char* what, const char* id) {
  std::fprintf(stderr, "jiesuan: %s '%s'\n", what, id);
  std::abort();
}

template <class T>
class Registry {
 public:
  static void enlist(const T* x) { list().push_back(x); }

  static const std::vector<const T*>& all(const char* what) {
    static std::once_flag sorted;
    std::call_once(sorted, [&] { sort(what); });
    return list();
  }
  // By id, Chinese or English name; null if unknown.
  static const T* named(std::string_view name) {
    for (const T* x : all(""))
      if (name == x->id || name == x->zh || name == x->en) return x;
    return nullptr;
  }

 private:
  static std::vector<const T*>& list() {
    static std::vector<const T*> all;
    return all;
  }
  static void sort(const char* what) {
    auto& all = list();
    const auto before = [](const T* a, const T* b) { return std::string_view(a->id) < b->id; };
    std::sort(all.begin(), all.end(), before);
    for (std::size_t i = 1; i < all.size(); ++i)
      if (std::string_view(all[i - 1]->id) == all[i]->id) {
        std::fprintf(stderr, "jiesuan: two definitions of a %s\n", what);
        content_error("both are called", all[i]->id);
      }
  }
};

}  // namespace jiesuan
