#include "server/room.h"

#include <algorithm>
#include <numeric>

#include "engine/content/catalogue.h"
#include "server/words.h"

namespace jiesuan::server {
namespace {

constexpr int kRoomLetters = 10, kTokenLetters = 22;

bool read_chair(const json::value& v, Chair* chair) {
  const json::object* o = v.if_object();
  if (!o) return false;
  const auto text = [&](const char* field) {
    const json::value* found = o->if_contains(field);
    return found ? found->if_string() : nullptr;
  };
  const json::string *by = text("by"), *name = text("name"), *token = text("token");
  const json::value *host = o->if_contains("host"), *seat = o->if_contains("seat");
  if (!by || !name || !token || !host || !host->is_bool() || !seat) return false;
  chair->by = from_word<Chair::By>(*by).value_or(Chair::By::Free);
  chair->name = *name;
  chair->token = *token;
  chair->host = host->get_bool();
  if (seat->is_null()) return true;
  if (!seat->is_int64() || seat->get_int64() < 0 || seat->get_int64() >= kMaxSeats) return false;
  chair->seat = static_cast<Seat>(seat->get_int64());
  return true;
}

bool everybody_has_a_seat(const std::vector<Chair>& chairs) {
  SeatSet seats;
  for (const Chair& c : chairs)
    if (c.seat < chairs.size()) seats.add(c.seat);
  return seats.size() == static_cast<int>(chairs.size());
}

std::uint64_t random_number() {
  std::uint64_t out = 0;
  for (char c : random_word(16)) out = mix64(out ^ static_cast<unsigned char>(c));
  return out;
}

}  // namespace

std::unique_ptr<Room> Room::make(ServerContext& context, const Settings& settings, Refusal* no) {
  StoredRoom stored;
  stored.id = random_word(kRoomLetters);
  stored.changed = context.unix_seconds();
  std::unique_ptr<Room> room(new Room(context, stored));
  room->settings_ = settings;
  room->seed_ = settings.seed.value_or(context.seed.value_or(random_number()));
  room->resize(settings.players);
  if (settings.bots_only) {
    for (Chair& c : room->chairs_) c.by = Chair::By::Bot;
  } else {
    Chair& host = room->chairs_[0];
    host.by = Chair::By::Person;
    host.host = true;
    host.token = random_word(kTokenLetters);
  }
  room->stored_.doc = room->doc();
  if (!context.store.add_room(room->stored_)) {
    refuse(no, "store", "服务器无法保存房间", "the server cannot store the room");
    return nullptr;
  }
  ++context.metrics.rooms_made;
  return room;
}

std::unique_ptr<Room> Room::load(ServerContext& context, const StoredRoom& stored, std::string* why) {
  std::unique_ptr<Room> room(new Room(context, stored));
  if (!room->read_doc(why)) return nullptr;
  if (stored.state == RoomState::Lobby) return room;
  room->prepare_game();
  if (!room->replay_answers(why)) return nullptr;
  if (stored.state == RoomState::Over && !room->match_->over()) {
    *why = "answers of the stored game are missing";
    return nullptr;
  }
  room->more_ = stored.state == RoomState::Playing;
  room->news_ = true;  // whoever comes back sees the table before a bot goes on
  return room;
}

Room::~Room() { --context_.metrics.rooms; }

std::vector<Connection*> Room::resize(int players) {
  std::vector<Connection*> moved;
  while (static_cast<int>(chairs_.size()) > players) {
    const auto free =
        std::find_if(chairs_.rbegin(), chairs_.rend(), [](const Chair& c) { return !c.person(); });
    if (free == chairs_.rend()) break;  // nobody is thrown out
    const auto gone = std::next(free).base();
    const int index = static_cast<int>(gone - chairs_.begin());
    for (Client& c : clients_) {
      if (c.chair <= index) continue;
      --c.chair;
      if (std::find(moved.begin(), moved.end(), c.connection) == moved.end()) moved.push_back(c.connection);
    }
    chairs_.erase(gone);
  }
  while (static_cast<int>(chairs_.size()) < players) chairs_.emplace_back();
  settings_.players = static_cast<int>(chairs_.size());
  return moved;
}

std::string Room::doc() const {
  json::array chairs;
  for (const Chair& c : chairs_)
    chairs.push_back({{"by", word(c.by)},
                      {"name", c.name},
                      {"token", c.token},
                      {"host", c.host},
                      {"seat", seat_or_null(c.seat)}});
  json::object o;
  o["settings"] = settings_json(settings_);
  o["seed"] = seed_;
  o["chairs"] = std::move(chairs);
  if (!summary_.empty()) o["summary"] = summary_;
  return json::serialize(o);
}

bool Room::read_doc(std::string* why) {
  const auto wrong = [&](std::string_view what) {
    *why = "the stored room is damaged: " + std::string(what);
    return false;
  };
  json::error_code error;
  const json::value v = json::parse(stored_.doc, error);
  if (error || !v.is_object()) return wrong("no JSON object");
  const json::object& o = v.get_object();
  const json::value* settings = o.if_contains("settings");
  const json::value* chairs = o.if_contains("chairs");
  const json::value* seed = o.if_contains("seed");
  Refusal no;
  if (!settings || !settings->is_object() || !change_settings(settings->get_object(), &settings_, &no))
    return wrong("settings");
  if (!seed || !seed->is_number() || !chairs || !chairs->is_array()) return wrong("chairs");
  seed_ = seed->to_number<std::uint64_t>(error);
  if (error) return wrong("seed");
  for (const json::value& c : chairs->get_array()) {
    Chair chair;
    if (!read_chair(c, &chair)) return wrong("a chair");
    chairs_.push_back(chair);
  }
  if (stored_.state != RoomState::Lobby && !everybody_has_a_seat(chairs_)) return wrong("seats");
  if (const json::value* summary = o.if_contains("summary"); summary && summary->is_object())
    summary_ = summary->get_object();
  return static_cast<int>(chairs_.size()) == settings_.players || wrong("number of chairs");
}

bool Room::save() {
  stored_.changed = context_.unix_seconds();
  stored_.doc = doc();
  return context_.store.save_room(stored_);
}

json::object Room::chair_json(const Chair& c) const {
  return {{"by", word(c.by)},
          {"name", c.name},
          {"here", c.here()},
          {"bot_plays", c.bot_plays},
          {"seat", seat_or_null(c.seat)}};
}

json::object Room::json() const {
  json::array chairs;
  for (const Chair& c : chairs_) chairs.push_back(chair_json(c));
  const auto watching =
      std::count_if(clients_.begin(), clients_.end(), [](const Client& c) { return c.chair < 0; });
  json::object o;
  o["id"] = stored_.id;
  o["name"] = settings_.name;
  o["state"] = word(stored_.state);
  o["settings"] = settings_json(settings_);
  o["chairs"] = std::move(chairs);
  o["watching"] = watching;
  o["replay"] = stored_.state == RoomState::Over ? json::value(stored_.id) : json::value(nullptr);
  return o;
}

bool Room::start(Refusal* no) {
  if (stored_.state != RoomState::Lobby)
    return refuse(no, "state", "游戏已经开始", "the game has started already");
  std::vector<Seat> seats(chairs_.size());
  std::iota(seats.begin(), seats.end(), Seat{0});
  Rng rng(mix64(seed_ ^ 0x73656174));
  rng.shuffle(seats.data(), players());  // who is lord is no matter of who came first
  const std::vector<Chair> before = chairs_;
  int bot = 0;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    Chair& c = chairs_[i];
    c.seat = seats[i];
    if (c.by == Chair::By::Free) c.by = Chair::By::Bot;
    if (c.by == Chair::By::Bot) c.name = "Bot " + std::to_string(++bot);
  }
  stored_.state = RoomState::Playing;
  if (!save()) {
    chairs_ = before;
    stored_.state = RoomState::Lobby;
    return not_stored(no);
  }
  prepare_game();
  for (Chair& c : chairs_)
    if (c.person() && !c.here()) c.away_since = context_.now();  // its clock did not run before
  context_.journal.note("game_started", {{"room", stored_.id}, {"players", players()}});
  for (Client& c : clients_) {
    const Seat viewer = viewer_of(c);
    if (!feed_.has_viewer(viewer)) feed_.add_viewer(viewer);
    viewers_[viewer];
  }
  window_policy_ = window_policy_now();
  feed_.set_window_policy(window_policy_);
  match_->listen(&listeners_);
  std::string why;
  if (!match_->start(setup_, &why))
    return refuse(no, "start", "无法开始：" + why, "the game cannot start: " + why);
  queue(feed_.take());
  broadcast_room();
  advance();
  return true;
}

