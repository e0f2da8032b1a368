// Who is who: odds of the hidden roles from what people did to whom, within the known numbers of each role.
#pragma once
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
  void look(const View& v);  // what is known for certain; works the odds out anew
  void role_shown(Seat s, Role r);
  const Odds& of(Seat s) const { return odds_[s]; }
  float shown(Seat s) const { return shown_[s]; }  // how much it has given away so far

 private:
  friend class Deal;
  void acted(Seat by, Seat whom, float weight, float Deeds::* kind);
  float scale(Seat by) const;  // how much each deed of somebody counts who has done many
  void work_out(const View& v);

  Deeds deeds_[kMaxSeats][kMaxSeats];
  float shown_[kMaxSeats] = {};
  Role known_[kMaxSeats] = {};
  Odds odds_[kMaxSeats];
  bool stale_ = true;
};

}  // namespace jiesuan::steward
