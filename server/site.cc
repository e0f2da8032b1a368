#include "server/site.h"

#include <algorithm>

namespace jiesuan::server {
namespace {

constexpr std::size_t kMostLoaded = 100'000;
constexpr std::size_t kRoomsBetweenSigns = 100;
constexpr std::size_t kMostJudged = 1000;   // more than the desk lets wait
constexpr std::size_t kMostTold = 100'000;  // waiting to be told; others are told after the next start
constexpr std::int64_t kLobbyLasts = std::int64_t{7} * 24 * 3600;  // s; a game that never began
constexpr Millis kLingers = 30'000;                                // a game nobody is at, in memory

// What is done in a game; all else is stored at once and by itself.
bool is_play(const Message& m) {
  return m.type == Message::Type::Answer || m.type == Message::Type::Think ||
         m.type == Message::Type::Switches;
}
bool changes_nothing(const Message& m) {
  return m.type == Message::Type::Pick || m.type == Message::Type::Why || m.type == Message::Type::Ping;
}

std::shared_ptr<const std::string> closing(std::string_view zh, std::string_view en) {
  return std::make_shared<const std::string>(
      json::serialize(json::object{{"type", "closing"}, {"why", text(zh, en)}}));
}

}  // namespace

Site::Site(ServerContext& context, std::string web_folder, const SiteLimits& limits, House* house,
           std::size_t thread)
    : context_(context),
      web_folder_(std::move(web_folder)),
      limits_(limits),
      own_house_(house ? nullptr : std::make_unique<House>(1, limits.an_address, limits.trusted_proxies)),
      house_(house ? *house : *own_house_),
      thread_(thread),
      rulebook_("rulebook", context.rulebook),
      claim_until_(context.now() + kClaimLasts),
      teller_(1, kMostTold),
      readers_(context.metrics, house_.threads()),
      judging_(1, kMostJudged),
      judge_(context.program) {
  house_.move_in(thread_, *this, context_.metrics);
  context_.room_id = [this] {
    for (;;)
      if (std::string id = random_word(kRoomLetters); mine(id)) return id;
  };
}

Site::~Site() = default;

std::size_t Site::load() {
  if (std::int64_t newest = 0; thread_ == 0 && context_.store.newest(&newest))
    context_.store.forget_lobbies(std::min(newest, context_.unix_seconds()) - kLobbyLasts);
  tidy();
  std::size_t loaded = 0, looked_at = 0;
  std::vector<StoredRoom> playing;
  if (!context_.store.rooms(RoomState::Playing, kMostLoaded, &playing) || !context_.store.untold(&untold_))
    context_.journal.warn("store_failed", {{"why", context_.store.why()}});
  std::reverse(untold_.begin(), untold_.end());
  tell_next();
  for (const StoredRoom& stored : playing) {
    loaded += take_up(stored) ? 1 : 0;
    if (++looked_at % kRoomsBetweenSigns == 0) stay_alive();
  }
  return loaded;
}

Room* Site::room(const std::string& id, Refusal* no) {
  const auto known = rooms_.find(id);
  if (known != rooms_.end()) return known->second.get();
  if (!mine(id)) {  // whoever brought it here has to come again, and is led to its thread
    refuse(no, "elsewhere", "房间不在这里，请稍后再来", "the room is not here; come again");
    return nullptr;
  }
  StoredRoom stored;
  if (!find_room(id, &stored)) {
    *no = not_found_;
    return nullptr;
  }
  const Taken taken = draining_ ? Taken::Others : take(&stored);
  if (taken == Taken::Failed) refuse(no, "store", "服务器无法读取存档", "the server cannot read its store");
  if (taken == Taken::Others)
    refuse(no, "elsewhere", "房间在另一台服务器上，请稍后再来", "another server has the room; come again");
  if (taken != Taken::Mine) return nullptr;
  std::string why;
  std::unique_ptr<Room> room = Room::load(context_, stored, &why);
  if (!room) {
    note_unplayable(stored, why);
    context_.store.release(stored.key);
    refuse(no, "damaged", "房间 " + id + " 无法读取：" + why, "room " + id + " cannot be loaded: " + why);
    return nullptr;
  }
  note_taken(id);
  return (rooms_[id] = std::move(room)).get();
}

bool Site::find_room(const std::string& id, StoredRoom* stored) {
  switch (context_.store.find_room(id, stored)) {
    case Lookup::Found:
      return true;
    case Lookup::None:
      return refuse(&not_found_, "no_room", "没有这个房间", "there is no such room");
    case Lookup::Failed:
      break;
  }
  return refuse(&not_found_, "store", "服务器无法读取存档", "the server cannot read its store");
}

// It stays in the store as it is: the rules it was played under may come back.
void Site::note_unplayable(const StoredRoom& stored, const std::string& why) {
  context_.journal.warn("room_not_loaded", {{"room", stored.id}, {"why", why}});
  if (stored.state != RoomState::Playing) return;
  if (!context_.store.keep_unplayable(stored.key, why))
    context_.journal.warn("store_failed", {{"room", stored.id}, {"why", context_.store.why()}});
  const std::optional<DescribedRoom> described = describe(stored);
  unplayable_[stored.id] = {described ? std::string(described->room.at("name").as_string()) : "", why,
                            described && described->listed};
}

void Site::drop(const std::string& id) {
  idle_since_.erase(id);
  rooms_changed();
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  Room* gone = found->second.get();
  set_alarm(*gone, std::nullopt);
  for (std::vector<Room*>* rooms : {&in_turn_, &waking_, &attending_})
    std::replace(rooms->begin(), rooms->end(), gone, static_cast<Room*>(nullptr));
  const std::int64_t key = gone->key();
  rooms_.erase(found);
  context_.store.release(key);
}

// Unless it has something to do: whoever comes first may come to another server.
void Site::put_away(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end() && found->second->idle()) drop(id);
}

