// Games that are looked at again: finished ones as they were told, running ones by playing them again. What
// is stored is fetched here; the rest is done by the readers' threads.
#include <fmt/format.h>

#include <charconv>
#include <ctime>

#include "engine/content/rules_version.h"
#include "server/bot_seats.h"
#include "server/frames.h"
#include "server/site.h"
#include "server/store_record.h"

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

// Whether the game comes out as it was played; else what could be shown would be another game.
bool plays_as_before(Match& m, const PlayedGame& game, std::string* why) {
  m.listen(nullptr);
  if (!m.start(game.setup, why)) return false;
  Checkpoints checkpoints(game);
  for (const Answer& a : game.answers) {
    if (m.answer(a, why) && checkpoints.hold(m)) continue;
    *why = differs_at(game.rules, a.request);
    return false;
  }
  if (m.over() && !checkpoints.left()) return true;
  *why = "answers of the stored game are missing";
  return false;
}

HttpResponse recorded(Match& m, const PlayedGame& game, HttpResponse out) {
  std::string why;
  if (!plays_as_before(m, game, &why)) return damaged(why);
  Recorder recorder;
  bool ok = m.start(game.setup, &why);
  for (const Answer& a : game.answers) {
    ok = ok && m.answer(a, &why);
    if (ok) recorder.note(m, a);
  }
  if (!ok || !write_recording(recorder.finish(m), &out.body, &why)) return damaged(why);
  return out;
}

HttpResponse told_again(Match& m, const PlayedGame& game, Seat viewer, json::object around,
                        const std::string& before) {
  std::string why;
  if (!plays_as_before(m, game, &why)) return damaged(before + why);
  BotSeats bots;
  bots.start(game.bots, game.setup.players, game.setup.seed, game.bot_seats);
  FramesOptions o;
  o.viewer = viewer;
  for (auto& [key, value] : frames(m, game.setup, game.answers, o, viewer == kAllSeeing ? &bots : nullptr))
    around[key] = value;
  return http_answer(around);
}

void now(const HttpReply& reply, HttpResponse response) {
  reply(std::make_shared<const HttpResponse>(std::move(response)));
}

HttpResponse bad_token() {
  return http_error(403, {"bad_token", "这个座位链接在此房间无效", "this link is no seat of this room"});
}

double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

}  // namespace

HttpResponse Site::list_replays() {
  std::vector<StoredRoom> rooms;
  if (!context_.store.listed_games(kMostListed, &rooms)) return no_store(context_.store);
  json::array replays;
  for (const StoredRoom& stored : rooms) {
    if (!describe(stored)) continue;
    const json::value doc = json::parse(stored.doc);
    if (const json::value* summary = doc.as_object().if_contains("summary")) replays.push_back(*summary);
  }
  return http_answer(json::object{{"replays", std::move(replays)}});
}

void Site::history(const HttpRequest& r, const std::string& id, std::string_view query, HttpReply reply) {
  if (http_has_parameter(query, "token"))
    return now(reply, http_error(400, {"token_in_address", "座位凭证不放在网址里，请用 Authorization 头",
                                       "a token does not belong into an address, where it is logged; send it "
                                       "as 'Authorization: Bearer …'"}));
  StoredRoom stored;
  if (!find_room(id, &stored)) return now(reply, refusal(not_found_));
  const std::string token = bearer_token(r.authorization);
  if (stored.state == RoomState::Over) {
    const std::optional<DescribedRoom> described = describe(stored);
    if (!described) return now(reply, damaged("its document"));
    Seat viewer = kSpectator;
    for (const auto& [its, seat] : described->tokens)
      if (!token.empty() && its == token) viewer = seat;
    if (!token.empty() && viewer == kSpectator) return now(reply, bad_token());
    return finished(r, stored, *described, viewer, "", std::move(reply));
  }
  Refusal no;
  Room* room_here = room(id, &no);
  if (!room_here) return now(reply, refusal(no));
  Room& here = *room_here;
  const std::optional<Seat> seat = here.seat_of(token);
  const bool invited = here.invites(token);  // to watch
  if (!token.empty() && !seat && !invited) {
    now(reply, bad_token());
  } else if (!seat && !invited && here.by_link_only()) {
    now(reply, http_error(403, {"invitation", "这个房间只能凭邀请链接进入",
                                "this room can only be entered by its invitation link"}));
  } else if (here.state() == RoomState::Lobby) {
    now(reply, http_error(409, {"state", "游戏还没开始", "the game has not started"}));
  } else {
    look_back(r, here, seat.value_or(kSpectator), std::move(reply));
  }
  attend(here);
}

