#include "judge/wish.h"

#include <algorithm>

namespace jiesuan::judge {
namespace {

constexpr std::string_view kFillers[] = {"uses",   "plays", "launches", "discards", "chooses", "gives",
                                         "on",     "→",     "to",       "and",      "with",    "cards",
                                         "naming", "phase", "和",       "for"};

bool is_filler(const Word& w) {
  return std::find(std::begin(kFillers), std::end(kFillers), w.key) != std::end(kFillers);
}

}  // namespace

Wish Wish::nameless() const {
  Wish rest = *this;
  rest.skills.clear();
  rest.cards = cards_of_skill();
  rest.name_at = -1;
  return rest;
}

std::vector<Wish::Card> Wish::cards_of_skill() const {
  std::vector<Card> some = cards;
  if (name_at >= 0) some.erase(some.begin() + name_at);
  return some;
}

Wish take_apart(const Sentence& words) {
  Wish wish;
  wish.all = words;
  for (std::size_t i = 0; i < words.size();) {
    const Word& w = words[i];
    if (w.is("decline")) {
      wish.decline = true;
      for (++i; i < words.size(); ++i)
        if (!is_filler(words[i])) wish.declined.push_back(words[i]);
    } else if (w.is("ends") && words.size() <= 2) {
      wish.end = true;
      ++i;
    } else if (w.is("recasts")) {
      wish.recast = true;
      ++i;
    } else if (w.seat) {
      wish.seats.push_back(*w.seat);
      ++i;
    } else if (w.is("as") && i + 1 < words.size() && words[i + 1].card != CardName::None) {
      wish.as = words[i + 1].card;
      i += 2;
    } else if (w.is("from") && i + 1 < words.size() && words[i + 1].seat) {
      if (!wish.cards.empty()) wish.cards.back().from = *words[i + 1].seat;
      i += 2;
    } else if (w.is("hand")) {
      wish.unseen = true;
      ++i;
    } else if (wish.skills.empty() && (!w.skills.empty() || w.only_effects())) {
      wish.skills = w.skills_and_effects();
      if (w.card != CardName::None) {  // 八卦阵 may be the skill or the card
        CardSpec c;
        c.name = w.card;
        c.written = {w.text, w.spot};
        wish.name_at = static_cast<int>(wish.cards.size());
        wish.cards.push_back({c});
      }
      ++i;
    } else if (is_filler(w)) {
      ++i;
    } else if (auto card = read_card(words, i)) {
      wish.cards.push_back({*card});
    } else {
      wish.loose.push_back(w);
      ++i;
    }
  }
  return wish;
}

}  // namespace jiesuan::judge
