// The HTTP side: the API of docs/protocol.md, and lists of rooms.
#include <fmt/format.h>

#include <algorithm>
#include <boost/url.hpp>

#include "server/catalogue_json.h"
#include "server/site.h"
#include "server/words.h"

namespace jiesuan::server {
namespace {

namespace urls = boost::urls;

constexpr std::size_t kMostListed = 50;
constexpr Millis kListLasts = 1000;

json::object unplayable_json(std::string_view id, std::string_view name, const std::string& why) {
  return {{"id", id}, {"name", name}, {"why", text("无法继续：" + why, why)}};
}

HttpResponse not_found() { return http_error(404, {"not_found", "没有这个页面", "there is nothing here"}); }

}  // namespace

void Site::serve(const HttpRequest& r, HttpReply reply) {
  end_turn();
  ++context_.metrics.http_requests;
  const auto now = [&](HttpResponse response) {
    reply(std::make_shared<const HttpResponse>(std::move(response)));
  };
  if (r.who && !addresses().may_ask(*r.who, context_.now())) {
    ++context_.metrics.http_refused;
    return now(http_error(429, {"too_fast", "请求太多了，请慢一点", "too many requests; slow down"}));
  }
  if (r.who && addresses().is_banned(*r.who)) {
    ++context_.metrics.http_refused;
    return now(http_error(403, banned()));
  }
  const urls::result<urls::url_view> target = urls::parse_origin_form(r.target);
  if (!target) return now(not_found());
  const std::string_view path = target->encoded_path();  // no name here needs %, and none with it is served
  const std::string_view query = target->encoded_query();
  if (r.method == "POST" && path == "/api/judge") return judge(r, query, std::move(reply));
  if (r.method == "POST") return now(path == "/api/rooms" ? make_room(r) : not_found());
  if (r.method != "GET" && !r.head())
    return now(http_error(405, {"method", "不支持这种请求", "only GET, HEAD and POST are known here"}));
  if (path == "/healthz") return now(health());
  if (path == "/api/rooms") return send_rooms(reply);
  if (path == "/api/replays") return send_replays(reply);
  if (path == "/api/catalogue") {
    static const Fixed kCatalogue("catalogue", catalogue_json());
    return send_fixed(r, kCatalogue, std::move(reply));
  }
  if (path == "/api/rulebook" && !rulebook_.body.empty()) return send_fixed(r, rulebook_, std::move(reply));
  constexpr std::string_view kRooms = "/api/rooms/", kReplays = "/api/replays/", kFiles = "/replays/";
  constexpr std::string_view kHistory = "/history", kEnding = ".jiesuan";
  // What stands in the path between two fixed parts; empty if it is another path.
  const auto between = [&](std::string_view before, std::string_view after) {
    const bool fits =
        path.starts_with(before) && path.ends_with(after) && path.size() > before.size() + after.size();
    return fits ? std::string(path.substr(before.size(), path.size() - before.size() - after.size())) : "";
  };
  if (const std::string id = between(kRooms, kHistory); !id.empty())
    return history(r, id, query, std::move(reply));
  if (const std::string id = between(kReplays, ""); !id.empty())
    return replay(r, id, query, std::move(reply));
  if (const std::string id = between(kFiles, kEnding); !id.empty()) return recording(r, id, std::move(reply));
  if (path.starts_with("/api/") || path == "/metrics") return now(not_found());
  file(r, path, std::move(reply));
}

void Site::serve_inside(const HttpRequest& r, const HttpReply& reply) {
  end_turn();
  const auto now = [&](HttpResponse response) {
    reply(std::make_shared<const HttpResponse>(std::move(response)));
  };
  if (r.target == "/operate" && !limits_.operator_secret.empty())
    return r.method == "POST" ? operate(r, reply)
                              : now(http_error(405, {"method", "请用 POST", "only POST is known here"}));
  if (r.method != "GET") return now(http_error(405, {"method", "不支持这种请求", "only GET is known here"}));
  if (r.target == "/healthz") return now(health());
  if (r.target == "/metrics") return send_metrics(reply);
  now(not_found());
}

void Site::send_metrics(const HttpReply& reply) {
  house_.ask_all<int>(
      thread_, [](Site& s) { return s.context_.store.works() ? 1 : 0; },
      [this, reply](const std::vector<int>& works) {
        const bool all = std::find(works.begin(), works.end(), 0) == works.end();
        HttpResponse out = http_plain(200, house_.counted().prometheus(all));
        out.type = "text/plain; version=0.0.4; charset=utf-8";
        reply(std::make_shared<const HttpResponse>(std::move(out)));
      });
}

// Draining is no fault: 404 is how HAProxy is told to send nobody new and to leave those who are here alone.
// A server that is alone must still be reached by those who come back to their games.
HttpResponse Site::health() {
  if (begins_nothing() && context_.store.shared()) return http_plain(404, "draining\n");
  return context_.store.healthy(context_.now()) ? http_plain(200, "ok\n")
                                                : http_plain(503, "store: " + context_.store.why() + "\n");
}

// A scenario is played by another process; a thread waits for it.
void Site::judge(const HttpRequest& r, std::string_view query, HttpReply reply) {
  HttpResponse now = judge_.serve(r, query, context_.now());
  if (!now.later) return reply(std::make_shared<const HttpResponse>(std::move(now)));
  const std::uint64_t number = ++cases_;
  asked_the_judge_[number] = std::move(reply);
  judging_.give(
      [this, number, work = std::move(now.later)](Match&, const std::atomic<bool>&) -> Workers::Then {
        const auto judged = std::make_shared<const HttpResponse>(work());
        return [this, number, judged] {
          const auto asked = asked_the_judge_.extract(number);
          if (asked) asked.mapped()(judged);
        };
      });
}

bool Site::is_fresh(const List& list, std::uint64_t change) const {
  return list.response && list.change == change && context_.now() - list.made < kListLasts;
}

void Site::send_replays(const HttpReply& reply) {
  const std::uint64_t change = house_.replays_changed;
  if (!is_fresh(replays_list_, change))
    replays_list_ = {context_.now(), change, std::make_shared<const HttpResponse>(list_replays())};
  reply(replays_list_.response);
}

// Rooms are on all threads: each says which of its own are to be seen.
void Site::send_rooms(const HttpReply& reply) {
  List& list = rooms_list_;
  const std::uint64_t change = house_.rooms_changed;
  if (is_fresh(list, change)) return reply(list.response);
  list.waiting.push_back(reply);
  if (list.waiting.size() > 1) return;
  house_.ask_all<json::object>(
      thread_, [](Site& s) { return s.listed_here(); },
      [this, change](const std::vector<json::object>& here) {
        const std::vector<HttpReply> waiting = std::move(rooms_list_.waiting);
        rooms_list_ = {context_.now(), change, std::make_shared<const HttpResponse>(list_rooms(here))};
        for (const HttpReply& r : waiting) r(rooms_list_.response);
      });
}

void Site::send_fixed(const HttpRequest& r, const Fixed& fixed, HttpReply reply) {
  HttpResponse header;
  header.cache = "max-age=300";
  const Readers::Work work = [header, &fixed](Match&) {
    Readers::Read read{header};
    read.response.body = fixed.body;
    return read;
  };
  readers_.answer(r, {.name = fixed.name, .header = header, .fetch = [&] { return Readers::Work(work); }},
                  std::move(reply));
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
  if (begins_nothing())
    return http_error(503, {"draining", "服务器即将停机，不再开新房间",
                            "this server is about to stop and makes no new rooms"});
  if (r.who && !addresses().may_make_room(*r.who, context_.now()))
    return http_error(429, {"too_fast", "你开的房间太多了，请稍后再来",
                            "you have made too many rooms; come back in a minute"});
  if (!may_make_room())
    return http_error(429, {"full", "房间太多了，请稍后再来", "too many rooms; come back later"});
  std::unique_ptr<Room> room = Room::make(context_, settings, &no);
  if (!room) return http_error(503, no);
  Room& made = *(rooms_[room->id()] = std::move(room));
  rooms_changed();
  const json::value* start = o.if_contains("start");
  const bool at_once =
      settings.bots_only || settings.guided || (start && start->is_bool() && start->get_bool());
  if (at_once && !made.start(&no)) {
    context_.store.remove_room(made.key());
    drop(made.id());
    return http_error(400, no);
  }
  const bool bots = settings.bots_only;
  json::object told{{"room", made.id()}, {"chair", nullptr}, {"token", nullptr}};
  if (!bots) {
    told["chair"] = 0;
    told["token"] = made.host_token();
    told["invitation"] = made.invitation();
  }
  HttpResponse out = http_answer(told);
  out.status = 201;
  const std::string id = made.id();
  attend(made);
  if (context_.store.shared()) put_away(id);
  return out;
}

json::object Site::listed_here() const {
  json::object out;
  for (const RoomState state : {RoomState::Lobby, RoomState::Playing}) {
    json::array rooms;
    if (!context_.store.shared())
      for (const auto& [id, room] : rooms_)
        if (rooms.size() < kMostListed && room->listed() && room->state() == state)
          rooms.push_back(room->json());
    out[word(state)] = std::move(rooms);
  }
  json::array unplayable;
  for (const auto& [id, room] : unplayable_)
    if (unplayable.size() < kMostListed && room.listed && !context_.store.shared())
      unplayable.push_back(unplayable_json(id, room.name, room.why));
  out["unplayable"] = std::move(unplayable);
  return out;
}

// Those of all servers, each as it is stored: the list is the same whoever makes it.
bool Site::list_stored(RoomState state, json::array* rooms) {
  std::vector<StoredRoom> stored;
  if (!context_.store.open_rooms(state, kMostListed, &stored)) return false;
  for (const StoredRoom& room : stored)
    if (std::optional<DescribedRoom> described = describe(room); described && rooms->size() < kMostListed)
      rooms->push_back(std::move(described->room));
  return true;
}

bool Site::list_unplayable(json::array* rooms) {
  std::vector<Store::UnplayableRoom> stored;
  if (!context_.store.unplayable(kMostListed, &stored)) return false;
  for (const auto& [room, why] : stored) {
    const std::optional<DescribedRoom> described = describe(room);
    rooms->push_back(
        unplayable_json(room.id, described ? described->room.at("name").as_string().c_str() : "", why));
  }
  return true;
}

HttpResponse Site::list_rooms(const std::vector<json::object>& here) {
  const auto add = [&](std::string_view what, json::array* all) {
    for (const json::object& one : here)
      for (const json::value& room : one.at(what).as_array())
        if (all->size() < kMostListed) all->push_back(room);
    return true;
  };
  json::array rooms, unplayable;
  const bool shared = context_.store.shared();
  bool ok = shared ? list_unplayable(&unplayable) : add("unplayable", &unplayable);
  for (const RoomState state : {RoomState::Lobby, RoomState::Playing})
    ok = ok && (shared ? list_stored(state, &rooms) : add(word(state), &rooms));
  if (!ok)
    return http_error(
        503, {"store", "服务器无法读取存档", "the server cannot read its store: " + context_.store.unread()});
  return http_answer(json::object{{"rooms", std::move(rooms)}, {"unplayable", std::move(unplayable)}});
}

}  // namespace jiesuan::server
