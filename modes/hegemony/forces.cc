#include "modes/hegemony/forces.h"

#include "engine/content/catalogue.h"
#include "engine/event/log.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/marks.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {

Kingdom printed_force(const Game& g, Seat s) { return memory_of(g).printed[s]; }
int most_of_a_force(const Game& g) { return g.players() / 2; }

Seat living_lord(const Game& g, Kingdom force) {
  for (Seat s = 0; s < g.players(); ++s)
    if (g.alive(s) && is_lord_of(g, s, force)) return s;
  return kNoSeat;
}

bool lord_is_dead(const Game& g, Kingdom force, Seat besides) {
  for (Seat s = 0; s < g.players(); ++s)
    if (s != besides && !g.alive(s) && is_lord_of(g, s, force)) return true;
  return false;
}

namespace {

// The others, living or dead. An ambitionist is none of its printed force (hegemony §13 on §5).
int others_of(const Game& g, Seat s, Kingdom force) {
  int n = 0;
  for (Seat t = 0; t < g.players(); ++t)
    if (t != s && g[t].kingdom == force) ++n;
  return n;
}

}  // namespace

bool takes_one_more(const Game& g, Kingdom force, Seat joining) {
  if (living_lord(g, force) != kNoSeat) return true;
  return !lord_is_dead(g, force, joining) && others_of(g, joining, force) < most_of_a_force(g);
}

Kingdom force_if_determined(const Game& g, Seat s) {
  const Kingdom has = g[s].kingdom;
  if (has == Kingdom::Ambitionist) return has;
  if (has != Kingdom::None) return lord_is_dead(g, has) ? Kingdom::Ambitionist : has;
  const Kingdom printed = printed_force(g, s);
  return takes_one_more(g, printed, s) ? printed : Kingdom::Ambitionist;
}

void set_force(Game& g, Seat s, Kingdom force) {
  Character& c = g[s];
  if (c.kingdom == force) return;
  c.kingdom = force;
  c.allegiance = allegiance_of(force);
  c.allegiance_shown = force != Kingdom::None;
  log(g, LogKind::AllegianceShown, [&](LogEntry& e) { e.a = s, e.n = static_cast<int>(c.allegiance); });
}

void settle_force(Game& g, const Reveal& e) {
  set_force(g, e.seat, e.joins != Kingdom::None ? e.joins : force_if_determined(g, e.seat));
  note_reveal(g, e);
}

Kingdom force_if_revealed(const Game& g, Seat s, int) { return force_if_determined(g, s); }

}  // namespace jiesuan
