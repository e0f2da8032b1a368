// The words of the protocol (docs/protocol.md): how the game's things are written in messages.
#pragma once
#include <boost/json.hpp>
#include <concepts>
#include <span>
#include <string>
#include <string_view>

#include "engine/content/mode.h"
#include "engine/event/words.h"

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

// An object that is written as it will be sent, without making a tree of it first.
class ObjectText {
 public:
  void add(std::string_view key, std::string_view value);
  void add(std::string_view key, std::integral auto value) { add_json(key, std::to_string(value)); }
  void add(std::string_view key, const json::array& value) { add_json(key, json::serialize(value)); }
  void add_json(std::string_view key, std::string_view value);  // … which is written already
  std::string text() &&;

 private:
  std::string text_ = "{";
};

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
