#include "cli/operate_secret.h"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string_view>

namespace jiesuan::cli {
namespace {

constexpr std::size_t kShortestSecret = 16, kLongestSecret = 256;

}  // namespace

bool read_place(const std::string& text, std::string* address, std::uint16_t* port, std::string* why) {
  const std::size_t colon = text.rfind(':');
  const std::string_view number = std::string_view(text).substr(colon == text.npos ? text.size() : colon + 1);
  const auto [end, bad] = std::from_chars(number.data(), number.data() + number.size(), *port);
  if (number.empty() || bad != std::errc() || end != number.data() + number.size())
    return (*why = "'" + text + "' is no ADDRESS:PORT", false);
  *address = text.substr(0, colon);
  if (address->starts_with('[') && address->ends_with(']'))
    *address = address->substr(1, address->size() - 2);
  return true;
}

bool read_secret(const std::string& path, std::string* secret, std::string* why) {
  struct stat facts = {};
  std::ifstream in(path);
  if (stat(path.c_str(), &facts) != 0 || !S_ISREG(facts.st_mode) || !in)
    return (*why = "the secret cannot be read from '" + path + "'", false);
  if ((facts.st_mode & (S_IRWXG | S_IRWXO)) != 0)
    return (*why = "others can read the secret in '" + path + "': chmod 600 it", false);
  std::getline(in, *secret);
  const bool plain =
      std::all_of(secret->begin(), secret->end(), [](unsigned char c) { return c > ' ' && c < 0x7F; });
  if (secret->size() < kShortestSecret || secret->size() > kLongestSecret || !plain)
    return (*why = "the secret in '" + path + "' has to be one word of 16 to 256 letters, digits and signs",
            false);
  return true;
}

}  // namespace jiesuan::cli
