#include "engine/rules/choices.h"

#include <algorithm>
#include <bit>

#include "engine/content/catalogue.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/selection.h"
#include "engine/rules/ask.h"
#include "engine/rules/move.h"

namespace jiesuan {
namespace {

Request& request(Game& g, Seat s, Ask ask, const Asking& why, bool may_decline) {
  Request& r = new_request(g, s, ask);
  r.skill = why.skill;
  r.card = why.card;
  r.about = why.about;
  r.looking_at = why.looking_at;
  r.purpose = why.purpose;
  r.otherwise = why.otherwise;
  r.may_pass = may_decline;
  return r;
}

constexpr int kMostNames = 40;  // as many as a request has room for

bool has(Zones z, Zones part) { return static_cast<int>(z) & static_cast<int>(part); }

// Between min and max of some cards; which they are is known to whoever is asked.
Task<CardSet> choose_cards(Game& g, Seat s, Ask ask, CardSet from, int min, int max, bool may_decline,
                           Asking why) {
  max = std::min(max, from.size());
  if (!g.alive(s) || max <= 0 || from.size() < min) co_return CardSet{};
  if (!may_decline && min >= from.size()) co_return from;
  Request& r = request(g, s, ask, why, may_decline);
  Option& o = r.add(OptionKind::Cards);
  o.cards = from;
  o.min_cards = static_cast<std::uint8_t>(min);
  o.max_cards = static_cast<std::uint8_t>(max);
  if (may_decline) r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  CardSet chosen;
  for (CardId c : pick.cards) chosen.add(c);
  co_return chosen;
}

}  // namespace

Task<CardSet> choose_own_cards(Game& g, Seat s, CardSet from, int min, int max, bool may_decline,
                               Asking why) {
  return choose_cards(g, s, Ask::OwnCards, from, min, max, may_decline, why);
}

Task<bool> offer_discard(Game& g, Seat s, CardSet from, int n, Asking why) {
  from = discardable(g, s, from);
  why.to("弃置", "discard");
  const CardSet chosen = co_await choose_own_cards(g, s, from, n, n, true, why);
  if (chosen.empty()) co_return false;
  co_await discard(g, s, chosen);
  co_return true;
}

Task<> must_discard(Game& g, Seat s, CardSet from, int n, Asking why) {
  from = discardable(g, s, from);
  const int possible = std::min(n, from.size());
  why.to("弃置", "discard");
  const CardSet chosen = co_await choose_own_cards(g, s, from, possible, possible, false, why);
  co_await discard(g, s, chosen);
}

namespace {

// One more beside those taken; kNoCard if there is none or it may decline and does.
Task<CardId> choose_another(Game& g, Seat chooser, Seat of, Zones zones, CardSet taken, bool may_decline,
                            Asking why) {
  if (!g.alive(chooser)) co_return kNoCard;
  CardSet open_cards;
  if (has(zones, Zones::Hand)) open_cards |= g[of].hand & g.state.face_up;
  if (has(zones, Zones::Equipment)) open_cards |= g[of].equipped();
  if (has(zones, Zones::Judging)) open_cards |= g[of].delayed();
  open_cards -= taken;
  const bool hand = has(zones, Zones::Hand) && !(taken | g.state.face_up).contains(g[of].hand);
  if (!hand && open_cards.empty()) co_return kNoCard;
  if (!may_decline && hand && open_cards.empty()) co_return unseen_hand_card(g, of, taken);
  if (!may_decline && !hand && open_cards.size() == 1) co_return open_cards.first();
  why.about = of;
  Request& r = request(g, chooser, Ask::CardsOf, why, may_decline);
  if (hand) r.add(OptionKind::HandCard);
  if (!open_cards.empty()) {
    Option& o = r.add(OptionKind::Cards);
    o.cards = open_cards;
    o.min_cards = o.max_cards = 1;
  }
  if (may_decline) r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  if (r.options[pick.option].kind == OptionKind::Pass) co_return kNoCard;
  if (pick.cards.empty()) co_return unseen_hand_card(g, of, taken);
  co_return pick.cards[0];
}

}  // namespace

Task<CardId> choose_card_of(Game& g, Seat chooser, Seat of, Zones zones, Asking why) {
  return choose_another(g, chooser, of, zones, CardSet{}, false, why);
}

Task<CardSet> choose_cards_of(Game& g, Seat chooser, Seat of, Zones zones, int n, Asking why) {
  CardSet chosen;
  while (n-- > 0) {
    const CardId c = co_await choose_another(g, chooser, of, zones, chosen, false, why);
    if (c == kNoCard) break;
    chosen.add(c);
  }
  co_return chosen;
}

Task<CardSet> choose_up_to_cards_of(Game& g, Seat chooser, Seat of, Zones zones, int most, Asking why) {
  CardSet chosen;
  for (int n = 0; n < most; ++n) {
    const CardId c = co_await choose_another(g, chooser, of, zones, chosen, n > 0, why);
    if (c == kNoCard) break;
    chosen.add(c);
  }
  co_return chosen;
}

namespace {

// Whom somebody has chosen is no secret.
void name_seats(Game& g, Seat s, const SeatList& named, const Asking& why) {
  if (named.empty()) return;
  log(g, LogKind::SeatsNamed, [&](LogEntry& e) {
    e.a = s, e.skill = why.skill, e.card = why.card;
    for (Seat t : named) e.seats.add(t);
    if (why.secret) e.secret = true, e.visible_to = SeatSet(s);
  });
}

}  // namespace

Task<SeatList> choose_seats(Game& g, Seat s, SeatSet from, int min, int max, bool may_decline, Asking why) {
  max = std::min(max, from.size());
  SeatList chosen;
  if (!g.alive(s) || max <= 0 || from.size() < min) co_return chosen;
  if (!may_decline && min == max && min == from.size()) {
    for (Seat t : from) chosen.push_back(t);
    name_seats(g, s, chosen, why);
    co_return chosen;
  }
  Request& r = request(g, s, Ask::Seats, why, may_decline);
  Option& o = r.add(OptionKind::Seats);
  o.seats = from;
  o.min_seats = static_cast<std::uint8_t>(min);
  o.max_seats = static_cast<std::uint8_t>(max);
  if (may_decline) r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  const SeatList named = pick.seats;
  name_seats(g, s, named, why);
  co_return named;
}

Task<Seat> choose_seat(Game& g, Seat s, SeatSet from, bool may_decline, Asking why) {
  const SeatList chosen = co_await choose_seats(g, s, from, 1, 1, may_decline, why);
  co_return chosen.empty() ? kNoSeat : chosen[0];
}

namespace {

// The living; and a dead one whose own skill asks it, in its own death (principles §2.2).
bool can_choose(const Game& g, Seat s) {
  if (g.alive(s)) return true;
  const Event* e = g.event;
  if (!e || e->kind != EventKind::Skill || static_cast<const SkillUse*>(e)->owner != s) return false;
  return e->outer && e->outer->ghost == s;
}

}  // namespace

Task<int> choose_one(Game& g, Seat s, Asking why, std::uint32_t possible) {
  const auto n = def(why.skill).choices.size();
  possible &= n < 32 ? (1u << n) - 1 : kAllChoices;
  if (!can_choose(g, s) || std::popcount(possible) <= 1) co_return possible ? std::countr_zero(possible) : 0;
  Request& r = request(g, s, Ask::Choice, why, false);
  for (std::uint32_t rest = possible; rest; rest &= rest - 1) {
    Option& o = r.add(OptionKind::Number);
    o.skill = why.skill;
    o.value = static_cast<std::uint8_t>(std::countr_zero(rest));
  }
  const Selection& pick = co_await answer(g);
  const int chosen = r.options[pick.option].value;
  log(g, LogKind::ChoiceMade, [&](LogEntry& e) {
    e.a = s, e.skill = why.skill, e.n = chosen;
    if (why.secret) e.secret = true, e.visible_to = SeatSet(s);
  });
  co_return chosen;
}

Task<bool> agree(Game& g, Seat s, Asking why) {
  if (!g.alive(s)) co_return false;
  Request& r = request(g, s, Ask::Choice, why, true);
  r.add(OptionKind::Yes);
  r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  co_return pick.option == 0;
}

Task<Suit> choose_suit(Game& g, Seat s, Asking why) {
  Request& r = request(g, s, Ask::Choice, why, false);
  for (int i = 0; i < 4; ++i) r.add(OptionKind::Suit).value = static_cast<std::uint8_t>(i);
  const Selection& pick = co_await answer(g);
  const Suit suit = static_cast<Suit>(pick.option);
  log(g, LogKind::SuitNamed, [&](LogEntry& e) { e.a = s, e.suit = suit; });
  co_return suit;
}

Task<int> choose_number(Game& g, Seat s, int min, int max, Asking why) {
  if (!g.alive(s) || min >= max) co_return min;
  Request& r = request(g, s, Ask::Choice, why, false);
  for (int n = min; n <= max; ++n) r.add(OptionKind::Number).value = static_cast<std::uint8_t>(n);
  const Selection& pick = co_await answer(g);
  co_return min + pick.option;
}

Task<CardName> choose_card_name(Game& g, Seat s, NameSet from, Asking why) {
  InlineVec<CardName, kMostNames> names;
  for (const CardDef* c : Catalogue::get().cards())
    if (c && from.has(c->name) && !names.full()) names.push_back(c->name);
  if (names.size() == 1) co_return names[0];
  Request& r = request(g, s, Ask::Choice, why, false);
  for (CardName name : names) r.add(OptionKind::CardName).as = name;
  const Selection& pick = co_await answer(g);
  co_return names[pick.option];
}

namespace {

Pick pick_targets_of_unseen(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  return next_target(g, r, o, so_far, r.seat, unseen_card(o.as, o.cards, o.skill));
}

}  // namespace

Task<SeatList> choose_targets(Game& g, Seat s, VirtualCard unseen, Need* need, Asking why) {
  why.card = unseen.name;
  Request& r = request(g, s, Ask::Seats, why, false);
  r.serve(need);
  Option& o = r.add(OptionKind::Seats);
  o.as = unseen.name;
  o.skill = unseen.through;
  o.cards = unseen.cards;  // not to be picked: they are what the card is made of
  o.seat_rule = pick_targets_of_unseen;
  if (next_pick(g, r, Selection{}).seats.empty()) co_return SeatList{};
  const Selection& pick = co_await answer(g);
  co_return pick.seats;
}

Task<GeneralId> choose_general(Game& g, Seat s, GeneralSet from, Asking why) {
  if (from.empty()) co_return GeneralId::None;
  if (from.size() == 1) co_return from.nth(0);
  Request& r = request(g, s, Ask::General, why, false);
  for (std::uint16_t n : from.numbers()) r.add(OptionKind::General).general = static_cast<GeneralId>(n);
  const Selection& pick = co_await answer(g);
  co_return r.options[pick.option].general;
}

Task<SkillId> choose_skill(Game& g, Seat s, SkillList from, Asking why) {
  if (from.empty()) co_return SkillId::None;
  if (from.size() == 1) co_return from[0];
  Request& r = request(g, s, Ask::Choice, why, false);
  for (SkillId id : from) r.add(OptionKind::SkillName).skill = id;
  const Selection& pick = co_await answer(g);
  co_return from[pick.option];
}

Task<Gift> choose_gift(Game& g, Seat s, CardSet from, SeatSet to, bool may_decline, Asking why, int max) {
  Gift gift;
  if (!g.alive(s) || from.empty() || to.empty()) co_return gift;
  Request& r = request(g, s, Ask::OwnCards, why, may_decline);
  r.looking_at = from;
  Option& o = r.add(OptionKind::Cards);
  o.cards = from;
  o.min_cards = 1;
  o.max_cards = static_cast<std::uint8_t>(std::min(max, from.size()));
  o.seats = to;
  o.min_seats = o.max_seats = 1;
  if (may_decline) r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  if (pick.seats.empty()) co_return gift;
  for (CardId c : pick.cards) gift.cards.add(c);
  gift.to = pick.seats[0];
  co_return gift;
}

Task<CardId> choose_open_card(Game& g, Seat s, CardSet from, Asking why) {
  if (from.empty()) co_return kNoCard;
  if (from.size() == 1) co_return from.first();
  Request& r = request(g, s, Ask::CardsOf, why, false);
  Option& o = r.add(OptionKind::Cards);
  o.cards = from;
  o.min_cards = o.max_cards = 1;
  const Selection& pick = co_await answer(g);
  co_return pick.cards[0];
}

Task<CardSet> choose_open_cards(Game& g, Seat s, CardSet from, CardRule rule, Asking why) {
  if (!g.alive(s) || from.size() <= 1) co_return from;
  Request& r = request(g, s, Ask::CardsOf, why, false);
  Option& o = r.add(OptionKind::Cards);
  o.cards = from;
  o.card_rule = rule;
  o.min_cards = 1;
  o.max_cards = static_cast<std::uint8_t>(from.size());
  const Selection& pick = co_await answer(g);
  CardSet chosen;
  for (CardId c : pick.cards) chosen.add(c);
  co_return chosen;
}

void look_at(Game& g, Seat s, const CardSet& cards, Seat of) {
  if (cards.empty()) return;
  log(g, LogKind::Looked, [&](LogEntry& e) {
    e.a = s, e.b = of, e.cards = cards, e.n = cards.size(), e.open = false, e.visible_to = SeatSet(s);
  });
}

void look_at_hidden_general(Game& g, Seat s, Seat of, int slot) {
  const GeneralSlot& card = g[of].general[slot];
  if (!card.hidden) return;
  log(g, LogKind::Looked, [&](LogEntry& e) {
    e.a = s, e.b = of, e.general = card.general, e.secret = true, e.visible_to = SeatSet(s);
  });
}
void look_at_hidden_generals(Game& g, Seat s, Seat of) {
  for (int slot = 0; slot < 2; ++slot) look_at_hidden_general(g, s, of, slot);
}

Task<CardSet> look_and_choose(Game& g, Seat s, CardSet seen, CardSet from, int min, int max, bool may_decline,
                              Asking why) {
  if (g.alive(s)) look_at(g, s, seen, why.about);
  why.looking_at = seen;
  return choose_cards(g, s, Ask::CardsOf, from, min, max, may_decline, why);
}

namespace {

// These cards in the order in which they are put under the pile, one after the other: the last lies lowest.
Task<InlineVec<CardId, 16>> order_for_bottom(Game& g, Seat s, CardSet cards, Asking why) {
  why.to("先置于牌堆底", "put under the pile first");
  why.looking_at = cards;
  InlineVec<CardId, 16> order;
  while (!cards.empty()) {
    const CardSet next = co_await choose_cards(g, s, Ask::CardsOf, cards, 1, 1, false, why);
    order.push_back(next.first());
    cards -= next;
  }
  co_return order;
}

}  // namespace

Task<CardSet> choose_from_pile_top(Game& g, Seat s, int n, int take, Asking why) {
  CardSet seen;
  for (CardId c : top_of_pile(g, n)) seen.add(c);
  take = std::min(take, seen.size());
  const CardSet chosen = co_await look_and_choose(g, s, seen, seen, take, take, false, why);
  const InlineVec<CardId, 16> below = co_await order_for_bottom(g, s, seen - chosen, why);
  InlineVec<CardId, 16> on_top;
  for (CardId c : chosen) on_top.push_back(c);
  put_back_on_pile(g, on_top, below);
  co_return chosen;
}

Task<> arrange_pile_top(Game& g, Seat s, int n, Asking why, PutBack where) {
  const InlineVec<CardId, 16> top = top_of_pile(g, n);
  const bool only_top = where == PutBack::Top;
  if (top.size() < (only_top ? 2 : 1)) co_return;
  Request& r = request(g, s, Ask::Arrange, why, false);
  for (CardId c : top) r.looking_at.add(c);
  // Option k: the first k cards of the answer lie on top, the first of them uppermost; the others go to
  // the bottom of the pile, the last of them lowest.
  for (int k = only_top ? top.size() : 0; k <= top.size(); ++k) {
    Option& o = r.add(OptionKind::Number);
    o.value = static_cast<std::uint8_t>(k);
    o.cards = r.looking_at;
    o.ordered = true;
    o.min_cards = o.max_cards = static_cast<std::uint8_t>(top.size());
  }
  look_at(g, s, r.looking_at);
  const Selection& pick = co_await answer(g);
  const int above = r.options[pick.option].value;
  InlineVec<CardId, 16> on_top, below;
  for (int i = 0; i < pick.cards.size(); ++i) (i < above ? on_top : below).push_back(pick.cards[i]);
  put_back_on_pile(g, on_top, below);
}

void show_card(Game& g, Seat s, CardId c) { show_cards(g, s, CardSet(c)); }
void show_cards(Game& g, Seat s, const CardSet& cards) {
  log(g, LogKind::Shown, [&](LogEntry& e) { e.a = s, e.cards = cards, e.n = cards.size(); });
}

}  // namespace jiesuan
