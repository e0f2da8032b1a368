// Builds the selection that a scripted answer means, pick by pick, as the gate will check it. Where the
// answer leaves open which card is meant ("any", "杀") it is one for which the rest of the answer is legal.
#pragma once
#include "engine/event/request.h"
#include "judge/tongues.h"
#include "judge/wish.h"

namespace jiesuan::judge {

class Search {
 public:
  Search(const Game& g, const Request& r, int option, const Lexicon& names) : g_(g), r_(r), names_(names) {
    pick_.option = static_cast<std::uint8_t>(option);
  }

  // Whether there is such a selection.
  bool find(const std::vector<Wish::Card>& cards, const std::vector<Seat>& seats);
  const Selection& pick() const { return pick_; }

  // How far the best attempt came, and what stopped it.
  struct Failure {
    int depth = -1;
    TwoTongues why;
    Seat seat = kNoSeat;    // the character that could not be chosen …
    CardId card = kNoCard;  // … for this card
    bool lacking = false;   // who is asked has no such card
  };
  const Failure& failure() const { return failure_; }

 private:
  bool from_card(std::size_t k);
  bool from_seat(std::size_t k);
  bool complete();
  bool fail(Failure f);
  bool goes_without_saying(Seat s) const;
  bool asks_for_own_cards() const;
  bool holds(const CardSpec& spec) const;
  TwoTongues with_cost() const;

  const Game& g_;
  const Request& r_;
  const Lexicon& names_;
  const std::vector<Wish::Card>* cards_ = nullptr;
  const std::vector<Seat>* seats_ = nullptr;
  Selection pick_;
  Failure failure_;
  int tries_ = 0;
};

}  // namespace jiesuan::judge
