// Games that are looked at again: finished ones as they were told, running ones by playing them again.
#include <charconv>

#include "server/bot_seats.h"
#include "server/frames.h"
#include "server/site.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kMostListed = 50;

HttpResponse no_replay() { return http_error(404, {"no_replay", "没有这局回放", "there is no such replay"}); }
HttpResponse no_store(const Store& store) {
  return http_error(503,
                    {"store", "服务器无法读取存档", "the server cannot read its store: " + store.unread()});
}
HttpResponse damaged(const std::string& why) {
  return http_error(500, {"damaged", "存档已损坏：" + why, "what is stored is damaged: " + why});
}
HttpResponse refusal(const Refusal& no) {
  return http_error(no.code == "damaged"                           ? 500
                    : no.code == "store" || no.code == "elsewhere" ? 503
                                                                   : 404,
                    no);
}

json::value viewer_json(Seat viewer) {
  return viewer == kAllSeeing ? json::value("all") : seat_or_null(viewer);
}

// "all" or nothing: the all-seeing; else a seat.
bool viewer_asked_for(const std::string& seat, int players, Seat* viewer) {
  *viewer = kAllSeeing;
  if (seat.empty() || seat == "all") return true;
  int n = -1;
  const auto [end, bad] = std::from_chars(seat.data(), seat.data() + seat.size(), n);
  if (bad != std::errc() || end != seat.data() + seat.size() || n < 0 || n >= players) return false;
  *viewer = static_cast<Seat>(n);
  return true;
}

}  // namespace

HttpResponse Site::list_replays() {
  std::vector<StoredRoom> rooms;
  if (!context_.store.rooms(RoomState::Over, kMostListed, &rooms)) return no_store(context_.store);
  json::array replays;
  for (const StoredRoom& stored : rooms) {
    const std::optional<DescribedRoom> described = describe(stored);
    if (!described || !described->listed) continue;
    const json::value doc = json::parse(stored.doc);
    if (const json::value* summary = doc.as_object().if_contains("summary")) replays.push_back(*summary);
  }
  return http_answer(json::object{{"replays", std::move(replays)}});
}

HttpResponse Site::history(const std::string& id, std::string_view query) {
  StoredRoom stored;
  if (!find_room(id, &stored)) return refusal(not_found_);
  const std::string token = http_parameter(query, "token");
  if (stored.state == RoomState::Over) {
    const std::optional<DescribedRoom> described = describe(stored);
    if (!described) return damaged("its document");
    Seat viewer = kSpectator;
    for (const auto& [its, seat] : described->tokens)
      if (!token.empty() && its == token) viewer = seat;
    if (!token.empty() && viewer == kSpectator)
      return http_error(403, {"bad_token", "这个座位链接在此房间无效", "this link is no seat of this room"});
    return finished(stored, *described, viewer);
  }
  Refusal no;
  Room* r = room(id, &no);
  if (!r) return refusal(no);
  const std::optional<Seat> seat = r->seat_of(token);
  HttpResponse out;
  std::vector<Answer> answers;
  std::string why;
  if (!token.empty() && !seat) {
    out = http_error(403, {"bad_token", "这个座位链接在此房间无效", "this link is no seat of this room"});
  } else if (r->state() == RoomState::Lobby) {
    out = http_error(409, {"state", "游戏还没开始", "the game has not started"});
  } else if (!r->answers_so_far(&answers, &why)) {
    out = damaged(why);
  } else {
    const Room::Shown shown = r->shown();
    const FramesOptions o{seat.value_or(kSpectator), shown.all, shown.windows, shown.segments};
    json::object told = frames(context_.replayer, r->setup(), answers, o);
    told["game"] = r->json();
    told["viewer"] = viewer_json(o.viewer);
    out = http_answer(told);
  }
  attend(*r);
  return out;
}

HttpResponse Site::replay(const std::string& id, std::string_view query) {
  StoredRoom stored;
  if (!find_room(id, &stored)) return not_found_.code == "store" ? refusal(not_found_) : no_replay();
  if (stored.state != RoomState::Over) {
    Refusal no;
    Room* r = room(id, &no);
    if (!r) return refusal(no);
    attend(*r);
    return http_error(409, {"state", "这局还没结束", "this game is not over"});
  }
  const std::optional<DescribedRoom> described = describe(stored);
  if (!described) return damaged("its document");
  Seat viewer = kAllSeeing;
  if (!viewer_asked_for(http_parameter(query, "seat"), described->players, &viewer))
    return http_error(400, {"seat", "没有这个座位", "there is no such seat"});
  HttpResponse out = finished(stored, *described, viewer);
  if (out.status == 200) out.cache = "max-age=3600";
  return out;
}

