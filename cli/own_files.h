// Where what comes with a program lies: with an installed one, or in the tree it was built in.
#pragma once
#include <filesystem>
#include <string>

namespace jiesuan::cli {

std::filesystem::path this_program();

// The built page, when nobody says where it is.
std::string page_folder(const std::filesystem::path& program = this_program());
// What counts instructions (tools/count-instructions); "" = it is not there.
std::string instruction_counter(const std::filesystem::path& program = this_program());

}  // namespace jiesuan::cli
