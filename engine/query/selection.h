// Walking through a selection pick by pick: the one place where it is decided what may be chosen.
#pragma once
#include <string>

#include "engine/event/request.h"

namespace jiesuan {

// What may be added to a partial selection (whose option is already chosen), and whether it may stop.
Pick next_pick(const Game& g, const Request& r, const Selection& so_far);

// Whether the selection is a complete legal answer; if not, says why.
bool legal_selection(const Game& g, const Request& r, const Selection& s, std::string* why);

}  // namespace jiesuan
