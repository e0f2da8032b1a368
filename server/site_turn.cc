// Turns: what rooms do at about the same time is stored in one transaction, which costs hardly more than that
// of one room. What they say waits for it; if it fails, all of them are ahead of the store.
#include <algorithm>

#include "server/site.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kStoredTogether = 32;  // rooms; the first one's people wait for the last one
constexpr std::size_t kFewRooms = 1000;      // with so many everybody is heard soon …
constexpr std::size_t kLongestGather = 3;    // … with more it takes at most so many times as long

}  // namespace

// Where there is much to do, more is done at a time: each time costs something.
Millis Site::gather() const {
  return context_.gather *
         static_cast<Millis>(std::clamp<std::size_t>(rooms_.size() / kFewRooms, 1, kLongestGather));
}

// Rooms are not looked after all the time: where many are due, those of a few milliseconds are woken
// together.
std::optional<Millis> Site::rooms_due() const {
  if (alarms_.empty()) return std::nullopt;
  return std::max(alarms_.begin()->first, woke_rooms_at_ + gather());
}

std::optional<Millis> Site::due() const {
  std::optional<Millis> first = rooms_due();
  const auto consider = [&](std::optional<Millis> t) {
    if (t && (!first || *t < *first)) first = t;
  };
  consider(tidies_at_);
  if (turn_) consider(turn_->ends);
  return first;
}

// It ends as soon as whoever has spoken at the same moment has been heard, or, if rooms are about to be
// woken, with what they do: one that has nothing else to do keeps nobody waiting.
void Site::begin_turn() {
  if (turn_) return;
  const Millis now = context_.now();
  const std::optional<Millis> next = rooms_due();
  turn_ = Turn{next && *next <= now + gather() ? std::max(now, *next) : now};
  context_.store.begin();
  context_.held.emplace();
}

void Site::note_turn(const Room& room) {
  std::vector<std::string>& rooms = turn_->rooms;
  if (std::find(rooms.begin(), rooms.end(), room.id()) == rooms.end()) rooms.push_back(room.id());
  // Where others may take a room over, its step is stored under its own lease, and fails alone.
  if (rooms.size() >= (context_.store.shared() ? 1 : kStoredTogether)) end_turn();
}

void Site::end_turn() {
  if (!turn_) return;
  const Turn turn = *std::exchange(turn_, std::nullopt);
  const bool kept = context_.store.commit();
  const std::vector<ServerContext::Held> held = *std::exchange(context_.held, std::nullopt);
  if (!kept)
    context_.journal.warn("store_failed", {{"rooms", turn.rooms.size()}, {"why", context_.store.why()}});
  else
    for (const ServerContext::Held& h : held) h.to->send(h.message);
  for (const std::string& id : turn.rooms) {
    const AtOneMoment now_for_it(context_);
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) continue;
    if (!kept) found->second->not_kept();
    attend(*found->second);
  }
}

void Site::wake_room(const std::string& id) {
  const AtOneMoment now_for_it(context_);
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  begin_turn();
  found->second->wake();
  note_turn(*found->second);
}

void Site::wake() {
  const Millis now = context_.now();
  if (const std::optional<Millis> at = rooms_due(); at && *at <= now) {
    woke_rooms_at_ = now;
    std::vector<std::string> due;
    for (const auto& [when, id] : alarms_) {
      if (when > now) break;
      due.push_back(id);
    }
    for (const std::string& id : due) wake_room(id);
    end_turn();
  }
  if (turn_ && turn_->ends <= now) end_turn();
  if (tidies_at_ && *tidies_at_ <= now) {
    end_turn();
    tidy();
  }
  collect();
}

}  // namespace jiesuan::server
