// What all rooms share: the store, the time, a place to look ahead in, what is counted.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/api/match.h"
#include "server/journal.h"
#include "server/metrics.h"
#include "server/random_word.h"
#include "server/store.h"

namespace jiesuan::server {

using Millis = std::int64_t;
inline constexpr Millis kReckoning = 3;  // more than looking ahead takes; nobody notices
inline constexpr Millis kGather = 4;     // nobody notices that either

// One client, as the rooms know it.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  virtual void close() = 0;                                // after what was sent
  virtual std::string room_in_path() const { return {}; }  // it has said by its address where it wants to go
  virtual std::string address() const { return {}; }       // whence it comes, as limits count it
};

struct ServerContext {
  Store& store;
  Journal& journal;
  std::function<Millis()> clock;               // never goes back
  std::function<std::int64_t()> unix_seconds;  // for people
  std::optional<std::uint64_t> seed;           // every room is dealt this game; none: each another
  std::vector<std::string> modules = {};       // rules modules of rooms that name none
  Metrics metrics;
  // One for all rooms of a thread, since only one of them runs at a time: where they play, and for looking
  // ahead.
  Workbench bench;
  Snapshot scratch;
  Match replayer;                             // for telling a game again to somebody who comes later
  std::string program = "/proc/self/exe";     // judges scenarios: `judge --json`
  std::string rulebook = {};                  // the flows as tables: `rulebook`; empty: not served
  std::function<void(Setup&)> arrange = {};   // what games start from; nothing: cards are dealt
  std::function<std::string()> room_id = {};  // of a new room, as its thread's rooms are called
  // What comes of a window's opening or closing is told so much after its moment, so that whoever listens
  // closely cannot tell how long that took to reckon either.
  Millis reckoning = 0;
  // What is done within so many milliseconds may be stored together; 0: only what is due at the same moment.
  Millis gather = 0;
  std::optional<Millis> moment = {};  // while something is handled: when it came

  // While a turn is gathered: what there is to say, since nothing is told before it is committed.
  struct Held {
    Connection* to;
    std::shared_ptr<const std::string> message;
  };
  std::optional<std::vector<Held>> held = {};

  Millis now() const { return moment ? *moment : clock(); }
  void send(Connection& to, std::shared_ptr<const std::string> message) {
    if (held)
      held->push_back({&to, std::move(message)});
    else
      to.send(std::move(message));
  }
};

// All that is done with one message or one alarm happens at one moment. Else how long the server reckons,
// which hangs on who can be asked, would be seen in what it says: in the milliseconds that are left, and when
// a window ends.
class AtOneMoment {
 public:
  explicit AtOneMoment(ServerContext& c) : context_(c), before_(c.moment) { c.moment = c.now(); }
  ~AtOneMoment() { context_.moment = before_; }
  AtOneMoment(const AtOneMoment&) = delete;
  AtOneMoment& operator=(const AtOneMoment&) = delete;

 private:
  ServerContext& context_;
  std::optional<Millis> before_;
};

}  // namespace jiesuan::server
