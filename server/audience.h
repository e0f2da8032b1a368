// One thing as several viewers are told it, kept once: what is the same for all of them stands there as it
// is, what is not as {"?": [[audience, as they are told it], …]}; who is in none of the audiences is not told
// at all.
#pragma once
#include <optional>
#include <vector>

#include "server/json.h"

namespace jiesuan::server {

using Audience = std::uint32_t;  // viewers as bits

// By viewer; null: is not told. `scope`: who is asked for at all.
json::value merged(const std::vector<const json::value*>& told, Audience scope);
// What one of them is told; nothing if it is not told.
std::optional<json::value> part_of(const json::value& all, int viewer);

}  // namespace jiesuan::server
