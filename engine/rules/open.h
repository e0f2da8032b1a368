// open(g, timing, event): the one place where order is decided (principles §2.3, R004-16). Seats from
// the anchor, each once; per character the classes G > E > C > F, never back up; free choice within a
// class; everything once per timing, or once per unit; conditions looked at when it is the character's
// turn to decide; whatever is launched finishes first; an effect may end the timing for everybody.
#pragma once
#include "engine/content/skill.h"
#include "engine/event/events.h"
#include "engine/event/log.h"

namespace jiesuan {

void note_timing(Game& g, Timing t);
void note_opening(Game& g, Timing t, Event& e);

// Who acts first at a timing, by its place in the order. As long as nobody acts nothing changes, so nobody
// before that place gets an option either.
struct FirstToAct {
  int place = -1;        // nobody
  bool by_rule = false;  // all there is to do is to follow the only rule there
  explicit operator bool() const { return place >= 0; }
};
// The timing has been opened and somebody listens: whether anybody acts. If nobody does, it is over.
// `first`: the pass starts at this seat and goes to the end of the order (DyingAsk); none = the whole round.
FirstToAct first_to_act(Game& g, Timing t, Event& e, Seat first = kNoSeat);
// … and if somebody does, all that happens at the timing, to its end.
Task<> process_timing(Game& g, Timing t, Event& e, FirstToAct from);
Task<> open_to_listeners(Game& g, Timing t, Event& e, Seat first = kNoSeat);

// The timing is there; whether somebody listens. Most timings have no listener: that costs a load and a
// branch.
[[gnu::always_inline]] inline bool reach(Game& g, Timing t, Event& e) {
  e.timing_over = e.card_used = false;
  e.acted = kNoSeat;
  e.timing = t;
  if (timings_told(g)) [[unlikely]]
    note_opening(g, t, e);
  return g.state.listeners[static_cast<int>(t)] != 0;
}
// co_await open(g, t, e).
[[gnu::always_inline]] inline Task<> open(Game& g, Timing t, Event& e, Seat first = kNoSeat) {
  return reach(g, t, e) ? open_to_listeners(g, t, e, first) : done();
}

// Somebody, or a rule, has something to do at one of these timings, or whoever follows the game is told of
// them. If not, opening them does nothing at all.
template <std::size_t N>
bool somebody_listens(const Game& g, const Timing (&timings)[N]) {
  unsigned listeners = timings_told(g);
  for (Timing t : timings) listeners |= g.state.listeners[static_cast<int>(t)];
  return listeners != 0;
}

// The instance works and the unit has not been used up for this phase or game.
bool may_launch(const Game& g, const Instance& i, const Unit& u);
// A unit that is the use of a card: there is one to use.
bool can_use_for(Game& g, const RawSkill& s, const Unit& u);
inline bool has_card_for(Game& g, const RawSkill& s, const Unit& u) {
  return !u.is_a_use() || can_use_for(g, s, u);
}
// Launches one unit: counts it, runs its effects as an event of its own, cleans up after it (M9).
Task<> launch(Game& g, const RawSkill& s, const Unit& u);

}  // namespace jiesuan
