#include "judge/table_claims.h"

#include "engine/query/distance.h"
#include "engine/rules/game_cards.h"
#include "engine/view/view.h"

namespace jiesuan::judge {

std::string list(const Game& g, const CardSet& cards) {
  std::string out;
  for (CardId c : cards) out += (out.empty() ? "" : ", ") + describe(g.state.face[c]);
  return out.empty() ? "nothing" : out;
}

bool any_fits(const Game& g, const CardSet& cards, const CardSpec& spec) {
  for (CardId c : cards)
    if (spec.fits_family(g.state.face[c])) return true;
  return false;
}

std::string called(const Lexicon& names, Seat s) { return s == kNoSeat ? "nobody" : names.seat_name(s); }

int TableClaims::need_number() {
  const auto n = take_number();
  if (!n) missing("a number");
  return *n;
}

std::optional<Test> TableClaims::about_table(Seat who, const Word& verb) {
  if (verb.is("floor"))
    return number_is(who, "hp floor", [](const Game& g, Seat s) { return +g[s].hp_floor; });
  if (verb.is("range"))
    return number_is(who, "range", [](const Game& g, Seat s) { return attack_range(g, s); });
  if (verb.is("distance")) return distance_is(who);
  if (verb.is("sees")) return sees(who);
  if (verb.is("open") && take("hand")) return cards_are(who, "open in hand", open_hand);
  if (verb.is("tapped")) return cards_are(who, "tapped", tapped_equipment);
  return {};
}

std::optional<Test> TableClaims::about_piles() {
  if (take("pile")) return size_is("the pile", [](const Game& g) { return +g.state.pile_size; });
  if (take("discards"))
    return size_is("the discard pile", [](const Game& g) { return g.state.discard.size(); });
  return {};
}

Test TableClaims::number_is(Seat who, const std::string& what, int (*number)(const Game&, Seat)) {
  const int n = need_number();
  return [=, me = name(who)](const Game& g) -> std::string {
    const int is = number(g, who);
    return is == n ? "" : me + " has " + what + " " + std::to_string(is);
  };
}

// "distance to Y 2".
Test TableClaims::distance_is(Seat who) {
  take("to");
  const auto to = take_seat();
  if (!to) missing("to whom");
  const int n = need_number();
  return [=](const Game& g) -> std::string {
    const int is = distance(g, who, *to);
    return is == n ? "" : "the distance is " + std::to_string(is);
  };
}

// "sees 闪 of X", "sees no 闪 of X": among the hand cards.
Test TableClaims::sees(Seat who) {
  const bool no = take("decline") || take("not");
  const auto card = take_card();
  take("of");
  const auto whose = take_seat();
  if (!card || !whose) missing("which card of whom");
  return [=, me = name(who)](const Game& g) -> std::string {
    CardSet seen;
    for (CardId c : g[*whose].hand)
      if (can_see(g, who, c)) seen.add(c);
    return any_fits(g, seen, *card) != no ? "" : me + " sees " + list(g, seen);
  };
}

// Exactly these, or so many, or nothing.
Test TableClaims::cards_are(Seat who, const std::string& what, CardSet (*cards)(const Game&, Seat)) {
  std::optional<int> n = take_number();
  if (take("empty") || take("nothing")) n = 0;
  take("is");
  std::vector<CardSpec> specs;
  while (auto c = take_card()) {
    specs.push_back(*c);
    take("and");
  }
  if (!n && specs.empty()) missing("a number or the cards");
  return [=, me = name(who)](const Game& g) -> std::string {
    const CardSet are = cards(g, who);
    CardSet left = are;
    bool all = are.size() == (n ? *n : static_cast<int>(specs.size()));
    for (const CardSpec& spec : specs) {
      CardId found = kNoCard;
      for (CardId c : left)
        if (spec.fits_family(g.state.face[c])) found = c;
      all = all && found != kNoCard;
      if (found != kNoCard) left.remove(found);
    }
    return all ? "" : me + " has " + what + ": " + list(g, are);
  };
}

// "pile 3", "discard pile 2".
Test TableClaims::size_is(const std::string& what, int (*size)(const Game&)) {
  take("pile");
  const int n = need_number();
  take("cards");
  return [=](const Game& g) -> std::string {
    return size(g) == n ? "" : what + " has " + std::to_string(size(g)) + " cards";
  };
}

}  // namespace jiesuan::judge
