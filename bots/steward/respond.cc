// Cards that are asked for: 闪 and 杀 against blows, 桃 for the dying, 无懈可击, help for the lord.
#include "bots/steward/respond.h"

#include <algorithm>
#include <cmath>

#include "bots/steward/answers.h"
#include "bots/steward/skills.h"
#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

// The cheapest way to bring forth the card, with its price as a negative value.
Thought cheapest_card(const Outlook& o, CardName not_this = CardName::None) {
  Thought best;
  best.value = -1000;
  const auto& options = o.q.asked().options;
  for (int i = 0; i < options.size(); ++i) {
    const Option& op = options[i];
    if (op.kind != OptionKind::Use && op.kind != OptionKind::Convert) continue;
    const auto consider = [&](const Selection& pick, float price, CardName as) {
      if (as == not_this || -price <= best.value) return;
      best.pick = pick;
      best.value = -price;
      best.reason.card = as;
      best.reason.skill = op.kind == OptionKind::Convert ? op.skill : SkillId::None;
    };
    Selection pick;
    pick.option = static_cast<std::uint8_t>(i);
    if (op.kind == OptionKind::Convert) {
      const float price = pay(o, pick, 0);
      consider(pick, price + 0.01f, op.as);
      continue;
    }
    for (CardId c : op.cards) {
      Selection one = pick;
      one.cards.push_back(c);
      consider(one, o.keep(c), o.q.name(c));
    }
  }
  return best;
}

// How many times the steward could answer with what it holds.
int answers_held(const Outlook& o) {
  CardSet all;
  for (const Option& op : o.q.asked().options)
    if (op.kind == OptionKind::Use || op.kind == OptionKind::Convert) all |= op.cards;
  return all.size();
}

Thought finish(const Outlook& o, Thought t, float value, Motive yes) {
  t.value = value;
  t.reason.motive = yes;
  if (value > 0) return t;
  Thought no = passing(o, Motive::Let);
  no.reason.card = t.reason.card;
  return no;
}

// What the blow that the card would ward off costs.
float cost_of_the_blow(const Outlook& o, int damage) {
  if (o.too_long()) return -1;
  float cost = o.life(o.me, damage);
  if (o.traits(o.me).revenge > 0 && o.mine().hp > damage + 1) cost -= 0.8f;  // being hit brings something
  return cost;
}

int damage_of_the_blow(const Scene& s, Seat me) {
  const bool slash = s.using_card && is_slash(s.use.card) && s.use.target == me;
  return slash ? 1 + s.use.bonus : 1;
}

float worth_of_duel_answer(const Outlook& o) {
  const Scene& s = o.q.scene();
  float value = cost_of_the_blow(o, 1);
  if (!s.using_card || s.use.card != kDuel) return value;
  const Seat other = s.use.user == o.me ? s.use.target : s.use.user;
  if (o.friendly(other) && o.mine().hp > 1 && o.wish(other) * o.life(other, 1) > o.life(o.me, 1)) return -1;
  if (o.foe(other)) value += 0.5f;
  return value;
}

float worth_of_rescue(const Outlook& o) {
  const Seat dying = o.q.scene().dying;
  if (o.v.round > 70) return -1;  // enough is enough
  if (dying == o.me) return 12.f;
  if (dying == kNoSeat) return 1.f;
  if (std::abs(o.wish(dying)) < 0.3f) return -1;
  if (dying == o.lord() && o.role == Role::Renegade) return o.living().size() > 2 ? 10.f : -10.f;
  float value = o.wish(dying) * (dying == o.lord() ? 14.f : 4.5f);
  if (o.role == Role::Lord && o.mine().hp <= 1) value -= 3.f;
  return value;
}

float worth_of_nullifying(const Outlook& o) {
  const Scene& s = o.q.scene();
  Deed d;
  d.as = s.countered.card;
  d.colour = s.countered.colour;
  const Seat target = s.countered.target == kNoSeat ? o.q.asked().about : s.countered.target;
  if (target == kNoSeat || d.as == CardName::None) return -1;
  const float effect = effect_on(o, d, s.countered.user, target);
  float value = s.restores ? effect : -effect;
  // One's own tricks are not countered; a mass attack on somebody who lives on is seldom worth it.
  if (!s.restores && s.countered.user == o.me) return -1;
  if (s.countered.targets.size() > 2 && o.at(target).hp > 1) value *= 0.5f;
  return o.countered(value);
}

Thought dodge(const Outlook& o) {
  const Scene& s = o.q.scene();
  const Thought t = cheapest_card(o);
  const bool slash = s.using_card && is_slash(s.use.card) && s.use.target == o.me;
  if (slash && s.use.jinks > 1 && answers_held(o) < s.use.jinks)
    return finish(o, t, -1, Motive::Defend);  // one alone does not help
  return finish(o, t, need_worth(o) + t.value * 0.7f, Motive::Defend);
}

