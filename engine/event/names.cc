#include "engine/event/names.h"

namespace jiesuan {

bool knows_allegiance(const Game& g, Seat viewer, Seat of) {
  if (viewer == kAllSeeing || g.over() || g[of].allegiance_shown) return true;
  return g.knows_allegiance ? g.knows_allegiance(g, viewer, of) : of == viewer;
}

namespace {

SeatSet who_knows(const Game& g, Seat of) {
  if (!g.knows_allegiance) return SeatSet(of);
  SeatSet set;
  for (Seat s = 0; s < g.players(); ++s)
    if (g.knows_allegiance(g, s, of)) set.add(s);
  return set;
}

}  // namespace

Names names_of(const Game& g, Seat viewer) {
  Names out;
  out.mode = g.mode;
  for (Seat s = 0; s < g.players(); ++s) {
    const Character& c = g[s];
    Names::Of of;
    for (int i = 0; i < 2; ++i) {
      of.hidden[i] = c.general[i].hidden;
      if (!of.hidden[i] || viewer == s || viewer == kAllSeeing) of.general[i] = c.general[i].general;
    }
    of.shown = c.allegiance_shown || g.over();
    of.known_to = who_knows(g, s);
    if (knows_allegiance(g, viewer, s)) of.allegiance = c.allegiance;
    out.seat.push_back(of);
  }
  return out;
}

Names redacted(const Names& all, Seat viewer) {
  Names out = all;
  if (viewer == kAllSeeing) return out;
  for (Seat s = 0; s < out.seat.size(); ++s) {
    Names::Of& of = out.seat[s];
    for (int i = 0; i < 2; ++i)
      if (of.hidden[i] && s != viewer) of.general[i] = GeneralId::None;
    const bool known = has_viewer(of.known_to, viewer);
    if (!of.shown && !known) of.allegiance = Allegiance::None;
    of.known_to = known ? SeatSet(viewer) : SeatSet{};  // who else knows is nobody's business
  }
  return out;
}

}  // namespace jiesuan
