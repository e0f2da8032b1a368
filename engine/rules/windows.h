// Windows: moments in which somebody could be asked, as far as everybody can see. A listener is told of them
// before it is looked who has an answer, so that it can wait as long for those who have none.
#pragma once
#include "engine/event/events.h"
#include "engine/state/game.h"

namespace jiesuan {

// Who, from `first` on, may use which cards at the timing, whatever they hold.
void note_windows(Game& g, Timing t, Event& e, Seat first);
// It is the character's turn at the timing, and whether it may launch one of its open skills hangs on cards
// that only it knows (鬼道, 天香).
void note_secret_launch(Game& g, Timing t, Event& e, Seat s);
// Who may have a general card lying face down that could launch something at the timing, as far as everybody
// can see: some general that nobody has shown, of the force that is known, whatever really lies there (国战).
// From `first` on, as for the cards above.
void note_hidden_launches(Game& g, Timing t, Event& e, Seat first = kNoSeat);
// In the middle of an effect it may pay with cards of a certain kind, if it has some (火攻).
void note_secret_price(Game& g, Seat s, SkillId skill, CardName card);

// Everybody can see whether it can answer: it holds nothing that only it knows, and no general card of its
// lies face down.
bool shows_all(const Game& g, Seat s);

}  // namespace jiesuan