// With others' rooms on it, it is made as often as it may be.
void Site::rooms_changed() {
  if (!context_.store.shared()) ++house_.rooms_changed;
}

void Site::send_away(const std::string& id, std::string_view zh, std::string_view en) {
  std::vector<Connection*> in_it;
  for (auto& [c, where] : where_)
    if (where == id) in_it.push_back(c);
  const auto why = closing(zh, en);
  for (Connection* c : in_it) {
    where_.erase(c);
    c->send(why);
    c->close();
  }
  drop(id);
}

void Site::attend(Room& room) {
  const std::string id = room.id();  // NOLINT(performance-unnecessary-copy-initialization): the room may go
  if (PlayedGame game; !room.broken() && room.take_finished()) {
    rooms_changed();
    replays_changed();
    std::string why;
    if (room.played(&game, &why))
      tell(std::move(game));
    else
      context_.journal.warn("game_not_told", {{"room", id}, {"why", why}});
  }
  if (!room.broken() && room.wants_next()) play_on(room);
  if (!room.broken() && room.to_be_deleted()) {
    if (forget(id, room.key())) return;
    Refusal no;
    not_stored(&no);
    room.not_deleted(no);
  }
  if (room.broken()) {  // what is in memory is not what is stored: everybody has to come again
    ++context_.metrics.store_errors;
    return send_away(id, "服务器暂时无法保存，请稍后重连",
                     "the server cannot store what happens; come again later");
  }
  std::optional<Millis> due = room.due();
  if (due || !room.idle()) {
    idle_since_.erase(id);
  } else {
    // A game is taken up by playing it: whoever comes and goes all the time does not get it done every time.
    const Millis since = idle_since_.try_emplace(id, context_.now()).first->second;
    if (room.state() == RoomState::Lobby || context_.now() - since >= kLingers) return drop(id);
    due = since + kLingers;
  }
  set_alarm(room, due);
}

void Site::set_alarm(Room& room, std::optional<Millis> at) {
  const std::optional<Millis> before = std::exchange(room.alarm, at);
  if (before == at) return;
  if (before) alarms_.erase({*before, &room});
  if (at) alarms_.insert({*at, &room});
}

// The next room is a lobby first, then the old one leads there, then the game starts: whatever goes wrong in
// between, nobody is lost.
void Site::play_on(Room& before) {
  Refusal no;
  if (begins_nothing())
    refuse(&no, "draining", "服务器即将停机，不再开新房间",
           "this server is about to stop and makes no new rooms");
  else
    refuse(&no, "full", "房间太多了，请稍后再来", "too many rooms; come back later");
  std::unique_ptr<Room> made =
      !begins_nothing() && may_make_room() ? Room::make_next(context_, before, &no) : nullptr;
  if (!made) return before.not_again(no);
  Room& next = *(rooms_[made->id()] = std::move(made));
  rooms_changed();
  if (!before.lead_to(next.id(), &no)) {
    context_.store.remove_room(next.key());
    drop(next.id());
    return before.not_again(no);
  }
  if (!next.start(&no)) context_.journal.warn("game_not_started", {{"room", next.id()}, {"why", no.en}});
  attend(next);
}

