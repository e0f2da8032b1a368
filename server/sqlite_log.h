// SQLite's write-ahead log, read before SQLite does: where it is damaged SQLite goes on from the last whole
// commit before that and says nothing of what was behind it.
#pragma once
#include <string>

namespace jiesuan::server {

// What of the log beside this file cannot be read; "" = nothing of it is lost. Nobody may have the file.
std::string damage_of_log(const std::string& file);
// Puts a copy of the log aside, for whoever wants to look; where it is, or "" if it could not be made.
std::string keep_log_aside(const std::string& file);

}  // namespace jiesuan::server
