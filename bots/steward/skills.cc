#include "bots/steward/skills.h"

#include <algorithm>
#include <cmath>

#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

struct Cheapest {
  CardId card = kNoCard;
  float price = kCannotPay;
};

Cheapest cheapest(const Outlook& o, const CardSet& from, bool taps = false) {
  Cheapest best;
  for (CardId c : from) {
    const float price = taps ? o.tapping(c) : o.keep(c);
    if (price < best.price) best = {c, price};
  }
  return best;
}

// The 杀 in hand goes to whoever is chosen, instead or as well (流离, 求援).
bool turns_a_blow(const Outlook& o, const Hint& h) {
  const Scene& s = o.q.scene();
  return o.q.asked().timing == Timing::UseBecomingTarget && h.target.hp < 0 && s.using_card &&
         is_slash(s.use.card);
}

// The card in hand gets the chosen character for a target, or loses it (巧说).
bool changes_targets(const Outlook& o) {
  const Scene& s = o.q.scene();
  return o.q.asked().timing == Timing::UseTargetsChosen && s.using_card && s.use.user == o.me;
}

// What choosing this character is worth.
float choosing(const Outlook& o, const Hint& h, Seat t) {
  if (changes_targets(o)) {
    const float effect = effect_on(o, deed_in_hand(o), o.me, t);
    return o.q.scene().use.targets.has(t) ? -effect : effect;
  }
  if (h.target.nothing()) return -o.wish(t);  // most skills that choose somebody do him no good
  if (h.either) return std::abs(o.wish(t)) * o.worth(h.target, t);
  if (h.strikes) return some_slash(o, o.me, t) + h.per_target;
  if (turns_a_blow(o, h)) return effect_on(o, deed_in_hand(o), o.q.scene().use.user, t) + h.per_target;
  const Share& x = h.target;
  if (x.hp < 0 && !x.flips && x.cards == 0 && x.other == 0) {
    const auto points = static_cast<int>(0.99f - x.hp);
    return o.harm(t, points) * std::min(1.f, -x.hp) - 0.4f * o.traits(t).revenge + h.per_target;
  }
  return o.wish(t) * o.worth(x, t) + h.per_target;
}

// Chooses characters while they bring something; as many as must be chosen in any case.
float choose_seats(const Outlook& o, const Hint& h, Selection& pick, float gift) {
  float all = 0;
  for (;;) {
    const Pick next = o.q.next(pick);
    Seat best = kNoSeat;
    float value = -1000;
    for (Seat s : next.seats) {
      const float here = choosing(o, h, s) + o.wish(s) * gift;
      if (here > value) value = here, best = s;
    }
    if (best == kNoSeat) return next.done ? all : -kCannotPay;
    if (next.done && value <= 0.05f) return all;
    pick.seats.push_back(best);
    all += value;
  }
}

float gear(const Outlook& o, Seat s) {
  float all = 0;
  for (const Face& f : o.at(s).equipment) all += o.equipped(f.name, s);
  return all;
}

float hand(const Outlook& o, Seat s) { return static_cast<float>(o.at(s).hand_size); }

// Two characters who exchange what they have: the pair that serves best.
float choose_swap(const Outlook& o, Selection& pick, float (*has)(const Outlook&, Seat)) {
  float best = -kCannotPay;
  Selection chosen = pick;
  for (Seat a : o.q.next(pick).seats) {
    Selection with = pick;
    with.seats.push_back(a);
    for (Seat b : o.q.next(with).seats) {
      const float value = (o.wish(a) - o.wish(b)) * (has(o, b) - has(o, a));
      if (value <= best) continue;
      best = value;
      chosen = with;
      chosen.seats.push_back(b);
    }
  }
  pick = chosen;
  return best;
}

// What the event that is going on would do to the steward: the card aimed at it, the damage on its way.
float threat(const Outlook& o) {
  const Scene& s = o.q.scene();
  if (s.kind == EventKind::Damage && s.damage_victim == o.me) return o.life(o.me, s.damage);
  if (!s.using_card || s.use.target != o.me || s.use.user == kNoSeat) return 0;
  Deed d;
  d.as = s.use.card;
  d.colour = s.use.colour;
  return -effect_on(o, d, s.use.user, o.me);
}

bool at_need(Timing t) { return t >= Timing::NeedUse1 && t <= Timing::NeedRespond3; }

int order_of_skill(const Hint& h) {
  if (h.gives) return 10;
  if (h.per_card > 0) return 12;
  if (h.target.hp < 0 || h.target.cards < 0) return 63;
  if (h.self.cards > 0) return 84;
  if (h.target.hp > 0) return 40;
  return 48;
}

}  // namespace

