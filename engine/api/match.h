// One game, as its users hold it: ask for the open request, give answers through the gate, look at
// views, take snapshots. A Match is a pure function of its setup and the answers.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "engine/content/rulebook.h"
#include "engine/core/arena.h"
#include "engine/event/request.h"
#include "engine/query/why_not.h"
#include "engine/state/game.h"

namespace jiesuan {

class Match;

// A copy of what a match's arena holds of its game, for that game; page-aligned, since copying is many times
// slower otherwise. It takes the memory that what was saved needs.
class Snapshot {
 public:
  Snapshot() = default;
  ~Snapshot();
  Snapshot(Snapshot&& o) noexcept;
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;
  std::size_t bytes() const { return bytes_; }

 private:
  friend class Match;
  void make_room(std::size_t bytes);
  std::byte* data_ = nullptr;
  std::size_t capacity_ = 0, bytes_ = 0, used_ = 0;
  std::array<Arena::Unused, 4> unused_;  // places that the copy leaves out
};

// Memory in which many matches are played, one at a time. A match that waits for somebody needs no arena: it
// is laid aside as a copy of what is in use, less than half of what its arena takes, and put back in its
// place by whoever asks it for anything. Frames hold addresses, so the place is the same for all. What was
// got from one match by reference is good until another match of the bench is touched; all of them are one
// thread's.
class Workbench {
 public:
  Workbench() = default;
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

 private:
  friend class Match;
  Arena block_;
  const Match* in_place_ = nullptr;
};

class Match {
 public:
  Match();
  explicit Match(Workbench& bench);  // which outlives it
  ~Match();
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  // Starts a game (dropping any other) and plays to its first question. False and a reason if the setup
  // makes no game.
  bool start(const Setup& setup, std::string* error);

  bool started() const { return game_ != nullptr; }  // everything below needs a started game
  bool over() const { return !game_ || here().run.over; }
  const Request& request() const { return *here().request; }  // while !over()
  // Several may be asked at once, each in secret; they answer in any order. request() is the first one's.
  SeatSet asked() const;
  const Request& request(Seat s) const;  // valid until the next call
  // The gate. A wrong answer is refused with a reason and changes nothing.
  bool answer(const Answer& a, std::string* why = nullptr);
  // The gate in two steps, for whoever has something to do between them (a server stores the answer before it
  // is acted on). What has passed is not looked at again; it is good until the match goes on.
  class Passed {
   public:
    const Answer& answer() const { return answer_; }

   private:
    friend class Match;
    explicit Passed(const Answer& a) : answer_(a) {}
    Answer answer_;
  };
  std::optional<Passed> check(const Answer& a, std::string* why = nullptr) const;
  void answer(const Passed& a);

  // Why a skill, a card in hand, a target for that card is not among the answers; what one sees oneself.
  Objection why_not(SkillId skill) const;
  Objection why_not(CardId c) const;
  Objection why_not(CardId c, Seat target) const;

  const Game& game() const { return here(); }
  const Setup& setup() const { return setup_; }
  Setup setup_in_full() const { return rules_.named_in_full(setup_); }  // what a recording keeps
  std::uint32_t decisions() const { return here().state.decisions; }    // so far, with the open one
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
  bool legal(const Answer& a, std::string* why) const;
  void go_on(const Answer& a);
  void drop();  // destroys the frames
  // The game, in its place.
  Game& here() const {
    if (bench_ && bench_->in_place_ != this) take_place();
    return *game_;
  }
  void take_place() const;
  void lay_aside() const;
  void save_to(Snapshot& to) const;
  Workbench* bench_ = nullptr;  // null: the arena is its own
  mutable Arena arena_;
  mutable Snapshot aside_;  // the game, while another one is on the bench
  Setup setup_;
  Rulebook rules_;
  Game* game_ = nullptr;
  mutable std::unique_ptr<Request> beside_;  // another's question while several are asked
  std::coroutine_handle<> root_;
  LogSink* sink_ = nullptr;
};

}  // namespace jiesuan
