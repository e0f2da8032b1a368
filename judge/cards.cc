#include "judge/cards.h"

#include <algorithm>

#include "cards/names.h"
#include "engine/state/words.h"

namespace jiesuan::judge {
namespace {

constexpr int kMostOfOneKind = 30;

bool is_any(const Word& w) { return w.is("any") || w.text == "任意"; }

// Cards nobody answers with come first when it does not matter which: they interfere the least.
int interference(CardName n) {
  if (is_slash(n) || n == kJink || n == kPeach || n == kAnaleptic || kNullifications.has(n)) return 3;
  switch (def(n).category) {
    case Category::Trick:
      return 0;
    case Category::DelayedTrick:
      return 1;
    default:
      return 2;
  }
}

int vagueness(const CardSpec& s) {
  return (s.name == CardName::None ? 4 : 0) + (s.suit == Suit::None ? 1 : 0) + (s.number == 0 ? 2 : 0);
}

}  // namespace

std::string describe(const Face& f) {
  const std::string where = std::string(symbol(f.suit)) + std::string(kRanks[f.number]);
  return f.name == CardName::None ? where : where + (where.empty() ? "" : " ") + def(f.name).zh;
}

TwoTongues described(const Face& f) {
  const std::string where = std::string(symbol(f.suit)) + std::string(kRanks[f.number]);
  if (f.name == CardName::None) return as_written(where);
  return in_both("{}{}{}", "{}{}{}", where, where.empty() ? "" : " ",
                 TwoTongues{def(f.name).zh, def(f.name).en});
}

bool CardSpec::fits(const Face& f) const {
  if (name != CardName::None && f.name != name) return false;
  if (suit != Suit::None && f.suit != suit) return false;
  if (number != 0 && f.number != number) return false;
  return colour == Colour::None || colour_of(f.suit) == colour;
}

bool CardSpec::fits_family(const Face& f) const {
  Face as = f;
  if (name != CardName::None && f.name != CardName::None && def(f.name).family == name) as.name = name;
  return fits(as);
}

std::optional<CardSpec> read_card(const Sentence& words, std::size_t& i) {
  CardSpec c;
  bool any = false, found = false;
  const std::size_t first = i;
  for (; i < words.size(); ++i) {
    const Word& w = words[i];
    if (w.apart && found) break;  // "♠8, 赤兔" are two
    if (w.suit && c.suit == Suit::None) {
      if (w.card != CardName::None && c.name != CardName::None) break;
      c.suit = *w.suit, c.number = w.rank;
    } else if (w.colour != Colour::None && c.colour == Colour::None && c.suit == Suit::None) {
      c.colour = w.colour;
    } else if (w.card != CardName::None && c.name == CardName::None && !any) {
      // the name
    } else if (is_any(w) && c.name == CardName::None && !any) {
      any = true;
    } else {
      break;
    }
    if (w.card != CardName::None) c.name = w.card;
    found = true;
    // "♥5 桃" is one card, "桃 ♥5" as well, "桃 杀" are two.
    if (c.name != CardName::None && c.suit != Suit::None) {
      ++i;
      break;
    }
  }
  if (!found) return {};
  c.written = {words[first].text, words[first].spot};
  for (std::size_t k = first + 1; k < i; ++k) c.written.text += " " + words[k].text;
  return c;
}

std::vector<CardSpec> read_cards(const Text& t) {
  static const Lexicon kNamesOnly;
  Sentence words = kNamesOnly.read(t);
  int times = 1;
  if (!words.empty()) {
    std::string last = words.back().key;
    if (last.starts_with("×")) last = "x" + last.substr(std::string_view("×").size());
    if (last.size() > 1 && last[0] == 'x' && last.find_first_not_of("0123456789", 1) == std::string::npos) {
      times = std::atoi(last.c_str() + 1);
      words.pop_back();
      if (times < 1 || times > kMostOfOneKind)
        throw ScenarioError(t.spot, "'" + t.text + "': the number of cards must be from 1 to " +
                                        std::to_string(kMostOfOneKind));
    }
  }
  std::size_t i = 0;
  const auto card = read_card(words, i);
  if (!card || i != words.size()) {
    std::vector<std::string> names;
    for (const CardDef* c : Catalogue::get().cards())
      if (c)
        for (const char* n : {c->zh, c->en, c->id}) names.emplace_back(n);
    const std::string wrong = words.empty() ? t.text : words[std::min(i, words.size() - 1)].text;
    throw ScenarioError(t.spot, "'" + wrong + "' is no card" + suggestion(wrong, names) +
                                    "; cards are written like 火杀, ♥5 桃, ♣ any, any x2");
  }
  return {static_cast<std::size_t>(times), *card};
}

void Dealer::want(const CardSpec& spec, Face* to) { wishes_.push_back({spec, to}); }

void Dealer::deal() {
  constexpr int kVaguest = 7;
  for (int vague = 0; vague <= kVaguest; ++vague)
    for (const Wish& w : wishes_)
      if (vagueness(w.spec) == vague) *w.to = take(w.spec);
  wishes_.clear();
}

Face Dealer::take(const CardSpec& spec) {
  std::size_t best = left_.size();
  for (std::size_t i = 0; i < left_.size(); ++i) {
    if (!spec.fits(left_[i])) continue;
    if (best == left_.size() || interference(left_[i].name) < interference(left_[best].name)) best = i;
  }
  if (best == left_.size()) {
    std::string others;
    for (const Face& f : left_)
      if (spec.name != CardName::None && f.name == spec.name)
        others += (others.empty() ? "" : ", ") + describe(f);
    throw ScenarioError(spec.written.spot, "the deck has no (further) '" + spec.written.text + "'" +
                                               (others.empty() ? "" : "; there are " + others) +
                                               " (cards of other decks are listed under 'extra cards')");
  }
  const Face f = left_[best];
  left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(best));
  return f;
}

}  // namespace jiesuan::judge
