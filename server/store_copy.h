// A store in a file, copied as a whole: a backup, and the way back.
#pragma once
#include <string>

namespace jiesuan::server {

// As it is at one moment; a server may be writing to it. `to` must not exist, and does not unless all is in
// it.
bool back_up(const std::string& store, const std::string& to, std::string* why);

// No server may have the store. What is in it is only overwritten if `replace` says so, and if the restoring
// fails it is as it was.
bool restore(const std::string& backup, const std::string& store, bool replace, std::string* why);

}  // namespace jiesuan::server