// At a running game, as far as it has been shown. It is made anew each time: how fast it comes must not say
// whether somebody has decided meanwhile what has not been shown.
void Site::look_back(const HttpRequest& r, const Room& here, Seat viewer, HttpReply reply) {
  const Room::Shown shown = here.shown();
  const FramesOptions o{viewer, shown.all, shown.windows, shown.segments};
  const json::object around{{"game", here.json()}, {"viewer", viewer_json(viewer)}};
  const std::string name = fmt::format(
      "history {} {} {} {} {} {} {} {}", here.id(), static_cast<int>(viewer), here.decisions(), shown.all,
      shown.segments, shown.windows.people.bits(), shown.windows.waited, tag_of(json::serialize(around)));
  const auto fetch = [&]() -> Readers::Work {
    std::vector<Answer> answers;
    std::string why;
    if (!here.answers_so_far(&answers, &why))
      return [refused = damaged(why)](Match&) { return Readers::Read{refused}; };
    return [around, o, setup = here.setup(), answers = std::move(answers)](Match& m) {
      json::object told = frames(m, setup, answers, o);
      for (const auto& [key, value] : around) told[key] = value;
      return Readers::Read{http_answer(told)};
    };
  };
  readers_.answer(r, {.name = name, .header = {}, .fetch = fetch, .keep = false}, std::move(reply));
}

void Site::replay(const HttpRequest& r, const std::string& id, std::string_view query, HttpReply reply) {
  StoredRoom stored;
  if (!find_room(id, &stored))
    return now(reply, not_found_.code == "store" ? refusal(not_found_) : no_replay());
  if (stored.state != RoomState::Over) {
    const auto unplayable = unplayable_.find(id);
    return now(reply, unplayable == unplayable_.end()
                          ? http_error(409, {"state", "这局还没结束", "this game is not over"})
                          : damaged(unplayable->second.why));
  }
  const std::optional<DescribedRoom> described = describe(stored);
  if (!described) return now(reply, damaged("its document"));
  Seat viewer = kAllSeeing;
  if (!viewer_asked_for(http_parameter(query, "seat"), described->players, &viewer))
    return now(reply, http_error(400, {"seat", "没有这个座位", "there is no such seat"}));
  finished(r, stored, *described, viewer, "max-age=3600", std::move(reply));
}

// As it was told; if it has not been, or that is damaged, by playing it again.
void Site::finished(const HttpRequest& r, const StoredRoom& stored, const DescribedRoom& described,
                    Seat viewer, std::string cache, HttpReply reply) {
  json::object around{{"game", described.room}, {"viewer", viewer_json(viewer)}};
  HttpResponse header;
  header.cache = std::move(cache);
  const auto fetch = [=, this]() -> Readers::Work {
    StoredTelling told;
    const Lookup found = context_.store.told(stored.key, &told);
    if (found == Lookup::None) return by_playing(stored, around, viewer, "");
    if (found == Lookup::Failed) return by_playing(stored, around, viewer, context_.store.unread());
    if (told.format < 1 || told.format > kToldFormat)
      return by_playing(stored, around, viewer, "its format is " + std::to_string(told.format));
    return [=, this, bytes = std::move(told.bytes)](Match&) {
      Readers::Read read{header};
      json::object out;
      std::string why;
      if (told_frames(bytes, viewer, &out, &why)) {
        for (const auto& [key, value] : around) out[key] = value;
        read.response.body = json::serialize(out);
      } else {
        read.instead = [=, this] { return by_playing(stored, around, viewer, why); };
      }
      return read;
    };
  };
  readers_.answer(r,
                  {.name = fmt::format("game {} {} {} {}", stored.id, static_cast<int>(viewer), kToldFormat,
                                       seal_of(stored)),
                   .header = header,
                   .fetch = fetch},
                  std::move(reply));
}

