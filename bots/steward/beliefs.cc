#include "bots/steward/beliefs.h"

#include <algorithm>
#include <cmath>

namespace jiesuan::steward {
namespace {

constexpr float kMostStance = 4.5f;

Odds certain(Role r) {
  Odds o;
  o.lord = r == Role::Lord;
  o.loyalist = r == Role::Loyalist;
  o.rebel = r == Role::Rebel;
  o.renegade = r == Role::Renegade;
  return o;
}

// How likely somebody with this role would have behaved like that.
Odds likelihood(float stance, float acts) {
  Odds o;
  o.loyalist = std::exp(1.25f * stance);
  o.rebel = std::exp(-1.25f * stance);
  // A renegade shows himself late, and when he does he has done both.
  o.renegade = std::exp(-0.45f * std::abs(stance)) * (0.8f + 0.25f * std::max(0.f, acts - std::abs(stance)));
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

void Beliefs::acted(Seat by, Seat whom, float good) {
  if (by == kNoSeat || whom == kNoSeat || by == whom || known_[by] != Role::None) return;
  const Odds& o = odds_[whom];
  const float towards = o.lord > 0.5f ? 1.4f : o.lords_side();
  stance_[by] = std::clamp(stance_[by] + good * towards, -kMostStance, kMostStance);
  acts_[by] += std::abs(good * towards);
  stale_ = true;
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
      likely[n++] = likelihood(stance_[s], acts_[s]);
    }
  }
  if (n == 0) return;
  const Deal deal(likely, n, left[static_cast<int>(Role::Loyalist)], left[static_cast<int>(Role::Rebel)],
                  left[static_cast<int>(Role::Renegade)]);
  for (int i = 0; i < n; ++i) odds_[unknown[i]] = deal.of(i);
}

}  // namespace jiesuan::steward
