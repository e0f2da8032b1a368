#include "bots/steward/skills.h"

#include <algorithm>

#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

constexpr float kCannotPay = 1000.f;

struct Cheapest {
  CardId card = kNoCard;
  float price = kCannotPay;
};

Cheapest cheapest(const Outlook& o, const CardSet& from) {
  Cheapest best;
  for (CardId c : from) {
    const float price = o.keep(c);
    if (price < best.price) best = {c, price};
  }
  return best;
}

// What choosing this character is worth.
float choosing(const Outlook& o, const Hint& h, Seat t) {
  if (!h.given) return -o.wish(t);  // most skills that choose somebody do him no good
  const float share = o.worth(h.target, t);
  if (h.target.hp < 0 && !h.target.flips && h.target.cards == 0 && h.target.other == 0) {
    const float whole = o.harm(t, static_cast<int>(0.99f - h.target.hp), true);
    return whole * std::min(1.f, -h.target.hp) + h.per_target;
  }
  return o.wish(t) * share + h.per_target;
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

// A card in place of the judge card.
Thought weigh_verdict(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  const Scene& scene = o.q.scene();
  const Face now = o.q.face(scene.judge_card);
  const float before = verdict(o, o.q.suit(scene.judge_card), now.number);
  Thought best;
  best.value = -1;
  for (CardId c : op.cards) {
    const Face face = o.q.face(c);
    const float value = verdict(o, o.q.suit(c), face.number) - before - 0.8f * o.keep(c);
    if (value <= best.value) continue;
    best.value = value;
    best.pick = Selection{};
    best.pick.option = static_cast<std::uint8_t>(option);
    best.pick.cards.push_back(c);
  }
  best.value -= 0.2f;
  best.reason = {.motive = Motive::UseSkill, .skill = op.skill};
  return best;
}

// A skill that stands for a card: the card, for what the skill costs.
Thought weigh_stand_in(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  const Hint& h = def(op.skill).hint;
  Selection pick;
  pick.option = static_cast<std::uint8_t>(option);
  const float price = pay(o, pick, 0);
  Deed d;
  d.as = op.as;
  Thought t = weigh_targets(o, d, pick);
  t.value += o.worth(h.self, o.me) - price;
  t.order = order_of(op.as);
  t.reason = {.motive = motive_of(op.as), .card = op.as, .skill = op.skill};
  return t;
}

int order_of_skill(const Hint& h) {
  if (h.gives) return 10;
  if (h.per_card > 0) return 12;
  if (h.target.hp < 0 || h.target.cards < 0) return 63;
  if (h.self.cards > 0) return 84;
  if (h.target.hp > 0) return 40;
  return 48;
}

}  // namespace

float pay(const Outlook& o, Selection& pick, float each) {
  const Option& op = o.q.asked().options[pick.option];
  float all = 0;
  if (op.max_cards == 0) return 0;
  for (;;) {
    const bool enough = pick.cards.size() >= op.min_cards;
    if (pick.cards.size() >= op.max_cards) return all;
    const Cheapest c = cheapest(o, o.q.next(pick).cards);
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
    case EventKind::Phase:
      return s.phase_owner;
    default:
      return o.v.turn;
  }
}

float verdict(const Outlook& o, Suit suit, int number) {
  const Scene& s = o.q.scene();
  const float wish = o.wish(s.judging);
  if (s.judged_card == kIndulgence) return suit == Suit::Heart ? 0 : -wish * o.turn_worth(s.judging);
  if (s.judged_card == kSupplyShortage) return suit == Suit::Club ? 0 : -wish * 2.f;
  if (s.judged_card == kLightning) {
    const bool struck = suit == Suit::Spade && number >= 2 && number <= 9;
    return struck ? o.harm(s.judging, 3, false) : 0;
  }
  if (s.judged_skill == SkillId::None) return 0;
  const Hint& h = def(s.judged_skill).hint;
  const Seat owner = s.judged_owner == kNoSeat ? s.judging : s.judged_owner;
  const bool good = h.good_suits >> static_cast<int>(suit) & 1;
  return good ? 1.8f * o.wish(owner) : 0;
}

bool moment_has_come(const Outlook& o, Moment m) {
  switch (m) {
    case Moment::Any:
      return true;
    case Moment::Striking:
      return o.striking();
    case Moment::Crowded:
      return o.overflow() > 0;
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

Thought weigh_skill(const Outlook& o, int option) {
  const Asked& r = o.q.asked();
  const Option& op = r.options[option];
  if (r.timing == Timing::JudgeBeforeResult && op.max_cards > 0) return weigh_verdict(o, option);
  if (op.as != CardName::None && op.seat_rule) return weigh_stand_in(o, option);
  const SkillDef& skill = def(op.skill);
  const Hint& h = skill.hint;
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::UseSkill, .skill = op.skill};
  t.order = order_of_skill(h);
  const bool chooses = op.max_seats > 0 || op.seat_rule;
  t.value = h.given ? o.worth(h.self, o.me) : chooses ? 0.3f : 1.f;
  const Seat about = other_side(o);
  if (!h.about.nothing() && about != kNoSeat)
    t.value += h.about.hp < 0 && h.about.cards == 0 ? -h.about.hp * o.harm(about, 1) : o.wish(about) * o.worth(h.about, about);
  const float price = pay(o, t.pick, h.per_card);
  const auto paid = static_cast<float>(t.pick.cards.size());
  if (!h.keeps || price >= kCannotPay) t.value -= price;
  t.value += h.per_card * paid;
  if (chooses) t.value += choose_seats(o, h, t.pick, h.gives ? 0.9f * paid : 0.f);
  if (!moment_has_come(o, h.moment)) t.value = -1;
  if (t.pick.seats.size() == 1) t.reason.whom = o.at(t.pick.seats[0]).general[0];
  return t;
}

}  // namespace jiesuan::steward
