// What a seat may see, as a message. Everything comes from `view_of` and `can_see`.
#pragma once
#include "server/json.h"

namespace jiesuan::server {

json::object view_json(const Game& g, Seat viewer);  // kNoSeat: a spectator
json::object all_seeing_view(const Game& g);         // every hand and role: finished games only

}  // namespace jiesuan::server
