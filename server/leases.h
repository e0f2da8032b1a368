// Which server has which room, where several share a store. A lease has a number that goes up whenever the
// room goes to another server, and a transaction that writes to a room holds the lease under the number it
// knows: it is committed before the lease goes to somebody else, or not at all. So whoever has lost a room
// without noticing can write nothing more to it.
//
// A server says every few seconds that it is alive; the rooms of one that has not for a while may be taken.
// It knows that as well as they do, and then gives up all it had.
#pragma once
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/database.h"

namespace jiesuan::server {

constexpr std::int64_t kClaimLasts = 6'000;  // ms after the last sign of life

enum class Taken : std::uint8_t { Mine, Others, Failed };

class Leases {
 public:
  explicit Leases(Database& db);
  ~Leases();  // others may have all of them at once
  Leases(const Leases&) = delete;
  Leases& operator=(const Leases&) = delete;

  bool renew();
  void give_up();  // everything: from now on this is another server
  Taken take(std::int64_t room);
  bool release(std::int64_t room);
  void forget(std::int64_t room) { fences_.erase(room); }

  // Inside of a transaction, before anything of the room is written.
  bool hold(std::int64_t room);
  bool found(std::int64_t room);  // the same for one that is new

  // Another server may be asked to let a room go; what was asked of this one since the last time.
  bool ask_for(std::int64_t room);
  std::vector<std::int64_t> asked_for();
  // Rooms being played whose server has died.
  bool left_behind(std::size_t most, std::vector<std::int64_t>* rooms);

  const std::string& why() const { return why_; }

 private:
  bool failed();
  void come();
  Database& db_;
  std::string node_, why_;
  std::unordered_map<std::int64_t, std::int64_t> fences_;  // of the rooms this server has
};

}  // namespace jiesuan::server
