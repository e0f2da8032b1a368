// What it costs to open a timing that nobody listens to.
#pragma once
#include "engine/api/match.h"

namespace jiesuan::cli {

// On a match that waits for an answer; leaves it as it was.
double empty_open_ns(Match& m);

}  // namespace jiesuan::cli
