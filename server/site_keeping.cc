// What a site does now and then, unasked: lets old games go, and where several servers share the store says
// that it is alive, lets rooms go that are wanted elsewhere, takes up those of a server that died.
#include <algorithm>

#include "server/site.h"

namespace jiesuan::server {
namespace {

constexpr Millis kForgetsEvery = 60'000, kSignsEvery = 2'000;
constexpr std::size_t kForgottenAtOnce = 50, kTakenAtOnce = 50;  // some ms

}  // namespace

void Site::tidy() {
  const bool forgets = limits_.keep_finished > 0, shared = context_.store.shared();
  const Millis now = context_.now();
  if (shared) mind_leases();
  if (forgets && now >= forgets_at_) {
    forgets_at_ = now + kForgetsEvery;
    forget_finished();
  }
  if (shared || forgets) tidies_at_ = now + (shared ? kSignsEvery : kForgetsEvery);
}

// A game's age is reckoned from the last thing that happened here, so that a clock that is wrong when the
// server starts costs nothing. What somebody looks at or what is being told waits for the next time.
void Site::forget_finished() {
  std::int64_t newest = 0, forgotten = 0;
  std::vector<StoredRoom> old;
  if (!context_.store.newest(&newest) ||
      !context_.store.finished_before(std::min(newest, context_.unix_seconds()) - limits_.keep_finished,
                                      kForgottenAtOnce, &old)) {
    context_.journal.warn("store_failed", {{"why", context_.store.why()}});
    return;
  }
  for (const StoredRoom& room : old) {
    if (rooms_.contains(room.id) || telling_.contains(room.key)) continue;
    if (context_.store.take(room.key) != Taken::Mine) continue;
    if (!context_.store.remove_room(room.key)) {
      context_.journal.warn("store_failed", {{"room", room.id}, {"why", context_.store.why()}});
      break;
    }
    ++forgotten;
  }
  if (forgotten > 0) context_.journal.note("finished_games_forgotten", {{"games", forgotten}});
}

// From now on this server's, as it is stored now: another may have had it until a moment ago.
Taken Site::take(StoredRoom* stored) {
  const Taken taken = context_.store.take(stored->key);
  if (taken != Taken::Mine || !context_.store.shared()) return taken;
  return context_.store.find_room(stored->key, stored) == Lookup::Found ? taken : Taken::Failed;
}

bool Site::take_up(StoredRoom stored) {
  if (rooms_.contains(stored.id) || take(&stored) != Taken::Mine) return false;
  std::string why;
  std::unique_ptr<Room> room = Room::load(context_, stored, &why);
  if (!room) note_unplayable(stored, why);
  if (!room || room->idle()) {  // its people are gone; it is loaded again when one of them comes
    context_.store.release(stored.key);
    return room != nullptr;
  }
  Room& kept = *(rooms_[stored.id] = std::move(room));
  attend(kept);
  return true;
}

void Site::mind_leases() {
  std::vector<StoredRoom> left;
  if (!context_.store.stay_alive() || !context_.store.left_behind(kTakenAtOnce, &left))
    context_.journal.warn("store_failed", {{"why", context_.store.why()}});
  for (const std::int64_t key : context_.store.asked_for()) {
    const auto wanted = std::find_if(rooms_.begin(), rooms_.end(),
                                     [&](const auto& room) { return room.second->key() == key; });
    if (wanted == rooms_.end()) continue;
    const std::string id = wanted->first;
    context_.journal.note("room_let_go", {{"room", id}});
    send_away(id, "房间换到另一台服务器，稍后自动重连",
              "the room moves to another server; you will be reconnected");
  }
  for (const StoredRoom& stored : left)
    if (take_up(stored)) context_.journal.note("room_taken_over", {{"room", stored.id}});
}

}  // namespace jiesuan::server
