// A game as it might be for all a viewer knows.
#pragma once
#include <vector>

#include "engine/rules/kept_generals.h"
#include "engine/view/view.h"

namespace jiesuan::test {

// While it lives, everything the viewer cannot see is something else: the faces of cards, the roles of
// characters, general cards that are kept. What the entry itself shows stays.
class Otherwise {
 public:
  Otherwise(Game& g, Seat viewer, const CardSet& shown, std::uint64_t seed) : g_(g), face_(g.state.face) {
    for (Seat s = 0; s < g.players(); ++s) side_[s] = g[s].allegiance;
    pile_ = g.state.general_pile;
    kept_ = g.state.kept_generals;
    std::vector<CardId> hidden;
    for (CardId c : hidden_from(g, viewer) - shown) hidden.push_back(c);
    for (std::size_t i = 0; i < hidden.size(); ++i)
      g.state.face.set(hidden[i], face_[hidden[(i + 1 + seed) % hidden.size()]]);
    std::vector<Seat> secret;
    for (Seat s = 0; s < g.players(); ++s)
      if (!knows_allegiance(g, viewer, s)) secret.push_back(s);
    for (std::size_t i = 0; i < secret.size(); ++i)
      g[secret[i]].allegiance = side_[secret[(i + 1 + seed) % secret.size()]];
    redeal_kept_generals(g, viewer, seed);
  }
  ~Otherwise() {
    g_.state.face = face_;
    for (Seat s = 0; s < g_.players(); ++s) g_[s].allegiance = side_[s];
    g_.state.general_pile = pile_;
    g_.state.kept_generals = kept_;
  }
  Otherwise(const Otherwise&) = delete;
  Otherwise& operator=(const Otherwise&) = delete;

 private:
  Game& g_;
  const Faces face_;
  Allegiance side_[kMaxSeats] = {};
  GeneralSet pile_;
  InlineVec<KeptGeneral, kMaxKeptGenerals> kept_;
};

}  // namespace jiesuan::test
