// General cards of the game: the pile they come from, and taking one.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

// The general cards of the game, one printing of each person.
void lay_out_general_pile(Game& g);

// The general cards nobody has yet, in random order. Lives in the frame of a set-up.
class GeneralPile {
 public:
  explicit GeneralPile(Game& g);
  int size() const { return n_; }
  GeneralId draw() { return n_ > 0 ? ids_[--n_] : GeneralId::None; }
  GeneralId draw_lord();  // one with a lord skill

 private:
  GeneralId ids_[kMaxGenerals] = {};
  int n_ = 0;
};

// Gives the character its general's facts and skills. Lord skills come only to a lord of the mode.
void take_general(Game& g, Seat s, std::uint8_t slot, GeneralId id);
void take_skills(Game& g, Seat s, std::uint8_t slot);
bool is_lord(const Game& g, Seat s);

}  // namespace jiesuan
