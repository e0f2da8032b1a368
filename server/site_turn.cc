// Turns: what rooms do at about the same time is stored in one transaction, which costs hardly more than that
// of one room. What they say waits for it; if it fails, all of them are ahead of the store.
#include <algorithm>

#include "server/site.h"

namespace jiesuan::server {
namespace {

constexpr std::size_t kStoredTogether = 128;  // rooms; the first one's people wait for the last one
constexpr std::size_t kFewRooms = 800;        // with so many everybody is heard soon …
constexpr std::size_t kLongestGather = 5;     // … with more it takes at most so many times as long

}  // namespace

// Where there is much to do, more is done at a time: each time costs something.
Millis Site::gather() const {
  return context_.gather *
         static_cast<Millis>(std::clamp<std::size_t>(rooms_.size() / kFewRooms, 1, kLongestGather));
}

Millis Site::rest() const { return rooms_.size() < kFewRooms ? 0 : gather(); }

// Rooms are not looked after all the time: where many are due, those of a few milliseconds are woken
// together.
std::optional<Millis> Site::rooms_due() const {
  if (alarms_.empty()) return std::nullopt;
  return std::max(alarms_.begin()->at, woke_rooms_at_ + gather());
}

std::optional<Millis> Site::due() const {
  std::optional<Millis> first = rooms_due();
  const auto consider = [&](std::optional<Millis> t) {
    if (t && (!first || *t < *first)) first = t;
  };
  consider(tidies_at_);
  consider(turn_ends_);
  return first;
}

// It ends as soon as whoever has spoken at the same moment has been heard, or, if rooms are about to be
// woken, with what they do: one that has nothing else to do keeps nobody waiting.
void Site::begin_turn() {
  if (turn_ends_) return;
  const Millis now = context_.now();
  const std::optional<Millis> next = rooms_due();
  turn_ends_ = next && *next <= now + gather() ? std::max(now, *next) : now;
  context_.store.begin();
  context_.held.emplace();
}

void Site::note_turn(Room& room) {
  if (std::find(in_turn_.begin(), in_turn_.end(), &room) == in_turn_.end()) in_turn_.push_back(&room);
  // Where others may take a room over, its step is stored under its own lease, and fails alone.
  if (in_turn_.size() >= (context_.store.shared() ? 1 : kStoredTogether)) end_turn();
}

void Site::end_turn() {
  if (!turn_ends_) return;
  turn_ends_.reset();
  const std::size_t first = attending_.size(), last = first + in_turn_.size();
  attending_.insert(attending_.end(), in_turn_.begin(), in_turn_.end());
  in_turn_.clear();
  const bool kept = context_.store.commit();
  const std::vector<ServerContext::Held> held = *std::exchange(context_.held, std::nullopt);
  if (!kept)
    context_.journal.warn("store_failed", {{"rooms", last - first}, {"why", context_.store.why()}});
  else
    for (const ServerContext::Held& h : held) h.to->send(h.message);
  for (std::size_t i = first; i < last; ++i) {
    Room* room = attending_[i];
    if (!room) continue;
    const AtOneMoment now_for_it(context_);
    if (!kept) room->not_kept();
    attend(*room);
  }
  attending_.resize(first);
}

void Site::wake_room(Room& room) {
  const AtOneMoment now_for_it(context_);
  begin_turn();
  room.wake();
  note_turn(room);
}

void Site::wake() {
  const Millis now = context_.now();
  if (const std::optional<Millis> at = rooms_due(); at && *at <= now) {
    woke_rooms_at_ = now;
    for (const Alarm& alarm : alarms_) {
      if (alarm.at > now) break;
      waking_.push_back(alarm.room);
    }
    for (std::size_t i = 0; i < waking_.size(); ++i)
      if (Room* room = waking_[i]) wake_room(*room);
    waking_.clear();
    end_turn();
  }
  if (turn_ends_ && *turn_ends_ <= now) end_turn();
  if (tidies_at_ && *tidies_at_ <= now) {
    end_turn();
    tidy();
  }
  collect();
}

}  // namespace jiesuan::server
