#include "judge/answer.h"

#include <algorithm>

#include "engine/query/selection.h"
#include "engine/state/words.h"
#include "judge/search.h"
#include "judge/sentence.h"
#include "judge/why.h"

namespace jiesuan::judge {
namespace {

bool among(SkillId s, const std::vector<SkillId>& some) {
  return std::find(some.begin(), some.end(), s) != some.end();
}

bool option_fits(const Request& r, const Option& o, const Wish& w, bool as_skill) {
  if (w.end) return o.kind == OptionKind::EndPhase;
  if (w.recast != (o.kind == OptionKind::Recast)) return false;
  if (w.unseen) return o.kind == OptionKind::HandCard;
  if (as_skill) {
    if (o.kind != OptionKind::Skill && o.kind != OptionKind::Convert) return false;
    if (!among(o.skill, w.skills)) return false;
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

}  // namespace

bool choice_called(const Option& o, const Word& w) {
  if (o.kind == OptionKind::Yes) return w.is("yes");
  if (o.kind == OptionKind::Suit) return w.suit && w.rank == 0 && static_cast<int>(*w.suit) == o.value;
  if (o.kind == OptionKind::General)
    return lower(def(o.general).zh) == lower(w.text) || lower(def(o.general).en) == lower(w.text) ||
           lower(def(o.general).id) == lower(w.text);
  if (o.kind == OptionKind::CardName) return w.card == o.as;
  if (o.kind == OptionKind::SkillName) return among(o.skill, w.skills);
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
  const std::vector<SkillId> skills = w.skills_and_effects();
  for (const Option& o : r.options) {
    if (o.skill != SkillId::None && among(o.skill, skills)) return true;
    if (w.card != CardName::None && same_card(o.as, w.card)) return true;
    if (choice_called(o, w)) return true;
  }
  if (r.skill != SkillId::None && among(r.skill, skills)) return true;
  if (w.card == CardName::None || r.ask == Ask::Act || r.ask == Ask::Launch) return false;
  if (r.ask != Ask::Card) return same_card(r.card, w.card);  // the card's effect asks
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

namespace {

// Tries what the words of one step can mean in one question; the reading that comes nearest is kept.
class Fitting {
 public:
  Fitting(const Match& m, const Wish& w, const Lexicon& names)
      : m_(m), g_(m.game()), r_(m.request()), w_(w), names_(names) {
    result_.near = Fit::Near::NothingLikeIt;
    result_.why = {"这一问里没有这样的选择", "the question offers nothing like it"};
  }

  Fit fit() {
    if (w_.decline) {
      decline();
    } else if (!launches() && !plainly() && !to_who_asks() && !to_the_only_offer()) {
      objection();
    }
    return result_;
  }

 private:
  void decline() {
    for (const Word& x : w_.declined)
      if (!offers(g_, r_, x)) {
        result_.why = in_both("没有问“{}”", "'{}' is not offered", x.text);
        return;
      }
    const int no = option_no(r_);
    if (no < 0) {
      result_.near = Fit::Near::NotSo;
      result_.why = {"不能放弃", "there is no declining"};
      return;
    }
    result_.near = Fit::Near::Answers;
    result_.pick.option = static_cast<std::uint8_t>(no);
  }

  // "天香 ♥5 → 丁": a skill by its name.
  bool launches() { return !w_.skills.empty() && any_option(w_, true); }
  // "闪", "→ 丁", "draw". A skill may be named as well as launched (化身).
  bool plainly() {
    return (w_.skills.empty() || w_.skill_or_card() || r_.ask == Ask::Choice) && any_option(w_, false);
  }
  // "刚烈 ♠5, ♥3": the skill that asks, and what it is answered. Alone its name means yes.
  bool to_who_asks() {
    if (r_.skill == SkillId::None || !among(r_.skill, w_.skills)) return false;
    const Wish rest = w_.nameless();
    if (!rest.cards.empty() || !rest.seats.empty() || !rest.loose.empty()) return any_option(rest, false);
    for (int i = 0; i < r_.options.size(); ++i)
      if (r_.options[i].kind == OptionKind::Yes) return try_option(i, rest.cards, rest.seats);
    return false;
  }
  // "yes", "♥5", "→ 丁" where there is one thing to say yes to, to pay for, to choose for.
  bool to_the_only_offer() {
    const bool bare = w_.loose.empty() && w_.skills.empty() && !w_.recast && !w_.end && !w_.unseen &&
                      w_.as == CardName::None && r_.ask == Ask::Launch;
    if (!w_.says_yes() && !bare) return false;
    int only = -1;
    for (int i = 0; i < r_.options.size(); ++i) {
      const OptionKind k = r_.options[i].kind;
      if (k == OptionKind::Pass) continue;
      if (only >= 0 || k == OptionKind::EndPhase) {
        if (w_.says_yes()) result_.why = {"可以同意的不止一项", "there are several things to say yes to"};
        return false;
      }
      only = i;
    }
    return only >= 0 && try_option(only, w_.cards, w_.seats);
  }

  bool any_option(const Wish& w, bool as_skill) {
    for (int i = 0; i < r_.options.size(); ++i) {
      if (!option_fits(r_, r_.options[i], w, as_skill)) continue;
      const OptionKind kind = r_.options[i].kind;
      const bool takes_cards = kind != OptionKind::Suit && kind != OptionKind::CardName &&
                               kind != OptionKind::SkillName && r_.options[i].max_cards > 0;
      if (try_option(i,
                     !takes_cards ? std::vector<Wish::Card>{}
                     : as_skill   ? w.cards_of_skill()
                                  : w.cards,
                     w.seats))
        return true;
    }
    return false;
  }

  bool try_option(int i, const std::vector<Wish::Card>& cards, const std::vector<Seat>& seats) {
    Search search(g_, r_, i, names_);
    if (search.find(cards, seats)) {
      result_.near = Fit::Near::Answers;
      result_.pick = search.pick();
      return true;
    }
    const Search::Failure& f = search.failure();
    if (f.depth < depth_) return false;
    depth_ = f.depth;
    const bool no_such_card = r_.options[i].kind == OptionKind::Use && f.depth == 0;
    if (!no_such_card) result_.near = Fit::Near::NotSo;
    result_.why = f.why;
    result_.lacking = f.lacking;
    result_.reason = {};
    if (f.seat != kNoSeat && f.card != kNoCard && r_.options[i].kind == OptionKind::Use)
      result_.reason = m_.why_not(f.card, f.seat);
    return false;
  }

  // What the rules have against a card or skill that is not among the answers.
  void objection() {
    if (result_.reason.why != WhyNot::None) return;
    const bool card_question = r_.ask == Ask::Act || r_.ask == Ask::Card;
    if (!w_.skills.empty() && !w_.skill_or_card() && r_.ask == Ask::Act) {
      for (SkillId s : w_.skills)
        if (owns(s)) result_.reason = m_.why_not(s);
    } else if (!w_.cards.empty() && card_question) {
      const CardSpec& spec = w_.cards[0].spec;
      const CardId c = held(spec);
      if (c != kNoCard) {
        result_.reason = m_.why_not(c);
        // There may be nobody at all, but the answer names somebody.
        if (result_.reason.why == WhyNot::NoTarget && !w_.seats.empty())
          result_.reason = m_.why_not(c, w_.seats[0]);
      } else if (w_.skills.empty()) {
        result_.lacking = true;
        result_.why = in_both("{}没有“{}”", "{} has no '{}'", names_.seat_name(r_.seat), spec.written.text);
      }
    }
  }
  bool owns(SkillId s) const {
    for (InstanceId id : g_[r_.seat].instances)
      if (g_.state.instance[id].skill == s) return true;
    return false;
  }
  CardId held(const CardSpec& spec) const {
    for (CardId c : g_[r_.seat].hand)
      if (spec.fits_family(g_.state.face[c])) return c;
    return kNoCard;
  }

  const Match& m_;
  const Game& g_;
  const Request& r_;
  const Wish& w_;
  const Lexicon& names_;
  Fit result_;
  int depth_ = -1;
};

}  // namespace

Fit fit(const Match& m, const Step& step, const Lexicon& names) {
  Fit other;
  other.why = {"问的是别人", "somebody else is asked"};
  if (m.request().seat != step.who) return other;
  const Wish wish = take_apart(step.words);
  Fit result = Fitting(m, wish, names).fit();
  if (!result.fits() && result.reason.why != WhyNot::None)
    result.why += in_both("：{}", ": {}", said(result.reason));
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
