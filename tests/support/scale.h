// How much a test tries at random. Sanitizers make everything several times slower: some try less there, and
// the release build tries all of it. JIESUAN_TRIES=10 in the environment plays ten times as many random
// games.
#pragma once
#include <algorithm>
#include <cstdlib>

namespace jiesuan::test {

#ifdef JIESUAN_CHECKS
inline constexpr int kLess = 4;
#else
inline constexpr int kLess = 1;
#endif

inline int tries(int usually) {
  const char* more = std::getenv("JIESUAN_TRIES");
  return usually * std::max(1, more ? std::atoi(more) : 1);
}

}  // namespace jiesuan::test
