// The page's files. They are read and made small beside the thread that plays, and kept as long as they are
// what lies in the folder.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "server/site.h"

namespace jiesuan::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = 8 << 20;

std::string_view type_of(std::string_view path) {
  static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".webmanifest", "application/manifest+json"},
      {".txt", "text/plain; charset=utf-8"}};
  for (const auto& [end, type] : kTypes)
    if (path.ends_with(end)) return type;
  return "application/octet-stream";
}

HttpResponse no_file() { return http_error(404, {"not_found", "没有这个页面", "there is nothing here"}); }
HttpResponse no_page() {
  return http_plain(404, "The page is not built: run ./run, or give its folder with --web.\n");
}

// Nothing outside the folder: names of files have no dots in front and no backslash.
bool odd(std::string_view path) {
  return path.find("/.") != path.npos || path.find('\\') != path.npos || path.find('\0') != path.npos ||
         path.find('%') != path.npos || path.empty() || path[0] != '/';
}

}  // namespace

void Site::file(const HttpRequest& r, std::string_view path, HttpReply reply) {
  const auto now = [&](HttpResponse response) {
    reply(std::make_shared<const HttpResponse>(std::move(response)));
  };
  if (odd(path)) return now(no_file());
  const std::string_view last = path.substr(path.rfind('/') + 1);
  const bool is_page = path == "/" || last.find('.') == last.npos;  // the page finds its own way
  const fs::path at = fs::path(web_folder_) / (is_page ? "index.html" : std::string(path.substr(1)));
  std::error_code bad;
  const bool there = fs::is_regular_file(at, bad);
  const std::uintmax_t size = there ? fs::file_size(at, bad) : 0;
  const auto written = there ? fs::last_write_time(at, bad) : fs::file_time_type();
  if (!there || bad || size > kLargestFile) return now(is_page ? no_page() : no_file());
  HttpResponse header;
  header.type = type_of(at.native());
  header.cache = path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  const Readers::Work work = [header, at](Match&) {
    Readers::Read read{header};
    std::ifstream in(at, std::ios::binary);
    read.response.body.assign(std::istreambuf_iterator<char>(in), {});
    if (!in || in.bad()) read.response = no_file();  // it has gone since
    return read;
  };
  const std::string name =
      fmt::format("file {} {} {}", at.native(), size, written.time_since_epoch().count());
  readers_.answer(r, {.name = name, .header = header, .fetch = [&] { return Readers::Work(work); }},
                  std::move(reply));
}

}  // namespace jiesuan::server
