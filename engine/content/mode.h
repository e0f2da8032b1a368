// What a mode of play decides: how the game is set up, who has won, what a death brings.
#pragma once
#include <string>
#include <vector>

#include "engine/event/events.h"

namespace jiesuan {

struct Mode {
  const char* id;
  const char* zh;
  const char* en;
  int least_players, most_players;
  const std::vector<Face>& (*deck)();
  std::string (*unplayable)(const Setup&);  // why the setup makes no game; empty if it does
  // Chooses roles, generals and hands. The configuration has been copied into the game before.
  Task<> (*setup)(Game&);
  // After the dead character's role is known: sets state.outcome and state.winners if somebody has won.
  void (*check_victory)(Game&);
  Task<> (*reward)(Game&, Death&);
};

}  // namespace jiesuan
