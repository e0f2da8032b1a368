// Bytes made small, with a check sum.
#pragma once
#include <string>
#include <string_view>

namespace jiesuan::server {

std::string compressed(std::string_view bytes);  // empty: no memory
bool decompress(std::string_view small, std::size_t most, std::string* bytes, std::string* why);

}  // namespace jiesuan::server
