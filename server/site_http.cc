// The HTTP side: the API of docs/protocol.md, and the page's files.
#include <fmt/format.h>

#include <boost/url.hpp>
#include <charconv>
#include <filesystem>
#include <fstream>

#include "server/catalogue_json.h"
#include "server/frames.h"
#include "server/site.h"

namespace jiesuan::server {
namespace {

namespace urls = boost::urls;

constexpr std::size_t kMostListed = 50;
constexpr std::size_t kLargestFile = 8 << 20;

HttpResponse answer(const json::value& v) {
  HttpResponse r;
  r.body = json::serialize(v);
  return r;
}

HttpResponse error(int status, const Refusal& no) {
  HttpResponse r = answer(json::object{{"error", no.json()}});
  r.status = status;
  return r;
}

HttpResponse not_found() { return error(404, {"not_found", "没有这个页面", "there is nothing here"}); }

HttpResponse no_replay() { return error(404, {"no_replay", "没有这局回放", "there is no such replay"}); }

HttpResponse plain(int status, std::string body) {
  HttpResponse r;
  r.status = status;
  r.type = "text/plain; charset=utf-8";
  r.body = std::move(body);
  return r;
}

std::string parameter(urls::params_view query, std::string_view name) {
  const auto found = query.find(name);
  return found == query.end() ? std::string() : (*found).value;
}

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
  const urls::params_view query = target->params();
  if (r.method == "POST") return path == "/api/rooms" ? make_room(r) : not_found();
  if (r.method != "GET" && r.method != "HEAD")
    return error(405, {"method", "不支持这种请求", "only GET and POST are known here"});
  if (path == "/healthz")
    return context_.store.works() ? plain(200, "ok\n") : plain(503, "store: " + context_.store.why() + "\n");
  if (path == "/metrics") {
    HttpResponse out = plain(200, context_.metrics.prometheus());
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
                   parameter(query, "token"));
  if (path.starts_with(kReplays))
    return replay(std::string(path.substr(kReplays.size())), parameter(query, "seat"));
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
  if (bad || !v.is_object()) return error(400, {"malformed", "须为 JSON 对象", "a JSON object is wanted"});
  const json::object& o = v.get_object();
  Settings settings;
  if (!change_settings(o, &settings, &no)) return error(400, no);
  if (!may_make_room())
    return error(429, {"full", "房间太多了，请稍后再来", "too many rooms; come back later"});
  std::unique_ptr<Room> room = Room::make(context_, settings, &no);
  if (!room) return error(503, no);
  Room& made = *(rooms_[room->id()] = std::move(room));
  const json::value* start = o.if_contains("start");
  if ((settings.bots_only || (start && start->is_bool() && start->get_bool())) && !made.start(&no)) {
    context_.store.remove_room(made.key());
    drop(made.id());
    return error(400, no);
  }
  const bool bots = settings.bots_only;
  HttpResponse out =
      answer(json::object{{"room", made.id()},
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
  return answer(json::object{{"rooms", std::move(rooms)}});
}

HttpResponse Site::list_replays() {
  json::array replays;
  for (const StoredRoom& stored : context_.store.rooms(RoomState::Over, kMostListed)) {
    json::error_code bad;
    const json::value doc = json::parse(stored.doc, bad);
    if (bad || !doc.is_object()) continue;
    const json::value* summary = doc.get_object().if_contains("summary");
    const json::value* settings = doc.get_object().if_contains("settings");
    const json::value* listed =
        settings && settings->is_object() ? settings->get_object().if_contains("listed") : nullptr;
    if (summary && listed && *listed == true) replays.push_back(*summary);
  }
  return answer(json::object{{"replays", std::move(replays)}});
}

HttpResponse Site::history(const std::string& id, const std::string& token) {
  Refusal no;
  Room* r = room(id, &no);
  if (!r) return error(no.code == "damaged" ? 500 : 404, no);
  const std::optional<Seat> seat = r->seat_of(token);
  HttpResponse out;
  if (!token.empty() && !seat) {
    out = error(403, {"bad_token", "这个座位链接在此房间无效", "this link is no seat of this room"});
  } else if (r->state() == RoomState::Lobby) {
    out = error(409, {"state", "游戏还没开始", "the game has not started"});
  } else {
    const Room::Shown shown = r->shown();
    FramesOptions o{seat.value_or(kNoSeat), shown.all, shown.windows, shown.segments};
    json::object frames_json = frames(context_.replayer, r->setup(), context_.store.answers(r->key()), o);
    frames_json["game"] = r->json();
    frames_json["viewer"] = seat_or_null(seat.value_or(kNoSeat));
    out = answer(frames_json);
  }
  attend(*r);
  return out;
}

HttpResponse Site::replay(const std::string& id, const std::string& seat) {
  Refusal no;
  Room* r = room(id, &no);
  if (!r) return no.code == "damaged" ? error(500, no) : no_replay();
  HttpResponse out;
  FramesOptions o;
  o.viewer = ViewerLog::kAllSeeing;
  int n = -1;
  const auto [end, bad] = std::from_chars(seat.data(), seat.data() + seat.size(), n);
  const bool number = bad == std::errc() && end == seat.data() + seat.size();
  if (number) o.viewer = static_cast<Seat>(n);
  if (r->state() != RoomState::Over) {
    out = error(409, {"state", "这局还没结束", "this game is not over"});
  } else if (!seat.empty() && seat != "all" && (!number || n < 0 || n >= r->setup().players)) {
    out = error(400, {"seat", "没有这个座位", "there is no such seat"});
  } else {
    BotSeats bots;
    bots.start(r->settings().bots, r->setup().players, r->setup().seed, r->bot_seats());
    json::object frames_json =
        frames(context_.replayer, r->setup(), context_.store.answers(r->key()), o, number ? nullptr : &bots);
    frames_json["game"] = r->json();
    frames_json["viewer"] = number ? json::value(n) : json::value("all");
    out = answer(frames_json);
    out.cache = "max-age=3600";
  }
  attend(*r);
  return out;
}

HttpResponse Site::recording(const std::string& id) {
  Refusal no;
  Room* r = room(id, &no);
  if (!r) return no.code == "damaged" ? error(500, no) : no_replay();
  if (r->state() != RoomState::Over) {
    attend(*r);
    return no_replay();
  }
  Recorder recorder;
  Match& again = context_.replayer;
  std::string why, bytes;
  bool ok = again.start(r->setup(), &why);
  for (const Answer& a : context_.store.answers(r->key())) {
    ok = ok && again.answer(a, &why);
    if (ok) recorder.note(again, a);
  }
  ok = ok && write_recording(recorder.finish(again), &bytes, &why);
  attend(*r);
  if (!ok) return error(500, {"damaged", "回放已损坏", "the replay is damaged: " + why});
  HttpResponse out = plain(200, std::move(bytes));
  out.filename = id + ".jiesuan";
  return out;
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
      return plain(404, "The page is not built: run ./run, or give its folder with --web.\n");
    out.type = "text/html; charset=utf-8";
    return out;
  }
  if (!read(folder / std::string(path.substr(1)), &out.body)) return not_found();
  out.type = type_of(path);
  if (path.starts_with("/assets/")) out.cache = "public, max-age=31536000, immutable";
  return out;
}

}  // namespace jiesuan::server