namespace {

// Goes on paying until there are so many cards.
float pay_up_to(const Outlook& o, Selection& pick, int cards) {
  float all = 0;
  while (pick.cards.size() < cards) {
    const Cheapest c = cheapest(o, o.q.next(pick).cards);
    if (c.card == kNoCard) return kCannotPay;
    pick.cards.push_back(c.card);
    all += c.price;
  }
  return all;
}

// Every price, paid with what is missed least, and the pair that can be had for it: the best of all.
Thought weigh_hand_swap(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  Thought best;
  best.value = -kCannotPay;
  best.pick.option = static_cast<std::uint8_t>(option);
  best.reason = {.motive = Motive::UseSkill, .skill = op.skill};
  best.order = order_of_skill(hint_of(op));
  Selection paid = best.pick;
  float price = pay_up_to(o, paid, op.min_cards);
  for (;;) {
    Selection with = paid;
    const float value = choose_swap(o, with, hand) - price;
    if (value > best.value) best.value = value, best.pick = with;
    if (paid.cards.size() >= op.max_cards) return best;
    price += pay_up_to(o, paid, paid.cards.size() + 1);
  }
}

}  // namespace

float pay(const Outlook& o, Selection& pick, float each, bool taps) {
  const Option& op = o.q.asked().options[pick.option];
  float all = 0;
  if (op.max_cards == 0) return 0;
  for (;;) {
    const bool enough = pick.cards.size() >= op.min_cards;
    if (pick.cards.size() >= op.max_cards) return all;
    const Cheapest c = cheapest(o, o.q.next(pick).cards, taps);
    if (c.card == kNoCard) return enough ? all : kCannotPay;
    if (enough && c.price >= each) return all;
    pick.cards.push_back(c.card);
    all += c.price;
  }
}

Seat other_side(const Outlook& o) {
  const Scene& s = o.q.scene();
  switch (s.kind) {
    case EventKind::Damage:
      return s.damage_victim == o.me ? s.damage_source : s.damage_victim;
    case EventKind::Use:
      return s.use.user == o.me ? s.use.target : s.use.user;
    case EventKind::Judgement:
      return s.judging;
    case EventKind::Dying:
      return s.dying;
    case EventKind::Death:
      return s.dead == o.me ? s.killer : s.dead;
    case EventKind::Move:
      return s.moved_from;
    case EventKind::Pindian:
      return s.pindian_by == o.me ? s.pindian_with : s.pindian_by;
    case EventKind::StateChange:
      return s.changed;
    case EventKind::Phase:
      return s.phase_owner;
    default:
      return o.v.turn;
  }
}

bool moment_has_come(const Outlook& o, Moment m) {
  switch (m) {
    case Moment::Any:
      return true;
    case Moment::Striking:
      return o.striking();
    case Moment::Crowded:
      return o.overflow() > 0;
    case Moment::FullHand:
      return o.mine().hand_size >= 4;
    case Moment::NothingToPlay:
      return o.mine().hand_size <= 2 && !o.striking();
    case Moment::Burdened:
      for (const auto& [face, name] : o.mine().judging)
        if (name != kLightning) return true;
      return false;
    case Moment::Never:
      return false;
  }
  return false;
}

const Hint& hint_of(const Option& op) {
  const SkillDef& d = def(op.skill);
  if (op.unit < d.units.size()) {
    const Hint* own = d.units[op.unit].hint;
    if (own && (own->says_what_it_does() || own->moment != Moment::Any)) return *own;
  }
  return hint_of(d);
}

