// Where a card can lie, and why it moves.
#pragma once
#include "engine/core/ids.h"

namespace jiesuan {

enum class Zone : std::uint8_t {
#define JIESUAN_ZONE(id, word, zh, en) id,
#include "engine/state/words.def"
};

// Timings §14. Replace counts as a discard for whoever asks how a card came into the discard pile (C44).
enum class Reason : std::uint8_t {
  System,
  Use,
  Respond,
  Discard,
  Replace,
  Give,
  Gain,
  Draw,
  Exchange,
  Pindian,
  Judge,
  Reveal,
  Recast,
  Put,
};

struct Place {
  Zone zone = Zone::Outside;
  Seat seat = kNoSeat;    // Hand, Equipment, Judging, OnGeneral, Beside; Processing: who laid it face down
  std::uint32_t tag = 0;  // Processing: the event that put it there; OnGeneral/Beside: the skill

  friend constexpr bool operator==(const Place&, const Place&) = default;
};

// The tag of cards laid on or beside a general by a skill.
constexpr std::uint32_t named_by(SkillId skill) { return static_cast<std::uint32_t>(skill) + 1; }

constexpr bool belongs_to_a_seat(Zone z) { return z >= Zone::Hand; }

}  // namespace jiesuan