bool Site::forget(const std::string& id, std::int64_t key) {
  if (!context_.store.remove_room(key)) return false;
  context_.journal.note("room_deleted", {{"room", id}});
  unplayable_.erase(id);
  rooms_changed();
  replays_changed();
  send_away(id, "房间已被解散", "the room has been deleted");
  return true;
}

bool Site::has_space() {
  if (house_.rooms() < limits_.rooms) return true;
  const auto idle = std::exchange(idle_since_, {});  // they can be put away as well
  for (const auto& [id, since] : idle) drop(id);
  return house_.rooms() < limits_.rooms;
}

void Site::refused(Connection& c, const Refusal& no) {
  ++context_.metrics.refused;
  json::object o = no.json();
  o["type"] = "refused";
  context_.send(c, std::make_shared<const std::string>(json::serialize(o)));
}

void Site::said(Connection& c, std::string_view bytes) {
  const AtOneMoment now(context_);
  ++context_.metrics.messages_in;
  Message m;
  Refusal no;
  if (!parse_message(bytes, &m, &no)) {
    ++context_.metrics.malformed;
    return refused(c, no);
  }
  if (!is_play(m) && !changes_nothing(m)) end_turn();
  const auto where = where_.find(&c);
  if (where != where_.end()) {
    Room& r = *rooms_.at(where->second);
    if (context_.gather > 0 && is_play(m) && !context_.store.shared()) begin_turn();
    r.hear(c, m);
    if (turn_ends_) return note_turn(r);
    if (m.type == Message::Type::Settings || m.type == Message::Type::Start ||
        m.type == Message::Type::NewLink)
      rooms_changed();
    return attend(r);
  }
  if (m.type == Message::Type::Ping) {
    context_.send(
        c, std::make_shared<const std::string>(json::serialize(json::object{{"type", "pong"}, {"n", m.n}})));
    return;
  }
  if (m.type != Message::Type::Hello) return refused(c, {"hello", "请先说 hello", "say hello first"});
  if (m.protocol.value_or(kProtocol) != kProtocol)
    return refused(c,
                   {"protocol", "服务器已更新，请刷新页面", "the server has been updated; reload the page"});
  const std::string in_path = c.room_in_path();
  if (m.room.empty()) m.room = in_path;
  if (m.room.empty()) return refused(c, {"malformed", "没有说去哪个房间", "the room is not named"});
  if (!in_path.empty() && m.room != in_path)
    return refused(c, {"malformed", "网址里的房间与 hello 里的不同",
                       "the room in the address is another one than that of hello"});
  if (!rooms_.contains(m.room) && !has_space())
    return refused(c, {"full", "服务器满了，请稍后再来", "the server is full; come back later"});
  Room* r = room(m.room, &no);
  if (!r && (no.code == "elsewhere" || no.code == "store")) {  // a page comes again by itself
    StoredRoom wanted;
    if (no.code == "elsewhere" && mine(m.room) && !draining_ && find_room(m.room, &wanted))
      context_.store.ask_for(wanted.key);
    c.send(closing(no.zh, no.en));
    return c.close();
  }
  if (!r) return refused(c, no);
  if (!r->join(c, m, &no)) {
    refused(c, no);
  } else {
    where_[&c] = m.room;
  }
  attend(*r);
}

void Site::gone(Connection& c) {
  const AtOneMoment now(context_);
  end_turn();  // what it has to hear is sent while it can be
  const auto where = where_.find(&c);
  if (where == where_.end()) return;
  const std::string id = where->second;
  where_.erase(where);
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  found->second->leave(c);
  attend(*found->second);
}

void Site::stop() {
  end_turn();
  judge_.stop();
  forget_readers();
  const auto bye = closing("服务器正在重启，稍后自动重连", "the server restarts; you will be reconnected");
  std::vector<Connection*> all;
  all.reserve(where_.size());
  for (auto& [c, id] : where_) all.push_back(c);
  for (Connection* c : all) {
    c->send(bye);
    c->close();
  }
}

bool Site::may_make_room() {
  return has_space() && house_.may_make_room(context_.now(), limits_.rooms_a_minute);
}

}  // namespace jiesuan::server
