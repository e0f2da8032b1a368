// Whole files as strings, with reasons when that fails.
#pragma once
#include <cstddef>
#include <string>

namespace jiesuan::cli {

bool read_file(const std::string& path, std::size_t most_bytes, std::string* text, std::string* why);
bool write_file(const std::string& path, const std::string& text, std::string* why);
bool make_folder(const std::string& path, std::string* why);  // fine if it is there already

}  // namespace jiesuan::cli
