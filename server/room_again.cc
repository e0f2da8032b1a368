// Another game for the same people, when one is over. The finished game stays where it is, with its replay;
// its room leads to the next one, where everybody has the same chair, the same name and the same token.
#include <algorithm>

#include "server/room.h"

namespace jiesuan::server {

void Room::again(Client& c, const Message& m) {
  Connection& from = *c.connection;
  if (stored_.state != RoomState::Over || !next_.empty())
    return refused(from, {"state", "现在不能再来一局", "another game cannot be asked for now"});
  if (c.chair < 0) return refused(from, {"state", "你没有座位", "you have no chair"});
  Chair& chair = chairs_[static_cast<std::size_t>(c.chair)];
  if (chair.again == m.yes) return;
  chair.again = m.yes;
  broadcast_room();
}

// The host need not wait for everybody; nor need others, if the host is gone.
void Room::go_on_without(Client& c) {
  const auto host = std::find_if(chairs_.begin(), chairs_.end(), [](const Chair& x) { return x.host; });
  const bool may = is_host(c) || host == chairs_.end() || !host->here();
  if (c.chair < 0 || !may || !next_.empty())
    return refused(*c.connection, {"host", "只有房主可以开始", "only the host can start"});
  chairs_[static_cast<std::size_t>(c.chair)].again = true;
  without_the_others_ = true;
}

bool Room::wants_next() const {
  if (stored_.state != RoomState::Over || !next_.empty()) return false;
  const auto has = [&](auto which) { return std::any_of(chairs_.begin(), chairs_.end(), which); };
  return has([](const Chair& c) { return c.again; }) &&
         (without_the_others_ || !has([](const Chair& c) { return c.person() && c.here() && !c.again; }));
}

std::unique_ptr<Room> Room::make_next(ServerContext& context, const Room& before, Refusal* no) {
  std::unique_ptr<Room> room = empty(context, before.settings_);
  room->invitation_ = before.invitation_;
  room->by_link_only_ = before.by_link_only_;
  room->bans_ = before.bans_;
  bool hosted = false;
  for (std::size_t i = 0; i < before.chairs_.size(); ++i) {
    const Chair& was = before.chairs_[i];
    Chair& chair = room->chairs_[i];
    if (!was.person() || !was.again) continue;  // a bot plays there
    chair.by = Chair::By::Person;
    chair.name = was.name;
    chair.token = was.token;
    chair.invited = was.invited;
    chair.host = was.host;
    hosted = hosted || was.host;
  }
  const auto first =
      std::find_if(room->chairs_.begin(), room->chairs_.end(), [](const Chair& c) { return c.person(); });
  if (!hosted && first != room->chairs_.end()) first->host = true;
  return room->put_into_store(no) ? std::move(room) : nullptr;
}

bool Room::lead_to(const std::string& next, Refusal* no) {
  next_ = next;
  if (!save()) {
    next_.clear();
    return not_stored(no);
  }
  broadcast_room();
  return true;
}

void Room::not_again(const Refusal& why) {
  without_the_others_ = false;
  for (Chair& c : chairs_) c.again = false;
  for (const Client& c : clients_)
    if (c.chair >= 0) refused(*c.connection, why);
  broadcast_room();
}

}  // namespace jiesuan::server
