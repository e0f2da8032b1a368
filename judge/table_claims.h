// Claims about what can be read off the table: numbers, distances, cards that lie face up or sideways, piles.
#pragma once
#include <functional>
#include <string>

#include "engine/state/game.h"
#include "judge/sentence.h"

namespace jiesuan::judge {

using Test = std::function<std::string(const Game&)>;  // what is so instead, or ""

std::string list(const Game& g, const CardSet& cards);
bool any_fits(const Game& g, const CardSet& cards, const CardSpec& spec);
std::string called(const Lexicon& names, Seat s);

class TableClaims : protected SentenceReader {
 protected:
  using SentenceReader::SentenceReader;

  std::string name(Seat s) const { return called(lexicon_, s); }
  int need_number();
  // The verb has been read; nothing if it is none of these.
  std::optional<Test> about_table(Seat who, const Word& verb);
  std::optional<Test> about_piles();

 private:
  Test number_is(Seat who, const std::string& what, int (*number)(const Game&, Seat));
  Test distance_is(Seat who);
  Test sees(Seat who);
  Test cards_are(Seat who, const std::string& what, CardSet (*cards)(const Game&, Seat));
  Test size_is(const std::string& what, int (*size)(const Game&));
};

}  // namespace jiesuan::judge
