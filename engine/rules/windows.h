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
// In the middle of an effect it may pay with cards of a certain kind, if it has some (火攻).
void note_secret_price(Game& g, Seat s, SkillId skill, CardName card);

}  // namespace jiesuan
