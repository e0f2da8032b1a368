// The bots of a game. Whatever they answer is a function of the game's seed, of what their seats were told
// and of what they were asked, so that a game goes on after a restart as if nothing had happened.
#pragma once
#include <string>

#include "bots/bot_table.h"

namespace jiesuan::server {

class BotSeats : public LogSink {
 public:
  // `own`: the seats that are a bot's from the start. A bot listens at every other seat too, should it have
  // to take over.
  void start(const std::string& bot, int players, std::uint64_t seed, SeatSet own);
  void on_entry(const Game& g, const LogEntry& e) override { table_.on_entry(g, e); }

  // To the open question, or to that of a seat if several are asked at once.
  Answer answer(const Match& m) const { return answer(m, m.request().seat); }
  Answer answer(const Match& m, Seat s) const;
  // The game is played again and its bots were asked this before: they are to remember it.
  void recall(const Match& m, Seat asked) const;
  // Why the seat's bot gave the answer to the question it was last asked; nothing if it is no bot's seat.
  Remark why(Seat s) const;

 private:
  SeatSet own_;
  BotTable table_;
};

// What is answered for somebody whose time is up: no, or the end of the phase, or the least that is legal.
Answer safe_answer(const Match& m, Seat s);

}  // namespace jiesuan::server
