#include "server/json.h"

#include <utility>

#include "engine/content/catalogue.h"

namespace jiesuan::server {

json::object text(std::string_view zh, std::string_view en) { return {{"zh", zh}, {"en", en}}; }

json::value word(const Mode& mode, Allegiance a) {
  if (a == Allegiance::None) return nullptr;
  return json::string(mode.name_of(a).id);
}
json::value seat_or_null(Seat s) { return s == kNoSeat ? json::value(nullptr) : json::value(s); }

std::string_view id_of(CardName n) { return def(n).id; }
std::string_view id_of(SkillId s) { return def(s).id; }
std::string_view id_of(GeneralId g) { return def(g).id; }

json::value card_json(const SeenCard& c) {
  if (c.id == kNoCard) return nullptr;
  return json::object{{"id", c.id}, {"name", id_of(c.name)}, {"suit", word(c.suit)}, {"number", c.number}};
}
json::array cards_json(std::span<const SeenCard> cards) {
  json::array out;
  out.reserve(cards.size());
  for (const SeenCard& c : cards) out.push_back(card_json(c));
  return out;
}
namespace {

// Quoted, as JSON wants it; what is no ASCII stands for itself.
void append_quoted(std::string& to, std::string_view s) {
  constexpr char kHex[] = "0123456789abcdef";
  to += '"';
  for (const char c : s) {
    if (c == '"' || c == '\\') {
      to += '\\';
      to += c;
    } else if (const auto code = static_cast<unsigned char>(c); code < 0x20) {
      to += "\\u00";
      to += kHex[code >> 4];
      to += kHex[code & 15];
    } else {
      to += c;
    }
  }
  to += '"';
}

}  // namespace

void ObjectText::add_json(std::string_view key, std::string_view value) {
  if (text_.size() > 1) text_ += ',';
  append_quoted(text_, key);
  text_ += ':';
  text_ += value;
}
void ObjectText::add(std::string_view key, std::string_view value) {
  add_json(key, {});
  append_quoted(text_, value);
}
std::string ObjectText::text() && {
  text_ += '}';
  return std::move(text_);
}
void append(std::string& list, std::string_view more) {
  if (!list.empty() && !more.empty()) list += ',';
  list += more;
}
json::array seats_json(const SeatSet& seats) {
  json::array out;
  for (Seat s : seats) out.push_back(s);
  return out;
}

}  // namespace jiesuan::server
