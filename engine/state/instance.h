// A skill in play. General skills, equipment skills, and the lasting or delayed effects that skills and
// cards leave behind are all the same thing: units of a SkillDef hanging on a character.
#pragma once
#include <cstring>
#include <type_traits>

#include "engine/core/ids.h"
#include "engine/state/character.h"
#include "engine/state/timing.h"

namespace jiesuan {

// Principles §2.3. Order matters: the earlier, the higher.
enum class PriorityClass : std::uint8_t { General, Equipment, Card, Flow };

enum class Scope : std::uint8_t {
  Game,
  Round,
  Turn,
  Phase,
  NextTurn /* until the owner's next turn starts */,
  Use,
  Through /* until a timing is over: Instance::until */
};

inline constexpr std::uint8_t kNoSlot = 0xFF;

// A unit of a skill in play, on the list of its timing: the units of skills gained earlier come first.
struct UnitInPlay {
  InstanceId instance = kNoInstance;  // none = this place is free
  std::uint8_t unit = 0;
  std::uint16_t next = 0;  // the place of the next on the list; 0 = this is the last
  UnitNumber number{};     // what it is, without a look at its skill
};

// A cache line each.
struct Instance {
  SkillId skill = SkillId::None;  // None = this place is free
  std::uint16_t serial = 0;       // never the same twice: a skill lost and regained is another skill
  std::uint16_t through = 0;  // the serial of the skill by which its owner has it: another's skill (伪帝),
                              // or one of equipment that is not there (八阵)
  Seat owner = kNoSeat;
  Seat creator = kNoSeat;               // who made the effect; a lasting state dies with it (C67)
  CardId card = kNoCard;                // the equipment it comes from
  InstanceId granted_by = kNoInstance;  // a skill, anybody's, that grants it while something holds (鹤翼)
  std::uint8_t slot = kNoSlot;          // which general card it is printed on
  PriorityClass cls : 2 = PriorityClass::General;
  Scope scope : 3 = Scope::Game;
  bool is_void : 1 = false;
  bool secret : 1 = false;           // only its creator knows who bears it
  bool delayed : 1 = false;          // waits for its own timing instead of lasting
  Seat scope_seat = kNoSeat;         // NextTurn, Through: whose; kNoSeat: anybody's
  Timing until = Timing::None;       // Through: ends when this timing has been processed
  std::uint8_t bound_target = 0xFF;  // Use: it ends already when this target of the use is done
  std::uint32_t bound_to = 0;        // Scope::Use: the use it ends with; Through: the turn it cannot end in
  std::uint16_t used_in_game = 0;
  std::uint16_t used_in_phase = 0;  // in the phase of `used_key`
  std::uint16_t used_in_vain = 0;   // … and without bringing forth the card it stands for
  std::uint16_t units_used = 0;  // in the turn `used_turn`: by which of its units that count for themselves
  std::uint32_t used_key = 0;
  std::uint32_t used_turn = 0;   // the turn it was last launched in
  std::uint32_t memory_key = 0;  // the phase/turn/… the memory belongs to
  std::uint64_t parts = 0;       // which kinds of state units its skill may have, and conversions, as bits
  std::uint64_t memory[2] = {};

  // The memory as what its skill keeps in it.
  template <class T>
  T& remembers() {
    check_memory<T>();
    return *reinterpret_cast<T*>(memory);
  }
  template <class T>
  const T& remembers() const {
    check_memory<T>();
    return *reinterpret_cast<const T*>(memory);
  }
  void forget() { memory[0] = memory[1] = 0; }

  bool printed() const { return slot != kNoSlot; }  // on a general card of its owner's
  // A skill its character has, not an effect that a skill or card has left on it.
  bool general_skill() const {
    return cls == PriorityClass::General && scope == Scope::Game && creator == kNoSeat && !delayed;
  }
  bool granted() const { return granted_by != kNoInstance; }
  bool own_skill() const { return general_skill() && through == 0; }
  // The skill of equipment that its owner only counts as wearing, by the skill `through`.
  bool as_if_worn() const { return cls == PriorityClass::Equipment && through != 0; }

 private:
  template <class T>
  static constexpr void check_memory() {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(Instance::memory) &&
                  alignof(T) <= alignof(std::uint64_t));
  }
};
static_assert(sizeof(Instance) == 64);

}  // namespace jiesuan
