// What the tests of the engine share: playing on without decisions, and what happened as plain lists.
#pragma once
#include <string>
#include <vector>

#include "engine/rules/vocabulary.h"
#include "tests/support/table.h"

namespace jiesuan::test {

// The effect of a skill that only leaves its trace in the log.
template <class E>
Task<> nothing(Skill<E>) {
  co_return;
}

// The least that is a legal answer now: no, the end of the phase, or the first of what must be chosen.
Answer least_answer(const Match& m);
void decline(Table& t);

// Answers so until the condition holds; a table that never gets there fails the test.
template <class Condition>
void play_on(Table& t, Condition until) {
  for (int n = 0; n < 3000; ++n) {
    if (until()) return;
    if (t.over()) break;
    decline(t);
  }
  ADD_FAILURE() << "never reached; " << t.question();
}
void play_to_next_turn(Table& t);
void play_to_turn(Table& t, int nth);  // until the nth turn has started, from 1
void play_to_end_of_game(Table& t);
// Until the seat is asked whether it launches the skill.
void play_to_offer(Table& t, Seat s, const std::string& skill);

// A skill of this seat that can be launched after every turn: there the table waits for an answer.
void pause_after_turns(Table& t, Seat s);
bool paused(const Table& t);
void play_to_pause(Table& t);

// ---- what happened
std::vector<Seat> turns(const Table& t);            // whose turns started
std::vector<std::string> launches(const Table& t);  // "2:test_x", in order, skills of the rules left out
std::vector<PhaseKind> phases(const Table& t);      // the phases that were entered
// The timings of these that were opened, in order; everything else is left out.
std::vector<std::string> only(const Table& t, std::vector<Timing> of);
// The timings opened from the first `from` to the first `to` after it.
std::vector<std::string> between(const Table& t, Timing from, Timing to);
std::vector<std::string> ids(std::vector<Timing> timings);

}  // namespace jiesuan::test
