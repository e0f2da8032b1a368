// One game, as its users hold it: ask for the open request, give answers through the gate, look at
// views, take snapshots. A Match is a pure function of its setup and the answers.
#pragma once
#include <memory>
#include <string>

#include "engine/content/setup.h"
#include "engine/core/arena.h"
#include "engine/event/request.h"
#include "engine/state/game.h"

namespace jiesuan {

// A copy of a match's arena; page-aligned, since copying is many times slower otherwise.
class Snapshot {
 public:
  Snapshot();
  ~Snapshot();
  Snapshot(Snapshot&& o) noexcept;
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;
  std::size_t bytes() const { return bytes_; }

 private:
  friend class Match;
  std::byte* data_;
  std::size_t bytes_ = 0;
};

class Match {
 public:
  Match();
  ~Match();
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  // Starts a game (dropping any other) and plays to its first question. False and a reason if the setup
  // makes no game.
  bool start(const Setup& setup, std::string* error);

  bool started() const { return game_ != nullptr; }  // everything below needs a started game
  bool over() const { return !game_ || game_->run.over; }
  const Request& request() const { return *game_->request; }  // while !over()
  // The gate. A wrong answer is refused with a reason and changes nothing.
  bool answer(const Answer& a, std::string* why = nullptr);
  bool check(const Answer& a, std::string* why = nullptr) const;

  const Game& game() const { return *game_; }
  const Setup& setup() const { return setup_; }
  std::uint32_t decisions() const { return game_->state.decisions; }  // so far, with the open one
  std::uint64_t state_hash() const;
  std::size_t arena_bytes() const { return arena_.high_water(); }
  void listen(LogSink* sink);  // null: nobody

  void save(Snapshot& to) const;
  void restore(const Snapshot& from);  // one of this match's own
  // Deals what the viewer cannot see anew: which face lies behind which unseen card (for search).
  void redeal_hidden(Seat viewer, std::uint64_t seed);

 private:
  friend bool open_silent_timing(Match& m, int times);  // engine/api/probe.h
  friend Game& tampered_game(Match& m);
  void drop();  // destroys the frames
  Arena arena_;
  Setup setup_;
  Game* game_ = nullptr;
  std::coroutine_handle<> root_;
  LogSink* sink_ = nullptr;
};

}  // namespace jiesuan
