#include "cli/own_files.h"

#include <initializer_list>
#include <system_error>

namespace jiesuan::cli {

namespace fs = std::filesystem;

namespace {

// The first of these places, seen from the program's folder, in which there is such a file; "" = none.
std::string first_with(const fs::path& program, std::initializer_list<const char*> places, const char* file) {
  for (const char* place : places) {
    const fs::path folder = (program.parent_path() / place).lexically_normal();
    std::error_code bad;
    if (fs::exists(folder / file, bad)) return folder.string();
  }
  return {};
}

}  // namespace

fs::path this_program() {
  std::error_code bad;
  return fs::read_symlink("/proc/self/exe", bad);
}

std::string page_folder(const fs::path& program) {
  const std::string found = first_with(program, {"../share/jiesuan/web", "../../web/dist"}, "index.html");
  return found.empty() ? "web/dist" : found;
}

std::string instruction_counter(const fs::path& program) {
  const char* const name = "count-instructions";
  const std::string found = first_with(program, {"../share/jiesuan/tools", "../../tools"}, name);
  return found.empty() ? found : found + "/" + name;
}

}  // namespace jiesuan::cli
