// What the cards of 国战 are worth: most of them look at the forces of the characters.
#include <algorithm>

#include "bots/steward/uses.h"

namespace jiesuan::steward {
namespace {

bool of_one_force(const Outlook& o, Seat a, Seat b) {
  const Kingdom k = o.at(a).kingdom;
  return a == b || (k == o.at(b).kingdom && k != Kingdom::None && k != Kingdom::Ambitionist);
}

Seat neighbour(const Outlook& o, Seat s) {
  const int n = o.players();
  for (int i = 1; i < n; ++i) {
    const auto t = static_cast<Seat>((s + i) % n);
    if (o.at(t).alive) return t;
  }
  return s;
}

// Whether fire that starts behind the user comes to the target: along those of one force.
bool in_the_camps(const Outlook& o, Seat user, Seat t) {
  const Seat first = neighbour(o, user);
  if (!of_one_force(o, first, t)) return false;
  for (Seat s = first; of_one_force(o, first, s); s = neighbour(o, s)) {
    if (s == t) return true;
    if (neighbour(o, s) == first) break;
  }
  return false;
}

float drowned(const Outlook& o, Seat user, Seat t) {
  float gear = 0;
  for (const Face& f : o.at(t).equipment) gear += o.equipped(f.name, t);
  // It chooses what hurts it less.
  const float blow = o.harm(t, 1, user == o.me), loss = -o.wish(t) * gear;
  return o.wish(t) < 0 ? std::min(blow, loss) : std::max(blow, loss);
}

}  // namespace

float effect_by_forces(const Outlook& o, const Deed& d, Seat user, Seat t) {
  switch (d.as) {
    case kAwaitExhausted:
      return of_one_force(o, user, t) ? o.gain(t, 0.6f) : 0.f;
    case kKnownBoth:
      return 0.2f;
    case kBefriendAttacking:
      return o.gain(t, 1.f) + o.gain(user, 3.f);
    case kBurningCamps:
      return in_the_camps(o, user, t) ? o.harm(t, 1, user == o.me) : 0.f;
    case kDrowning:
      return drowned(o, user, t);
    case kFightTogether:
      return (o.at(t).chained ? 0.8f : -0.3f) * o.wish(t);
    case kAllianceFeast:
      return t == user ? o.gain(user, 1.5f) : o.gain(t, 1.f);
    case kThreatenEmperor:
      return o.gain(user, 2.f);
    case kImperialOrder:
      return o.at(t).kingdom == Kingdom::None ? -0.6f * o.wish(t) : 0.f;
    default:
      return 0;
  }
}

}  // namespace jiesuan::steward
