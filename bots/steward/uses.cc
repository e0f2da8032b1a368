#include "bots/steward/uses.h"

#include <algorithm>
#include <cmath>

#include "bots/steward/skills.h"

namespace jiesuan::steward {
namespace {

struct Blow {
  float dodged = 0;  // how likely it is by 闪 alone
  float lands = 1;
  int damage = 1;
  bool in_vain = false;  // the armour voids it: nobody even dodges
};

// 朱雀羽扇 may make fire of its owner's plain 杀.
bool fanned(const Outlook& o, const Deed& d, Seat user) {
  return d.as == kSlash && user == o.me && o.traits(user).weapon == kFan;
}

Deed kindled(const Deed& d) {
  Deed fire = d;
  fire.as = kFireSlash;
  return fire;
}

// A 杀 on the target: how likely it lands, and how hard.
Blow blow(const Outlook& o, const Deed& d, Seat user, Seat t) {
  Blow b;
  if (user == o.me && (o.drunk() || d.extra_damage)) ++b.damage;
  b.dodged = o.has_jink(t);
  b.lands = 1.f - b.dodged;
  const CardName armour = o.armour(t);
  if (armour == CardName::None || o.traits(user).weapon == kQinggangSword) return b;
  b.in_vain = (armour == kNiohShield && d.colour == Colour::Black) || (armour == kVine && d.as == kSlash);
  if (armour == kEightDiagram) b.lands *= 0.5f;
  if (armour == kVine && d.as == kFireSlash) ++b.damage;
  if (armour == kSilverLion) b.damage = 1;
  return b;
}

// Elemental damage goes on to everybody else who is chained; fire is worse for who wears 藤甲.
float conducted(const Outlook& o, Seat first, int damage, bool fire) {
  if (!o.at(first).chained) return 0;
  float all = 0;
  for (Seat s : o.living()) {
    if (s == first || !o.at(s).chained) continue;
    const CardName armour = o.armour(s);
    const int more = fire && armour == kVine ? 1 : 0;
    all += o.harm(s, armour == kSilverLion ? 1 : damage + more);
  }
  return all;
}

float strike(const Outlook& o, const Deed& d, Seat user, Seat t);

// 流离: it goes to whom the user would spare most, as far as that one is within reach.
float passed_on(const Outlook& o, const Deed& d, Seat user, Seat by, float otherwise) {
  float worst = otherwise;
  for (Seat s : o.living())
    if (s != user && s != by && !o.traits(s).passes_blows_on && o.q.in_attack_range(by, s))
      worst = std::min(worst, strike(o, d, user, s));
  return 0.3f * otherwise + 0.7f * worst;
}

float strike_with(const Outlook& o, const Deed& d, Seat user, Seat t) {
  const Blow b = blow(o, d, user, t);
  if (b.in_vain) return 0;
  const float paid = user == o.me ? toll(o, d, t) : 0.f;
  if (paid >= kCannotPay) return 0;
  float value = o.harm(t, b.damage, user == o.me);
  if (d.as != kSlash) value += conducted(o, t, b.damage, d.as == kFireSlash);
  if (user == o.me && o.at(t).hp > b.damage) value -= 0.5f * o.traits(t).revenge;
  // A dodged blow still costs the other a card.
  const float dodged = -o.wish(t) * 0.6f * b.dodged;
  const float here = b.lands * value + dodged - paid;
  return user == o.me && o.traits(t).passes_blows_on ? passed_on(o, d, user, t, here) : here;
}

float strike(const Outlook& o, const Deed& d, Seat user, Seat t) {
  const float plain = strike_with(o, d, user, t);
  return fanned(o, d, user) ? std::max(plain, strike_with(o, kindled(d), user, t)) : plain;
}

float duel(const Outlook& o, Seat user, Seat t) {
  const float wins = duel_odds(o, user, t);
  float value = wins * o.harm(t, 1, user == o.me) + (1.f - wins) * o.harm(user, 1, false);
  if (user == o.me) value -= 0.5f * wins * o.traits(t).revenge;
  return value;
}

float mass_attack(const Outlook& o, const Deed& d, Seat user, Seat t) {
  if (o.armour(t) == kVine) return 0;
  float fails = 1.f;
  if (t == o.me) {
    fails = o.my_cards(d.as == kArcheryAttack ? kJink : kSlash) > 0 ? 0.35f : 1.f;
  } else {
    fails -= d.as == kArcheryAttack ? o.has_jink(t) : o.has_slash(t);
  }
  if (d.as == kArcheryAttack && o.armour(t) == kEightDiagram) fails *= 0.5f;
  return fails * o.harm(t, 1, user == o.me) - (1.f - fails) * 0.5f * o.wish(t);
}

float chain(const Outlook& o, Seat t) { return (o.at(t).chained ? 0.45f : -0.3f) * o.wish(t); }

float fire_attack(const Outlook& o, const Deed& d, Seat user, Seat t) {
  if (user != o.me) return 0.35f * o.harm(t, 1, false);
  if (t == o.me) return -1;
  const int damage = o.armour(t) == kVine ? 2 : 1;
  const float hit = o.harm(t, damage) + conducted(o, t, damage, true);
  // A card of each suit that is left, as far as it is worth giving for the hit.
  float gained[static_cast<int>(Suit::None)] = {};
  for (const SeenCard& c : o.v.hand) {
    const Suit suit = o.q.suit(c.id);
    if (d.cards.has(c.id) || suit == Suit::None) continue;
    float& best = gained[static_cast<int>(suit)];
    best = std::max(best, hit - o.keep(c.id));
  }
  float all = 0;
  for (float each : gained) all += 0.25f * each;
  return all > 0 ? all : -1.f;
}

}  // namespace

float duel_odds(const Outlook& o, Seat user, Seat target) {
  const auto lasts = [&](Seat s) {
    if (s == o.me) return o.my_cards(kSlash) > 0 ? 0.9f : 0.02f;
    return o.has_slash(s);
  };
  const float theirs = lasts(target), ours = lasts(user);
  // The target answers first: it must have one 杀 more than it takes the user to give up.
  return 1.f - theirs * (1.f - 0.75f * ours);
}

float prize_of(const Outlook& o, Seat from, bool keeps) {
  const SeatView& s = o.at(from);
  const float wish = o.wish(from);
  float best = -10;
  const auto consider = [&](float to_owner, float to_me) {
    best = std::max(best, -wish * to_owner + (keeps ? to_me : 0.f));
  };
  if (o.unseen(from) > 0) consider(s.hand_size == 1 ? 1.3f : 1.05f, 0.85f);
  for (const SeenCard& c : s.open_hand) consider(o.held(c.name, from), 0.9f * o.wanted(c.name));
  for (const Face& f : s.equipment) consider(o.equipped(f.name, from), 0.6f * o.wanted(f.name));
  for (const auto& [face, name] : s.judging)
    consider(name == kLightning ? -0.6f : -1.6f, 0.6f * o.wanted(face.name));
  return best;
}

Prize best_prize(const Outlook& o, Seat from, const CardSet& open, bool hand, bool keeps) {
  const float wish = o.wish(from);
  Prize best{-100.f, kNoCard};
  const auto consider = [&](CardId c, float to_owner, float to_me) {
    const float value = -wish * to_owner + (keeps ? to_me : 0.f);
    if (value > best.value) best = {value, c};
  };
  if (hand) consider(kNoCard, o.at(from).hand_size == 1 ? 1.3f : 1.05f, 0.85f);
  for (CardId c : open) {
    const CardName n = o.q.name(c);
    if (o.q.zone(c) == Zone::Judging) {
      consider(c, n == kLightning ? -0.6f : -1.6f, 0.6f * o.wanted(n));
    } else if (o.q.zone(c) == Zone::Equipment) {
      consider(c, o.equipped(n, from), 0.6f * o.wanted(n));
    } else if (o.q.zone(c) == Zone::Hand) {
      consider(c, o.held(n, from), 0.9f * o.wanted(n));
    } else {
      consider(c, 1.f, o.wanted(n));
    }
  }
  return best;
}

float effect_on(const Outlook& o, const Deed& d, Seat user, Seat t) {
  const CardName n = d.as;
  if (voided(o, d, user, t)) return 0;
  if (is_slash(n)) return strike(o, d, user, t);
  if (n == kDuel) return duel(o, user, t);
  if (n == kSavageAssault || n == kArcheryAttack) return mass_attack(o, d, user, t);
  if (n == kDismantlement) return prize_of(o, t, false);
  if (n == kSnatch) return user == o.me ? prize_of(o, t, true) : prize_of(o, t, false) + o.gain(user, 0.9f);
  if (n == kExNihilo) return o.gain(t, 2.f);
  if (n == kGodSalvation) return o.wish(t) * o.relief(t, 1);
  if (n == kAmazingGrace) return o.gain(t, 1.f);
  if (n == kPeach) return o.wish(t) * o.relief(t, 1);
  if (n == kIndulgence) return -o.wish(t) * 0.75f * (1.3f + 0.35f * static_cast<float>(o.at(t).hand_size));
  if (n == kSupplyShortage) return -o.wish(t) * 0.75f * 2.f;
  if (n == kLightning) return -o.wish(t) * 0.35f;
  if (n == kFireAttack) return fire_attack(o, d, user, t);
  if (n == kIronChain) return chain(o, t);
  if (n == kCollateral) return -o.wish(t) * 0.6f + o.gain(user, 0.4f);
  return effect_by_forces(o, d, user, t);
}

// Black or red, each as likely: 仁王盾 stops every other one.
float some_slash(const Outlook& o, Seat user, Seat t) {
  Deed black, red;
  black.as = red.as = kSlash;
  black.colour = Colour::Black;
  red.colour = Colour::Red;
  return 0.5f * (effect_on(o, black, user, t) + effect_on(o, red, user, t));
}

float worth_of_kindling(const Outlook& o) {
  const Deed plain = deed_in_hand(o), fire = kindled(plain);
  float more = 0.01f;
  for (Seat t : o.q.scene().use.targets)
    more += strike_with(o, fire, o.me, t) - strike_with(o, plain, o.me, t);
  return more;
}

Deed deed_in_hand(const Outlook& o) {
  const CardInUse& use = o.q.scene().use;
  Deed d;
  d.as = use.card;
  d.colour = use.colour;
  d.suit = use.suit;
  d.extra_damage = use.bonus > 0;
  return d;
}

Deed deed_of(const Outlook& o, CardName as, const CardSet& cards) {
  Deed d;
  d.as = as;
  d.cards = cards;
  d.cost = o.keep(cards);
  bool first = true;
  for (CardId c : cards) {
    const Suit suit = o.q.suit(c);
    if (first) d.colour = colour_of(suit);
    if (colour_of(suit) != d.colour) d.colour = Colour::None;
    d.suit = first ? suit : Suit::None;  // several cards have none
    first = false;
  }
  return d;
}

namespace {

Thought weigh_collateral(const Outlook& o, const Selection& pick) {
  Thought best;
  best.value = -100;
  for (Seat armed : o.q.next(pick).seats) {
    Selection with = pick;
    with.seats.push_back(armed);
    const float weapon = -o.wish(armed) * 0.8f + 0.6f;
    for (Seat victim : o.q.next(with).seats) {
      const float slashed = victim == o.me ? -2.f : some_slash(o, armed, victim) - 0.5f * o.wish(armed);
      const float p = o.has_slash(armed);
      const float value = p * slashed + (1.f - p) * weapon;
      if (value <= best.value) continue;
      best.value = value;
      best.pick = with;
      best.pick.seats.push_back(victim);
    }
  }
  return best;
}

float on_everybody(const Outlook& o, const Deed& d) {
  float all = 0;
  const TargetKind kind = def(d.as).targets;
  if (kind == TargetKind::Self) return effect_on(o, d, o.me, o.me);
  for (Seat s : o.living())
    if (s != o.me || kind == TargetKind::All) all += effect_on(o, d, o.me, s);
  return all;
}

}  // namespace

Thought weigh_targets(const Outlook& o, const Deed& d, const Selection& pick) {
  if (d.as == kCollateral) return weigh_collateral(o, pick);
  Thought t;
  t.pick = pick;
  for (;;) {
    const Pick next = o.q.next(t.pick);
    Seat best = kNoSeat;
    float value = -100;
    for (Seat s : next.seats) {
      const float here = effect_on(o, d, o.me, s);
      if (here > value) value = here, best = s;
    }
    const bool chosen = !t.pick.seats.empty();
    if (best == kNoSeat || (next.done && value <= 0.05f)) {
      if (!chosen) t.value = def(d.as).targets == TargetKind::Chosen ? -1.f : on_everybody(o, d);
      return t;
    }
    t.pick.seats.push_back(best);
    t.value += value;
  }
}

int order_of(CardName n) {
  if (def(n).category == Category::Equipment) return 90;
  if (n == kExNihilo || n == kBefriendAttacking) return 85;
  if (n == kSnatch) return 80;
  if (n == kDismantlement) return 78;
  if (n == kIndulgence || n == kSupplyShortage) return 70;
  if (n == kCollateral) return 66;
  if (n == kSavageAssault || n == kArcheryAttack) return 64;
  if (n == kDuel) return 62;
  if (n == kAmazingGrace || n == kAwaitExhausted || n == kAllianceFeast) return 60;
  if (n == kBurningCamps || n == kDrowning) return 59;
  if (n == kFireAttack) return 58;
  if (n == kGodSalvation) return 50;
  if (n == kAnaleptic) return 46;
  if (is_slash(n)) return 45;
  if (n == kIronChain) return 47;
  if (n == kPeach) return 95;
  if (n == kThreatenEmperor) return 1;  // it ends the phase
  return 20;
}

Motive motive_of(CardName n) {
  if (def(n).category == Category::Equipment) return Motive::Equip;
  if (n == kExNihilo || n == kAmazingGrace || n == kBefriendAttacking || n == kAwaitExhausted)
    return Motive::DrawCards;
  if (n == kSnatch || n == kDismantlement || n == kCollateral) return Motive::Disarm;
  if (n == kIndulgence || n == kSupplyShortage || n == kIronChain) return Motive::Hinder;
  if (n == kGodSalvation || n == kPeach) return Motive::Heal;
  if (n == kAnaleptic) return Motive::Prepare;
  return Motive::Strike;
}

}  // namespace jiesuan::steward