Thought answer_with_slash(const Outlook& o) {
  const Scene& s = o.q.scene();
  const Thought t = cheapest_card(o);
  const bool too_few =
      s.using_card && s.use.card == kDuel && s.use.target == o.me && s.use.plays > answers_held(o);
  return finish(o, t, too_few ? -1.f : need_worth(o) + t.value * 0.7f, Motive::Defend);
}

// 杀 to be used on a given character: 借刀杀人, 青龙偃月刀, 乱武 and the like.
Thought strike_as_asked(const Outlook& o) {
  const Asked& r = o.q.asked();
  Thought t = cheapest_card(o);
  CardSet cards;
  for (CardId c : t.pick.cards) cards.add(c);
  const Seat victim = o.q.scene().needed_for;
  const Deed d = deed_of(o, t.reason.card, cards);
  float value = victim == kNoSeat ? 0 : effect_on(o, d, o.me, victim);
  const Pick next = o.q.next(t.pick);
  if (!next.done || !next.seats.empty()) {
    const Thought aimed = weigh_targets(o, d, t.pick);
    if (!o.q.next(aimed.pick).done) return passing(o, Motive::Let);
    t.pick = aimed.pick;
    value += aimed.value;
  }
  value += 0.6f * t.value;
  if (r.card == kCollateral && o.slot(o.me, Slot::Weapon) != CardName::None)
    value += o.equipped(o.slot(o.me, Slot::Weapon), o.me) + 0.3f;
  if (r.skill != SkillId::None) value -= o.worth(hint_of(def(r.skill)).refusal, o.me);
  return finish(o, t, value, Motive::Strike);
}

Thought rescue(const Outlook& o) {
  const Seat dying = o.q.scene().dying;
  const Thought t = cheapest_card(o);
  float value = need_worth(o);
  if (dying != kNoSeat && dying != o.me) {
    const int lacking = 1 - std::min(0, o.at(dying).hp);
    if (lacking > answers_held(o)) value *= dying == o.lord() ? 0.6f : 0.35f;
    value += t.value * static_cast<float>(lacking) * (o.mine().hp <= 1 ? 1.2f : 0.9f);
  }
  Thought done = finish(o, t, value, Motive::Save);
  if (dying != kNoSeat) done.reason.whom = o.at(dying).general[0];
  return done;
}

Thought nullify(const Outlook& o) {
  const Scene& s = o.q.scene();
  const Thought t = cheapest_card(o);
  Thought done = finish(o, t, need_worth(o) + 0.85f * t.value, Motive::Counter);
  done.reason.card = s.countered.card;
  if (s.countered.target != kNoSeat) done.reason.whom = o.at(s.countered.target).general[0];
  return done;
}

}  // namespace

float need_worth(const Outlook& o) {
  const Scene& s = o.q.scene();
  if (s.helped != kNoSeat && s.helped != o.me)
    return o.wish(s.helped) * (s.helped == o.lord() && o.at(s.helped).hp <= 2 ? 4.f : 2.2f);
  if (s.wanted.has(kNullification)) return worth_of_nullifying(o);
  if (s.wanted.has(kPeach)) return worth_of_rescue(o);
  if (s.wanted.has(kJink)) return cost_of_the_blow(o, damage_of_the_blow(s, o.me));
  if (s.wanted.has(kSlash) && s.to_respond) return worth_of_duel_answer(o);
  if (s.wanted.has(kSlash)) {
    Deed d;
    d.as = kSlash;
    return s.needed_for == kNoSeat ? 1.f : effect_on(o, d, o.me, s.needed_for) + 0.3f;
  }
  return 1.f;
}

bool holds_wanted(const Outlook& o) {
  for (const SeenCard& c : o.v.hand)
    if (o.q.scene().wanted.has(o.q.name(c.id))) return true;
  return false;
}

Thought give_card(const Outlook& o) {
  const Asked& r = o.q.asked();
  const Scene& s = o.q.scene();
  if (s.helped != kNoSeat && s.helped != o.me) {
    const Thought t = cheapest_card(o);
    return finish(o, t, need_worth(o) + t.value, Motive::Protect);
  }
  if (r.wanted.has(kNullification)) return nullify(o);
  if (r.wanted.has(kPeach)) return rescue(o);
  if (r.wanted.has(kJink)) return dodge(o);
  if (r.wanted.has(kSlash)) return r.to_use ? strike_as_asked(o) : answer_with_slash(o);
  const Thought t = cheapest_card(o);
  return finish(o, t, 1.f + t.value, Motive::Defend);
}

}  // namespace jiesuan::steward
