// Where a server is operated, and the secret that lets one.
#pragma once
#include <cstdint>
#include <string>

namespace jiesuan::cli {

// "127.0.0.1:9100", "[::1]:9100"
bool read_place(const std::string& text, std::string* address, std::uint16_t* port, std::string* why);

// What stands in a file that nobody else can read: one line of at least sixteen characters. False and a
// reason otherwise.
bool read_secret(const std::string& path, std::string* secret, std::string* why);

}  // namespace jiesuan::cli
