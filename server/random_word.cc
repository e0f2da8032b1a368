#include <sys/random.h>

#include <cstdlib>

#include "server/random_word.h"

namespace jiesuan::server {

std::string random_word(int letters) {
  static constexpr char kLetters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string out(static_cast<std::size_t>(letters), '\0');
  std::size_t have = 0;
  while (have < out.size()) {
    const ssize_t got = getrandom(out.data() + have, out.size() - have, 0);
    if (got < 0) std::abort();  // without chance there are no secrets
    have += static_cast<std::size_t>(got);
  }
  for (char& c : out) c = kLetters[static_cast<unsigned char>(c) & 63];
  return out;
}

}  // namespace jiesuan::server
