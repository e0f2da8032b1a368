// Who is of which force in 国战: odds of the undecided from what they did to whom.
#pragma once
#include "engine/view/view.h"

namespace jiesuan::steward {

class ForceBeliefs {
 public:
  void acted(Seat by, Seat whom, float good);  // negative: it harmed
  void look(const View& v);                    // what lies open; works the odds out anew
  float odds(Seat s, Kingdom force) const;     // 0 … 1; an ambitionist is of none of the four
  int known_members(Kingdom force) const;      // dead or alive

 private:
  static constexpr int kForces = 4;
  void work_out(int players);

  float lean_[kMaxSeats][kForces] = {};  // positive: for that force
  float odds_[kMaxSeats][kForces] = {};
  Kingdom known_[kMaxSeats] = {};
  int players_ = 0;
};

bool is_hegemony(const TableView& v);
// The force the seat is of, or will be as far as it knows itself: what is printed on its general cards.
Kingdom own_force(const View& v, Seat me, const ForceBeliefs& beliefs);

}  // namespace jiesuan::steward
