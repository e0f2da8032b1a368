// What a viewer sees, as a message.
#pragma once
#include "engine/view/view.h"
#include "server/json.h"

namespace jiesuan::server {

// Of the all-seeing it has every hand besides.
json::object view_json(const View& v);

// Its parts.
json::object heading_json(const View& v);  // turn, phase, round, piles, outcome
json::object seat_json(const Mode& mode, const SeatView& v);
json::array hand_json(const View& v);
json::array generals_json(const std::vector<GeneralId>& ids);

}  // namespace jiesuan::server
