// Who is in the room: coming, going, sitting down, catching up.
#include <algorithm>
#include <utility>

#include "server/room.h"
#include "server/view_json.h"

namespace jiesuan::server {

Room::Client* Room::client(Connection& c) {
  for (Client& known : clients_)
    if (known.connection == &c) return &known;
  return nullptr;
}

void Room::say_text(Connection& c, std::string message) {
  auto bytes = std::make_shared<const std::string>(std::move(message));
  ++context_.metrics.messages_out;
  context_.metrics.bytes_out += bytes->size();
  context_.send(c, std::move(bytes));
}

void Room::refused(Connection& c, const Refusal& no, std::uint64_t question) {
  ++context_.metrics.refused;
  json::object o = no.json();
  o["type"] = "refused";
  if (question != 0) o["question"] = question;
  say(c, o);
}

void Room::broadcast_room() { send_room(true); }

// How many watch concerns those who play: were everybody who watches told of everybody else who comes, a
// thousand spectators would cost a million messages.
void Room::send_room(bool to_watchers) {
  auto bytes =
      std::make_shared<const std::string>(json::serialize(json::object{{"type", "room"}, {"room", json()}}));
  for (Client& c : clients_) {
    if (c.chair < 0 && !to_watchers) continue;
    ++context_.metrics.messages_out;
    context_.metrics.bytes_out += bytes->size();
    context_.send(*c.connection, bytes);
  }
}

Seat Room::viewer_of(const Client& c) const {
  return c.chair < 0 ? kNoSeat : chairs_[static_cast<std::size_t>(c.chair)].seat;
}

bool Room::has_client(Seat viewer) const {
  return std::any_of(clients_.begin(), clients_.end(),
                     [&](const Client& c) { return viewer_of(c) == viewer; });
}

// Whoever has a chair comes to it. Others are held off by a ban, or by not having the link where one is
// needed; a finished game is for everybody to look at.
bool Room::may_enter(Client& c, const Message& hello, Refusal* no) const {
  for (std::size_t i = 0; i < chairs_.size() && !hello.token.empty(); ++i)
    if (chairs_[i].person() && chairs_[i].token == hello.token) c.chair = static_cast<int>(i);
  c.invited = c.chair >= 0 ? chairs_[static_cast<std::size_t>(c.chair)].invited : invites(hello.invitation);
  if (c.chair >= 0) return true;
  if (!hello.token.empty())
    return refuse(no, "bad_token", "这个座位链接在此房间无效", "this link is no seat of this room");
  if (stored_.state == RoomState::Over) return true;
  const std::string from = c.connection->address();
  if (!from.empty() && std::find(bans_.begin(), bans_.end(), from) != bans_.end())
    return refuse(no, "banned", "房主不让你进这个房间", "the host does not let you into this room");
  return c.invited || !by_link_only() ||
         refuse(no, "invitation", "这个房间只能凭新的邀请链接进入",
                "this room can only be entered by its new invitation link");
}

bool Room::join(Connection& c, const Message& hello, Refusal* no) {
  Client joined{&c};
  if (!may_enter(joined, hello, no)) return false;
  const bool was_deserted = deserted();
  clients_.push_back(joined);
  if (joined.chair >= 0) {
    Chair& chair = chairs_[static_cast<std::size_t>(joined.chair)];
    ++chair.connections;
    chair.from = c.address();
    chair.bot_plays = false;
    chair.missed = 0;
    chair.away_since = 0;
  }
  if (was_deserted && !deserted()) {  // the table waited; now the clocks of the others start
    for (Chair& chair : chairs_)
      if (chair.person() && !chair.here()) chair.away_since = context_.now();
    for (Asked& q : asked_) q.since = context_.now();
    if (window_ && window_->until != 0) window_->until = shown_by() + length_of(window_->window);
  }
  welcome(clients_.back());
  if (broken_) return true;
  send_room(joined.chair >= 0);
  advance();
  return true;
}

void Room::welcome(Client& c) {
  const Seat viewer = viewer_of(c);
  json::object o;
  o["type"] = "welcome";
  o["protocol"] = kProtocol;
  json::object you{{"chair", c.chair < 0 ? json::value(nullptr) : json::value(c.chair)},
                   {"host", is_host(c)}};
  if (!invitation_.empty() && (is_host(c) || c.invited)) you["invitation"] = invitation_;
  o["you"] = std::move(you);
  o["room"] = json();
  const std::string log = stored_.state == RoomState::Lobby ? "" : catch_up(viewer);
  if (broken_) return;  // it would be told a shorter game
  std::string message = json::serialize(o);
  message.back() = ',';
  say_text(*c.connection, message + "\"log\":[" + log + "]}");
  if (c.chair >= 0) say(*c.connection, switches_json(chairs_[static_cast<std::size_t>(c.chair)]));
  if (stored_.state == RoomState::Lobby) return;
  c.follows.reset();  // it gets an update, whether or not there is news for others
}

// All the viewer has been told so far, by playing the game again for it; from here on it listens along.
std::string Room::catch_up(Seat viewer) {
  flush_now();  // what others of the same seat have not been sent yet
  std::vector<Answer> answers;
  std::string why;
  if (!answers_so_far(&answers, &why)) {
    context_.journal.warn("store_failed", {{"room", stored_.id}, {"why", why}});
    broken_ = true;
    return {};
  }
  ViewerFeed feed;
  feed.add_viewer(viewer);
  Match& again = context_.replayer;
  again.listen(&feed);
  if (answers.empty()) feed.set_window_policy(window_policy_);
  again.start(setup_, &why);
  std::string log;
  const auto tell = [&](const FeedSegment& segment) {
    const auto mine = segment.viewers.find(viewer);
    if (mine == segment.viewers.end()) return;
    append(log, mine->second.log);
  };
  for (std::size_t i = 0; i < answers.size(); ++i) {
    for (const FeedSegment& segment : feed.take()) tell(segment);
    if (i + 1 == answers.size()) feed.set_window_policy(window_policy_);
    again.answer(answers[i]);
  }
  again.listen(nullptr);
  std::vector<FeedSegment> last = feed.take();
  const std::size_t shown = std::min(last.size(), pending_.empty() ? last.size() : segments_shown_);
  for (std::size_t i = 0; i < shown; ++i) tell(last[i]);
  Viewer& v = viewers_[viewer];
  v.fresh.clear();
  v.lasts = 0;
  v.past.reset();
  for (std::size_t i = shown; i < last.size() && i - shown < pending_.size(); ++i)
    pending_[i - shown].viewers[viewer] = last[i].viewers[viewer];
  if (shown > 0 && !pending_.empty() && window_ && last[shown - 1].has_window)
    v.past = last[shown - 1].viewers[viewer].view;
  feed_.put_viewer(feed.log_of(viewer));
  return log;
}

void Room::drop_viewer(Seat viewer) {
  if (has_client(viewer)) return;
  viewers_.erase(viewer);
  feed_.remove_viewer(viewer);
}

void Room::leave(Connection& c) {
  Client* gone = client(c);
  if (!gone) return;
  const int chair = gone->chair;
  const Seat viewer = viewer_of(*gone);
  clients_.erase(clients_.begin() + (gone - clients_.data()));
  if (chair >= 0 && --chairs_[static_cast<std::size_t>(chair)].connections == 0) note_absence();
  drop_viewer(viewer);
  send_room(chair >= 0);
  if (stored_.state == RoomState::Playing && !deserted()) advance();
}

void Room::note_absence() {
  for (Chair& c : chairs_)
    if (c.person() && !c.here() && c.away_since == 0) c.away_since = context_.now();
}

void Room::sit(Client& c, const Message& m) {
  Refusal no;
  if (stored_.state != RoomState::Lobby) {
    refuse(&no, "state", "游戏已经开始，不能入座", "the game has started: nobody can sit down any more");
  } else if (c.chair >= 0) {
    refuse(&no, "state", "你已经坐下了", "you sit already");
  } else if (m.chair >= players() || chairs_[static_cast<std::size_t>(m.chair)].person()) {
    refuse(&no, "taken", "这个座位不空", "this chair is not free");
  } else if (chairs_[static_cast<std::size_t>(m.chair)].by == Chair::By::Bot) {
    refuse(&no, "closed", "房主把这个座位留给了机器人", "the host keeps this chair for a bot");
  } else {
    Chair& chair = chairs_[static_cast<std::size_t>(m.chair)];
    const Chair before = chair;
    chair = {};
    chair.by = Chair::By::Person;
    chair.name = m.name;
    chair.token = random_word(kTokenLetters);
    chair.invited = c.invited;
    chair.from = c.connection->address();
    chair.host = std::none_of(chairs_.begin(), chairs_.end(), [](const Chair& x) { return x.host; });
    if (!save()) {
      chair = before;
      return refused(*c.connection, {"store", "服务器无法保存", "the server cannot store this"});
    }
    c.chair = m.chair;
    chair.connections = 1;
    say(*c.connection, {{"type", "seated"}, {"chair", m.chair}, {"token", chair.token}});
    if (chair.host)
      welcome(c);  // that is news to it
    else
      say(*c.connection, switches_json(chair));
    return broadcast_room();
  }
  refused(*c.connection, no);
}

// Tells them anew who they are.
void Room::greet(const std::vector<Connection*>& whose) {
  for (Connection* c : whose)
    if (Client* known = client(*c)) welcome(*known);
}

// Before the game the chair is free again; later a bot has it until its owner says hello.
void Room::stand(Client& c) {
  if (c.chair < 0) return refused(*c.connection, {"state", "你没有座位", "you have no chair"});
  Chair& chair = chairs_[static_cast<std::size_t>(c.chair)];
  const Seat viewer = viewer_of(c);
  std::vector<Connection*> changed{c.connection};
  if (stored_.state == RoomState::Lobby) {
    changed = give_back(c.chair);
  } else {
    c.chair = -1;
    chair.again = false;
    if (--chair.connections == 0) {
      if (stored_.state == RoomState::Playing) hand_to_bot(chair);
      note_absence();
    }
    drop_viewer(viewer);
  }
  greet(changed);
  broadcast_room();
  if (stored_.state == RoomState::Playing) advance();
}

// Frees a chair before the game; if it was the host's, the next person is the host. Says whom that concerns.
std::vector<Connection*> Room::give_back(int index) {
  std::vector<Connection*> changed;
  for (Client& other : clients_) {
    if (other.chair != index) continue;
    other.chair = -1;
    changed.push_back(other.connection);
  }
  Chair& chair = chairs_[static_cast<std::size_t>(index)];
  const bool host = std::exchange(chair, {}).host;
  const auto next = std::find_if(chairs_.begin(), chairs_.end(), [](const Chair& x) { return x.person(); });
  if (host && next != chairs_.end()) {
    next->host = true;
    for (Client& other : clients_)
      if (other.chair == next - chairs_.begin()) changed.push_back(other.connection);
  }
  save();
  return changed;
}

void Room::hand_to_bot(Chair& c) {
  c.bot_plays = true;
  withdraw(c.seat);
  if (window_) window_->undecided.remove(c.seat);
}

// Its owner has said something: it is there again.
void Room::take_back(Chair& c) {
  c.missed = 0;
  if (!std::exchange(c.bot_plays, false)) return;
  broadcast_room();
  advance();
}

void Room::change(Client& c, const Message& m) {
  Refusal no;
  if (!is_host(c)) return refused(*c.connection, {"host", "只有房主可以设置", "only the host can do this"});
  if (stored_.state != RoomState::Lobby && !(m.settings.size() == 1 && m.settings.contains("chat")))
    return refused(*c.connection, {"state", "游戏已经开始", "the game has started already"});
  Settings changed = settings_;
  // A table of bots alone is made so; where people sit neither that nor a seed can be had any more.
  for (const char* fixed : {"bots_only", "guided", "seed"})
    if (m.settings.contains(fixed))
      return refused(*c.connection, {"settings", "“" + std::string(fixed) + "”只能在开房时设定",
                                     "'" + std::string(fixed) + "' can only be set when a room is made"});
  if (!change_settings(m.settings, &changed, &no)) return refused(*c.connection, no);
  if (stored_.state != RoomState::Lobby) {
    const bool before = std::exchange(settings_.chat, changed.chat);
    if (saved_or(c, [&] { settings_.chat = before; })) broadcast_room();
    return;
  }
  const int wanted = changed.players;
  settings_ = changed;
  greet(resize(wanted));
  save();
  broadcast_room();
  for (Chair& chair : chairs_) chair.switches_told = false;  // without an end of windows nobody skips
  tell_switches();
}

void Room::hear(Connection& from, const Message& m) {
  Client* c = client(from);
  if (!c) return;
  if (c->chair >= 0 && m.type != Message::Type::Ping) take_back(chairs_[static_cast<std::size_t>(c->chair)]);
  switch (m.type) {
    case Message::Type::Hello:
      return refused(from, {"state", "你已在房间里", "you are in the room already"});
    case Message::Type::Sit:
      return sit(*c, m);
    case Message::Type::Rename:
      if (c->chair < 0) return refused(from, {"state", "你没有座位", "you have no chair"});
      chairs_[static_cast<std::size_t>(c->chair)].name = m.name;
      save();
      return broadcast_room();
    case Message::Type::Stand:
      return stand(*c);
    case Message::Type::Settings:
      return change(*c, m);
    case Message::Type::Start: {
      Refusal no;
      if (stored_.state == RoomState::Over) return go_on_without(*c);
      if (!is_host(*c)) return refused(from, {"host", "只有房主可以开始", "only the host can start"});
      if (!start(&no)) refused(from, no);
      return;
    }
    case Message::Type::Kick:
      return kick(*c, m);
    case Message::Type::MakeHost:
      return make_host(*c, m);
    case Message::Type::Ban:
      return ban(*c, m);
    case Message::Type::Pardon:
      return pardon(*c);
    case Message::Type::CloseChair:
    case Message::Type::OpenChair:
      return close_or_open(*c, m);
    case Message::Type::NewLink:
      return new_link(*c);
    case Message::Type::NewSeatLink:
      return new_seat_link(*c);
    case Message::Type::DeleteRoom:
      return ask_to_delete(*c);
    case Message::Type::Again:
      return again(*c, m);
    case Message::Type::Chat:
    case Message::Type::Emote:
      return chat(*c, m);
    case Message::Type::Pick:
      return pick(*c, m);
    case Message::Type::Answer:
      return answer(*c, m);
    case Message::Type::Why:
      return explain(*c, m);
    case Message::Type::Switches:
      return switches(*c, m);
    case Message::Type::Think:
      return think(*c);
    case Message::Type::Ping:
      return say(from, {{"type", "pong"}, {"n", m.n}});
  }
}

std::optional<Seat> Room::seat_of(const std::string& token) const {
  for (const Chair& c : chairs_)
    if (c.person() && !token.empty() && c.token == token) return c.seat;
  return std::nullopt;
}

Room::Shown Room::shown() const { return {window_policy_, segments_shown_, pending_.empty()}; }

}  // namespace jiesuan::server
