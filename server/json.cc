#include "server/json.h"

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
void append(std::string& list, std::string_view more) {
  if (!list.empty() && !more.empty()) list += ',';
  list += more;
}
json::array seats_json(const SeatSet& seats) {
  json::array out;
  for (Seat s : seats) out.push_back(s);
  return out;
}

void write_text(JsonText& t, std::string_view zh, std::string_view en) {
  t.object([&] {
    t.field("zh", zh);
    t.field("en", en);
  });
}
void write_card(JsonText& t, const SeenCard& c) {
  if (c.id == kNoCard) return t.null();
  t.object([&] {
    t.field("id", c.id);
    t.field("name", id_of(c.name));
    t.field("suit", word(c.suit));
    t.field("number", c.number);
  });
}
void write_cards(JsonText& t, std::span<const SeenCard> cards) {
  t.list([&] {
    for (const SeenCard& c : cards) write_card(t, c);
  });
}
void write_seat(JsonText& t, Seat s) {
  if (s == kNoSeat)
    t.null();
  else
    t.value(s);
}
void write_seats(JsonText& t, const SeatSet& seats) {
  t.list([&] {
    for (const Seat s : seats) t.value(s);
  });
}

}  // namespace jiesuan::server
