#include "engine/rules/listeners.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "engine/content/rulebook.h"

namespace jiesuan {
namespace {

std::uint16_t free_unit(Game& g) {
  std::uint16_t& places = g.state.units;
  for (std::uint16_t n = 1; n < places; ++n)
    if (g.state.unit[n].instance == kNoInstance) return n;
  assert(places < kMaxUnits && "no room for another unit of a skill");
  return places < kMaxUnits ? places++ : std::uint16_t{0};
}

std::uint16_t& end_of_list(GameState& f, Timing t) {
  std::uint16_t* end = &f.first_unit[static_cast<int>(t)];
  while (*end != 0) end = &f.unit[*end].next;
  return *end;
}

void list_units(Game& g, InstanceId id) {
  const SkillDef& d = def(g.state.instance[id].skill);
  for (std::size_t n = 0; n < d.units.size(); ++n) {
    const std::uint16_t at = free_unit(g);
    if (at == 0) return;
    const auto number = static_cast<UnitNumber>(static_cast<std::size_t>(d.first_unit) + n);
    g.state.unit[at] = {id, static_cast<std::uint8_t>(n), 0, number};
    end_of_list(g.state, d.units[n].timing) = at;
  }
}

void unlist_units(Game& g, InstanceId id, const SkillDef& d) {
  GameState& f = g.state;
  for (const Unit& u : d.units) {
    std::uint16_t* link = &f.first_unit[static_cast<int>(u.timing)];
    while (*link != 0) {
      UnitInPlay& there = f.unit[*link];
      if (there.instance == id) {
        *link = there.next;
        there = {};
      } else {
        link = &there.next;
      }
    }
  }
  while (f.units > 1 && f.unit[f.units - 1].instance == kNoInstance) --f.units;
}

std::uint16_t listening(const Instance& i, const Unit& u) {
  if (u.notes) return kNotesListen;
  return u.foreign ? kForeignListen | 0x0FFF : static_cast<std::uint16_t>(1u << i.owner);
}

bool leaves_out(const Instance& i) {  // its owner is not counted in seats and distance
  for (const StateUnit& u : def(i.skill).states)
    if (u.kind == StateKind::OutOfPlay.number) return true;
  return false;
}

// What follows from the skills in play is kept: added to when one is attached …
void index(Game& g, const Instance& i) {
  for (const Unit& u : def(i.skill).units) g.state.listeners[static_cast<int>(u.timing)] |= listening(i, u);
  if (i.until != Timing::None) g.state.listeners[static_cast<int>(i.until)] |= kEndsListen;
  if (leaves_out(i)) g.state.uncounted.add(i.owner);
  g[i.owner].states |= i.parts;
  g.state.states |= i.parts;
}

// … and looked at again, as far as it concerns it, when one is gone.
void listen_anew(Game& g, Timing t) {
  std::uint16_t all = g.rules->listeners()[static_cast<std::size_t>(t)];
  for (const UnitInPlay& x : UnitsAt(g.state, t)) {
    const Instance& i = g.state.instance[x.instance];
    all |= listening(i, def(x.number));
  }
  if (g.state.effects > 0)
    for (const Instance& i : g.state.all_instances())
      if (i.until == t) all |= kEndsListen;
  g.state.listeners[static_cast<int>(t)] = all;
}

void index_without(Game& g, const Instance& gone) {
  for (const Unit& u : def(gone.skill).units) listen_anew(g, u.timing);
  if (gone.until != Timing::None) listen_anew(g, gone.until);
  if (gone.parts == 0) return;
  Character& owner = g[gone.owner];
  owner.states = 0;
  g.state.uncounted.remove(gone.owner);
  for (InstanceId id : owner.instances) {
    owner.states |= g.state.instance[id].parts;
    if (leaves_out(g.state.instance[id])) g.state.uncounted.add(gone.owner);
  }
  g.state.states = 0;
  for (Seat s = 0; s < g.players(); ++s) g.state.states |= g[s].states;
}

void index_all(Game& g) {
  std::copy(g.rules->listeners().begin(), g.rules->listeners().end(), g.state.listeners);
  g.state.states = 0;
  g.state.uncounted.clear();
  for (Seat s = 0; s < g.players(); ++s) {
    g[s].states = 0;
    for (InstanceId id : g[s].instances) index(g, g.state.instance[id]);
  }
}

#ifdef JIESUAN_CHECKS
// What is kept is what a fresh look finds.
void check_index(Game& g) {
  const GameState& f = g.state;
  std::uint16_t listeners[kTimings];
  std::copy(f.listeners, f.listeners + kTimings, listeners);
  const std::uint64_t states = f.states;
  const SeatSet uncounted = f.uncounted;
  index_all(g);
  if (!std::equal(listeners, listeners + kTimings, f.listeners) || states != f.states ||
      !(uncounted == f.uncounted))
    std::abort();
  int listed = 0, there = 0;
  for (int t = 0; t < kTimings; ++t) {
    std::uint32_t last = 0;
    for (const UnitInPlay& x : UnitsAt(f, static_cast<Timing>(t))) {
      const Instance& i = f.instance[x.instance];
      const std::uint32_t place = i.serial * 256u + x.unit;
      if (def(i.skill).units[x.unit].timing != static_cast<Timing>(t) || place <= last) std::abort();
      last = place;
      ++listed;
    }
  }
  for (const Instance& i : f.all_instances())
    if (i.skill != SkillId::None) there += static_cast<int>(def(i.skill).units.size());
  if (listed != there) std::abort();
}
#else
void check_index(Game&) {}
#endif

}  // namespace

void listen_for_rules(Game& g) { index_all(g); }

void let_listen(Game& g, InstanceId id) {
  list_units(g, id);
  index(g, g.state.instance[id]);
  check_index(g);
}

void let_listen_no_more(Game& g, InstanceId id, const Instance& gone) {
  unlist_units(g, id, def(gone.skill));
  index_without(g, gone);
  check_index(g);
}

}  // namespace jiesuan
