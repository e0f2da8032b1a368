#include "server/room.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "engine/content/catalogue.h"
#include "engine/content/module_words.h"
#include "engine/content/pool.h"
#include "engine/content/rules_version.h"

namespace jiesuan::server {
namespace {

std::uint64_t random_number() {
  std::uint64_t out = 0;
  for (char c : random_word(16)) out = mix64(out ^ static_cast<unsigned char>(c));
  return out;
}

bool cannot_start(Refusal* no, std::string_view zh, std::string_view en) {
  return refuse(no, "start", fmt::format("无法开始：{}", zh), fmt::format("the game cannot start: {}", en));
}

// A set whose generals are all written with rules that are off has nobody to choose.
bool sets_have_generals(const Settings& s, Refusal* no) {
  for (const std::string& id : s.sets) {
    GeneralSet pool;
    std::string why;
    if (!generals_named(*find_mode(s.mode), modules_meant(s.rules), {id}, &pool, &why))
      return cannot_start(no, fmt::format("武将包“{}”的武将要用未开启的变体规则", find_expansion(id)->zh),
                          why);
  }
  return true;
}

}  // namespace

std::unique_ptr<Room> Room::empty(ServerContext& context, const Settings& settings) {
  StoredRoom stored;
  stored.id = context.room_id();
  stored.changed = context.unix_seconds();
  std::unique_ptr<Room> room(new Room(context, stored));
  room->settings_ = settings;
  room->seed_ = settings.seed.value_or(context.seed.value_or(random_number()));
  room->resize(settings.players);
  return room;
}

bool Room::put_into_store(Refusal* no) {
  stored_.doc = doc();
  if (!context_.store.add_room(stored_))
    return refuse(no, "store", "服务器无法保存房间", "the server cannot store the room");
  stored_.doc = {};
  ++context_.metrics.rooms_made;
  return true;
}

std::unique_ptr<Room> Room::make(ServerContext& context, const Settings& settings, Refusal* no) {
  std::unique_ptr<Room> room = empty(context, settings);
  if (settings.bots_only) {
    for (Chair& c : room->chairs_) c.by = Chair::By::Bot;
  } else {
    Chair& host = room->chairs_[0];
    host.by = Chair::By::Person;
    host.host = true;
    host.token = random_word(kTokenLetters);
    host.invited = true;
    room->invitation_ = random_word(kInvitationLetters);
  }
  return room->put_into_store(no) ? std::move(room) : nullptr;
}

std::unique_ptr<Room> Room::load(ServerContext& context, const StoredRoom& stored, std::string* why) {
  std::unique_ptr<Room> room(new Room(context, stored));
  if (!room->read_doc(why)) return nullptr;
  if (stored.state == RoomState::Lobby) return room;
  room->prepare_game();
  room->given_unread_ = room->given_stored_ = true;
  if (!room->replay_answers(why)) return nullptr;
  room->more_ = stored.state == RoomState::Playing;
  room->news_ = true;  // whoever comes back sees the table before a bot goes on
  return room;
}

Room::~Room() { --context_.metrics.rooms; }

bool Room::recall(ServerContext& context, const StoredRoom& stored, PlayedGame* game, std::string* why) {
  Room room(context, stored);
  if (!room.read_doc(why)) return false;
  room.prepare_game();
  return room.played(game, why);
}

bool Room::played(PlayedGame* game, std::string* why) const {
  game->room = stored_.key;
  game->setup = setup_;
  game->rules = stored_.rules;
  game->bots = settings_.bots;
  game->bot_seats = bot_seats();
  if (context_.store.answers(stored_.key, &game->answers) &&
      context_.store.checkpoints(stored_.key, &game->checkpoints))
    return true;
  *why = context_.store.unread();
  return false;
}

bool Room::answers_so_far(std::vector<Answer>* out, std::string* why) const {
  if (!context_.store.answers(stored_.key, out)) {
    *why = context_.store.unread();
    return false;
  }
  if (out->size() == decisions()) return true;
  *why = "answers are missing: " + std::to_string(decisions()) + " were given, " +
         std::to_string(out->size()) + " are stored";
  return false;
}

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
  stored_.rules = kRulesVersion;
  prepare_game();
  const auto not_begun = [&] {
    chairs_ = before;
    stored_.state = RoomState::Lobby;
    named_ = false;
    match_.reset();
    return false;
  };
  if (!name_content(no) || !(save() || not_stored(no))) return not_begun();
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
  if (!match_->start(setup_, &why)) {
    cannot_start(no, why, why);
    viewers_.clear();
    feed_ = {};
    not_begun();
    broken_ = !save();
    return false;
  }
  queue(feed_.take());
  broadcast_room();
  advance();
  return true;
}

