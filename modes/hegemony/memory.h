// What the mode remembers besides what lies on the table.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

struct HegemonyMemory {
  Kingdom printed[kMaxSeats] = {};             // the force printed on its general cards, whatever it became
  std::uint8_t ever_revealed[kMaxSeats] = {};  // which of its first two general cards, as bits
  Kingdom died_as[kMaxSeats] = {};             // the force it had when it died
  std::uint16_t pair_broken = 0;               // a first general card went before both had been revealed …
  std::uint16_t pair_due = 0, half_due = 0;    // … or the marks it gets for both (hegemony §4, steps 2 and 3)
  std::uint16_t changed = 0;                   // who has let somebody change its deputy
  std::uint16_t turns_begun = 0, first_turn_over = 0;  // whose first turn has come, whose second
  std::uint16_t turned_by_lord = 0;                    // who became an ambitionist when the last lord died
  bool somebody_revealed = false;
  bool last_stand = false;           // 鏖战
  bool order_waits = false;          // a 敕令 lies face up beside the pile
  Seat vanguard = kNoSeat;           // who was the first to reveal, until its mark is given
  std::uint32_t alliance_phase = 0;  // the play phase in which 合纵 was last done
  std::uint32_t summons_phase = 0;   // the phase of the last summons …
  std::uint16_t summoned = 0;        // … and the formation skills they were for, as bits of slots
};

inline HegemonyMemory& memory_of(Game& g) { return mode_memory<HegemonyMemory>(g); }
inline const HegemonyMemory& memory_of(const Game& g) { return mode_memory<HegemonyMemory>(g); }

inline bool has_bit(std::uint16_t bits, Seat s) { return bits >> s & 1; }
inline void set_bit(std::uint16_t& bits, Seat s) { bits |= static_cast<std::uint16_t>(1u << s); }
inline void clear_bit(std::uint16_t& bits, Seat s) { bits &= static_cast<std::uint16_t>(~(1u << s)); }

// Who may act by a rule of the mode in a phase.
inline SeatSet phase_owner(const Game&, const Phase& p) { return SeatSet(p.owner); }

}  // namespace jiesuan
