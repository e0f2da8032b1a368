#include "server/json_text.h"

#include <algorithm>

namespace jiesuan::server {
namespace {

// What is no ASCII stands for itself.
constexpr bool is_special(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

// Looks at every character, which compilers make of whole words.
bool has_special(std::string_view s) {
  bool any = false;
  for (const char c : s) any |= is_special(c);
  return any;
}

void append_escaped(std::string& to, std::string_view s) {
  constexpr char kHex[] = "0123456789abcdef";
  for (const char c : s) {
    if (!is_special(c)) {
      to += c;
    } else if (const auto code = static_cast<unsigned char>(c); code < 0x20) {
      to += "\\u00";
      to += kHex[code >> 4];
      to += kHex[code & 15];
    } else {
      to += '\\';
      to += c;
    }
  }
}

}  // namespace

// There are more of these than of anything else: as a rule it is added in one piece.
JsonText& JsonText::key(std::string_view name) {
  char piece[64];
  if (name.size() + 4 > sizeof piece) {
    separate();
    text_.append("\"").append(name).append("\":");
    return *this;
  }
  char* at = piece;
  if (separated()) *at++ = ',';
  *at++ = '"';
  at = std::copy(name.begin(), name.end(), at);
  *at++ = '"';
  *at++ = ':';
  text_.append(piece, static_cast<std::size_t>(at - piece));
  return *this;
}

void JsonText::value(std::string_view text) {
  separate();
  text_ += '"';
  if (has_special(text))
    append_escaped(text_, text);
  else
    text_ += text;
  text_ += '"';
}

}  // namespace jiesuan::server
