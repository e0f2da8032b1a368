// Movement of cards (timings §14). One event is one operation: many cards, many owners, one set of timings.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

Task<> move_cards(Game& g, Move m);

// Puts together a move of these cards, wherever they lie, to one place.
Move moving(const Game& g, const CardSet& cards, Zone to, Seat to_seat, Reason reason, Seat actor);
void add_moving(const Game& g, Move& m, const CardSet& cards, Zone to, Seat to_seat, Reason reason,
                Seat actor);

Task<> draw(Game& g, Seat s, int n);
Task<> discard(Game& g, Seat actor, CardSet cards);       // to the discard pile, by the actor
Task<> obtain(Game& g, Seat who, CardSet cards);          // 获得
Task<> give(Game& g, Seat from, Seat to, CardSet cards);  // 交给
Task<> recast(Game& g, Seat s, CardSet cards);            // 重铸: a policy; by default …
Task<> discard_and_draw(Game& g, Seat s, CardSet cards);  // … straight to the discard pile, then a draw
int most_recast_at_once(const Game& g);                   // one, or any number
CardSet recastable(const Game& g, Seat s);                // hand cards that can be recast as what they are
// 亮出: the top cards of the pile lie open in the processing area, put there by the running event.
Task<CardSet> turn_up(Game& g, int n);
// A hand card is laid face down into the processing area (扣置), by the running event; and turned up again.
Task<> lay_face_down(Game& g, Seat s, CardId c);
void turn_face_up(Game& g, Seat s, CardId c);
// 观看: the top n cards of the pile, top first; fewer if there are not so many.
InlineVec<CardId, 16> top_of_pile(Game& g, int n);
void put_back_on_pile(Game& g, const InlineVec<CardId, 16>& top_first,
                      const InlineVec<CardId, 16>& to_bottom);

// 交换 (M10): what lies on each side goes to the other side, by way of the processing area. Everything that
// waits for a loss is done in between (R004-36); what has left the processing area by then stays away, and
// what should go to the dead, or to a slot that is taken, goes to the discard pile.
struct Side {
  CardSet cards;
  Zone zone = Zone::Hand;
  Seat seat = kNoSeat;
  SkillId named = SkillId::None;  // Zone::OnGeneral, Zone::Beside
};
Task<> exchange(Game& g, Seat actor, Side a, Side b);

// Makes sure the pile has n cards, reshuffling the discard pile under it if need be (timings §17).
bool supply_pile(Game& g, int n);

// Cards of a running skill that already lie in the discard pile stay out of reshuffles while this lives
// (R000-32).
class KeptOut {
 public:
  KeptOut(Game& g, const CardSet& cards) : game_(g), cards_(cards - g.state.kept_out) {
    g.state.kept_out |= cards_;
  }
  ~KeptOut() { game_.state.kept_out -= cards_; }
  KeptOut(const KeptOut&) = delete;
  KeptOut& operator=(const KeptOut&) = delete;

 private:
  Game& game_;
  CardSet cards_;
};

// Moves a card without an event: setting up, and nothing else.
void place(Game& g, CardId c, Zone zone, Seat seat = kNoSeat, CardName as = CardName::None);
void place_beside(Game& g, CardId c, Seat seat, SkillId named);  // face down
// A hand card nobody knows, none that lies face up: which one is drawn by lot, as after shuffling the hand
// (principles §9).
CardId unseen_hand_card(Game& g, Seat s, const CardSet& without = {});

}  // namespace jiesuan
