// Listens to the log while a scenario is played: hands it to the story, counts turns, keeps why skills were
// not offered, and sees the point where the scenario is over.
#pragma once
#include <optional>
#include <vector>

#include "engine/query/why_not.h"
#include "judge/scenario.h"
#include "judge/story.h"

namespace jiesuan::judge {

class Watch : public LogSink {
 public:
  Watch(Story& story, int turns, bool to_end_of_phase, Chronicle* chronicle = nullptr)
      : LogSink(LogKinds::all()),
        story_(story),
        chronicle_(chronicle),
        turns_(turns),
        to_end_of_phase_(to_end_of_phase) {}

  void on_entry(const Game& g, const LogEntry& e) override;

  bool stopped() const { return stopped_; }
  const Game& last() const { return last_; }

  // The turns that have begun so far, by their owners. The first is 1.
  int turns_begun() const { return static_cast<int>(turns_begun_.size()); }
  // The first turn after that one that is this character's (anybody's); 0 if it has not begun.
  int turn_of(Seat who, int after) const;
  const Game& at_turn_start() const { return at_turn_start_; }  // of the one that began last

  // Why the skill was no option for the character when that was looked at last, in the turns up to this one.
  struct Refused {
    Seat who;
    SkillId skill;
    Timing timing;
    Objection why;
    int turn;
  };
  const Refused* refused(Seat who, const std::vector<SkillId>& skills, int up_to_turn) const;
  void forget_refusals() { refused_.clear(); }

  // When the script is done nobody asks any more why something was not offered, unless it is written down.
  void set_script_done(bool done) {
    script_done_ = done;
    want(done && !chronicle_ ? LogKinds::usual() : LogKinds::all());
  }

 private:
  bool over(const Game& g, const LogEntry& e);
  bool phase_is_over(const Game& g);

  Story& story_;
  Chronicle* chronicle_;
  bool script_done_ = false;
  int turns_;  // how many turns are to be played
  bool to_end_of_phase_;
  EventId phase_ = 0;  // the phase with whose end the scenario is over
  std::vector<Seat> turns_begun_;
  std::vector<Refused> refused_;
  bool stopped_ = false;
  Game last_, at_turn_start_;
};

}  // namespace jiesuan::judge
