#include "cli/page_folder.h"

#include <system_error>

namespace jiesuan::cli {

namespace fs = std::filesystem;

std::string page_folder(const fs::path& program) {
  for (const char* from_here : {"../share/jiesuan/web", "../../web/dist"}) {
    const fs::path folder = (program.parent_path() / from_here).lexically_normal();
    std::error_code bad;
    if (fs::exists(folder / "index.html", bad)) return folder.string();
  }
  return "web/dist";
}

std::string page_folder() {
  std::error_code bad;
  return page_folder(fs::read_symlink("/proc/self/exe", bad));
}

}  // namespace jiesuan::cli
