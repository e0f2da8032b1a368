// A bot that answers every question with a legal answer chosen by lot.
#pragma once
#include "engine/api/request.h"
#include "engine/core/rng.h"

namespace jiesuan {

// Builds the answer by single picks, as `next_pick` allows them.
void random_answer(const Game& g, const Request& r, Rng& rng, Answer& out);

}  // namespace jiesuan
