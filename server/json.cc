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

json::object card_json(const Game& g, CardId c) {
  const Face& f = g.state.face[c];
  return {{"id", c}, {"name", id_of(f.name)}, {"suit", word(f.suit)}, {"number", f.number}};
}
json::array cards_json(const Game& g, const CardSet& cards) {
  json::array out;
  for (CardId c : cards) out.push_back(card_json(g, c));
  return out;
}
json::array seats_json(const SeatSet& seats) {
  json::array out;
  for (Seat s : seats) out.push_back(s);
  return out;
}

}  // namespace jiesuan::server
