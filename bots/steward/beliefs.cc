#include "bots/steward/beliefs.h"

#include <algorithm>
#include <cmath>

namespace jiesuan::steward {

// How seldom each role does such a thing, as the logarithm of one in so many: to the lord, and to others as
// far as they stand by him or against him. A renegade needs the lord and fights both sides.
struct Habits {
  float help_lord, strike_lord, side_with_him, side_against_him;
};

namespace {

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

constexpr int kHidden = 3;  // roles that are dealt face down: loyalist, rebel, renegade
constexpr const Habits* kHabits[kHidden] = {&kLoyalist, &kRebel, &kRenegade};

// How seldom somebody of this role does so much to the lord, or to somebody of that role. A renegade is
// struck by everybody sooner or later, and seldom helped.
float seldom(const Habits& h, const Deeds& d, Role whom) {
  switch (whom) {
    case Role::Lord:
      return h.help_lord * d.good + h.strike_lord * d.ill;
    case Role::Loyalist:
      return h.side_with_him * d.good + h.side_against_him * d.ill;
    case Role::Rebel:
      return h.side_against_him * d.good + h.side_with_him * d.ill;
    default:
      return d.good + 0.5f * d.ill;
  }
}

}  // namespace

// Sums over all ways to deal the remaining roles to the unknown seats. Each is as likely as all that was done
// if those were the roles: by each to those who are known, and by any two to each other.
class Deal {
 public:
  Deal(const Beliefs& b, const Seat* unknown, int n, const int* left) : n_(n) {
    std::copy(left, left + kHidden, left_);
    for (int i = 0; i < n; ++i) {
      const Seat by = unknown[i];
      for (int r = 0; r < kHidden; ++r) alone_[i][r] = std::exp(-b.seldom_to_known(by, *kHabits[r]));
      for (int j = 0; j < i; ++j) set_pair(b, i, by, j, unknown[j]);
    }
    walk(0, 1);
  }
  Odds of(int i) const {
    const double all = sum_[i][0] + sum_[i][1] + sum_[i][2];
    if (all <= 0) return {0, 1 / 3.f, 1 / 3.f, 1 / 3.f};
    const auto share = [&](int r) { return static_cast<float>(sum_[i][r] / all); };
    return {0, share(0), share(1), share(2)};
  }

 private:
  static constexpr Role kRoles[kHidden] = {Role::Loyalist, Role::Rebel, Role::Renegade};

  void set_pair(const Beliefs& b, int i, Seat s, int j, Seat t) {
    const Deeds &to = b.deeds_[s][t], &from = b.deeds_[t][s];
    met_[i][j] = to.good + to.ill + from.good + from.ill > 0;
    if (!met_[i][j]) return;
    for (int x = 0; x < kHidden; ++x)
      for (int y = 0; y < kHidden; ++y)
        pair_[i][j][x][y] = std::exp(-b.scale(s) * seldom(*kHabits[x], to, kRoles[y]) -
                                     b.scale(t) * seldom(*kHabits[y], from, kRoles[x]));
  }

  double walk(int i, double weight) {
    if (i == n_) return weight;
    double all = 0;
    for (int r = 0; r < kHidden; ++r) {
      if (left_[r] == 0) continue;
      double here = weight * alone_[i][r];
      for (int j = 0; j < i; ++j)
        if (met_[i][j]) here *= pair_[i][j][r][role_[j]];
      --left_[r];
      role_[i] = r;
      const double got = walk(i + 1, here);
      sum_[i][r] += got;
      all += got;
      ++left_[r];
    }
    return all;
  }

  int n_;
  int left_[kHidden];
  int role_[kMaxSeats] = {};
  bool met_[kMaxSeats][kMaxSeats] = {};
  double alone_[kMaxSeats][kHidden];
  double pair_[kMaxSeats][kMaxSeats][kHidden][kHidden];
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

float Beliefs::seldom_to_known(Seat by, const Habits& h) const {
  float all = 0;
  for (Seat whom = 0; whom < kMaxSeats; ++whom)
    if (known_[whom] != Role::None) all += seldom(h, deeds_[by][whom], known_[whom]);
  return all * scale(by);
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
  int n = 0;
  for (std::size_t s = 0; s < v.seats.size(); ++s) {
    if (known_[s] != Role::None)
      --left[static_cast<int>(known_[s])];
    else
      unknown[n++] = static_cast<Seat>(s);
  }
  if (n == 0) return;
  const int hidden[kHidden] = {left[static_cast<int>(Role::Loyalist)], left[static_cast<int>(Role::Rebel)],
                               left[static_cast<int>(Role::Renegade)]};
  const Deal deal(*this, unknown, n, hidden);
  for (int i = 0; i < n; ++i) odds_[unknown[i]] = deal.of(i);
  for (int i = 0; i < n; ++i) {
    shown_[unknown[i]] = 0;
    for (std::size_t whom = 0; whom < v.seats.size(); ++whom) {
      const Deeds& d = deeds_[unknown[i]][whom];
      shown_[unknown[i]] += (d.good + d.ill) * std::abs(odds_[whom].lords_side());
    }
  }
}

}  // namespace jiesuan::steward
