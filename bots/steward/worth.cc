// What cards are worth: each on its own, with diminishing returns for more of the same.
#include <algorithm>

#include "bots/steward/outlook.h"

namespace jiesuan::steward {
namespace {

bool fills_better_slot(CardName n) {
  return n == kCrossbow || n == kEightDiagram || n == kNiohShield || n == kSilverLion;
}

}  // namespace

float Outlook::held(CardName n, Seat owner) const {
  const int hp = at(owner).hp;
  if (is_slash(n)) return 0.75f;
  const bool lord = owner == lord_;  // everybody's target
  if (n == kJink) return hp <= 2 || lord ? 1.5f : 1.1f;
  if (n == kPeach) return hp <= 2 || lord ? 3.f : 2.2f;
  if (n == kAnaleptic) return hp <= 1 ? 2.2f : 0.8f;
  if (kNullifications.has(n)) return 1.25f;
  if (n == kExNihilo || n == kBefriendAttacking) return 1.9f;
  if (n == kThreatenEmperor || n == kAllianceFeast) return 1.2f;
  if (n == kSnatch) return 1.2f;
  if (n == kDismantlement) return 1.05f;
  if (n == kDuel) return 0.9f;
  if (n == kIndulgence) return 1.3f;
  if (n == kSupplyShortage) return 0.9f;
  if (n == kSavageAssault || n == kArcheryAttack) return 0.8f;
  if (n == kGodSalvation) return 0.6f;
  if (n == kAmazingGrace) return 0.5f;
  if (n == kFireAttack) return 0.5f;
  if (n == kIronChain) return 0.45f;
  if (n == kCollateral) return 0.4f;
  if (n == kLightning) return 0.15f;
  const CardDef& d = def(n);
  if (d.category == Category::Equipment) {
    const CardName has = slot(owner, d.slot);
    if (has == CardName::None) return 0.75f * equipped(n, owner);
    return std::max(0.2f, 0.6f * (equipped(n, owner) - equipped(has, owner)));
  }
  return 0.5f;
}

float Outlook::equipped(CardName n, Seat owner) const {
  switch (def(n).slot) {
    case Slot::Weapon:
      if (n == kCrossbow) return owner == me ? 1.f + 0.5f * static_cast<float>(my_cards(kSlash)) : 1.2f;
      return 0.8f + 0.08f * def(n).range;
    case Slot::Armour:
      if (n == kSilverLion) return at(owner).hp < at(owner).max_hp ? 0.4f : 1.2f;
      return n == kVine ? 1.1f : 1.7f;
    case Slot::DefensiveHorse:
      return 1.4f;
    case Slot::OffensiveHorse:
      return 0.9f;
    default:
      return 1.f;
  }
}

// It is untapped in one's own finish phase: in one's own turn nothing is missed but what the turn still
// needs, in another's it is missed until then.
float Outlook::tapping(CardId c) const {
  const CardName n = q.name(c);
  if (!my_turn()) return 0.5f * equipped(n, me);
  if (n == kCrossbow) return 0.7f * static_cast<float>(my_cards(kSlash));
  return def(n).slot == Slot::Weapon || def(n).slot == Slot::OffensiveHorse ? 0.2f : 0.1f;
}

// Much for an empty slot, little beside what lies there already; by how often each kind comes.
float Outlook::found_equipment() const {
  constexpr struct {
    Slot slot;
    float often, worth;
  } kKinds[] = {{Slot::Weapon, 0.5f, 1.f},
                {Slot::Armour, 0.15f, 1.6f},
                {Slot::DefensiveHorse, 0.2f, 1.4f},
                {Slot::OffensiveHorse, 0.15f, 0.9f}};
  float all = 0;
  for (const auto& k : kKinds) all += k.often * (slot(me, k.slot) == CardName::None ? k.worth : 0.3f);
  return all;
}

float Outlook::wanted(CardName n) const {
  if (n == CardName::None) return average_hand_card();
  const CardName family = def(n).family;
  float value = held(n, me);
  for (int k = my_cards(family); k > 0; --k) value *= 0.75f;
  if (fills_better_slot(n) && slot(me, def(n).slot) == CardName::None) value += 0.3f;
  return value;
}

// The second 闪 is worth less than the first, and cards that must be discarded soon are hardly worth
// anything.
void Outlook::value_hand() {
  struct Entry {
    CardId card;
    CardName name;
    int before;  // as many of its family
    float value;
  };
  InlineVec<Entry, kMaxCards> hand;
  for (const SeenCard& c : v.hand) {
    const CardName name = q.name(c.id);
    hand.push_back({c.id, name, in_hand_[static_cast<int>(def(name).family)]++, 0});
  }
  const float slashes = in_force(me, Slot::Weapon) == kCrossbow ? 0.95f : 0.65f;
  for (Entry& e : hand) {
    e.value = held(e.name, me);
    const float rate = e.name == kPeach ? 0.95f : is_slash(e.name) ? slashes : 0.75f;
    for (int i = 0; i < e.before; ++i) e.value *= rate;
  }
  const int spare = my_turn() ? overflow() : 0;
  if (spare > 0)
    std::sort(hand.begin(), hand.end(), [](const Entry& a, const Entry& b) {
      return a.value != b.value ? a.value < b.value : a.card < b.card;
    });
  for (int i = 0; i < hand.size(); ++i) keep_[hand[i].card] = hand[i].value * (i < spare ? 0.3f : 1.f);
}

float Outlook::keep(CardId c) const {
  switch (q.zone(c)) {
    case Zone::Equipment:
      return equipped(q.name(c), me);
    case Zone::Hand:
      if (q.holder(c) == me) return keep_[c];
      break;
    case Zone::Beside:
    case Zone::OnGeneral:
      return 0.5f;
    case Zone::Discard:
    case Zone::Processing:
      return -wanted(q.name(c));  // to be had
    default:
      break;
  }
  return q.sees(c) ? wanted(q.name(c)) : average_hand_card();
}

float Outlook::keep(const CardSet& cards) const {
  float all = 0;
  for (CardId c : cards) all += keep(c);
  return all;
}

}  // namespace jiesuan::steward
