#include "server/bot_seats.h"

#include "bots/random.h"

namespace jiesuan::server {

void BotSeats::on_entry(const Game&, const LogEntry&) {}

Answer BotSeats::answer(const Match& m) {
  Rng rng(mix64(seed_ ^ mix64(m.request().id)));
  Answer a;
  random_answer(m.game(), m.request(), rng, a);
  return a;
}

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
