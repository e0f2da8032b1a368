#include "server/bot_seats.h"

#include "engine/query/selection.h"

namespace jiesuan::server {

void BotSeats::start(const std::string& bot, int players, std::uint64_t seed, SeatSet own) {
  own_ = own;
  table_.clear();
  for (Seat s = 0; s < players; ++s) table_.seat(s, make_bot(bot, s, mix64(seed + s)));
}

Answer BotSeats::answer(const Match& m) const {
  Answer a;
  return table_.answer(m, &a) ? a : safe_answer(m);
}

void BotSeats::recall(const Match& m) const {
  if (m.over() || !own_.has(m.request().seat)) return;
  Answer again;
  table_.answer(m, &again);
}

Remark BotSeats::why(Seat s) const { return own_.has(s) && table_.at(s) ? table_.at(s)->why() : Remark{}; }

Answer safe_answer(const Match& m) {
  const Request& r = m.request();
  Answer a;
  a.request = r.id;
  a.seat = r.seat;
  a.pick = least_selection(m.game(), r);
  return a;
}

}  // namespace jiesuan::server
