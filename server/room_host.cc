// What the host may do: with the others' chairs, with the room's link, with the room.
#include <algorithm>
#include <iterator>
#include <utility>

#include "server/room.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kMostBans = 100;

}  // namespace

bool Room::may_do_with(const Client& c, int chair, Refusal* no) const {
  if (!is_host(c)) return refuse(no, "host", "只有房主可以这样做", "only the host can do this");
  return sits(chair, no) &&
         (chair != c.chair || refuse(no, "self", "这是你自己的座位", "this is your own chair"));
}

bool Room::sits(int chair, Refusal* no) const {
  return (chair < players() && chairs_[static_cast<std::size_t>(chair)].person()) ||
         refuse(no, "no_person", "这个座位上没有人", "nobody sits on this chair");
}

// Before the game the chair is free again. Later it is the seat of a game, so a bot has it; its link is void.
void Room::kick(Client& c, const Message& m) {
  Refusal no;
  if (!may_do_with(c, m.chair, &no)) return refused(*c.connection, no);
  remove_person(m.chair, {"kicked", "房主请你离开了座位", "the host has taken your chair back"}, &no);
}

bool Room::remove_person(int chair, const Refusal& why, Refusal* no) {
  if (!sits(chair, no)) return false;
  std::vector<Connection*> sat;
  for (const Client& c : clients_)
    if (c.chair == chair) sat.push_back(c.connection);
  greet(stored_.state == RoomState::Lobby ? give_back(chair) : take_chair_from(chair));
  for (Connection* who : sat) refused(*who, why);
  broadcast_room();
  if (stored_.state == RoomState::Playing) advance();
  return true;
}

std::vector<Connection*> Room::take_chair_from(int index) {
  std::vector<Connection*> gone;
  Chair& chair = chairs_[static_cast<std::size_t>(index)];
  for (Client& other : clients_) {
    if (other.chair != index) continue;
    other.chair = -1;
    gone.push_back(other.connection);
  }
  chair.token = random_word(kTokenLetters);  // which nobody is told
  chair.connections = 0;
  chair.again = false;
  if (stored_.state == RoomState::Playing) hand_to_bot(chair);
  note_absence();
  drop_viewer(chair.seat);
  save();
  return gone;
}

void Room::make_host(Client& c, const Message& m) {
  Refusal no;
  if (!may_do_with(c, m.chair, &no)) return refused(*c.connection, no);
  chairs_[static_cast<std::size_t>(c.chair)].host = false;
  chairs_[static_cast<std::size_t>(m.chair)].host = true;
  if (!save()) {
    chairs_[static_cast<std::size_t>(c.chair)].host = true;
    chairs_[static_cast<std::size_t>(m.chair)].host = false;
    not_stored(&no);
    return refused(*c.connection, no);
  }
  std::vector<Connection*> concerned;
  for (const Client& other : clients_)
    if (other.chair == c.chair || other.chair == m.chair) concerned.push_back(other.connection);
  greet(concerned);
  broadcast_room();
}

// What has just been changed is stored; if it cannot be, it is undone and said.
bool Room::saved_or(Client& c, const std::function<void()>& undo) {
  if (save()) return true;
  undo();
  Refusal no;
  not_stored(&no);
  refused(*c.connection, no);
  return false;
}

void Room::put_out(const std::function<bool(const Client&)>& whom, const Refusal& why) {
  std::vector<Client> out;
  std::copy_if(clients_.begin(), clients_.end(), std::back_inserter(out), whom);
  std::erase_if(clients_, whom);
  for (const Client& c : out) {
    drop_viewer(viewer_of(c));
    refused(*c.connection, why);
    c.connection->close();
  }
}

// Whoever has no account is known by its address alone, and everybody behind it goes with it. So the host's
// own cannot be banned.
void Room::ban(Client& c, const Message& m) {
  Refusal no;
  if (!may_do_with(c, m.chair, &no)) return refused(*c.connection, no);
  const std::string from = chairs_[static_cast<std::size_t>(m.chair)].from;
  if (from.empty() || from == c.connection->address())
    return refused(
        *c.connection,
        from.empty() ? Refusal{"no_address", "不知道这个人来自哪个地址；可以请其离开并更换链接",
                               "it is not known where this person came from; remove them and make a new link"}
                     : Refusal{"own_address", "这个人与你同一个地址；可以请其离开并更换链接",
                               "this person shares your own address; remove them and make a new link"});
  if (std::find(bans_.begin(), bans_.end(), from) == bans_.end()) {
    if (bans_.size() >= kMostBans)
      return refused(*c.connection, {"too_many", "禁入名单满了", "the list of those banned is full"});
    bans_.push_back(from);
    if (!saved_or(c, [&] { bans_.pop_back(); })) return;
  }
  Connection& host = *c.connection;
  kick(c, m);
  if (broken_) return;
  put_out([&](const Client& x) { return x.chair < 0 && x.connection->address() == from; },
          {"banned", "房主不让你进这个房间", "the host does not let you into this room"});
  if (client(host)) broadcast_room();
}

