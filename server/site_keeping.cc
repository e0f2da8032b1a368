// What a site does now and then, unasked: lets old games go, and where several servers share the store says
// that it is alive, lets rooms go that are wanted elsewhere, takes up those of a server that died.
#include <algorithm>

#include "server/site.h"

namespace jiesuan::server {
namespace {

constexpr Millis kForgetsEvery = 60'000, kSignsEvery = 2'000, kHearsEvery = 100;
constexpr std::size_t kForgottenAtOnce = 50, kTakenAtOnce = 20;  // some ms
constexpr Millis kProxiesNotice = 3'000;                         // that the server is drained
constexpr std::size_t kDrainSteps = 150;                         // of kHearsEvery
// How long a room stays that has come back within a minute, at first and at most.
constexpr Millis kStays = 4'000, kStaysAtMost = 64'000, kComesBackSoon = 60'000;

}  // namespace

void Site::tidy() {
  const bool forgets = limits_.keep_finished > 0, shared = context_.store.shared();
  const Millis now = context_.now();
  if (shared) mind_leases();
  if (forgets && now >= forgets_at_) {
    forgets_at_ = now + kForgetsEvery;
    forget_finished();
  }
  if (shared || forgets) tidies_at_ = now + (shared ? kHearsEvery : kForgetsEvery);
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
    if (!mine(room.id) || rooms_.contains(room.id) || telling_.contains(room.key)) continue;
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
  if (!mine(stored.id) || rooms_.contains(stored.id) || take(&stored) != Taken::Mine) return false;
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
  const Millis now = context_.now();
  if (now >= signs_at_) {
    signs_at_ = now + kSignsEvery;
    stay_alive();
    take_left_behind();
    std::erase_if(let_go_, [&](const auto& room) {
      return now > std::max(room.second.at, room.second.until) + kComesBackSoon;
    });
  }
  let_wanted_go();
  if (draining_ && now >= lets_go_at_) let_some_go();
}

// Whoever could not say for too long that it is alive has lost its rooms, and knows it: its people are sent
// away without being asked, to where the rooms are now.
void Site::stay_alive() {
  const Millis asked = context_.now();
  const bool late = asked >= claim_until_;
  if (!late && context_.store.stay_alive()) {
    claim_until_ = asked + kClaimLasts;
    return;
  }
  if (!late) context_.journal.warn("store_failed", {{"why", context_.store.why()}});
  if (context_.now() < claim_until_) return;
  context_.store.give_up();
  std::vector<std::string> lost;
  lost.reserve(rooms_.size());
  for (const auto& [id, room] : rooms_) lost.push_back(id);
  for (const std::string& id : lost)
    send_away(id, "服务器与存档失去联系，稍后自动重连",
              "the server has lost its store; you will be reconnected");
  if (!lost.empty()) context_.journal.warn("rooms_lost", {{"rooms", lost.size()}});
  if (context_.store.stay_alive()) claim_until_ = context_.now() + kClaimLasts;
}

void Site::take_left_behind() {
  if (draining_) return;
  std::vector<StoredRoom> left;
  if (!context_.store.left_behind(kTakenAtOnce, &left))
    context_.journal.warn("store_failed", {{"why", context_.store.why()}});
  for (const StoredRoom& stored : left)
    if (take_up(stored)) context_.journal.note("room_taken_over", {{"room", stored.id}});
  if (left.size() == kTakenAtOnce) signs_at_ = context_.now();  // there are more
}

bool Site::has_people(const std::string& id) const {
  return std::any_of(where_.begin(), where_.end(), [&](const auto& at) { return at.second == id; });
}

void Site::note_taken(const std::string& id) {
  const auto known = let_go_.find(id);
  if (known == let_go_.end()) return;
  LetGo& room = known->second;
  const bool soon = context_.now() - room.at < kComesBackSoon;
  room.stays = !soon ? 0 : room.stays == 0 ? kStays : std::min(2 * room.stays, kStaysAtMost);
  room.until = context_.now() + room.stays;
}

void Site::let_wanted_go() {
  for (const std::int64_t key : context_.store.asked_for()) {
    const auto wanted = std::find_if(rooms_.begin(), rooms_.end(),
                                     [&](const auto& room) { return room.second->key() == key; });
    if (wanted == rooms_.end()) continue;
    const std::string id = wanted->first;
    if (has_people(id)) {
      LetGo& room = let_go_[id];
      if (context_.now() < room.until) continue;
      room.at = context_.now();
    }
    context_.journal.note("room_let_go", {{"room", id}});
    send_away(id, "房间换到另一台服务器，稍后自动重连",
              "the room moves to another server; you will be reconnected");
  }
}

bool Site::drain() {
  if (!context_.store.shared()) return false;
  if (std::exchange(draining_, true)) return true;
  lets_go_at_ = context_.now() + kProxiesNotice;
  context_.journal.note("draining", {{"rooms", rooms_.size()}});
  return true;
}

// Rooms that nobody is at play on: others take them when this server is gone.
void Site::let_some_go() {
  lets_go_each_time_ = std::max(lets_go_each_time_, rooms_.size() / kDrainSteps);
  std::set<std::string> next;
  for (const auto& [c, id] : where_) {
    if (next.size() == lets_go_each_time_) break;
    next.insert(id);
  }
  for (const std::string& id : next)
    send_away(id, "服务器正在升级，稍后自动重连", "the server is being upgraded; you will be reconnected");
}

}  // namespace jiesuan::server
