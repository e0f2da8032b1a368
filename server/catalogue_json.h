// All names and texts a client shows: cards, skills, generals and their sets, modes, rules modules.
#pragma once
#include <string>

namespace jiesuan::server {

const std::string& catalogue_json();  // made once

}  // namespace jiesuan::server
