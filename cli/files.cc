#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

namespace jiesuan::cli {
namespace {

struct Close {
  void operator()(std::FILE* f) const { std::fclose(f); }
};
using File = std::unique_ptr<std::FILE, Close>;

bool fail(const std::string& path, int code, std::string* why) {
  *why = path + ": " + std::generic_category().message(code);
  return false;
}

}  // namespace

bool read_file(const std::string& path, std::size_t most_bytes, std::string* text, std::string* why) {
  errno = 0;
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) return fail(path, errno, why);
  text->clear();
  char block[1 << 16];
  std::size_t n = 0;
  while ((n = std::fread(block, 1, sizeof block, file.get())) > 0) {
    text->append(block, n);
    if (text->size() <= most_bytes) continue;
    *why = path + ": longer than " + std::to_string(most_bytes) + " bytes";
    return false;
  }
  return !std::ferror(file.get()) || fail(path, errno, why);
}

bool write_file(const std::string& path, const std::string& text, std::string* why) {
  errno = 0;
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return fail(path, errno, why);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const int code = errno;
  if (std::fclose(file) != 0) return fail(path, errno, why);  // a full disk may show only here
  return written || fail(path, code, why);
}

bool make_folder(const std::string& path, std::string* why) {
  std::error_code bad;
  std::filesystem::create_directories(path, bad);
  if (bad) return fail(path, bad.value(), why);
  if (!std::filesystem::is_directory(path, bad)) return fail(path, ENOTDIR, why);
  return true;
}

}  // namespace jiesuan::cli
