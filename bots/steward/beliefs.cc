#include "bots/steward/beliefs.h"

#include <algorithm>
#include <cmath>

namespace jiesuan::steward {
namespace {

// How seldom each role does such a thing, as the logarithm of one in so many: to the lord, and to others as
// far as they stand by him or against him. A renegade needs the lord and fights both sides.
struct Habits {
  float help_lord, strike_lord, side_with_him, side_against_him;
};
constexpr Habits kLoyalist{0.05f, 3.0f, 0.1f, 2.3f}, kRebel{3.0f, 0.05f, 2.3f, 0.1f},
    kRenegade{0.3f, 1.5f, 0.75f, 0.65f};
// More than this is not surer: people err, and a long game has much of everything.
constexpr float kEnoughDeeds = 8.f;

Odds certain(Role r) {
  Odds o;
  o.lord = r == Role::Lord;
  o.loyalist = r == Role::Loyalist;
  o.rebel = r == Role::Rebel;
  o.renegade = r == Role::Renegade;
  return o;
}

// Sums over all ways to deal the remaining roles to the unknown seats.
class Deal {
 public:
  Deal(const Odds* likely, int n, int loyalists, int rebels, int renegades)
      : likely_(likely), n_(n), left_{loyalists, rebels, renegades} {
    walk(0, 1.f);
  }
  Odds of(int i) const {
    const Odds& s = sum_[i];
    const float all = s.loyalist + s.rebel + s.renegade;
    if (all <= 0) return {0, 1 / 3.f, 1 / 3.f, 1 / 3.f};
    return {0, s.loyalist / all, s.rebel / all, s.renegade / all};
  }

 private:
  float walk(int i, float weight) {
    if (i == n_) return weight;
    const float parts[3] = {likely_[i].loyalist, likely_[i].rebel, likely_[i].renegade};
    float* const sums[3] = {&sum_[i].loyalist, &sum_[i].rebel, &sum_[i].renegade};
    float all = 0;
    for (int r = 0; r < 3; ++r) {
      if (left_[r] == 0) continue;
      --left_[r];
      const float got = walk(i + 1, weight * parts[r]);
      *sums[r] += got;
      all += got;
      ++left_[r];
    }
    return all;
  }
  const Odds* likely_;
  int n_;
  int left_[3];
  Odds sum_[kMaxSeats];
};

}  // namespace

void Beliefs::acted(Seat by, Seat whom, float weight, float Deeds::* kind) {
  if (by == kNoSeat || whom == kNoSeat || by == whom || known_[by] != Role::None) return;
  deeds_[by][whom].*kind += weight;
  stale_ = true;
}

// How likely somebody with each role would have behaved like that, by what is known of the others now.
Odds Beliefs::likelihood(Seat by) {
  Habits done{};
  for (Seat whom = 0; whom < kMaxSeats; ++whom) {
    const Deeds& d = deeds_[by][whom];
    const Odds& o = odds_[whom];
    done.help_lord += d.good * o.lord;
    done.strike_lord += d.ill * o.lord;
    const float with = std::max(0.f, o.loyalist - o.rebel), against = std::max(0.f, o.rebel - o.loyalist);
    done.side_with_him += d.good * with + d.ill * against;
    done.side_against_him += d.ill * with + d.good * against;
  }
  shown_[by] = done.help_lord + done.strike_lord + done.side_with_him + done.side_against_him;
  const float scale = std::min(1.f, kEnoughDeeds / std::max(shown_[by], 1.f));
  const auto seldom = [&](const Habits& h) {
    return scale * (h.help_lord * done.help_lord + h.strike_lord * done.strike_lord +
                    h.side_with_him * done.side_with_him + h.side_against_him * done.side_against_him);
  };
  const float loyalist = seldom(kLoyalist), rebel = seldom(kRebel), renegade = seldom(kRenegade);
  const float least = std::min({loyalist, rebel, renegade});
  return {0, std::exp(least - loyalist), std::exp(least - rebel), std::exp(least - renegade)};
}

void Beliefs::role_shown(Seat s, Role r) {
  known_[s] = r;
  odds_[s] = certain(r);
  stale_ = true;
}

void Beliefs::look(const View& v) {
  for (std::size_t s = 0; s < v.seats.size(); ++s)
    if (role_of(v.seats[s]) != known_[s] && role_of(v.seats[s]) != Role::None)
      role_shown(static_cast<Seat>(s), role_of(v.seats[s]));
  if (stale_) work_out(v);
}

void Beliefs::work_out(const View& v) {
  stale_ = false;
  int left[kRoleKinds];
  std::copy(v.allegiances, v.allegiances + kRoleKinds, left);
  Seat unknown[kMaxSeats];
  Odds likely[kMaxSeats];
  int n = 0;
  for (std::size_t s = 0; s < v.seats.size(); ++s) {
    if (known_[s] != Role::None) {
      --left[static_cast<int>(known_[s])];
    } else {
      unknown[n] = static_cast<Seat>(s);
      likely[n++] = likelihood(static_cast<Seat>(s));
    }
  }
  if (n == 0) return;
  const Deal deal(likely, n, left[static_cast<int>(Role::Loyalist)], left[static_cast<int>(Role::Rebel)],
                  left[static_cast<int>(Role::Renegade)]);
  for (int i = 0; i < n; ++i) odds_[unknown[i]] = deal.of(i);
}

}  // namespace jiesuan::steward
