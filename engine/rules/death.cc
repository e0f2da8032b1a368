#include "engine/rules/death.h"

#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/rules/game_end.h"
#include "engine/rules/kept_generals.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

void begin(Game& g, Death& d) {
  Character& c = g[d.seat];
  g.state.living.remove(d.seat);
  if (c.hp > 0) c.hp = 0;
  if (d.damage && g.alive(d.damage->source)) {
    d.killer = d.damage->source;
    g.state.history.note(Counter::Killed, d.killer);
  }
  expire_with(g, d.seat);
  // From now on it is nobody's turn, although the turn runs on to its end (C24).
  if (g.turn().owner == d.seat) g.turn().in_turn = false;
}

// A mode that knows at once who has died looks at once who has won (hegemony §8).
Task<> begin_in_mode(Game& g, Seat s) {
  const Mode& m = g.rules->mode();
  m.begin_death(g, s);
  m.check_victory(g);
  co_await EndIfDecided(g);
}

Task<> leave_table(Game& g, Seat s) {
  Move m;
  add_moving(g, m, g[s].all_cards(), Zone::Discard, kNoSeat, Reason::Discard, s);
  add_moving(g, m, laid_of(g, s), Zone::Discard, kNoSeat, Reason::Put, kNoSeat);
  if (!m.parts.empty()) co_await move_cards(g, m);
  while (!g[s].instances.empty()) detach(g, g[s].instances.back());
  return_generals(g, s);
  g[s].chained = g[s].flipped = false;
  g[s].marks.clear();
  g[s].left = true;
}

}  // namespace

Task<> die(Game& g, Seat s, Damage* damage) {
  if (!g.alive(s)) co_return;
  Death d;
  d.seat = s;
  d.damage = damage;
  const Running<Death> running_death(g, d);
  begin(g, d);
  d.ghost = s;  // the dead acts in the first half of its own death (principles §2.2)
  log(g, LogKind::Died, [&](LogEntry& e) { e.a = s, e.b = d.killer; });
  const Mode& mode = g.rules->mode();
  if (mode.begin_death) co_await begin_in_mode(g, s);
  co_await open(g, Timing::DeathBeforeReveal, d);
  if (mode.show_dead) mode.show_dead(g, s);
  if (mode.check_victory) mode.check_victory(g);
  co_await end_if_decided(g);
  co_await open(g, Timing::DeathWhen, d);
  d.ghost = kNoSeat;
  co_await leave_table(g, s);
  if (mode.reward && g.alive(d.killer)) co_await mode.reward(g, d);
  co_await open(g, Timing::DeathAfter, d);
  co_await open(g, Timing::DeathEnd, d);
}

}  // namespace jiesuan
