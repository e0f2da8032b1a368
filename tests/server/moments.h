// Moments at a table of three that are the same to everybody but ②, whatever ② holds: what is told of them,
// and when, must be the same as well.
#pragma once
#include <ostream>
#include <string>
#include <vector>

#include "tests/server/positions.h"

namespace jiesuan::server::test {

// ① does something that ② may answer, if it has the right card, or the right general lying face down; nobody
// does.
struct Moment {
  std::string name;
  std::string card;  // that ① plays (none: it ends its turn) …
  std::vector<int> targets;
  Face key;    // … and the card ② may answer with, …
  Face other;  // … or holds instead
  bool three_is_frail = false;
  std::vector<std::string> generals = {};  // of ① and ②
  bool two_is_judged = false;              // 乐不思蜀 lies before ②
  std::vector<std::string> hidden =
      {};  // 国战: ②'s head general, if it is to have an answer, and if not; its deputy
  const char* mode() const { return hidden.empty() ? "identity" : "hegemony"; }
};

inline std::ostream& operator<<(std::ostream& out, const Moment& m) { return out << m.name; }

std::vector<Moment> moments();

// How the cards lie, with the card in ②'s hand or the other one, and so many more beside it (up to two).
Position position(const Moment& m, bool with, std::uint32_t more);

}  // namespace jiesuan::server::test
