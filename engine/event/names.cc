#include "engine/event/names.h"

namespace jiesuan {

bool knows_role(const Game& g, Seat viewer, Seat of) {
  return viewer == kAllSeeing || of == viewer || g[of].role_shown || g.over();
}

Names names_of(const Game& g, Seat viewer) {
  Names out;
  out.players = static_cast<std::uint8_t>(g.players());
  for (Seat s = 0; s < g.players(); ++s) {
    const Character& c = g[s];
    Names::Of& of = out.seat[s];
    for (int i = 0; i < 2; ++i) {
      of.hidden[i] = c.general[i].hidden;
      if (!of.hidden[i] || viewer == s || viewer == kAllSeeing) of.general[i] = c.general[i].general;
    }
    of.role_shown = c.role_shown || g.over();
    if (knows_role(g, viewer, s)) of.role = c.role;
  }
  return out;
}

Names redacted(const Names& all, Seat viewer) {
  Names out = all;
  if (viewer == kAllSeeing) return out;
  for (Seat s = 0; s < out.players; ++s) {
    Names::Of& of = out.seat[s];
    if (s == viewer) continue;
    for (int i = 0; i < 2; ++i)
      if (of.hidden[i]) of.general[i] = GeneralId::None;
    if (!of.role_shown) of.role = Role::None;
  }
  return out;
}

}  // namespace jiesuan
