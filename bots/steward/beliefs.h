// Who is who: odds of the hidden roles from what people did to whom, within the known numbers of each role.
#pragma once
#include "engine/view/view.h"
#include "modes/identity/roles.h"

namespace jiesuan::steward {

struct Odds {
  float lord = 0, loyalist = 0, rebel = 0, renegade = 0;
  float lords_side() const { return lord + loyalist - rebel; }  // −1 … 1
};

class Beliefs {
 public:
  void harmed(Seat by, Seat whom, float weight) { acted(by, whom, -weight); }
  void helped(Seat by, Seat whom, float weight) { acted(by, whom, weight); }
  void look(const View& v);  // what is known for certain; works the odds out anew
  void role_shown(Seat s, Role r);
  const Odds& of(Seat s) const { return odds_[s]; }
  float shown(Seat s) const { return acts_[s]; }  // how much it has given away so far

 private:
  void acted(Seat by, Seat whom, float good);
  void work_out(const View& v);

  float stance_[kMaxSeats] = {};  // positive: for the lord
  float acts_[kMaxSeats] = {};    // how much of anything it has done
  Role known_[kMaxSeats] = {};
  Odds odds_[kMaxSeats];
  bool stale_ = true;
};

}  // namespace jiesuan::steward
