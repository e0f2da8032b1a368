#include "server/bot_seats.h"

#include "engine/query/selection.h"

namespace jiesuan::server {

void BotSeats::start(const std::string& bot, int players, std::uint64_t seed, SeatSet own) {
  own_ = own;
  table_.clear();
  for (Seat s = 0; s < players; ++s) table_.seat(s, make_bot(bot, s, mix64(seed + s)));
}

Answer BotSeats::answer(const Match& m, Seat s) const {
  Answer a;
  return table_.answer(m, s, &a) ? a : safe_answer(m, s);
}

void BotSeats::recall(const Match& m, Seat asked) const {
  if (asked >= kMaxSeats || !own_.has(asked) || !m.asked().has(asked)) return;
  Answer again;
  table_.answer(m, asked, &again);
}

Remark BotSeats::why(Seat s) const { return own_.has(s) && table_.at(s) ? table_.at(s)->why() : Remark{}; }

Answer safe_answer(const Match& m, Seat s) {
  const Request& r = m.request(s);
  Answer a;
  a.request = r.id;
  a.seat = r.seat;
  a.pick = least_selection(m.game(), r);
  return a;
}

}  // namespace jiesuan::server
