// The store's side of sharing: in a file every room is this server's.
#include "server/store.h"

namespace jiesuan::server {

bool Store::join() {
  if (!db_->dialect().shared) return true;
  leases_ = std::make_unique<Leases>(*db_);
  return stay_alive();
}

bool Store::leases_failed() {
  why_ = leases_->why();
  unread_ = "the store cannot be read: " + why_;
  return false;
}

// What this server knew of it may be old: another may have had it meanwhile.
Taken Store::take(std::int64_t room) {
  if (!shared()) return Taken::Mine;
  heads_.erase(room);
  const Taken taken = leases_->take(room);
  if (taken == Taken::Failed) leases_failed();
  return taken;
}

bool Store::release(std::int64_t room) {
  if (!shared()) return true;
  heads_.erase(room);
  return leases_->release(room) || leases_failed();
}

bool Store::stay_alive() {
  if (!shared()) return true;
  if (!leases_->renew()) return leases_failed();
  remove_unsure();
  return true;
}

// Rooms nobody was told of, since it was not known whether they had been stored.
void Store::remove_unsure() {
  std::erase_if(unsure_, [&](std::int64_t key) {
    StoredRoom room;
    const Lookup found = find_room(key, &room);
    if (found == Lookup::None) leases_->forget(key);
    return found == Lookup::None || (found == Lookup::Found && remove_room(key));
  });
}

void Store::give_up() {
  heads_.clear();
  if (shared()) leases_->give_up();
}

// A room is open while a server that is alive has it.
bool Store::open_rooms(RoomState state, std::size_t most, std::vector<StoredRoom>* out) {
  return read(
      "SELECT key, id, state, changed, doc, rules, seal FROM rooms WHERE state = $1"
      " AND doc LIKE '%\"listed\":true%' AND EXISTS (SELECT 1 FROM leases JOIN nodes ON nodes.id = node"
      " WHERE room = key AND until > clock_timestamp()) ORDER BY changed DESC, key DESC LIMIT $2",
      {state, most}, [&](const Row& row) { out->push_back(room_of(row)); });
}

// Under the number of its lease: whoever has it next has a higher one, and so it is not said any more.
bool Store::keep_unplayable(std::int64_t room, const std::string& why) {
  return !shared() ||
         write(
             "INSERT INTO unplayable (room, fence, why) SELECT room, fence, $2 FROM leases WHERE room = $1"
             " ON CONFLICT (room) DO UPDATE SET fence = excluded.fence, why = excluded.why",
             {room, why});
}

bool Store::unplayable(std::size_t most, std::vector<UnplayableRoom>* out) {
  return read(
      "SELECT key, id, state, changed, doc, rules, seal, why FROM unplayable JOIN rooms ON room = key"
      " JOIN leases USING (room, fence) WHERE state = $1 AND doc LIKE '%\"listed\":true%'"
      " ORDER BY changed DESC, key DESC LIMIT $2",
      {RoomState::Playing, most}, [&](const Row& row) { out->push_back({room_of(row), row.bytes(7)}); });
}

bool Store::ask_for(std::int64_t room) { return !shared() || leases_->ask_for(room) || leases_failed(); }

std::vector<std::int64_t> Store::asked_for() {
  return shared() ? leases_->asked_for() : std::vector<std::int64_t>();
}

bool Store::left_behind(std::size_t most, std::vector<StoredRoom>* out) {
  if (!shared()) return true;
  std::vector<std::int64_t> keys;
  if (!leases_->left_behind(most, &keys)) return leases_failed();
  for (const std::int64_t key : keys)
    if (StoredRoom room; find_room(key, &room) == Lookup::Found) out->push_back(std::move(room));
  return true;
}

}  // namespace jiesuan::server
