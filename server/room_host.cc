// What the host may do with the others' chairs.
#include <algorithm>
#include <utility>

#include "server/room.h"

namespace jiesuan::server {

bool Room::may_do_with(const Client& c, int chair, Refusal* no) const {
  if (!is_host(c)) return refuse(no, "host", "只有房主可以这样做", "only the host can do this");
  if (chair >= players() || !chairs_[static_cast<std::size_t>(chair)].person())
    return refuse(no, "no_person", "这个座位上没有人", "nobody sits on this chair");
  return chair != c.chair || refuse(no, "self", "这是你自己的座位", "this is your own chair");
}

// Before the game the chair is free again. Later it is the seat of a game, so a bot has it; its link is void.
void Room::kick(Client& c, const Message& m) {
  Refusal no;
  if (!may_do_with(c, m.chair, &no)) return refused(*c.connection, no);
  const std::vector<Connection*> gone =
      stored_.state == RoomState::Lobby ? give_back(m.chair) : take_chair_from(m.chair);
  greet(gone);
  for (Connection* who : gone)
    refused(*who, {"kicked", "房主请你离开了座位", "the host has taken your chair back"});
  broadcast_room();
  if (stored_.state == RoomState::Playing) advance();
}

std::vector<Connection*> Room::take_chair_from(int index) {
  std::vector<Connection*> gone;
  Chair& chair = chairs_[static_cast<std::size_t>(index)];
  for (Client& other : clients_) {
    if (other.chair != index) continue;
    other.chair = -1;
    gone.push_back(other.connection);
  }
  chair.token = random_word(22);  // which nobody is told
  chair.connections = 0;
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

}  // namespace jiesuan::server
