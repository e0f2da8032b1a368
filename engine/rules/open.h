// open(g, timing, event): the one place where order is decided (principles §2.3, R004-16). Seats from
// the anchor, each once; per character the classes G > E > C > F, never back up; free choice within a
// class; everything once per timing, or once per unit; conditions looked at when it is the character's
// turn to decide; whatever is launched finishes first; an effect may end the timing for everybody.
#pragma once
#include <optional>

#include "engine/content/skill.h"
#include "engine/event/events.h"
#include "engine/event/log.h"

namespace jiesuan {

// The place in the order of the first character with an option, −1 if nobody has one. As long as nobody acts
// nothing changes, so nobody before that place gets one either.
int first_to_act(Game& g, Timing t, Event& e, Seat first);
Task<> process_timing(Game& g, Timing t, Event& e, int from);
void note_timing(Game& g, Timing t);
void note_opening(Game& g, Timing t, Event& e);

// co_await open(g, t, e). Most timings have no listener: that costs a load and a branch.
class [[nodiscard]] Open {
 public:
  // `first`: the pass starts at this seat and goes to the end of the order (DyingAsk); none = the whole
  // round.
  Open(Game& g, Timing t, Event& e, Seat first) : game_(g), event_(e), timing_(t), first_(first) {}
  Open(const Open&) = delete;
  Open& operator=(const Open&) = delete;
  [[gnu::always_inline]] bool await_ready() noexcept {
    event_.timing_over = event_.card_used = false;
    event_.acted = kNoSeat;
    event_.timing = timing_;
    if (is_told(game_, LogKind::Timing)) note_opening(game_, timing_, event_);
    const std::uint16_t listeners = game_.state.listeners[static_cast<int>(timing_)];
    return listeners == 0 || nobody_acts(listeners);
  }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> self) noexcept {
    if (!pass_) pass_.emplace(process_timing(game_, timing_, event_, from_));
    return pass_->under(self);
  }
  void await_resume() noexcept {
    if (listened_) end_with_timing();
  }

 private:
  bool nobody_acts(std::uint16_t listeners);
  bool is_done_by_rule();
  void end_with_timing();  // what lasts through this timing

  Game& game_;
  Event& event_;
  Timing timing_;
  Seat first_;
  int from_ = 0;
  bool listened_ = false;
  std::optional<Task<>> pass_;
};
inline Open open(Game& g, Timing t, Event& e, Seat first = kNoSeat) { return {g, t, e, first}; }

// Somebody, or a rule, has something to do at one of these timings, or whoever follows the game is told of
// them. If not, opening them does nothing at all.
template <std::size_t N>
bool somebody_listens(const Game& g, const Timing (&timings)[N]) {
  unsigned listeners = is_told(g, LogKind::Timing);
  for (Timing t : timings) listeners |= g.state.listeners[static_cast<int>(t)];
  return listeners != 0;
}

// The instance works and the unit has not been used up for this phase or game.
bool may_launch(const Game& g, const Instance& i, const Unit& u);
// A unit that is the use of a card: there is one to use.
bool has_card_for(Game& g, const RawSkill& s, const Unit& u);
// Launches one unit: counts it, runs its effects as an event of its own, cleans up after it (M9).
Task<> launch(Game& g, const RawSkill& s, const Unit& u);

}  // namespace jiesuan
