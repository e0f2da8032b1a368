// Skills that stand for a card: at an idle point, or when one is needed.
#include <algorithm>

#include "bots/steward/respond.h"
#include "bots/steward/skills.h"
#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

// It costs nothing to call for help, but nobody calls where none will come, unless it is a matter of life
// and death.
float called(const Outlook& o, SkillId skill, CardName family, float worth) {
  if (!calls_for_help(def(skill))) return worth;
  const float chance = o.help_comes(o.mine().kingdom, family);
  const Scene& s = o.q.scene();
  const bool mortal = family == kJink && o.mine().hp <= 1 && s.use.target == o.me;
  return chance < (mortal ? 0.45f : 0.7f) ? -1.f : chance * worth;
}

}  // namespace

Thought weigh_stand_in(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  Selection pick;
  pick.option = static_cast<std::uint8_t>(option);
  const float price = pay(o, pick, 0);
  Deed d;
  d.as = op.as;
  Thought t = weigh_targets(o, d, pick);
  if (op.as == kAnaleptic) t.value = -1;  // a blow would have to follow
  t.value = called(o, op.skill, def(op.as).family, t.value);
  if (op.as == kPeach && o.mine().hp > 2) t.value = 0;
  const Hint& h = hint_of(op);
  t.value += o.worth(h.self, o.me);
  if (!h.keeps || price >= kCannotPay) t.value -= price;
  t.order = order_of(op.as);
  t.reason = {.motive = motive_of(op.as), .card = op.as, .skill = op.skill};
  return t;
}

namespace {

// How likely nobody doubts a bluff: every foe who can afford it may.
float believed(const Outlook& o) {
  float chance = 1;
  for (Seat s : o.living())
    if (s != o.me && o.at(s).hp >= 3 && !o.friendly(s)) chance *= 0.65f;
  return chance;
}

}  // namespace

float worth_if_believed(const Outlook& o, CardName name) {
  if (name == kAnaleptic) return 0;  // a blow would have to follow
  Deed d;
  d.as = name;
  if (def(name).targets == TargetKind::Self) return effect_on(o, d, o.me, o.me);
  float best = 0, all = 0;
  for (Seat s : o.living()) {
    if (s == o.me && def(name).targets != TargetKind::All) continue;
    const float here = effect_on(o, d, o.me, s);
    best = std::max(best, here);
    all += here;
  }
  return def(name).targets == TargetKind::Chosen ? 0.8f * best : all;
}

Thought weigh_bluff(const Outlook& o, int option) {
  constexpr CardName kClaims[] = {kPeach, kExNihilo, kSnatch, kDuel};
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  const float price = pay(o, t.pick, 0), chance = believed(o);
  float claim = 0;
  for (CardName n : kClaims) claim = std::max(claim, worth_if_believed(o, n));
  t.value = chance * claim - (1.f - chance) - price;  // whoever sees through it draws a card
  t.order = order_of(kExNihilo);
  t.reason = {.motive = Motive::Bluff, .skill = o.q.asked().options[option].skill};
  return t;
}

Thought weigh_help(const Outlook& o, int option) {
  const Option& op = o.q.asked().options[option];
  Thought t;
  t.pick.option = static_cast<std::uint8_t>(option);
  const float price = pay(o, t.pick, 0);
  const CardName family = o.q.scene().wanted.has(kJink) ? kJink : kSlash;
  t.value = called(o, op.skill, family, need_worth(o)) - price + o.worth(hint_of(op).self, o.me);
  const bool bluff = op.max_cards > 0 && op.as == CardName::None;
  if (bluff) t.value = holds_wanted(o) ? -1.f : believed(o) * need_worth(o) - price;
  t.reason = {.motive = bluff ? Motive::Bluff : Motive::Defend, .card = op.as, .skill = op.skill};
  return t;
}

}  // namespace jiesuan::steward
