// The HTTP side: the API of docs/protocol.md, and the page's files.
#include <fmt/format.h>

#include <boost/url.hpp>
#include <filesystem>
#include <fstream>

#include "server/catalogue_json.h"
#include "server/site.h"

namespace jiesuan::server {
namespace {

namespace urls = boost::urls;

constexpr std::size_t kMostListed = 50;
constexpr std::size_t kLargestFile = 8 << 20;

HttpResponse not_found() { return http_error(404, {"not_found", "没有这个页面", "there is nothing here"}); }

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

}  // namespace

HttpResponse Site::serve(const HttpRequest& r) {
  ++context_.metrics.http_requests;
  const urls::result<urls::url_view> target = urls::parse_origin_form(r.target);
  if (!target) return not_found();
  const std::string_view path = target->encoded_path();  // no name here needs %, and none with it is served
  const std::string_view query = target->encoded_query();
  if (r.method == "POST" && path == "/api/judge") return judge_.serve(r, query, context_.now());
  if (r.method == "POST") return path == "/api/rooms" ? make_room(r) : not_found();
  if (r.method != "GET" && r.method != "HEAD")
    return http_error(405, {"method", "不支持这种请求", "only GET and POST are known here"});
  if (path == "/healthz")
    return context_.store.healthy(context_.now()) ? http_plain(200, "ok\n")
                                                  : http_plain(503, "store: " + context_.store.why() + "\n");
  if (path == "/metrics") {
    HttpResponse out = http_plain(200, context_.metrics.prometheus());
    out.type = "text/plain; version=0.0.4; charset=utf-8";
    return out;
  }
  if (path == "/api/rooms") return list_rooms();
  if (path == "/api/replays") return list_replays();
  if (path == "/api/catalogue") {
    HttpResponse out;
    out.body = catalogue_json();
    out.cache = "max-age=300";
    return out;
  }
  constexpr std::string_view kRooms = "/api/rooms/", kReplays = "/api/replays/", kFiles = "/replays/";
  constexpr std::string_view kHistory = "/history", kEnding = ".jiesuan";
  if (path.starts_with(kRooms) && path.ends_with(kHistory) && path.size() > kRooms.size() + kHistory.size())
    return history(std::string(path.substr(kRooms.size(), path.size() - kRooms.size() - kHistory.size())),
                   query);
  if (path.starts_with(kReplays)) return replay(std::string(path.substr(kReplays.size())), query);
  if (path.starts_with(kFiles) && path.ends_with(kEnding) && path.size() > kFiles.size() + kEnding.size())
    return recording(std::string(path.substr(kFiles.size(), path.size() - kFiles.size() - kEnding.size())));
  if (path.starts_with("/api/")) return not_found();
  return file(path);
}

HttpResponse Site::make_room(const HttpRequest& r) {
  Refusal no;
  json::error_code bad;
  const json::value v =
      r.body.empty() ? json::value(json::object()) : json::parse(r.body, bad, {}, {.max_depth = 8});
  if (bad || !v.is_object())
    return http_error(400, {"malformed", "须为 JSON 对象", "a JSON object is wanted"});
  const json::object& o = v.get_object();
  Settings settings;
  settings.rules = context_.modules;
  if (!change_settings(o, &settings, &no)) return http_error(400, no);
  if (!may_make_room())
    return http_error(429, {"full", "房间太多了，请稍后再来", "too many rooms; come back later"});
  std::unique_ptr<Room> room = Room::make(context_, settings, &no);
  if (!room) return http_error(503, no);
  Room& made = *(rooms_[room->id()] = std::move(room));
  const json::value* start = o.if_contains("start");
  if ((settings.bots_only || (start && start->is_bool() && start->get_bool())) && !made.start(&no)) {
    context_.store.remove_room(made.key());
    drop(made.id());
    return http_error(400, no);
  }
  const bool bots = settings.bots_only;
  HttpResponse out =
      http_answer(json::object{{"room", made.id()},
                               {"chair", bots ? json::value(nullptr) : json::value(0)},
                               {"token", bots ? json::value(nullptr) : json::value(made.host_token())}});
  out.status = 201;
  attend(made);
  return out;
}

HttpResponse Site::list_rooms() {
  json::array rooms;
  const auto list = [&](RoomState state) {
    for (const auto& [id, room] : rooms_)
      if (rooms.size() < kMostListed && room->listed() && room->state() == state)
        rooms.push_back(room->json());
  };
  list(RoomState::Lobby);
  list(RoomState::Playing);
  json::array unplayable;
  for (const auto& [id, room] : unplayable_)
    if (unplayable.size() < kMostListed && room.listed)
      unplayable.push_back(
          {{"id", id}, {"name", room.name}, {"why", text("无法继续：" + room.why, room.why)}});
  return http_answer(json::object{{"rooms", std::move(rooms)}, {"unplayable", std::move(unplayable)}});
}

HttpResponse Site::file(std::string_view path) const {
  namespace fs = std::filesystem;
  const auto read = [](const fs::path& p, std::string* bytes) {
    std::error_code bad;
    if (!fs::is_regular_file(p, bad) || fs::file_size(p, bad) > kLargestFile) return false;
    std::ifstream in(p, std::ios::binary);
    bytes->assign(std::istreambuf_iterator<char>(in), {});
    return !in.bad();
  };
  // Nothing outside the folder: names of files have no dots in front and no backslash.
  const bool odd = path.find("/.") != path.npos || path.find('\\') != path.npos ||
                   path.find('\0') != path.npos || path.find('%') != path.npos || path.empty() ||
                   path[0] != '/';
  if (odd) return not_found();
  HttpResponse out;
  const std::string_view last = path.substr(path.rfind('/') + 1);
  const bool is_page = path == "/" || last.find('.') == last.npos;  // the page finds its own way
  const fs::path folder(web_folder_);
  if (is_page) {
    if (!read(folder / "index.html", &out.body))
      return http_plain(404, "The page is not built: run ./run, or give its folder with --web.\n");
    out.type = "text/html; charset=utf-8";
    return out;
  }
  if (!read(folder / std::string(path.substr(1)), &out.body)) return not_found();
  out.type = type_of(path);
  if (path.starts_with("/assets/")) out.cache = "public, max-age=31536000, immutable";
  return out;
}

}  // namespace jiesuan::server
