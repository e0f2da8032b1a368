// A finished game as it was told: the sentences, questions and views of all viewers in one text, each part
// with its audience. Whatever somebody has seen of the game can be shown again from it, without playing the
// game and without looking anything up, so that it can be watched when the rules and cards have long changed.
//
//   {"format": 2, "players": 8, "parents": [0, 1, 1, …], "view": first views, "frames": [frame…], "end":
//   change} frame: {"for": audience, "log": entry, "event": n, "asked": question, "answer": …, "why": …,
//   "change": …}
//
// Parts are merged as in audience.h; a viewer is its seat, the number of players for a spectator, and one
// more for the all-seeing. Events are numbered as the all-seeing are told of them, from 1; `parents` says of
// each by how much its number is above that of the one in which it happened (0: in none), and `event` of a
// sentence by how much its event's number differs from the last sentence's (absent: not at all). In format 1
// both were the numbers themselves. `change` is how the views differ from those of the frame before.
#pragma once
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/recording.h"
#include "server/json.h"

namespace jiesuan::server {

inline constexpr int kToldFormat = 2;

// All it takes to play a game again.
struct PlayedGame {
  std::int64_t room = 0;
  Setup setup;
  std::vector<Answer> answers;
  std::vector<Checkpoint> checkpoints;
  int rules = 0;  // the version it was played under; 0: not known
  std::string bots;
  SeatSet bot_seats;
};

// How many answers the match has taken. Their numbers do not say so while several are asked at once.
std::uint32_t answers_taken(const Match& m);

// Whether its states are, as it is played again, those it had.
class Checkpoints {
 public:
  explicit Checkpoints(const PlayedGame& game) : all_(game.checkpoints) {}
  bool hold(const Match& m);                         // after each answer
  bool left() const { return next_ < all_.size(); }  // the game had come further

 private:
  const std::vector<Checkpoint>& all_;
  std::size_t next_ = 0;
};

// Plays it in `m`. False and a reason if it cannot be played as it was; `stop`: when it is not wanted any
// more.
bool tell_game(Match& m, const PlayedGame& game, const std::atomic<bool>& stop, std::string* bytes,
               std::string* why);

// What a viewer is shown of it: {"view": first view, "frames": […]}. False and a reason if the bytes are
// damaged.
bool told_frames(std::string_view bytes, Seat viewer, json::object* out, std::string* why);

// "played under rules 1, these are 2: differs at decision 64"
std::string differs_at(int rules, std::uint32_t decision);

}  // namespace jiesuan::server
