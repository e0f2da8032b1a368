// Judgement and pindian (timings §11).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

struct Verdict {
  Suit suit = Suit::None;
  std::uint8_t number = 0;
  CardName name = CardName::None;
  bool red() const { return colour_of(suit) == Colour::Red; }
  bool black() const { return colour_of(suit) == Colour::Black; }
};

// The judgement of a character, for a skill or for a card.
Task<Verdict> judge(Game& g, Seat s, SkillId skill);
Task<Verdict> judge(Game& g, Seat s, CardName card);

// 鬼才: the card in the processing area becomes the judge card; the old one goes to the discard pile, or
// to `takes_old` (鬼道).
Task<> replace_judge_card(Game& g, Judgement& j, CardId fresh, Seat takes_old = kNoSeat);

// The judge card is not cleaned up with the judgement: it waits in the processing area for what judges
// (洛神〔国战〕), with which it is cleaned up.
void keep_judge_card(Game& g, const Judgement& j);

// Pindian of the initiator against others with hand cards. The result says who won against each.
struct PindianResult {
  SeatList targets;                    // in the order of resolution; those who took part
  InlineVec<Seat, kMaxSeats> winners;  // kNoSeat = nobody
};
// The number of its card is so much higher in this pindian, between 1 and 13; before the results.
inline void change_pindian_number(Pindian& p, Seat s, int by) {
  p.shift[s] = static_cast<std::int8_t>(p.shift[s] + by);
}
Task<PindianResult> pindian(Game& g, Seat initiator, SeatList targets, SkillId skill);

}  // namespace jiesuan
