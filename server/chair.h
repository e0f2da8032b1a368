// A place in a room: free, a person's or a bot's.
#pragma once
#include <string>

#include "server/context.h"
#include "server/message.h"
#include "server/rate.h"

namespace jiesuan::server {

// How much one person may chat.
inline constexpr double kChatsASecond = 0.5, kChatsAtOnce = 5;

struct Chair {
  enum class By : std::uint8_t {
#define JIESUAN_CHAIR_BY(id, word) id,
#include "server/words.def"
  };
  By by = By::Free;
  bool host = false;
  bool invited = false;  // came by the room's link
  std::string name, token;
  Seat seat = kNoSeat;  // since the game has started

  // What follows is not stored: after a restart everybody is away and has the whole bank.
  int connections = 0;
  bool bot_plays = false;       // for a person who is gone
  Millis away_since = 0;        // 0: here
  Millis bank = 0;              // what is left of it
  std::uint64_t questions = 0;  // the number of the last one it was asked; nobody's but its own count

  int missed = 0;      // how often in a row its time ran out
  std::string from;    // the address it was last heard from
  bool again = false;  // wants another game, now that this one is over

  Rate chat{kChatsASecond, kChatsAtOnce};

  // Standing answers (room_switches.cc).
  bool skip = false;
  Nullification nullification = Nullification::Ask;
  EventId not_this_card = 0;  // … but which one
  bool fast = false;          // bots need not wait for it
  bool switches_told = true;  // its owner knows what is in force

  bool here() const { return connections > 0; }
  bool person() const { return by == By::Person; }
  bool plays() const { return person() && !bot_plays; }  // answers are its own
  bool declines_nullification() const { return nullification != Nullification::Ask; }
};

}  // namespace jiesuan::server
