// A bot of your own against bots that play by lot: 200 games of five, in every seat as often. It prints:
//
//   eager won … of 200 games
//   by lot one wins … of 200
#include <fmt/core.h>
#include <jiesuan/jiesuan.h>

using namespace jiesuan;

namespace {

template <class Set>
auto any_of(const Set& set, Rng& rng) {
  return set.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(set.size()))));
}

// Never says no and never ends its phase while there is something else to do. A bot has a Question: what is
// asked, what its seat sees, and what may be picked next. There is no way from it to what others hold.
class Eager : public Bot {
 public:
  explicit Eager(std::uint64_t seed) : rng_(seed) {}

  Selection answer(const Question& q) override {
    Selection s;
    s.option = eager_option(q.asked());
    for (;;) {
      const Pick next = q.next(s);
      if (!next.cards.empty())
        s.cards.push_back(any_of(next.cards, rng_));
      else if (!next.seats.empty())
        s.seats.push_back(any_of(next.seats, rng_));
      else
        return s;
    }
  }

 private:
  std::uint8_t eager_option(const Asked& asked) {
    std::uint8_t choice = 0;
    std::uint32_t seen = 0;
    for (int i = 0; i < asked.options.size(); ++i) {
      const OptionKind kind = asked.options[i].kind;
      if (kind == OptionKind::Pass || kind == OptionKind::EndPhase) continue;
      if (rng_.below(++seen) == 0) choice = static_cast<std::uint8_t>(i);  // each of them as likely
    }
    return choice;  // the first, if there is nothing else to do
  }
  Rng rng_;
};

// Whether the player in this seat has won.
bool plays_and_wins(std::uint64_t game, Seat seat, std::unique_ptr<Bot> bot) {
  Match match;
  std::string error;
  if (!match.start({.players = 5, .seed = game}, &error)) std::abort();
  BotTable table;
  for (Seat s = 0; s < 5; ++s) table.seat(s, make_bot("random", s, game));
  table.seat(seat, std::move(bot));
  table.listen_to(match);
  while (!match.over()) {
    Answer answer;
    table.answer(match, &answer);
    if (!match.answer(answer, &error)) std::abort();
  }
  return match.game().state.winners.has(seat);
}

}  // namespace

int main() {
  int eager = 0, by_lot = 0;
  for (int game = 0; game < 200; ++game) {
    const auto seat = static_cast<Seat>(game % 5);
    const auto seed = static_cast<std::uint64_t>(game);
    eager += plays_and_wins(seed, seat, std::make_unique<Eager>(seed));
    by_lot += plays_and_wins(seed, seat, make_bot("random", seat, seed));
  }
  fmt::print("eager won {} of 200 games\nby lot one wins {} of 200\n", eager, by_lot);
}
