// Using and responding cards (timings §§8–10).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// The whole flow of a use: the targets are in the event.
Task<> use_card(Game& g, Use u);
void add_target(Use& u, Seat s, Seat second = kNoSeat);

// The card lying in the owner's judging area is processed in the judge phase (timings §9.5).
Task<> use_delayed_trick(Game& g, Seat owner, CardId card);
// Where its card goes after that, unless a mode or module replaces it: on to the next seat, if the card says
// so and has not struck; else the use discards it.
Task<> pass_on_or_discard(Game& g, Use& u, Seat owner, CardId card);

// Responds the card: moves it, opens the timings. `keep`: the card stays for what it answers.
Task<> respond_card(Game& g, Seat s, VirtualCard card, bool keep);

// ---- changing the targets of a running use (timings §9.2), at UseBecomingTarget at the latest
void cancel_target(Use& u);                      // the current one
void redirect_target(Game& g, Use& u, Seat to);  // the current one becomes a target object of `to`
void also_target(Game& g, Use& u, Seat s, Seat second = kNoSeat);  // another one, with its sub-target
void drop_target(Game& g, Use& u, Seat s);  // at UseTargetsChosen: one of those chosen is none after all

// The use counts for no limit, although it was made at an idle point (龙吟).
void do_not_count(Game& g, Use& u);

// The rest of the use knows only the new user. That the card has been used, and on whom, is the old one's
// (timings §9.6).
void change_user(Use& u, Seat to);

// ---- need to use, need to respond
bool can_answer(Game& g, Need& n);
// A look at people before a need is made: who is not among these has no such card, for certain.
SeatSet those_who_may_use(const Game& g, const SeatSet& who, const NameSet& names);
Task<bool> need_to_use(Game& g, Need n);  // asks, and runs the use; whether a card was used
// Its two halves, for whoever has something to do between them. The answer stands in the need.
Task<> ask_to_use(Game& g, Need& n);
Use use_answering(const Need& n);
Task<bool> need_to_respond(Game& g, Need n);
struct Answered {
  bool yes = false;
  VirtualCard card;
};
Task<Answered> respond_for(Game& g, Need n);  // a helper's response, whose cards stay (激将, 护驾)

}  // namespace jiesuan