void Room::prepare_game() {
  setup_ = {};
  setup_.mode = settings_.mode;
  setup_.players = players();
  setup_.seed = seed_;
  setup_.generals = {settings_.generals};
  if (context_.arrange) context_.arrange(setup_);
  chair_of_.assign(chairs_.size(), 0);
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].seat < chair_of_.size()) chair_of_[chairs_[i].seat] = static_cast<int>(i);
  for (Chair& c : chairs_) {
    c.bank = Millis{1000} * settings_.clock.bank;
    // After a restart they begin somewhere else: nobody's old answer fits a new question.
    c.questions = random_number() >> 12;
  }
  bots_.start(settings_.bots, players(), setup_.seed, bot_seats());
  match_ = std::make_unique<Match>();
}

SeatSet Room::bot_seats() const {
  SeatSet out;
  for (const Chair& c : chairs_)
    if (c.by == Chair::By::Bot && c.seat != kNoSeat) out.add(c.seat);
  return out;
}

bool Room::replay_answers(std::string* why) {
  const std::vector<Answer> answers = context_.store.answers(stored_.key);
  // A window that was shown to somebody is taken up again, also at a table that has none without spectators.
  const std::uint32_t last = answers.empty() ? 0 : answers.back().request;
  const bool held = hides_timing() || !context_.store.given(stored_.key, last + 1).empty();
  const SeatSet waited_for = held ? people() : SeatSet{};
  match_->listen(&listeners_);
  feed_.set_window_policy({waited_for});
  window_policy_ = {waited_for};
  if (!match_->start(setup_, why)) return false;
  for (const Answer& a : answers) {
    bots_.recall(*match_);
    const bool alone = !match_->over() && !of_window(match_->request()) && waited_for.has(a.seat);
    feed_.take();
    window_policy_ = {waited_for, feed_.waited() && !alone};
    feed_.set_window_policy(window_policy_);
    if (match_->answer(a, why)) continue;
    *why = "answer " + std::to_string(a.request) + " of the stored game does not fit: " + *why;
    return false;
  }
  take_up_window();
  return true;
}

// What was told before is told at once; only a window that waits for an answer is opened again.
void Room::take_up_window() {
  std::vector<FeedSegment> segments = feed_.take();
  pending_.clear();
  const bool open =
      segments.size() > 1 && !segments.back().news && !match_->over() && of_window(match_->request());
  if (!open) return;
  segments_shown_ = segments.size() - 2;
  for (std::size_t i = segments_shown_; i < segments.size(); ++i) pending_.push_back(std::move(segments[i]));
}

}  // namespace jiesuan::server