Setup Room::setup_of_settings() const {
  Setup s;
  s.mode = settings_.mode;
  s.players = players();
  s.seed = seed_;
  s.modules = settings_.rules;
  if (!settings_.sets.empty())
    s.generals = settings_.sets;
  else if (settings_.generals != "standard")
    s.generals = {settings_.generals};  // else what the mode has
  s.printings = printings_named(settings_.printings).value_or(Printings::Any);
  return s;
}

void Room::prepare_game() {
  if (!named_) setup_ = setup_of_settings();
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
  match_ = std::make_unique<Match>(context_.bench);
}

bool Room::name_content(Refusal* no) {
  Rulebook rules;
  std::string why;
  if (!sets_have_generals(settings_, no)) return false;
  if (!rules.put_together(setup_, Policies{}, &why)) return cannot_start(no, why, why);
  const PoolSize n = rules.generals_for(setup_);
  if (!setup_.position && !n.enough())
    return cannot_start(
        no,
        fmt::format("可选的武将只有 {} 名，{} 人至少需要 {} 名；请多选武将包或减少人数", n.there, players(),
                    n.needed),
        fmt::format("there are only {} generals to choose from, {} players need at least {}; choose more "
                    "sets or fewer players",
                    n.there, players(), n.needed));
  named_ = true;
  return true;
}

SeatSet Room::bot_seats() const {
  SeatSet out;
  for (const Chair& c : chairs_)
    if (c.by == Chair::By::Bot && c.seat != kNoSeat) out.add(c.seat);
  return out;
}

// A game that does not come out as it was played is refused: going on would be another game.
bool Room::replay_answers(std::string* why) {
  PlayedGame game;
  if (!played(&game, why)) return false;
  // A window that was shown to somebody is taken up again, also at a table that has none without spectators.
  next_request_ = game.answers.empty() ? 1 : game.answers.back().request + 1;
  std::vector<Answer> given;
  if (!context_.store.given(stored_.key, next_request_, &given)) {
    *why = context_.store.unread();
    return false;
  }
  const SeatSet waited_for = hides_timing() || !given.empty() ? people() : SeatSet{};
  match_->listen(&listeners_);
  feed_.set_window_policy({waited_for});
  window_policy_ = {waited_for};
  if (!match_->start(setup_, why)) return false;
  Checkpoints checkpoints(game);
  for (const Answer& a : game.answers) {
    bots_.recall(*match_, a.seat);
    const bool alone = !match_->over() && !of_window(*match_, feed_.launches()) && waited_for.has(a.seat);
    feed_.take();
    window_policy_ = {waited_for, feed_.waited() && !alone};
    feed_.set_window_policy(window_policy_);
    if (!match_->answer(a, why)) {
      *why = differs_at(game.rules, a.request) + " (the stored answer does not fit: " + *why + ")";
      return false;
    }
    if (!checkpoints.hold(*match_)) {
      *why = differs_at(game.rules, a.request);
      return false;
    }
  }
  if (checkpoints.left() || (stored_.state == RoomState::Over && !match_->over())) {
    *why = "answers of the stored game are missing";
    return false;
  }
  return take_up_windows(why);
}

// Windows that were not over are held again, whoever can answer in them: to open only one that somebody can
// would tell that somebody can. What was told before them is told at once.
bool Room::take_up_windows(std::string* why) {
  std::vector<FeedSegment> segments = feed_.take();
  pending_.clear();
  segments_shown_ = 0;
  std::uint32_t over = 0;
  if (!context_.store.shown(stored_.key, next_request_, &over)) {
    *why = context_.store.unread();
    return false;
  }
  std::size_t shown = 0;
  while (shown + 1 < segments.size() && segments[shown].windows <= over) ++shown;
  if (stored_.state != RoomState::Playing || shown + 1 == segments.size()) return true;
  segments_shown_ = shown;
  for (std::size_t i = shown; i < segments.size(); ++i) pending_.push_back(std::move(segments[i]));
  return true;
}

}  // namespace jiesuan::server