// As it was told; if it has not been, or that is damaged, by playing it again.
HttpResponse Site::finished(const StoredRoom& stored, const DescribedRoom& described, Seat viewer) {
  StoredTelling told;
  const Lookup found = context_.store.told(stored.key, &told);
  json::object out;
  std::string why = found == Lookup::None     ? ""
                    : found == Lookup::Failed ? context_.store.unread()
                                              : "its format is " + std::to_string(told.format);
  const bool readable = found == Lookup::Found && told.format >= 1 && told.format <= kToldFormat;
  const bool read = readable && told_frames(told.bytes, viewer, &out, &why);
  const auto here = rooms_.find(stored.id);
  out["game"] = here != rooms_.end() ? here->second->json() : described.room;
  out["viewer"] = viewer_json(viewer);
  if (read) return http_answer(out);
  if (!why.empty()) context_.journal.warn("told_game_damaged", {{"room", stored.id}, {"why", why}});
  const std::string before = why.empty() ? "" : "the game as it was told cannot be read (" + why + "), and ";
  PlayedGame game;
  if (!Room::recall(context_, stored, &game, &why) || !plays_as_before(game, &why))
    return damaged(before + why);
  BotSeats bots;
  bots.start(game.bots, game.setup.players, game.setup.seed, game.bot_seats);
  FramesOptions o;
  o.viewer = viewer;
  for (auto& [key, value] :
       frames(context_.replayer, game.setup, game.answers, o, viewer == kAllSeeing ? &bots : nullptr))
    out[key] = value;
  tell(std::move(game));
  return http_answer(out);
}

// Whether the game comes out as it was played; else what could be shown would be another game.
bool Site::plays_as_before(const PlayedGame& game, std::string* why) {
  Match& again = context_.replayer;
  again.listen(nullptr);
  if (!again.start(game.setup, why)) return false;
  Checkpoints checkpoints(game);
  for (const Answer& a : game.answers) {
    if (again.answer(a, why) && checkpoints.hold(again)) continue;
    *why = differs_at(game.rules, a.request);
    return false;
  }
  if (again.over() && !checkpoints.left()) return true;
  *why = "answers of the stored game are missing";
  return false;
}

HttpResponse Site::recording(const std::string& id) {
  StoredRoom stored;
  if (!find_room(id, &stored)) return not_found_.code == "store" ? refusal(not_found_) : no_replay();
  if (stored.state != RoomState::Over) return no_replay();
  PlayedGame game;
  std::string why, bytes;
  if (!Room::recall(context_, stored, &game, &why) || !plays_as_before(game, &why)) return damaged(why);
  Recorder recorder;
  Match& again = context_.replayer;
  bool ok = again.start(game.setup, &why);
  for (const Answer& a : game.answers) {
    ok = ok && again.answer(a, &why);
    if (ok) recorder.note(again, a);
  }
  ok = ok && write_recording(recorder.finish(again), &bytes, &why);
  if (!ok) return damaged(why);
  HttpResponse out = http_plain(200, std::move(bytes));
  out.filename = id + ".jiesuan";
  return out;
}

// ---- telling

void Site::tell(PlayedGame game) {
  if (telling_.insert(game.room).second) teller_.tell(std::move(game));
}

// One of those that were not told before the server stopped, if there is nothing else to tell.
void Site::tell_next() {
  while (!untold_.empty() && telling_.empty()) {
    const std::int64_t key = untold_.back();
    untold_.pop_back();
    StoredRoom stored;
    StoredTelling told;
    PlayedGame game;
    std::string why;
    if (context_.store.told(key, &told) != Lookup::None) continue;
    if (context_.store.find_room(key, &stored) != Lookup::Found) continue;
    if (Room::recall(context_, stored, &game, &why))
      tell(std::move(game));
    else
      context_.journal.warn("game_not_told", {{"room", stored.id}, {"why", why}});
  }
}

void Site::collect() {
  for (const Teller::Done& done : teller_.take()) {
    telling_.erase(done.room);
    StoredRoom stored;
    if (context_.store.find_room(done.room, &stored) != Lookup::Found) continue;  // it has been removed
    if (!done.bytes.empty() && context_.store.keep_told(done.room, {kToldFormat, done.bytes})) {
      ++context_.metrics.games_told;
      context_.journal.note("game_told", {{"room", stored.id},
                                          {"bytes", done.bytes.size()},
                                          {"ms", static_cast<std::int64_t>(done.seconds * 1000)}});
    } else {
      const std::string why = done.bytes.empty() ? done.why : context_.store.why();
      context_.journal.warn("game_not_told", {{"room", stored.id}, {"why", why}});
    }
  }
  tell_next();
}

void Site::finish_telling() {
  do {
    teller_.wait();
    collect();
  } while (!telling_.empty());
}

}  // namespace jiesuan::server
