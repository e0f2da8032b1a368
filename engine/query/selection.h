// Walking through a selection pick by pick: the one place where it is decided what may be chosen.
#pragma once
#include <optional>
#include <string>

#include "engine/event/request.h"

namespace jiesuan {

// What may be added to a partial selection (whose option is already chosen), and whether it may stop.
Pick next_pick(const Game& g, const Request& r, const Selection& so_far);

// The same for a selection from anywhere: it is walked through from its beginning. Nothing, and why, if part
// of it could not be picked.
std::optional<Pick> walk(const Game& g, const Request& r, const Selection& s, std::string* why = nullptr);

// Whether the selection is a complete legal answer; if not, says why.
bool legal_selection(const Game& g, const Request& r, const Selection& s, std::string* why);

// Which option says no; −1 if none does.
int option_no(const Asked& r);

// What commits to least: no, the end of the phase, or else the first cards and characters that make an
// answer.
Selection least_selection(const Game& g, const Request& r);

}  // namespace jiesuan
