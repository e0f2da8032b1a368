#include "judge/search.h"

#include "engine/query/selection.h"

namespace jiesuan::judge {
namespace {

constexpr int kMostTries = 20000;

}  // namespace

bool Search::find(const std::vector<Wish::Card>& cards, const std::vector<Seat>& seats) {
  cards_ = &cards;
  seats_ = &seats;
  return from_card(0);
}

bool Search::fail(Failure f) {
  f.depth = pick_.cards.size() + pick_.seats.size();
  if (f.depth > failure_.depth) failure_ = std::move(f);
  return false;
}

bool Search::from_card(std::size_t k) {
  if (k == cards_->size()) return from_seat(0);
  const Wish::Card& wanted = (*cards_)[k];
  bool some = false;
  for (CardId c : next_pick(g_, r_, pick_).cards) {
    if (!wanted.spec.fits_family(g_.state.face[c])) continue;
    if (wanted.from != kNoSeat && g_.state.place[c].seat != wanted.from) continue;
    if (++tries_ > kMostTries)
      return fail({.why = {"合适的牌太多，请写明是哪张", "too many cards would do: say which"}});
    some = true;
    pick_.cards.push_back(c);
    if (from_card(k + 1)) return true;
    pick_.cards.pop_back();
  }
  if (some) return false;
  const std::string& written = wanted.spec.written.text;
  if (wanted.from == kNoSeat && asks_for_own_cards() && !holds(wanted.spec))
    return fail({.why = in_both("{}没有“{}”", "{} has no '{}'", names_.seat_name(r_.seat), written),
                 .lacking = true});
  return fail({.why = in_both("{1}不能选“{0}”", "'{0}' cannot be chosen{1}", written, with_cost())});
}

bool Search::from_seat(std::size_t k) {
  if (k == seats_->size()) return complete();
  const Seat s = (*seats_)[k];
  if (goes_without_saying(s)) return from_seat(k + 1);
  if (!next_pick(g_, r_, pick_).seats.has(s)) {
    const bool alone = pick_.cards.size() == 1 && pick_.seats.empty();
    return fail({.why = in_both("{1}不能选{0}", "{0} cannot be chosen{1}", names_.seat_name(s), with_cost()),
                 .seat = s,
                 .card = alone ? pick_.cards[0] : kNoCard});
  }
  pick_.seats.push_back(s);
  if (from_seat(k + 1)) return true;
  pick_.seats.pop_back();
  return false;
}

bool Search::asks_for_own_cards() const {
  for (CardId c : r_.options[pick_.option].cards)
    if (g_.state.place[c].seat != r_.seat) return false;
  return true;
}

bool Search::holds(const CardSpec& spec) const {
  for (CardId c : g_[r_.seat].own_cards())
    if (spec.fits_family(g_.state.face[c])) return true;
  return false;
}

// "… with ♠8 杀, ♥5 赤兔": what has been chosen before may be why.
TwoTongues Search::with_cost() const {
  TwoTongues out;
  for (CardId c : pick_.cards) out.list(described(g_.state.face[c]));
  for (Seat s : pick_.seats) out.list(as_written(names_.seat_name(s)));
  return out.empty() ? out : in_both("选了{}时，", " with {}", out);
}

// What is forced needs no words.
bool Search::complete() {
  const Option& o = r_.options[pick_.option];
  const Selection before = pick_;
  for (Pick p = next_pick(g_, r_, pick_); !p.done; p = next_pick(g_, r_, pick_)) {
    const int missing = o.min_cards - pick_.cards.size();
    if (missing > 0 && p.cards.size() == missing) {
      for (CardId c : p.cards) pick_.cards.push_back(c);
    } else if (missing <= 0 && p.seats.size() == 1) {
      pick_.seats.push_back(p.seats.first());
    } else {
      pick_ = before;
      const TwoTongues what = missing > 0 ? TwoTongues{"牌", "cards"} : TwoTongues{"角色", "characters"};
      return fail(
          {.why = in_both("{1}回答里写的{0}不够", "the answer names too few {0}{1}", what, with_cost())});
    }
  }
  return true;
}

// A target that the demand fixes, the owner of another's skill (黄天), or oneself for a card that has no
// other: nothing to choose.
bool Search::goes_without_saying(Seat s) const {
  if (r_.demand.by_need && r_.demand.required == s) return true;
  const Option& o = r_.options[pick_.option];
  if (o.kind == OptionKind::Skill && o.instance != kNoInstance && o.max_seats == 0 && s != r_.seat &&
      s == g_.state.instance[o.instance].owner)
    return true;
  const Pick p = next_pick(g_, r_, pick_);
  return s == r_.seat && p.done && p.seats.empty() && o.kind == OptionKind::Use;
}

}  // namespace jiesuan::judge
