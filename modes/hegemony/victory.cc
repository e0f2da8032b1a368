#include "modes/hegemony/victory.h"

#include "engine/query/forces.h"
#include "engine/query/seats.h"
#include "engine/rules/move.h"
#include "engine/rules/reveal.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {
namespace {

constexpr int kAmbitionistDraws = 3;

// A dead lord's people are everybody's enemies from now on, and each other's.
void scatter_force(Game& g, Seat lord) {
  HegemonyMemory& m = memory_of(g);
  m.turned_by_lord = 0;
  for (Seat s = 0; s < g.players(); ++s)
    if (s != lord && g[s].kingdom == g[lord].kingdom) {
      set_force(g, s, Kingdom::Ambitionist);
      set_bit(m.turned_by_lord, s);
    }
}

}  // namespace

// Turning up a dead character's cards is no reveal: nothing follows from it but its force (step 1, 2).
void begin_hegemony_death(Game& g, Seat s) {
  turn_up_generals(g, s);
  if (g[s].kingdom == Kingdom::None) set_force(g, s, force_if_determined(g, s));
  memory_of(g).died_as[s] = g[s].kingdom;
  if (has_lord_card(g, s)) scatter_force(g, s);
}

namespace {

// In a given position whose characters have neither general cards nor forces there is nothing to win.
bool without_forces(const Game& g) {
  for (Seat s = 0; s < g.players(); ++s)
    if (g[s].kingdom != Kingdom::None || printed_force(g, s) != Kingdom::None) return false;
  return true;
}

// How many would be of the force if everybody printed with it who is undecided were.
int would_be_of(const Game& g, Kingdom force) {
  int n = 0;
  for (Seat s = 0; s < g.players(); ++s) {
    const bool undecided = g.alive(s) && g[s].kingdom == Kingdom::None && printed_force(g, s) == force;
    if (g[s].kingdom == force || undecided) ++n;
  }
  return n;
}

// Every living character is of the force, or would be if it revealed (H5).
bool alone_left(const Game& g, Kingdom force) {
  for (Seat s : living(g)) {
    if (g[s].kingdom == force) continue;
    if (g[s].kingdom != Kingdom::None || printed_force(g, s) != force) return false;
    if (living_lord(g, force) != kNoSeat) continue;
    if (lord_is_dead(g, force) || would_be_of(g, force) > most_of_a_force(g)) return false;
  }
  return true;
}

// Its members, dead or alive; everything that is hidden is turned up.
void win(Game& g, Kingdom force) {
  g.state.outcome = Outcome::Decided;
  for (Seat s : living(g)) {
    turn_up_generals(g, s);
    if (g[s].kingdom == Kingdom::None) set_force(g, s, force);
  }
  for (Seat s = 0; s < g.players(); ++s)
    if (g[s].kingdom == force) g.state.winners.add(s);
}

void last_survivor_wins(Game& g, Seat s) {
  if (g[s].kingdom == Kingdom::None) set_force(g, s, force_if_determined(g, s));
  if (g[s].kingdom != Kingdom::Ambitionist) return win(g, g[s].kingdom);
  g.state.outcome = Outcome::Decided;
  turn_up_generals(g, s);
  g.state.winners.add(s);
}

}  // namespace

void check_hegemony_victory(Game& g) {
  const SeatSet left = living(g);
  if (left.empty()) {
    g.state.outcome = Outcome::Draw;  // nobody is left to go on
    return;
  }
  if (without_forces(g)) return;
  if (left.size() == 1) return last_survivor_wins(g, left.first());
  for (Kingdom force : {Kingdom::Wei, Kingdom::Shu, Kingdom::Wu, Kingdom::Qun})
    if (alone_left(g, force)) return win(g, force);
}

namespace {

// The living of the dead one's force; of a lord's, as it was before its death scattered it.
int left_of_its_force(const Game& g, Seat dead) {
  int n = members(g, memory_of(g).died_as[dead]).size();
  if (has_lord_card(g, dead))
    for (Seat s : living(g)) n += has_bit(memory_of(g).turned_by_lord, s) ? 1 : 0;
  return n;
}

}  // namespace

Task<> reward_killer(Game& g, Death& d) {
  const Kingdom victim = memory_of(g).died_as[d.seat];
  const bool was_its_lords = has_lord_card(g, d.seat) && has_bit(memory_of(g).turned_by_lord, d.killer);
  const Kingdom killer = was_its_lords ? victim : g[d.killer].kingdom;
  if (killer == Kingdom::None || d.killer == d.seat) co_return;
  if (victim == Kingdom::Ambitionist) {
    co_await draw(g, d.killer, killer == Kingdom::Ambitionist ? kAmbitionistDraws : 1);
  } else if (killer == victim) {
    co_await discard(g, d.killer, g[d.killer].own_cards());
  } else {
    const int n = killer == Kingdom::Ambitionist ? kAmbitionistDraws : left_of_its_force(g, d.seat) + 1;
    co_await draw(g, d.killer, n);
  }
}

}  // namespace jiesuan
