#include "judge/answer.h"

#include <algorithm>

#include "engine/query/cards.h"
#include "engine/query/selection.h"
#include "engine/state/words.h"
#include "judge/sentence.h"

namespace jiesuan::judge {
namespace {

constexpr std::string_view kFillers[] = {"uses",   "plays", "launches", "discards", "chooses", "gives",
                                         "on",     "→",     "to",       "and",      "with",    "cards",
                                         "naming", "phase", "和",       "for"};

// A step taken apart.
struct Wish {
  bool decline = false, end = false, recast = false, unseen = false;
  std::vector<Word> declined;  // what must be on offer to be declined
  std::vector<SkillId> skills;
  CardName as = CardName::None;
  struct Card {
    CardSpec spec;
    Seat from = kNoSeat;
  };
  std::vector<Card> cards;
  std::vector<Seat> seats;
  std::vector<Word> loose;  // names of choices
  std::vector<Word> all;
  bool equipment_or_skill = false;  // one word that may mean either
};

bool is_filler(const Word& w) {
  return std::find(std::begin(kFillers), std::end(kFillers), w.key) != std::end(kFillers);
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
    } else if (!w.skills.empty() && wish.skills.empty()) {
      wish.skills = w.skills;
      wish.equipment_or_skill = w.card != CardName::None;
      if (wish.equipment_or_skill) {  // 八卦阵 may be the skill or the card
        CardSpec c;
        c.name = w.card;
        c.written = {w.text, w.spot};
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

// Builds the selection pick by pick, as the gate will check it.
class Build {
 public:
  Build(const Game& g, const Request& r, int option) : g_(g), r_(r) {
    pick_.option = static_cast<std::uint8_t>(option);
  }

  bool add(const Wish::Card& wanted, std::string* why) {
    for (CardId c : next_pick(g_, r_, pick_).cards) {
      if (!wanted.spec.fits_family(g_.state.face[c])) continue;
      if (wanted.from != kNoSeat && g_.state.place[c].seat != wanted.from) continue;
      pick_.cards.push_back(c);
      return true;
    }
    *why = "'" + wanted.spec.written.text + "' cannot be chosen";
    return false;
  }
  bool add(Seat s, const std::string& called, std::string* why) {
    if (goes_without_saying(s)) return true;
    if (next_pick(g_, r_, pick_).seats.has(s)) {
      pick_.seats.push_back(s);
      return true;
    }
    *why = called + " cannot be chosen";
    return false;
  }
  // What is forced needs no words.
  bool complete(std::string* why) {
    const Option& o = r_.options[pick_.option];
    for (Pick p = next_pick(g_, r_, pick_); !p.done; p = next_pick(g_, r_, pick_)) {
      const int missing = o.min_cards - pick_.cards.size();
      if (missing > 0 && p.cards.size() == missing) {
        for (CardId c : p.cards) pick_.cards.push_back(c);
      } else if (missing <= 0 && p.seats.size() == 1) {
        pick_.seats.push_back(p.seats.first());
      } else {
        *why = missing > 0 ? "the answer names too few cards" : "the answer names too few characters";
        return false;
      }
    }
    return true;
  }
  const Selection& pick() const { return pick_; }

 private:
  // A target that the demand fixes, the owner of another's skill (黄天), or oneself for a card that has no
  // other: nothing to choose.
  bool goes_without_saying(Seat s) const {
    if (r_.demand.by_need && r_.demand.required == s) return true;
    const Option& o = r_.options[pick_.option];
    if (o.kind == OptionKind::Skill && o.instance != kNoInstance && o.max_seats == 0 && s != r_.seat &&
        s == g_.state.instance[o.instance].owner)
      return true;
    const Pick p = next_pick(g_, r_, pick_);
    return s == r_.seat && p.done && p.seats.empty() && r_.options[pick_.option].kind == OptionKind::Use;
  }
  const Game& g_;
  const Request& r_;
  Selection pick_;
};

bool option_fits(const Request& r, const Option& o, const Wish& w, bool as_skill) {
  if (w.end) return o.kind == OptionKind::EndPhase;
  if (w.recast != (o.kind == OptionKind::Recast)) return false;
  if (w.unseen) return o.kind == OptionKind::HandCard;
  if (as_skill) {
    if (o.kind != OptionKind::Skill && o.kind != OptionKind::Convert) return false;
    if (std::find(w.skills.begin(), w.skills.end(), o.skill) == w.skills.end()) return false;
    return w.as == CardName::None || same_card(o.as, w.as);
  }
  const bool named = o.kind == OptionKind::CardName || o.kind == OptionKind::SkillName ||
                     (o.kind == OptionKind::Number && o.skill != SkillId::None);  // a choice may be called 杀
  if (named || !w.loose.empty())
    return std::any_of(w.all.begin(), w.all.end(), [&](const Word& x) { return choice_called(o, x); });
  switch (o.kind) {
    case OptionKind::Use:
    case OptionKind::Cards:
      return !w.cards.empty() || (!w.seats.empty() && o.max_seats > 0 && o.min_cards == 0) ||
             (w.recast && o.kind == OptionKind::Cards);
    case OptionKind::Recast:
      return true;
    case OptionKind::Seats:
      return !w.seats.empty();
    case OptionKind::Suit:
      return w.cards.size() == 1 && w.seats.empty() && static_cast<int>(w.cards[0].spec.suit) == o.value &&
             r.ask == Ask::Choice;
    case OptionKind::Number:
      return o.ordered && !w.cards.empty() && static_cast<int>(w.cards.size()) == o.value;  // 观星
    default:
      return false;
  }
}

std::string seat_called(const Step& step, Seat s) {
  for (const Word& w : step.words)
    if (w.seat && *w.seat == s) return w.text;
  return "the character";
}

}  // namespace

bool choice_called(const Option& o, const Word& w) {
  if (o.kind == OptionKind::Yes) return w.is("yes");
  if (o.kind == OptionKind::General)
    return lower(def(o.general).zh) == lower(w.text) || lower(def(o.general).en) == lower(w.text) ||
           lower(def(o.general).id) == lower(w.text);
  if (o.kind == OptionKind::CardName) return w.card == o.as;
  if (o.kind == OptionKind::SkillName)
    return std::find(w.skills.begin(), w.skills.end(), o.skill) != w.skills.end();
  if (o.kind == OptionKind::Kingdom) {
    const Naming& kingdom = naming(static_cast<Kingdom>(o.value));
    return w.is(kingdom.word) || w.text == kingdom.zh;
  }
  if (o.kind == OptionKind::Number && o.skill == SkillId::None) return w.number && *w.number == o.value;
  if (o.kind != OptionKind::Number) return false;
  const Choice& c = def(o.skill).choices[o.value];
  return lower(w.text) == lower(c.id) || w.text == c.zh || lower(w.text) == lower(c.en);
}

bool offers(const Game&, const Request& r, const Word& w) {
  for (const Option& o : r.options) {
    if (o.skill != SkillId::None && std::find(w.skills.begin(), w.skills.end(), o.skill) != w.skills.end())
      return true;
    if (w.card != CardName::None && same_card(o.as, w.card)) return true;
    if (choice_called(o, w)) return true;
  }
  if (std::find(w.skills.begin(), w.skills.end(), r.skill) != w.skills.end() && r.skill != SkillId::None)
    return true;
  if (w.card == CardName::None || r.ask != Ask::Card) return false;
  for (const CardDef* c : Catalogue::get().cards())
    if (c && r.wanted.has(c->name) && same_card(c->name, w.card)) return true;
  return false;
}

void check_answer(const Step& step, const Lexicon& words) {
  const Wish w = take_apart(step.words);
  // Loose words can only be names of choices, which are known.
  std::vector<std::string> names = words.all_names();
  for (const Word& x : w.loose) {
    bool known = x.is("yes") || x.number;
    for (const SkillDef* s : Catalogue::get().skills())
      for (const Choice& c : s->choices) {
        known = known || lower(x.text) == lower(c.id) || x.text == c.zh || lower(x.text) == lower(c.en);
        names.emplace_back(c.id);
      }
    for (const General* g : Catalogue::get().generals())
      known = known || lower(x.text) == lower(g->id) || x.text == g->zh || lower(x.text) == lower(g->en);
    if (!known) throw ScenarioError(x.spot, "'" + x.text + "' is not known" + suggestion(x.text, names));
  }
  for (const Word& x : w.declined)
    if (!x.names_something() && !x.is("all"))
      throw ScenarioError(x.spot, "'" + x.text + "' is no skill or card" + suggestion(x.text, names));
}

Fit fit(const Game& g, const Request& r, const Step& step) {
  Fit result;
  if (r.seat != step.who) {
    result.why = "somebody else was asked";
    return result;
  }
  const Wish w = take_apart(step.words);
  if (w.decline) {
    for (const Word& x : w.declined)
      if (!offers(g, r, x)) {
        result.why = "'" + x.text + "' is not offered";
        return result;
      }
    const int no = option_no(r);
    result.fits = no >= 0;
    if (result.fits)
      result.pick.option = static_cast<std::uint8_t>(no);
    else
      result.why = "there is no declining";
    return result;
  }
  result.why = "the question offers nothing like it";
  for (const bool as_skill : {true, false}) {
    const bool naming = r.ask == Ask::Choice;  // a skill may be named as well as launched
    if (as_skill ? w.skills.empty() : !w.skills.empty() && !w.equipment_or_skill && !naming) continue;
    for (int i = 0; i < r.options.size(); ++i) {
      if (!option_fits(r, r.options[i], w, as_skill)) continue;
      Build build(g, r, i);
      bool ok = true;
      std::string why;
      const OptionKind kind = r.options[i].kind;
      const bool takes_cards = kind != OptionKind::Suit && kind != OptionKind::CardName &&
                               kind != OptionKind::SkillName && r.options[i].max_cards > 0;
      if (takes_cards)
        for (std::size_t k = as_skill && w.equipment_or_skill ? 1 : 0; k < w.cards.size() && ok; ++k)
          ok = build.add(w.cards[k], &why);
      for (std::size_t k = 0; k < w.seats.size() && ok; ++k)
        ok = build.add(w.seats[k], seat_called(step, w.seats[k]), &why);
      if (ok && build.complete(&why)) {
        result.fits = true;
        result.pick = build.pick();
        return result;
      }
      result.why = why;
    }
  }
  return result;
}

namespace {

// Looks at what may follow each first pick; deeper choices do not change what there is to choose from in
// any card or skill of the game.
template <class F>
void each_pick(const Game& g, const Request& r, F f) {
  for (int i = 0; i < r.options.size(); ++i) {
    Selection none;
    none.option = static_cast<std::uint8_t>(i);
    const Pick first = next_pick(g, r, none);
    f(first);
    for (CardId c : first.cards) {
      Selection one = none;
      one.cards.push_back(c);
      f(next_pick(g, r, one));
    }
    for (Seat s : first.seats) {
      Selection one = none;
      one.seats.push_back(s);
      f(next_pick(g, r, one));
    }
  }
}

}  // namespace

CardSet choosable_cards(const Game& g, const Request& r) {
  CardSet all;
  each_pick(g, r, [&](const Pick& p) { all |= p.cards; });
  return all;
}

SeatSet choosable_seats(const Game& g, const Request& r) {
  SeatSet all;
  each_pick(g, r, [&](const Pick& p) { all |= p.seats; });
  return all;
}

}  // namespace jiesuan::judge
