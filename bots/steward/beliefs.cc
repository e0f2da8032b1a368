#include "bots/steward/beliefs.h"

#include <algorithm>
#include <cmath>

namespace jiesuan::steward {

namespace {

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

constexpr int kHidden = 3;  // roles that are dealt face down
constexpr Role kRoles[kHidden] = {Role::Loyalist, Role::Rebel, Role::Renegade};

// How seldom each role does somebody good or ill, as the logarithm of one in so many: the lord, and others as
// far as they stand by him or against him. A renegade needs the lord and fights both sides; he is struck by
// everybody sooner or later, and seldom helped.
struct Seldom {
  float good, ill;
};
struct Habits {
  Seldom lord, loyalist, rebel, renegade;
  constexpr const Seldom& to(Role whom) const {
    return whom == Role::Lord       ? lord
           : whom == Role::Loyalist ? loyalist
           : whom == Role::Rebel    ? rebel
                                    : renegade;
  }
};
constexpr Habits kHabits[kHidden] = {
    {{0.05f, 3.0f}, {0.1f, 2.3f}, {2.3f, 0.1f}, {1.f, 0.5f}},
    {{3.0f, 0.05f}, {2.3f, 0.1f}, {0.1f, 2.3f}, {1.f, 0.5f}},
    {{0.3f, 1.5f}, {0.75f, 0.65f}, {0.65f, 0.75f}, {1.f, 0.5f}},
};

float seldom(int role, const Deeds& d, Role whom) {
  const Seldom& s = kHabits[role].to(whom);
  return s.good * d.good + s.ill * d.ill;
}

}  // namespace

// Sums over all ways to deal the remaining roles to the unknown seats. Each is as likely as all that was done
// if those were the roles: by each to those who are known, and by any two to each other.
class Deal {
 public:
  Deal(const Beliefs& b, const Seat* unknown, int n, const int* left) : n_(n) {
    std::copy(left, left + kHidden, left_);
    for (int i = 0; i < n; ++i) {
      scale_[i] = b.scale(unknown[i]);
      set_alone(b, i, unknown[i]);
      for (int j = 0; j < i; ++j) set_pair(b, i, unknown[i], j, unknown[j]);
    }
    n > 1 ? walk(0, 1) : last(1);
  }
  Odds of(int i) const {
    const double all = sum_[i][0] + sum_[i][1] + sum_[i][2];
    if (all <= 0) return {0, 1 / 3.f, 1 / 3.f, 1 / 3.f};
    const auto share = [&](int r) { return static_cast<float>(sum_[i][r] / all); };
    return {0, share(0), share(1), share(2)};
  }

 private:
  void set_alone(const Beliefs& b, int i, Seat by) {
    float all[kHidden] = {};
    for (Seat whom = 0; whom < kMaxSeats; ++whom) {
      const Deeds& d = b.deeds_[by][whom];
      if (b.known_[whom] == Role::None || d.nothing()) continue;
      for (int r = 0; r < kHidden; ++r) all[r] += seldom(r, d, b.known_[whom]);
    }
    for (int r = 0; r < kHidden; ++r) alone_[i][r] = std::exp(-(all[r] * scale_[i]));
  }

  void set_pair(const Beliefs& b, int i, Seat s, int j, Seat t) {
    const Deeds &to = b.deeds_[s][t], &from = b.deeds_[t][s];
    if (to.nothing() && from.nothing()) return;
    met_[i].push_back(j);
    for (int y = 0; y < kHidden; ++y)
      for (int x = 0; x < kHidden; ++x)
        pair_[i][j][y][x] =
            std::exp(-scale_[i] * seldom(x, to, kRoles[y]) - scale_[j] * seldom(y, from, kRoles[x]));
  }

  double walk(int i, double weight) {
    double here[kHidden];
    for (int r = 0; r < kHidden; ++r) here[r] = weight * alone_[i][r];
    for (int j : met_[i])
      for (int r = 0; r < kHidden; ++r) here[r] *= pair_[i][j][role_[j]][r];
    double all = 0;
    for (int r = 0; r < kHidden; ++r) {
      if (left_[r] == 0) continue;
      --left_[r];
      role_[i] = r;
      const double got = i + 2 < n_ ? walk(i + 1, here[r]) : last(here[r]);
      ++left_[r];
      sum_[i][r] += got;
      all += got;
    }
    return all;
  }
  // Whoever is left gets what is left.
  double last(double weight) {
    const int i = n_ - 1;
    int r = 0;
    while (r < kHidden && left_[r] == 0) ++r;
    if (r == kHidden) return 0;
    weight *= alone_[i][r];
    for (int j : met_[i]) weight *= pair_[i][j][role_[j]][r];
    sum_[i][r] += weight;
    return weight;
  }

  int n_;
  int left_[kHidden];
  int role_[kMaxSeats] = {};
  float scale_[kMaxSeats];
  InlineVec<int, kMaxSeats> met_[kMaxSeats];  // with whom before it each had to do
  double alone_[kMaxSeats][kHidden];
  double pair_[kMaxSeats][kMaxSeats][kHidden][kHidden];  // by the role of the one before, then its own
  double sum_[kMaxSeats][kHidden] = {};
};

void Beliefs::acted(Seat by, Seat whom, float weight, float Deeds::* kind) {
  if (by == kNoSeat || whom == kNoSeat || by == whom || known_[by] != Role::None) return;
  deeds_[by][whom].*kind += weight;
  stale_ = true;
}

float Beliefs::scale(Seat by) const {
  float all = 0;
  for (const Deeds& d : deeds_[by]) all += d.good + d.ill;
  return all > kEnoughDeeds ? kEnoughDeeds / all : 1.f;
}

void Beliefs::role_shown(Seat s, Role r) {
  known_[s] = r;
  odds_[s] = certain(r);
  stale_ = true;
}

void Beliefs::work_out() const {
  stale_ = false;
  int left[kRoleKinds];
  std::copy(dealt_, dealt_ + kRoleKinds, left);
  Seat unknown[kMaxSeats];
  int n = 0;
  for (Seat s = 0; s < players_; ++s) {
    if (known_[s] != Role::None)
      --left[static_cast<int>(known_[s])];
    else
      unknown[n++] = s;
  }
  if (n == 0) return;
  const int hidden[kHidden] = {left[static_cast<int>(Role::Loyalist)], left[static_cast<int>(Role::Rebel)],
                               left[static_cast<int>(Role::Renegade)]};
  const Deal deal(*this, unknown, n, hidden);
  for (int i = 0; i < n; ++i) odds_[unknown[i]] = deal.of(i);
  for (int i = 0; i < n; ++i) {
    shown_[unknown[i]] = 0;
    for (Seat whom = 0; whom < players_; ++whom) {
      const Deeds& d = deeds_[unknown[i]][whom];
      if (d.nothing()) continue;
      shown_[unknown[i]] += (d.good + d.ill) * std::abs(odds_[whom].lords_side());
    }
  }
}

}  // namespace jiesuan::steward
