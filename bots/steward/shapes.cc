// Cards and generals kept beside one's own: exchanged for what is in hand, shown for the skills they lend.
#include <algorithm>

#include "bots/steward/skills.h"

namespace jiesuan::steward {
namespace {

// What is named at the start of one's turn serves in it, what is named at its end in the turns of the others.
bool own_turn_ahead(const Outlook& o) {
  const Timing t = o.memory.last_timing();
  return t >= Timing::TurnStart1 && t <= Timing::TurnStart9;
}

bool serves_in_own_turn(const Unit& u) {
  return !u.foreign && u.timing >= Timing::PrepareBeforeStart && u.timing <= Timing::FinishAfterEnd;
}

bool serves_in_others(const Unit& u) {
  const Timing t = u.timing;
  return (t >= Timing::NeedUse1 && t <= Timing::NeedRespond3) || t == Timing::UseBecomingTarget ||
         t == Timing::UseBecameTarget || t == Timing::JudgeBeforeResult ||
         (t >= Timing::DamageTaking1 && t <= Timing::DamageTaking3) || t == Timing::DamageTaken;
}

bool serves(const SkillDef& s, bool own_turn) {
  for (const Unit& u : s.units)
    if (own_turn ? serves_in_own_turn(u) : serves_in_others(u)) return true;
  return !s.conversions.empty();
}

float worth_as_shape(const SkillDef& s, bool own_turn) {
  return liking(s) + (serves(s, own_turn) ? 1.f : -0.7f);
}

bool can_be_named(const SkillDef& s) { return !s.limited() && !s.has(Tag::Lord); }

}  // namespace

float liking(const SkillDef& s) {
  const Hint& h = hint_of(s);
  if (h.moment == Moment::Never) return -1;
  float value = 1.f + h.self.cards + 1.5f * h.self.hp - 0.5f * h.target.cards - h.target.hp;
  if (s.locked()) value -= 0.3f;
  if (!s.conversions.empty()) value += 0.3f;
  return value;
}

float worth_as_shape(const Outlook& o, SkillId skill) {
  return worth_as_shape(def(skill), own_turn_ahead(o));
}

float worth_as_shape(const Outlook& o, GeneralId general) {
  float best = -10;
  for (const SkillDef* s : def(general).skills)
    if (can_be_named(*s) && !o.mine().skills.has(s->number))
      best = std::max(best, worth_as_shape(*s, own_turn_ahead(o)));
  return best;
}

Thought weigh_shape(const Outlook& o, int option) {
  float now = -1, best = -10;
  if (o.mine().shown != GeneralId::None)
    for (const SkillDef* s : def(o.mine().shown).skills)
      if (can_be_named(*s) && o.mine().skills.has(s->number))
        now = std::max(now, worth_as_shape(*s, own_turn_ahead(o)));
  for (GeneralId g : o.v.spare) best = std::max(best, worth_as_shape(o, g));
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::UseSkill, .skill = o.q.asked().options[option].skill};
  t.value = best - now - 0.1f;
  return t;
}

Thought weigh_exchange(const Outlook& o, int option) {
  struct Priced {
    CardId card;
    float value;
  };
  InlineVec<Priced, kMaxCards> mine, beside;
  const Option& op = o.q.asked().options[option];
  for (CardId c : op.cards) {
    if (o.q.zone(c) == Zone::Hand)
      mine.push_back({c, o.keep(c)});
    else if (o.q.sees(c))
      beside.push_back({c, o.wanted(o.q.name(c))});
  }
  const auto order = [](auto& cards, bool dearest_first) {
    std::sort(cards.begin(), cards.end(), [&](const Priced& a, const Priced& b) {
      if (a.value != b.value) return (a.value > b.value) == dearest_first;
      return a.card < b.card;
    });
  };
  order(mine, false);
  order(beside, true);
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  t.reason = {.motive = Motive::UseSkill, .skill = op.skill};
  t.value = -1;
  for (int i = 0; i < std::min(mine.size(), beside.size()); ++i) {
    const float gain = beside[i].value - mine[i].value;
    if (gain <= 0.2f) break;
    t.pick.cards.push_back(mine[i].card);
    t.pick.cards.push_back(beside[i].card);
    t.value = std::max(t.value, 0.f) + gain;
  }
  return t;
}

}  // namespace jiesuan::steward
