// The bots of a game. Whatever they answer is a function of the game's seed and what their seats were told,
// so that a game goes on after a restart as if nothing had happened.
#pragma once
#include "engine/api/match.h"
#include "engine/view/log.h"

namespace jiesuan::server {

class BotSeats : public LogSink {
 public:
  void start(int players, std::uint64_t seed) { players_ = players, seed_ = seed; }
  void on_entry(const Game& g, const LogEntry& e) override;
  Answer answer(const Match& m);  // to the open question

 private:
  int players_ = 0;
  std::uint64_t seed_ = 0;
};

// What is answered for somebody whose time is up: no, or the end of the phase, or the least that is legal.
Answer safe_answer(const Match& m);

}  // namespace jiesuan::server
