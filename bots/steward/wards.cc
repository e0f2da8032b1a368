// What keeps cards off a character beside its armour: skills that void them, tolls that a striker pays.
#include <algorithm>

#include "bots/steward/skills.h"
#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

bool voids(const Hint& h, const Deed& d, bool bare) {
  return h.voids && (bare || !h.voids_while_bare) && h.voids(d.as, d.colour);
}

}  // namespace

bool voided(const Outlook& o, const Deed& d, Seat user, Seat t) {
  if (!o.traits(t).voids && (user == kNoSeat || !o.traits(user).voids)) return false;
  const SeatView& s = o.at(t);
  const bool bare = o.slot(t, Slot::Armour) == CardName::None;
  for (SkillId id : s.skills)
    if (voids(hint_of(def(id)), d, bare)) return true;
  for (SkillId id : s.effects)
    if (voids(hint_of(def(id)), d, bare)) return true;
  if (user == kNoSeat) return false;  // a delayed trick
  for (SkillId id : o.at(user).skills)
    if (const Hint& h = hint_of(def(id)); h.voids_own && voids(h, d, true)) return true;
  return false;
}

float toll(const Outlook& o, const Deed& d, Seat t) {
  const int cards = o.traits(t).toll;
  if (cards == 0) return 0;
  InlineVec<float, kMaxCards> prices;
  for (const SeenCard& c : o.v.hand)
    if (!d.cards.has(c.id) && def(o.q.name(c.id)).category == Category::Basic) prices.push_back(o.keep(c.id));
  if (prices.size() < cards) return kCannotPay;
  std::sort(prices.begin(), prices.end());
  float all = 0;
  for (int i = 0; i < cards; ++i) all += prices[i];
  return all;
}

}  // namespace jiesuan::steward
