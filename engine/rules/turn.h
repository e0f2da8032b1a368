// Turns and phases (timings §§5–7).
#pragma once
#include "engine/event/events.h"
#include "engine/query/why_not.h"

namespace jiesuan {

Task<> take_turn(Game& g, Seat owner, bool extra, Phases phases = kAllPhases);
// Taken after the current turn; the last gained goes first. "Of a play phase only": only(PhaseKind::Play).
void gain_extra_turn(Game& g, Seat s, Phases phases = kAllPhases);

// ---- skipping and ending
// Skips the phase whose BeforeStart is running, or every such phase still to come in this turn.
bool can_skip_phase(const Game& g, PhaseKind kind);
void skip_phase(Game& g, PhaseKind kind);
// Both never return: everything above is dropped, and the flow goes on at PEnd or at TurnEnd1 (R001-36, -37).
Task<> end_phase(Game& g, PhaseKind kind);
Task<> end_turn(Game& g);

// ---- extra phases: gained (scheduled) or performed (inserted at once, C62)
void gain_phase_before(Game& g, PhaseKind kind, PhaseKind before);
void gain_phase_after(Game& g, PhaseKind kind, PhaseKind after);
Task<> perform_phase(Game& g, Seat owner, PhaseKind kind);

// The rest of the turn's schedule.
Task<> run_schedule(Game& g, Seat owner);
// One idle point after the other, until the owner ends the phase.
Task<> play_actions(Game& g, Phase& p);

// Why a skill of the character is no option at the idle point that is open.
Objection why_not_launched(Game& g, Seat s, SkillId skill);

// After frames were dropped: the processing area is emptied, a dropped dying resolution starts anew.
Task<> tidy_after_drop(Game& g);

}  // namespace jiesuan
