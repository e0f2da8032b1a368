#include "bots/steward/outlook.h"

#include <algorithm>
#include <cmath>

namespace jiesuan::steward {

Outlook::Outlook(const Question& question, const Memory& m)
    : q(question),
      v(question.table()),
      memory(m),
      me(question.seat()),
      hegemony(m.hegemony()),
      role(hegemony ? Role::None : m.beliefs().known(me)),
      force(hegemony ? own_force(question.view(), me, m.forces()) : Kingdom::None) {
  for (Seat s = 0; s < players() && !hegemony; ++s)
    if (m.beliefs().known(s) == Role::Lord) lord_ = s;
  value_hand();
}

// ---- whom it wishes well

void Outlook::make_wishes() const {
  has_wished_ = true;
  switch (role) {
    case Role::Lord:
    case Role::Loyalist:
      wish_as_lords_side();
      break;
    case Role::Rebel:
      wish_as_rebel();
      break;
    case Role::Renegade:
      wish_as_renegade();
      break;
    case Role::None:
      wish_by_force();
      break;
  }
  wish_[me] = 1;
  const SeatSet left = living();
  if (left.size() == 2)  // nothing but the two of them: what the one loses the other gains
    for (Seat s : left)
      if (s != me) wish_[s] = -1;
}

bool Outlook::many_rebels() const { return v.allegiances[static_cast<int>(Role::Rebel)] > 2; }

void Outlook::wish_as_lords_side() const {
  float rebels = 0;
  for (Seat s : living()) rebels += memory.beliefs().of(s).rebel;
  // The fewer rebels are left, the more the renegade is the one to fear. Where they are many he fights them
  // as well, and is let be until few are left.
  const float against_renegade = many_rebels() ? std::clamp(1.2f - 0.5f * rebels, 0.05f, 1.f)
                                               : std::clamp(1.4f - 0.35f * rebels, 0.3f, 1.f);
  const float for_loyalist =
      role == Role::Lord ? 1.4f : 1.f;  // a lord who kills a loyalist loses all his cards
  for (Seat s = 0; s < players(); ++s) {
    const Odds& o = memory.beliefs().of(s);
    wish_[s] = std::min(1.f, for_loyalist * o.loyalist) - o.rebel - against_renegade * o.renegade;
    // One does not strike on no evidence: it may be a friend who has had no turn yet.
    const float sure = std::min(1.f, 0.6f + 0.5f * memory.beliefs().shown(s));
    if (role == Role::Lord && wish_[s] < 0) wish_[s] *= sure;
    if (s == lord_) wish_[s] = 1.5f;
  }
}

// Where rebels are many not all of them need to see the lord fall: each thinks of itself first, and the
// renegade stands by the lord. Two need each other, and have nothing against a renegade who fights for them.
void Outlook::wish_as_rebel() const {
  const float fellow = many_rebels() ? 0.1f : 0.8f, renegade = many_rebels() ? 0.3f : 0.1f;
  for (Seat s = 0; s < players(); ++s) {
    const Odds& o = memory.beliefs().of(s);
    wish_[s] = fellow * o.rebel - 0.8f * o.loyalist - renegade * o.renegade;
    if (s == lord_) wish_[s] = -1.5f;
  }
}

float Outlook::strength(Seat s) const {
  return 1.5f + static_cast<float>(std::max(0, at(s).hp)) + 0.4f * static_cast<float>(at(s).hand_size) +
         0.5f * static_cast<float>(at(s).equipment.size());
}

// Keeps the balance: whichever side is stronger is the enemy, and the lord must outlive everybody else.
void Outlook::wish_as_renegade() const {
  float lords = 0, rebels = 0;
  int others = 0;
  for (Seat s : living()) {
    if (s == me) continue;
    const Odds& o = memory.beliefs().of(s);
    lords += strength(s) * (o.lord + o.loyalist);
    rebels += strength(s) * o.rebel;
    if (s != lord_) ++others;
  }
  const float balance = std::clamp((rebels - lords) / (rebels + lords + 1.f) * 6.f - 0.1f, -1.f, 1.f);
  // Among many rebels the danger is that the lord falls early; among two, that his side is done too soon.
  const float rebel = many_rebels() ? 0.5f : 0.f, loyalist = many_rebels() ? 0.1f : 0.6f;
  for (Seat s = 0; s < players(); ++s) {
    const Odds& o = memory.beliefs().of(s);
    wish_[s] =
        -o.rebel * (rebel + 0.65f * balance) - o.loyalist * (loyalist - 0.65f * balance) - 0.8f * o.renegade;
    if (s == lord_) {
      const float need = at(s).hp <= 2 ? 1.2f : std::clamp(0.4f + 0.8f * balance, 0.3f, 1.f);
      wish_[s] = others == 0 ? -1.6f : need;
    }
  }
}

// Of the others the force that has most people left is the one to fear. Who has not shown itself is a friend
// as far as it is likely to be one; without a force, or as an ambitionist, one has none.
void Outlook::wish_by_force() const {
  const ForceBeliefs& beliefs = memory.forces();
  for (Seat s = 0; s < players(); ++s) {
    const Kingdom k = at(s).kingdom;
    const bool with_me = force != Kingdom::Ambitionist && k == force;
    if (force == Kingdom::None) {
      wish_[s] = -1;
    } else if (k == Kingdom::None) {
      const float ally = force == Kingdom::Ambitionist ? 0.f : beliefs.odds(s, force);
      wish_[s] = 0.9f * ally - 0.45f * (1.f - ally);
    } else if (with_me) {
      wish_[s] = 1.f;
    } else {
      int people = 0;
      for (Seat t : living()) people += k != Kingdom::Ambitionist && at(t).kingdom == k;
      wish_[s] = -0.65f - 0.15f * static_cast<float>(people);
    }
  }
}

// ---- hp

namespace {

constexpr float kLordLife = 1.4f;  // the game hangs on it

// What the h-th hp is worth to the one who has it; the last is another matter.
float hp_step(int h) {
  constexpr float kSteps[] = {0.f, 3.2f, 2.2f, 1.7f, 1.4f};
  return h >= 5 ? 1.2f : kSteps[std::max(0, h)];
}

}  // namespace

float Outlook::can_be_saved(Seat s) const {
  if (s == me) {
    const int saving = my_cards(kPeach) + my_cards(kAnaleptic);
    return saving > 0 ? 0.95f : 0.2f;
  }
  if (known(s, kPeach) + known(s, kAnaleptic) > 0) return 0.95f;
  const float own = 1.f - std::pow(0.90f, static_cast<float>(unseen(s)));
  const float others = s == lord_ ? 0.25f : 0.1f;
  return std::min(0.9f, own + others);
}

float Outlook::chance_to_die(Seat s, int points) const {
  if (points < at(s).hp) return 0;
  const int lacking = 1 + points - at(s).hp;
  return 1.f - std::pow(can_be_saved(s), static_cast<float>(lacking));
}

float Outlook::life(Seat s, int points) const {
  float all = 0;
  for (int i = 0; i < points; ++i) all += hp_step(at(s).hp - i);
  if (s == lord_) all *= kLordLife;
  if (points >= at(s).hp) {
    const float dead = s == lord_ || s == me ? 9.f : 5.f;
    all += chance_to_die(s, points) * (dead + 0.4f * static_cast<float>(at(s).hand_size));
  }
  return all;
}

float Outlook::relief(Seat s, int points) const {
  float all = 0;
  const int room = std::min(points, at(s).max_hp - at(s).hp);
  for (int i = 1; i <= room; ++i) all += hp_step(at(s).hp + i);
  return s == lord_ ? all * kLordLife : all;
}

bool Outlook::last_enemy(Seat s) const {
  if (role == Role::Rebel) return s == lord_;
  if (role == Role::Renegade) return living().size() == 2;
  if (hegemony) {
    for (Seat t : living())
      if (t != me && t != s && !friendly(t)) return false;
    return foe(s);
  }
  for (Seat t : living())
    if (t != me && t != s && memory.beliefs().of(t).lords_side() < 0.9f) return false;
  return foe(s);
}

// What killing brings in 国战: cards for each of the dead one's people, or the loss of all one has.
float Outlook::spoils(Seat s) const {
  const Kingdom k = at(s).kingdom;
  if (!hegemony || k == Kingdom::None) return hegemony ? 1.f : 0.f;
  if (k == mine().kingdom && k != Kingdom::Ambitionist)
    return -2.f - static_cast<float>(mine().hand_size + mine().equipment.size());
  if (mine().kingdom == Kingdom::Ambitionist) return 2.5f;
  int people = 0;
  for (Seat t : living()) people += k != Kingdom::Ambitionist && at(t).kingdom == k;
  return 0.8f * static_cast<float>(std::max(1, people));
}

float Outlook::harm(Seat s, int points, bool by_me) const {
  float value = -wish(s) * life(s, points);
  const float dies = chance_to_die(s, points);
  if (dies <= 0) return value;
  const Odds& o = memory.beliefs().of(s);
  if (by_me && s != me) {
    // Whoever kills a rebel draws three cards, but rebels need each other.
    value += dies * o.rebel * (role == Role::Rebel ? -3.f : 2.5f);
    if (role == Role::Lord)
      value -= dies * o.loyalist * (10.f + static_cast<float>(mine().hand_size + mine().equipment.size()));
  }
  if (by_me && s != me && mine().kingdom != Kingdom::None) value += dies * spoils(s);
  if (s == lord_ && role == Role::Renegade && living().size() > 2) return -20.f;
  if (last_enemy(s)) value += dies * 15.f;
  return value;
}

float Outlook::turn_worth(Seat s) const {
  return 2.2f + 0.35f * static_cast<float>(std::min(at(s).hand_size, 5));
}

float Outlook::worth(const Share& x, Seat s) const {
  float value = x.cards + x.other;
  if (x.hp > 0) value += relief(s, static_cast<int>(std::lround(x.hp + 0.49f))) * std::min(1.f, x.hp);
  if (x.hp < 0) {
    const int points = static_cast<int>(std::lround(0.49f - x.hp));
    value -= life(s, points) * (-x.hp / static_cast<float>(points));
  }
  if (x.flips) value += at(s).flipped ? turn_worth(s) : -turn_worth(s);
  return value;
}

// It is not spent on trifles, and whoever spends it has a good card less.
float Outlook::countered(float value) const {
  for (Seat s : living()) {
    if (lying_open(s, kNullification) == 0 || !foe(s)) continue;
    const float spent = -0.7f * wish(s);
    return spent < value ? 0.25f * value + 0.75f * spent : value;
  }
  return value;
}

// ---- guesses about hands

float Outlook::per_card_chance(Seat s, CardName as, float plain) const {
  for (SkillId id : at(s).skills)
    for (const Conversion& c : def(id).conversions)
      if (c.as != CardName::None && def(c.as).family == as && c.count == 1) return std::max(plain, 0.5f);
  return plain;
}

int Outlook::lying_open(Seat s, CardName family) const {
  int open = 0;
  for (const SeenCard& c : at(s).open_hand) open += def(c.name).family == family;
  return open;
}

int Outlook::known(Seat s, CardName family) const {
  return std::max(lying_open(s, family), memory.known(s, family));
}

int Outlook::unseen(Seat s) const { return at(s).hand_size - static_cast<int>(at(s).open_hand.size()); }

float Outlook::holds(Seat s, CardName as, bool lacks, float plain) const {
  if (s == me) return my_cards(as) > 0 ? 0.9f : 0.05f;
  if (at(s).hand_size == 0) return 0;
  if (known(s, as) > 0) return 0.95f;
  if (lacks) return 0.05f;
  const float each = per_card_chance(s, as, plain);
  // What lies face up is something else, and can only be turned into it.
  const int chances = each > plain ? at(s).hand_size : unseen(s);
  return 1.f - std::pow(1.f - each, static_cast<float>(chances));
}

float Outlook::has_jink(Seat s) const { return holds(s, kJink, memory.lacks_jink(s), 0.2f); }
float Outlook::has_slash(Seat s) const { return holds(s, kSlash, memory.lacks_slash(s), 0.25f); }

float Outlook::help_comes(Kingdom kingdom, CardName family) const {
  float nobody = 1;
  for (Seat s : living()) {
    const bool against_it = q.scene().using_card && (q.scene().use.user == s || q.scene().use.target == s);
    if (s == me || against_it || at(s).kingdom != kingdom || memory.gave_no_help(s)) continue;
    const Odds& o = memory.beliefs().of(s);
    const float willing = hegemony ? (friendly(s) ? 1.f : 0.f) : o.loyalist + 0.5f * o.renegade;
    float has = family == kSlash ? has_slash(s) : has_jink(s);
    if (family == kJink && armour(s) == kEightDiagram) has = 1.f - 0.5f * (1.f - has);
    nobody *= 1.f - willing * has;
  }
  return 1.f - nobody;
}

CardName Outlook::slot(Seat s, Slot which) const {
  for (const Face& f : at(s).equipment)
    if (def(f.name).slot == which) return f.name;
  return CardName::None;
}

CardName Outlook::in_force(Seat s, Slot which) const {
  for (const SeenCard& c : at(s).equipment)
    if (def(c.name).slot == which) return at(s).tapped.has(c.id) ? CardName::None : c.name;
  for (SkillId id : at(s).skills)  // 八阵
    if (def(id).worn != CardName::None && !def(id).worn_while && def(def(id).worn).slot == which)
      return def(id).worn;
  return CardName::None;
}

// ---- skills and gear

void Outlook::look_at(Seat s) const {
  const auto answers_damage = [](const Unit& u) {
    return u.timing == Timing::DamageTaken && u.cls == PriorityClass::General && !u.foreign;
  };
  const bool has_cards = at(s).hand_size + at(s).equipment.size() > 0;
  looked_at_.add(s);
  Traits& t = traits_[s];
  t.weapon = in_force(s, Slot::Weapon);
  t.armour = in_force(s, Slot::Armour);
  for (SkillId id : at(s).skills) {
    const SkillDef& skill = def(id);
    const Hint& h = hint_of(skill);
    t.toll = static_cast<std::uint8_t>(t.toll + h.toll);
    t.voids |= h.voids != nullptr;
    t.passes_blows_on |=
        h.wards && h.target.hp < 0 && has_cards && skill.may_act_at(Timing::UseBecomingTarget);
    if (skill.may_act_at(Timing::DamageTaken) &&
        std::any_of(skill.units.begin(), skill.units.end(), answers_damage))
      t.revenge += 0.6f;
  }
  for (SkillId id : at(s).effects) t.voids |= hint_of(def(id)).voids != nullptr;
}

bool Outlook::drunk() const {
  static const SkillDef* const state = Catalogue::get().find_skill("state_drunk");
  for (SkillId id : mine().effects)
    if (state && id == state->number) return true;
  return false;
}

int Outlook::overflow() const { return std::max(0, mine().hand_size - q.hand_limit(me)); }

bool Outlook::striking() const {
  if (my_cards(kSlash) + my_cards(kDuel) == 0) return false;
  for (Seat s : living())
    if (foe(s) && (my_cards(kDuel) > 0 || q.in_attack_range(me, s))) return true;
  return false;
}

}  // namespace jiesuan::steward
