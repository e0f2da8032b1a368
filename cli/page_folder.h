// Where the built page is when nobody says: with an installed program, or in the tree a program was built in.
#pragma once
#include <filesystem>
#include <string>

namespace jiesuan::cli {

std::string page_folder(const std::filesystem::path& program);
std::string page_folder();  // of the program that runs

}  // namespace jiesuan::cli
