// What all rooms share: the store, the time, a place to look ahead in, what is counted.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/match.h"
#include "server/journal.h"
#include "server/metrics.h"
#include "server/random_word.h"
#include "server/store.h"

namespace jiesuan::server {

using Millis = std::int64_t;

struct ServerContext {
  Store& store;
  Journal& journal;
  std::function<Millis()> now;                 // never goes back; for clocks
  std::function<std::int64_t()> unix_seconds;  // for people
  std::optional<std::uint64_t> seed;           // every room is dealt this game; none: each another
  std::vector<std::string> modules = {};       // rules modules of rooms that name none
  Metrics metrics;
  Snapshot scratch;  // for looking ahead: one for all, since only one room runs at a time
  Match replayer;    // for telling a game again to somebody who comes later
  std::string program = "/proc/self/exe";    // judges scenarios: `judge --json`
  std::string rulebook = {};                 // the flows as tables: `rulebook`; empty: not served
  std::function<void(Setup&)> arrange = {};  // what games start from; nothing: cards are dealt
};

// One client, as the rooms know it.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  virtual void close() = 0;                                // after what was sent
  virtual std::string room_in_path() const { return {}; }  // it has said by its address where it wants to go
};

}  // namespace jiesuan::server
