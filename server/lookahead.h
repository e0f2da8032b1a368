// Who will be asked in an open window, if nobody answers: found by saying no on a copy and taking it back.
#pragma once
#include <vector>

#include "engine/api/match.h"
#include "server/question_json.h"
#include "server/viewer_feed.h"

namespace jiesuan::server {

struct Upcoming {
  Seat seat = kNoSeat;
  std::uint32_t request = 0;  // the engine's number
  std::uint8_t pass = 0;      // the option that says no
  bool nullification = false;
  QuestionText question;  // its id is filled in when it is shown; only if somebody reads it
};

// The question that is open now and those that follow it as long as everybody says no and nothing is seen to
// happen. Windows that open meanwhile are joined to the one they belong to. Empty if the open question is
// none of a window's. Readers are the seats whose questions may be shown.
std::vector<Upcoming> upcoming(Match& m, SeatSet readers, Snapshot& scratch, LogSink* listener,
                               Window& window);

// Whether what the seat is asked is one of a window's: a card is asked for, or one of these launches, and no
// is an answer.
bool of_window(const Match& m, Seat s, const std::vector<Launch>& launches);
// … the one seat that is asked.
bool of_window(const Match& m, const std::vector<Launch>& launches);

bool asks_for_nullification(const Asked& r);
bool is_nullification(const NameSet& wanted);

}  // namespace jiesuan::server
