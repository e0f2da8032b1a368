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

namespace {

int safest(const Request& r) {
  for (int i = 0; i < r.options.size(); ++i)
    if (r.options[i].kind == OptionKind::Pass || r.options[i].kind == OptionKind::EndPhase) return i;
  return 0;
}

// Takes the first that may be added until the selection may stop. Every pick of the engine's leads to a legal
// answer, so this always does.
void complete(const Match& m, Selection& s) {
  for (;;) {
    const Pick next = next_pick(m.game(), m.request(), s);
    if (next.done) return;
    if (!next.cards.empty()) {
      s.cards.push_back(next.cards.first());
    } else if (!next.seats.empty()) {
      s.seats.push_back(next.seats.first());
    } else {
      return;
    }
  }
}

}  // namespace

Answer safe_answer(const Match& m) {
  const Request& r = m.request();
  Answer a;
  a.request = r.id;
  a.seat = r.seat;
  a.pick.option = static_cast<std::uint8_t>(safest(r));
  complete(m, a.pick);
  return a;
}

}  // namespace jiesuan::server
