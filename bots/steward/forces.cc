#include "bots/steward/forces.h"

#include <algorithm>
#include <cmath>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"

namespace jiesuan::steward {
namespace {

constexpr float kMostLean = 4.f;
constexpr Kingdom kAll[] = {Kingdom::Wei, Kingdom::Shu, Kingdom::Wu, Kingdom::Qun};

int index_of(Kingdom k) {
  for (int i = 0; i < 4; ++i)
    if (kAll[i] == k) return i;
  return -1;
}

}  // namespace

bool is_hegemony(const TableView& v) { return std::string_view(v.mode->id) == "hegemony"; }

float ForceBeliefs::odds(Seat s, Kingdom force) const {
  const int i = index_of(force);
  if (i < 0) return 0;
  if (known_[s] != Kingdom::None) return known_[s] == force ? 1.f : 0.f;
  return odds_[s][i];
}

int ForceBeliefs::known_members(Kingdom force) const {
  int n = 0;
  for (int s = 0; s < players_; ++s) n += known_[s] == force;
  return n;
}

void ForceBeliefs::acted(Seat by, Seat whom, float good) {
  if (by == kNoSeat || whom == kNoSeat || by == whom || known_[by] != Kingdom::None) return;
  for (int i = 0; i < kForces; ++i)
    lean_[by][i] = std::clamp(lean_[by][i] + good * odds(whom, kAll[i]), -kMostLean, kMostLean);
  work_out(players_);
}

void ForceBeliefs::look(const View& v) {
  players_ = static_cast<int>(v.seats.size());
  for (int s = 0; s < players_; ++s) known_[s] = v.seats[static_cast<std::size_t>(s)].kingdom;
  work_out(players_);
}

// The fuller a force is, the less room it has for those who have not said a word yet.
void ForceBeliefs::work_out(int players) {
  for (int s = 0; s < players; ++s) {
    float all = 0;
    for (int i = 0; i < kForces; ++i) {
      const int places = players / 2 - known_members(kAll[i]);
      const float room = std::max(0.3f, static_cast<float>(places));
      odds_[s][i] = room * std::exp(lean_[s][i]);
      all += odds_[s][i];
    }
    for (float& o : odds_[s]) o /= all;
  }
}

Kingdom own_force(const View& v, Seat me, const ForceBeliefs& beliefs) {
  const SeatView& mine = v.seats[me];
  if (mine.kingdom != Kingdom::None) return mine.kingdom;
  for (GeneralId id : mine.general) {
    if (id == GeneralId::None) continue;
    const Kingdom printed = def(id).kingdom;
    const int room = static_cast<int>(v.seats.size()) / 2;
    return beliefs.known_members(printed) < room ? printed : Kingdom::Ambitionist;
  }
  return Kingdom::None;
}

}  // namespace jiesuan::steward