void Room::pardon(Client& c) {
  if (!is_host(c)) return refused(*c.connection, {"host", "只有房主可以这样做", "only the host can do this"});
  const std::vector<std::string> before = std::exchange(bans_, {});
  if (saved_or(c, [&] { bans_ = before; })) broadcast_room();
}

// A closed chair is kept for a bot.
void Room::close_or_open(Client& c, const Message& m) {
  const bool close = m.type == Message::Type::CloseChair;
  const Chair::By from = close ? Chair::By::Free : Chair::By::Bot,
                  to = close ? Chair::By::Bot : Chair::By::Free;
  if (!is_host(c)) return refused(*c.connection, {"host", "只有房主可以这样做", "only the host can do this"});
  if (stored_.state != RoomState::Lobby)
    return refused(*c.connection, {"state", "游戏已经开始", "the game has started already"});
  if (m.chair >= players() || chairs_[static_cast<std::size_t>(m.chair)].by != from)
    return refused(*c.connection, close ? Refusal{"taken", "这个座位不空", "this chair is not free"}
                                        : Refusal{"open", "这个座位没有关闭", "this chair is not closed"});
  Chair& chair = chairs_[static_cast<std::size_t>(m.chair)];
  chair.by = to;
  if (saved_or(c, [&] { chair.by = from; })) broadcast_room();
}

// From now on only whoever has the new link comes in: those without a chair who are there as well have to.
void Room::new_link(Client& c) {
  if (!is_host(c)) return refused(*c.connection, {"host", "只有房主可以这样做", "only the host can do this"});
  if (stored_.state == RoomState::Over || invitation_.empty())
    return refused(*c.connection, {"state", "这个房间没有邀请链接", "this room has no invitation link"});
  const std::string before = std::exchange(invitation_, random_word(kInvitationLetters));
  const bool only = std::exchange(by_link_only_, true), listed = std::exchange(settings_.listed, false);
  if (!saved_or(c, [&] { invitation_ = before, by_link_only_ = only, settings_.listed = listed; })) return;
  put_out([](const Client& x) { return x.chair < 0; },
          {"invitation", "房主更换了邀请链接", "the host has made a new invitation link"});
  std::vector<Connection*> seated;
  for (const Client& x : clients_)
    if (x.invited || is_host(x)) seated.push_back(x.connection);
  greet(seated);
  broadcast_room();
  if (stored_.state == RoomState::Playing) advance();
}

// One's own: whoever else has the old one watches.
void Room::new_seat_link(Client& c) {
  if (c.chair < 0) return refused(*c.connection, {"state", "你没有座位", "you have no chair"});
  Chair& chair = chairs_[static_cast<std::size_t>(c.chair)];
  const std::string before = std::exchange(chair.token, random_word(kTokenLetters));
  if (!saved_or(c, [&] { chair.token = before; })) return;
  say(*c.connection, {{"type", "seated"}, {"chair", c.chair}, {"token", chair.token}});
  const int index = c.chair;
  const Connection* owner = c.connection;
  std::vector<Connection*> others;
  for (Client& x : clients_) {
    if (x.chair != index || x.connection == owner) continue;
    x.chair = -1;
    --chair.connections;
    others.push_back(x.connection);
  }
  greet(others);
  if (others.empty()) return;
  broadcast_room();
  if (stored_.state == RoomState::Playing) advance();
}

bool Room::others_play(const Client& c) const {
  return std::any_of(chairs_.begin(), chairs_.end(), [&](const Chair& x) {
    return x.plays() && &x != &chairs_[static_cast<std::size_t>(c.chair)];
  });
}

// A game that others play, or one that is over, is theirs as well.
void Room::ask_to_delete(Client& c) {
  if (!is_host(c)) return refused(*c.connection, {"host", "只有房主可以这样做", "only the host can do this"});
  if (stored_.state == RoomState::Over)
    return refused(*c.connection, {"state", "已结束的对局不能删除", "a finished game cannot be deleted"});
  if (stored_.state == RoomState::Playing && others_play(c))
    return refused(*c.connection, {"others", "还有别人在玩，不能解散", "others are still playing here"});
  to_be_deleted_ = true;
}

void Room::not_deleted(const Refusal& why) {
  to_be_deleted_ = false;
  for (const Client& c : clients_)
    if (is_host(c)) refused(*c.connection, why);
}

}  // namespace jiesuan::server
