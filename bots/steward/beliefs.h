// Who is who: odds of the hidden roles from what people did to whom, within the known numbers of each role.
#pragma once
#include <algorithm>

#include "engine/view/view.h"
#include "modes/identity/roles.h"

namespace jiesuan::steward {

struct Odds {
  float lord = 0, loyalist = 0, rebel = 0, renegade = 0;
  float lords_side() const { return lord + loyalist - rebel; }  // −1 … 1
};

// What somebody did to somebody, all together: kept by whom it was done to, for what it means is known only
// when it is known who that is.
struct Deeds {
  float good = 0, ill = 0;
  bool nothing() const { return good + ill <= 0; }
};

class Beliefs {
 public:
  void harmed(Seat by, Seat whom, float weight) { acted(by, whom, weight, &Deeds::ill); }
  void helped(Seat by, Seat whom, float weight) { acted(by, whom, weight, &Deeds::good); }
  // What is known for certain.
  template <class RoleAt>
  void look(const TableView& v, RoleAt role_at) {
    players_ = v.players;
    std::copy(v.allegiances, v.allegiances + kRoleKinds, dealt_);
    for (Seat s = 0; s < players_; ++s)
      if (const Role r = role_at(s); r != known_[s] && r != Role::None) role_shown(s, r);
  }
  void look(const View& v) {
    look(v, [&](Seat s) { return role_of(v.seats[s]); });
  }
  void role_shown(Seat s, Role r);
  Role known(Seat s) const { return known_[s]; }  // None: it is not
  const Odds& of(Seat s) const { return worked_out().odds_[s]; }
  float shown(Seat s) const { return worked_out().shown_[s]; }  // how much it has given away so far

 private:
  friend class Deal;
  void acted(Seat by, Seat whom, float weight, float Deeds::* kind);
  float scale(Seat by) const;  // how much each deed of somebody counts who has done many
  void work_out() const;
  const Beliefs& worked_out() const {
    if (stale_) work_out();
    return *this;
  }

  int players_ = 0;
  int dealt_[kRoleKinds] = {};  // how many there are of each role
  Deeds deeds_[kMaxSeats][kMaxSeats];
  Role known_[kMaxSeats] = {};
  // What follows from all that. It is worked out when it is asked for: many deeds are heard of, and few
  // questions need to know who is who.
  mutable bool stale_ = true;
  mutable Odds odds_[kMaxSeats];
  mutable float shown_[kMaxSeats] = {};
};

}  // namespace jiesuan::steward