Readers::Work Site::by_playing(const StoredRoom& stored, json::object around, Seat viewer,
                               const std::string& why_not_told) {
  if (!why_not_told.empty())
    context_.journal.warn("told_game_damaged", {{"room", stored.id}, {"why", why_not_told}});
  const std::string before =
      why_not_told.empty() ? "" : "the game as it was told cannot be read (" + why_not_told + "), and ";
  PlayedGame game;
  std::string why;
  if (!Room::recall(context_, stored, &game, &why))
    return [refused = damaged(before + why)](Match&) { return Readers::Read{refused}; };
  tell(game);
  return [=, game = std::move(game), around = std::move(around)](Match& m) {
    return Readers::Read{told_again(m, game, viewer, around, before)};
  };
}

void Site::recording(const HttpRequest& r, const std::string& id, HttpReply reply) {
  StoredRoom stored;
  if (!find_room(id, &stored))
    return now(reply, not_found_.code == "store" ? refusal(not_found_) : no_replay());
  if (stored.state != RoomState::Over) return now(reply, no_replay());
  HttpResponse header = http_plain(200, "");
  header.filename = id + ".jiesuan";
  header.cache = "max-age=3600";
  const auto fetch = [=, this]() -> Readers::Work {
    PlayedGame game;
    std::string why;
    if (!Room::recall(context_, stored, &game, &why))
      return [refused = damaged(why)](Match&) { return Readers::Read{refused}; };
    return [header, game = std::move(game)](Match& m) { return Readers::Read{recorded(m, game, header)}; };
  };
  readers_.answer(r,
                  {.name = fmt::format("recording {} {} {}", stored.id, kRulesVersion, seal_of(stored)),
                   .header = header,
                   .fetch = fetch},
                  std::move(reply));
}

// ---- telling

void Site::when_done(const std::function<void()>& then) {
  teller_.when_done(then);
  readers_.when_done(then);
  judging_.when_done(then);
}

void Site::tell(PlayedGame game) {
  const std::int64_t room = game.room;
  if (!telling_.insert(room).second) return;
  const bool taken =
      teller_.give([this, game = std::move(game)](Match& m, const std::atomic<bool>& stop) -> Workers::Then {
        std::string bytes, why;
        const double start = cpu_seconds();
        tell_game(m, game, stop, &bytes, &why);
        const double seconds = cpu_seconds() - start;
        return [=, this, room = game.room] { keep_told(room, bytes, why, seconds); };
      });
  if (!taken) telling_.erase(room);
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
    if (context_.store.find_room(key, &stored) != Lookup::Found || !mine(stored.id)) continue;
    if (Room::recall(context_, stored, &game, &why))
      tell(std::move(game));
    else
      context_.journal.warn("game_not_told", {{"room", stored.id}, {"why", why}});
  }
}

// Without bytes it could not be told.
void Site::keep_told(std::int64_t room, const std::string& bytes, const std::string& why, double seconds) {
  telling_.erase(room);
  StoredRoom stored;
  if (context_.store.find_room(room, &stored) != Lookup::Found) return;  // it has been removed
  if (!bytes.empty() && context_.store.keep_told(room, {kToldFormat, bytes})) {
    ++context_.metrics.games_told;
    context_.journal.note(
        "game_told",
        {{"room", stored.id}, {"bytes", bytes.size()}, {"ms", static_cast<std::int64_t>(seconds * 1000)}});
  } else {
    const std::string reason = bytes.empty() ? why : context_.store.why();
    context_.journal.warn("game_not_told", {{"room", stored.id}, {"why", reason}});
  }
}

void Site::collect() {
  end_turn();
  readers_.collect();
  judging_.collect();
  teller_.collect();
  tell_next();
}

void Site::finish_telling() {
  do {
    teller_.wait();
    collect();
  } while (!telling_.empty());
}

void Site::finish_reading() {
  readers_.wait();
  judging_.wait();
  judging_.collect();
}

void Site::forget_readers() {
  readers_.forget();
  asked_the_judge_.clear();
}

}  // namespace jiesuan::server
