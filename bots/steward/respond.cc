// Cards that are asked for: 闪 and 杀 against blows, 桃 for the dying, 无懈可击, help for the lord.
#include <algorithm>

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
  float cost = o.life(o.me, damage);
  if (o.revenge(o.me) > 0 && o.mine().hp > damage + 1) cost -= 0.8f;  // being hit brings something
  return cost;
}

Thought dodge(const Outlook& o) {
  const Scene& s = o.q.scene();
  Thought t = cheapest_card(o);
  const bool slash = s.using_card && is_slash(s.use.card) && s.use.target == o.me;
  const int damage = slash ? 1 + s.use.bonus : 1;
  if (slash && s.use.jinks > 1 && answers_held(o) < s.use.jinks)
    return finish(o, t, -1, Motive::Defend);  // one alone does not help
  return finish(o, t, cost_of_the_blow(o, damage) + t.value * 0.7f, Motive::Defend);
}

Thought answer_with_slash(const Outlook& o) {
  const Scene& s = o.q.scene();
  Thought t = cheapest_card(o);
  float value = cost_of_the_blow(o, 1) + t.value * 0.7f;
  if (s.using_card && s.use.card == kDuel) {
    const Seat other = s.use.user == o.me ? s.use.target : s.use.user;
    if (s.use.target == o.me && s.use.plays > answers_held(o)) value = -1;
    if (o.friendly(other) && o.mine().hp > 1 && o.wish(other) * o.life(other, 1) > o.life(o.me, 1)) value = -1;
    if (o.foe(other)) value += 0.5f;
  }
  return finish(o, t, value, Motive::Defend);
}

// 杀 to be used on a given character: 借刀杀人, 青龙偃月刀, 乱武 and the like.
Thought strike_as_asked(const Outlook& o) {
  const Asked& r = o.q.asked();
  Thought t = cheapest_card(o);
  CardSet cards;
  for (CardId c : t.pick.cards) cards.add(c);
  const Seat victim = r.about != kNoSeat ? r.about : o.q.scene().use.target;
  Deed d = deed_of(o, t.reason.card, cards);
  float value = victim == kNoSeat ? 0.5f : effect_on(o, d, o.me, victim);
  value += 0.6f * t.value;
  if (r.card == kCollateral) value += o.equipped(o.slot(o.me, Slot::Weapon), o.me) + 0.3f;
  if (r.skill != SkillId::None) {
    const Share& no = def(r.skill).hint.refusal;
    value -= o.worth(no, o.me);
  }
  const Pick next = o.q.next(t.pick);
  if (!next.done || !next.seats.empty()) {
    Deed with = d;
    const Thought aimed = weigh_targets(o, with, t.pick);
    if (!o.q.next(aimed.pick).done) return passing(o, Motive::Let);
    t.pick = aimed.pick;
    if (victim == kNoSeat) value = aimed.value + 0.6f * t.value;
  }
  return finish(o, t, value, Motive::Strike);
}

Thought rescue(const Outlook& o) {
  const Seat dying = o.q.scene().dying;
  Thought t = cheapest_card(o);
  if (dying == o.me) {
    const int lacking = 1 - std::min(0, static_cast<int>(o.mine().hp));
    const bool enough = answers_held(o) >= lacking || o.players() > 2;
    return finish(o, t, enough ? 5.f : -1.f, Motive::Save);
  }
  if (dying == kNoSeat) return finish(o, t, 1.f, Motive::Heal);
  const int lacking = 1 - std::min(0, static_cast<int>(o.at(dying).hp));
  float value = o.wish(dying) * (dying == o.lord() ? 14.f : 4.5f);
  if (dying == o.lord() && o.role == Role::Renegade) value = o.living().size() > 2 ? 10.f : -10.f;
  if (lacking > answers_held(o)) value *= dying == o.lord() ? 0.6f : 0.35f;
  value += t.value * static_cast<float>(lacking) * (o.mine().hp <= 1 ? 1.2f : 0.9f);
  if (o.role == Role::Lord && o.mine().hp <= 1) value -= 3.f;
  if (std::abs(o.wish(dying)) < 0.3f) value = -1;
  Thought done = finish(o, t, value, Motive::Save);
  done.reason.whom = o.at(dying).general[0];
  return done;
}

Thought nullify(const Outlook& o) {
  const Scene& s = o.q.scene();
  Deed d;
  d.as = s.countered.card;
  d.colour = s.countered.colour;
  const Seat target = s.countered.target == kNoSeat ? o.q.asked().about : s.countered.target;
  Thought t = cheapest_card(o);
  if (target == kNoSeat || d.as == CardName::None) return passing(o, Motive::Let);
  const float effect = effect_on(o, d, s.countered.user, target);
  float value = s.restores ? effect : -effect;
  // A mass attack on somebody who lives on is not worth it, and one's own tricks are not countered.
  if (!s.restores && s.countered.user == o.me) value = -1;
  if (s.countered.targets.size() > 2 && o.at(target).hp > 1) value *= 0.5f;
  value += 0.85f * t.value;
  Thought done = finish(o, t, value, Motive::Counter);
  done.reason.card = d.as;
  done.reason.whom = o.at(target).general[0];
  return done;
}

}  // namespace

Thought give_card(const Outlook& o) {
  const Asked& r = o.q.asked();
  const Scene& s = o.q.scene();
  if (s.helped != kNoSeat && s.helped != o.me) {
    Thought t = cheapest_card(o);
    float value = o.wish(s.helped) * 2.f + t.value;
    if (s.helped == o.lord()) value += o.wish(s.helped) * (o.at(s.helped).hp <= 2 ? 2.f : 0.3f);
    return finish(o, t, value, Motive::Protect);
  }
  if (r.wanted.has(kNullification)) return nullify(o);
  if (r.wanted.has(kPeach)) return rescue(o);
  if (r.wanted.has(kJink)) return dodge(o);
  if (r.wanted.has(kSlash)) return r.to_use ? strike_as_asked(o) : answer_with_slash(o);
  Thought t = cheapest_card(o);
  return finish(o, t, 1.f + t.value, Motive::Defend);
}

}  // namespace jiesuan::steward