namespace {

// Cards drawn now would have to be discarded at once, and that again and again (伤逝).
bool must_discard_anyway(const Outlook& o) {
  const bool discarding = o.my_turn() && o.v.in_phase && o.v.phase == PhaseKind::Discard;
  return discarding && o.mine().hand_size >= o.q.hand_limit(o.me);
}

// Drawing or discarding until there are so many. What is drawn before one's discard phase may have to go
// again.
float filling(const Outlook& o, int wanted) {
  const int hand = o.mine().hand_size, more = wanted - hand;
  if (more <= 0) return static_cast<float>(more);
  const bool discards_yet = o.my_turn() && o.v.in_phase && o.v.phase <= PhaseKind::Discard;
  const int room = discards_yet ? std::max(0, o.q.hand_limit(o.me) - hand) : more;
  const int kept = std::min(more, room);
  return static_cast<float>(kept) + 0.25f * static_cast<float>(more - kept);
}

// Damage that has not struck yet: hp that somebody "recovers" now is damage that it does not take.
bool damage_on_its_way(const Outlook& o) {
  const Timing t = o.q.asked().timing;
  return o.q.scene().kind == EventKind::Damage && t >= Timing::DamageBeforeStart1 &&
         t <= Timing::DamageTaking3;
}

float on_other_side(const Outlook& o, const Hint& h, Seat about) {
  const Share& share = h.about;
  if (h.strikes) {  // one is taken to use a 杀: it has no colour
    Deed d;
    d.as = kSlash;
    return effect_on(o, d, o.me, about) + o.wish(about) * (share.cards + share.other);
  }
  if (share.hp < 0 && share.cards == 0) return -share.hp * o.harm(about, 1);
  if (share.hp <= 0 || !damage_on_its_way(o)) return o.wish(about) * o.worth(share, about);
  Share rest = share;
  rest.hp = 0;
  return o.wish(about) * o.worth(rest, about) - o.harm(about, o.q.scene().damage);
}

// What happens to others than those who are chosen.
float side_effects(const Outlook& o, const Hint& h, const Unit& unit, bool asks_whom) {
  float value = 0;
  const Seat about = other_side(o);
  if (!h.about.nothing() && about != kNoSeat) value += on_other_side(o, h, about);
  const bool all = !h.everybody.nothing();
  for (Seat s : o.living())
    if (all && s != o.me) value += o.wish(s) * o.worth(h.everybody, s) + h.per_target;
  // It will ask whom: somebody will do.
  if (asks_whom && !h.target.nothing() && !unit.foreign) {
    float best = 0;
    for (Seat s : o.living()) best = std::max(best, o.wish(s) * o.worth(h.target, s));
    value += 0.7f * best;
  }
  // A lord's skill that others launch serves the lord.
  if (unit.foreign && o.lord() != kNoSeat) value += o.wish(o.lord()) * o.worth(h.target, o.lord());
  if (h.wards) value += threat(o);
  return value;
}

// Cards it gives up without being asked which: those in its hand, as many as there are.
float worth_to_me(const Outlook& o, const Share& share) {
  if (-share.cards < static_cast<float>(o.mine().hand_size)) return o.worth(share, o.me);
  Share rest = share;
  rest.cards = 0;
  float all = 0;
  for (const SeenCard& c : o.v.hand) all += o.keep(c.id);
  return o.worth(rest, o.me) - all;
}

// What can be done but once waits for its moment, as long as its owner can wait.
float patience(const Outlook& o) {
  const int hp = o.mine().hp;
  return hp >= 3 ? 4.f : hp == 2 ? 2.4f : 1.f;
}

}  // namespace

Thought weigh_skill(const Outlook& o, int option) {
  const Asked& r = o.q.asked();
  const Option& op = r.options[option];
  if (r.timing == Timing::JudgeBeforeResult && op.max_cards > 0) return weigh_verdict(o, option);
  if (at_need(r.timing)) return weigh_help(o, option);
  if (op.as != CardName::None && op.seat_rule) return weigh_stand_in(o, option);
  const SkillDef& skill = def(op.skill);
  const Hint& h = hint_of(op);
  if (h.bluffs) return weigh_bluff(o, option);
  if (h.swaps_hands) return weigh_hand_swap(o, option);
  if (h.exchanges) return weigh_exchange(o, option);
  if (h.takes_shape) return weigh_shape(o, option);
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::UseSkill, .skill = op.skill};
  t.order = order_of_skill(h);
  const bool chooses = op.max_seats > 0 || op.seat_rule;
  const bool hinted = h.says_what_it_does();
  t.value = hinted ? worth_to_me(o, h.self) : chooses ? (changes_targets(o) ? 0.f : 0.3f) : 1.f;
  if (r.timing == Timing::JudgeBeforeResult) t.value = relieves(o);
  if (h.kindles) t.value = worth_of_kindling(o);
  if (must_discard_anyway(o)) t.value -= hinted ? h.self.cards : 1.f;
  if (h.finds_gear) t.value += o.found_equipment();
  if (h.fills_to > 0) t.value += filling(o, h.fills_to);
  if (skill.has(Tag::Limited) && r.timing == Timing::PlayIdle) t.value -= patience(o);
  float price = pay(o, t.pick, h.per_card, h.taps);
  if (h.batch) {
    if (o.memory.launched(op.skill)) t.value = 0;
    if (t.value > 0) price += pay_up_to(o, t.pick, h.batch);
  }
  const auto paid = static_cast<float>(t.pick.cards.size());
  if (!h.keeps || price >= kCannotPay) t.value -= price;
  t.value += h.per_card * paid;
  const Unit& unit = skill.units[op.unit];
  t.value += side_effects(o, h, unit, !chooses);
  const float gift = h.gives ? 0.9f * paid : 0.f;
  if (unit.foreign && o.lord() != kNoSeat) t.value += gift * o.wish(o.lord());
  if (chooses) t.value += h.swaps_gear ? choose_swap(o, t.pick, gear) : choose_seats(o, h, t.pick, gift);
  if (!moment_has_come(o, h.moment)) t.value = -1;
  if (o.too_long() && (h.self.hp > 0 || h.target.hp > 0)) t.value = -1;
  // Nor does it give up its draw for what others hold: two who take the same card from each other never end
  // (突袭, 横征).
  if (o.too_long() && o.v.in_phase && o.v.phase == PhaseKind::Draw && h.self.cards < 0) t.value = -1;
  if (t.pick.seats.size() == 1) t.reason.whom = o.at(t.pick.seats[0]).general[0];
  return t;
}

}  // namespace jiesuan::steward
