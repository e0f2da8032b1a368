// The words of the protocol (docs/protocol.md): how the game's things are written in messages.
#pragma once
#include <boost/json.hpp>
#include <span>
#include <string>
#include <string_view>

#include "engine/content/mode.h"
#include "engine/event/words.h"
#include "server/json_text.h"

namespace jiesuan::server {

namespace json = boost::json;

json::object text(std::string_view zh, std::string_view en);

using jiesuan::word;  // of an enumeration, from its list

json::value word(const Mode& mode, Allegiance a);  // null: not known
json::value seat_or_null(Seat s);

std::string_view id_of(CardName n);
std::string_view id_of(SkillId s);
std::string_view id_of(GeneralId g);

json::value card_json(const SeenCard& c);  // null: not known
json::array cards_json(std::span<const SeenCard> cards);
json::array seats_json(const SeatSet& seats);

// The same as text.
void write_text(JsonText& t, std::string_view zh, std::string_view en);
void write_card(JsonText& t, const SeenCard& c);
void write_cards(JsonText& t, std::span<const SeenCard> cards);
void write_seat(JsonText& t, Seat s);  // null: none
void write_seats(JsonText& t, const SeatSet& seats);
// An id, or null for what has none.
template <class Id>
void write_id(JsonText& t, Id id) {
  if (id == Id::None)
    t.null();
  else
    t.value(id_of(id));
}
// Of a list of ids.
template <class List>
void write_ids(JsonText& t, const List& ids) {
  t.list([&] {
    for (const auto id : ids) t.value(id_of(id));
  });
}

// Adds what is in another list, or one more element, to a list that is kept as it will be sent.
void append(std::string& list, std::string_view more);

// Ids and other words, in a list.
template <class List>
json::array words_json(const List& words) {
  json::array out;
  for (const auto& word : words) out.emplace_back(word);
  return out;
}

}  // namespace jiesuan::server
