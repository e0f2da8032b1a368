// Sanitizers make everything several times slower: what a test tries at random it tries less often there. The
// release build tries all of it.
#pragma once

namespace jiesuan::test {

#ifdef JIESUAN_CHECKS
inline constexpr int kLess = 4;
#else
inline constexpr int kLess = 1;
#endif

}  // namespace jiesuan::test
