// What a seat may see: the one place where visibility is decided (principles §9).
#pragma once
#include <string>
#include <vector>

#include "engine/event/request.h"
#include "engine/state/game.h"

namespace jiesuan {

inline constexpr Seat kSpectator = kNoSeat;

// A card on or beside a general card, and the skill that laid it there; no face if it lies face down.
struct LaidCard {
  Face face;
  SkillId skill = SkillId::None;
  bool beside = false;
};

struct SeatView {
  GeneralId general[2] = {GeneralId::None, GeneralId::None};
  Kingdom kingdom = Kingdom::None;
  Gender gender = Gender::None;
  Allegiance allegiance = Allegiance::None;  // None: not known to the viewer
  int hp = 0, max_hp = 0, hand_size = 0;
  bool alive = false, chained = false, flipped = false;
  int spare = 0;                      // general cards it keeps …
  GeneralId shown = GeneralId::None;  // … and the one that lies open
  std::vector<Face> equipment;
  std::vector<std::pair<Face, CardName>> judging;
  std::vector<SkillId> skills;
  std::vector<SkillId> effects;  // lasting states it bears
  std::vector<MarkCount> marks;
  std::vector<LaidCard> laid;
};

struct View {
  Seat viewer = kSpectator;
  Seat turn = kNoSeat;
  bool in_phase = false;
  PhaseKind phase = PhaseKind::Prepare;
  int round = 0;
  int pile_size = 0;
  Outcome outcome = Outcome::None;
  int allegiances[kMaxAllegiances] = {};  // how many characters are on each side, where that is known to all
  std::vector<SeatView> seats;
  std::vector<std::pair<CardId, Face>> hand;  // the viewer's own
  std::vector<GeneralId> spare;               // the viewer's own general cards beside its generals
  std::vector<Face> discard, processing;
  Seat asked = kNoSeat;  // the viewer, if it has a question to answer
};

bool can_see(const Game& g, Seat viewer, CardId c);
bool knows_allegiance(const Game& g, Seat viewer, Seat of);
CardSet hidden_from(const Game& g, Seat viewer);
View view_of(const Game& g, Seat viewer);
// The view as bytes, with the open question and its legal answers if it is the viewer's.
std::string view_bytes(const Game& g, Seat viewer);

}  // namespace jiesuan
