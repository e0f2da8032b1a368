// Bytes made small.
#pragma once
#include <string>
#include <string_view>

namespace jiesuan::server {

// Zstd, with a check sum. Level 15 is for what is kept: see docs/server.md.
std::string compressed(std::string_view bytes, int level = 15);  // empty: no memory
bool decompress(std::string_view small, std::size_t most, std::string* bytes, std::string* why);

std::string gzipped(std::string_view bytes);  // empty: no memory
// As an encoding of HTTP: "zstd" or "gzip".
std::string encoded(std::string_view encoding, std::string_view bytes);

}  // namespace jiesuan::server
