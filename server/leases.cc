#include "server/leases.h"

#include <charconv>

#include "server/random_word.h"
#include "server/store.h"

namespace jiesuan::server {
namespace {

constexpr int kNodeLetters = 12;

}  // namespace

Leases::Leases(Database& db) : db_(db) {
  come();
  if (!db_.begin()) return;
  db_.write("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'", {});
  db_.commit();
}

void Leases::come() {
  node_ = random_word(kNodeLetters);
  db_.listen_as("jiesuan_" + node_);  // if it cannot be heard now, it is with the next connection
}

Leases::~Leases() {
  if (!db_.begin()) return;
  db_.write("DELETE FROM nodes WHERE id = $1", {node_});
  db_.commit();
}

bool Leases::failed() {
  why_ = db_.why();
  return false;
}

// Its rooms have a server that is not there, and so they are left behind for all others.
void Leases::give_up() {
  fences_.clear();
  come();
}

// Six seconds (kClaimLasts): two signs of life may be lost, and others have the rooms within ten.
bool Leases::renew() {
  const auto none = [](const Row&) {};
  return db_.read(
             "INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + interval '6 seconds')"
             " ON CONFLICT (id) DO UPDATE SET until = excluded.until",
             {node_}, none) ||
         failed();
}

Taken Leases::take(std::int64_t room) {
  if (fences_.contains(room)) return Taken::Mine;
  std::int64_t fence = 0;
  // This server's own as well: it had let it go, and the database has not heard of it.
  const bool ok = db_.read(
      "INSERT INTO leases (room, node, fence) VALUES ($1, $2, 1) ON CONFLICT (room) DO UPDATE"
      " SET node = excluded.node, fence = leases.fence + 1"
      " WHERE leases.node IS NULL OR leases.node = excluded.node"
      " OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.until > clock_timestamp())"
      " RETURNING fence",
      {room, node_}, [&](const Row& row) { fence = row.number(0); });
  if (!ok) return failed(), Taken::Failed;
  if (fence == 0) {
    why_ = "another server has the room";
    return Taken::Others;
  }
  fences_[room] = fence;
  return Taken::Mine;
}

bool Leases::found(std::int64_t room) {
  fences_[room] = 1;
  return db_.write("INSERT INTO leases (room, node, fence) VALUES ($1, $2, 1)", {room, node_}) || failed();
}

bool Leases::hold(std::int64_t room) {
  const auto mine = fences_.find(room);
  if (mine != fences_.end()) return db_.write("SELECT hold_room($1, $2)", {room, mine->second}) || failed();
  why_ = "this server does not have the room";
  return false;
}

bool Leases::release(std::int64_t room) {
  const auto mine = fences_.find(room);
  if (mine == fences_.end()) return true;
  const std::int64_t fence = mine->second;
  fences_.erase(mine);
  return db_.read("UPDATE leases SET node = NULL WHERE room = $1 AND fence = $2", {room, fence},
                  [](const Row&) {}) ||
         failed();
}

bool Leases::ask_for(std::int64_t room) {
  return db_.read(
             "SELECT pg_notify('jiesuan_' || node, room::text) FROM leases WHERE room = $1 AND node IS NOT NULL",
             {room}, [](const Row&) {}) ||
         failed();
}

std::vector<std::int64_t> Leases::asked_for() {
  std::vector<std::int64_t> out;
  for (const std::string& said : db_.heard()) {
    std::int64_t room = 0;
    std::from_chars(said.data(), said.data() + said.size(), room);
    if (fences_.contains(room))
      out.push_back(room);
    else if (!db_.read("UPDATE leases SET node = NULL WHERE room = $1 AND node = $2", {room, node_},
                       [](const Row&) {}))
      failed();  // it is asked again
  }
  return out;
}

bool Leases::left_behind(std::size_t most, std::vector<std::int64_t>* rooms) {
  return db_.read(
             "SELECT key FROM leases JOIN rooms ON room = key WHERE node IS NOT NULL AND state = $1"
             " AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = node AND until > clock_timestamp()) LIMIT $2",
             {RoomState::Playing, most}, [&](const Row& row) { rooms->push_back(row.number(0)); }) ||
         failed();
}

}  // namespace jiesuan::server
