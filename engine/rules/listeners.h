// Who listens at which timing because of the skills in play, and what states these bring: kept in the game,
// so that a timing at which nobody has a unit costs a load, and one with units shows which.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

void listen_for_rules(Game& g);  // once, before anybody has a skill

// A skill has been attached; and one is gone from its place.
void let_listen(Game& g, InstanceId id);
void let_listen_no_more(Game& g, InstanceId id, const Instance& gone);

}  // namespace jiesuan
