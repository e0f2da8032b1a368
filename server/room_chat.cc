// What people say to each other. It is passed on and forgotten: no part of the game, of its log or of its
// replay.
#include "server/room.h"
#include "server/view_json.h"
#include "server/words.h"

namespace jiesuan::server {

// As it has been shown: the engine may be ahead of that.
bool Room::seen_alive(Seat s) const {
  const auto viewer = viewers_.find(s);
  if (viewer != viewers_.end() && viewer->second.past) return viewer->second.past->seats[s].alive;
  return view_of(match_->game(), s).seats[s].alive;
}

// While a game goes on the dead and those who watch are heard by each other only: the dead know what lies
// hidden, and of those who watch nobody knows with whom they sit.
bool Room::apart(const Client& c) const {
  return stored_.state == RoomState::Playing && (c.chair < 0 || !seen_alive(viewer_of(c)));
}

void Room::chat(Client& c, const Message& m) {
  if (!settings_.chat)
    return refused(*c.connection, {"chat_off", "房主关闭了聊天", "the host has switched chat off"});
  const Millis now = context_.now();
  const bool watches = c.chair < 0;
  Rate& own = watches ? c.chat : chairs_[static_cast<std::size_t>(c.chair)].chat;
  if (!own.take(now) || (watches && !watchers_chat_.take(now)))
    return refused(*c.connection,
                   {"chat_too_fast", "说得太快了，歇一下", "you talk too fast; wait a moment"});
  json::object o{{"type", "chat"}, {"chair", nullptr}, {"name", ""}, {"apart", apart(c)}};
  if (!watches) {
    o["chair"] = c.chair;
    o["name"] = chairs_[static_cast<std::size_t>(c.chair)].name;
  }
  o["stranger"] = watches || !chairs_[static_cast<std::size_t>(c.chair)].invited;
  if (m.type == Message::Type::Chat)
    o["text"] = m.text;
  else
    o["emote"] = word(m.emote);
  ++context_.metrics.chats;
  const bool to_those_apart = o["apart"] == true;
  const auto to_others = std::make_shared<const std::string>(json::serialize(o));
  o["yours"] = true;
  const auto to_itself = std::make_shared<const std::string>(json::serialize(o));
  for (const Client& other : clients_) {
    if (to_those_apart && !apart(other)) continue;
    const bool itself = watches ? &other == &c : other.chair == c.chair;
    const auto& bytes = itself ? to_itself : to_others;
    ++context_.metrics.messages_out;
    context_.metrics.bytes_out += bytes->size();
    context_.send(*other.connection, bytes);
  }
}

}  // namespace jiesuan::server
