// A game told again, step by step, for the replay viewer: each happening with the change of the view it
// brought.
#pragma once
#include <vector>

#include "engine/api/match.h"
#include "server/viewer_feed.h"

namespace jiesuan::server {

struct FramesOptions {
  Seat viewer = kNoSeat;  // or kAllSeeing
  // A running game: how windows were held in the last run, and how many of its segments were shown.
  bool all = true;
  WindowPolicy windows;
  std::size_t segments = 0;
};

class BotSeats;

// Plays the game in `m`, with the bots that played it, if they are to say why they did what they did;
// {"view": first view, "frames": […]}.
json::object frames(Match& m, const Setup& setup, const std::vector<Answer>& answers, const FramesOptions& o,
                    BotSeats* bots = nullptr);

}  // namespace jiesuan::server
