// Every timing of the rules, by the rulebook's names.
#pragma once
#include <cstdint>
#include <string_view>

namespace jiesuan {

enum class Timing : std::uint8_t {
#define JIESUAN_TIMING(id, zh, event) id,
#include "engine/state/timings.def"
#undef JIESUAN_TIMING
  Count,
  None = 0xFF,
};
inline constexpr int kTimings = static_cast<int>(Timing::Count);

std::string_view timing_id(Timing t);           // "DamageTaken"
std::string_view timing_zh(Timing t);           // "受到伤害后"
Timing timing_from(std::string_view id_or_zh);  // None if unknown

// The event that flows through a timing, as a type: EventOf<Timing::DamageTaken> is Damage.
template <Timing T>
struct EventAt;
#define JIESUAN_TIMING(id, zh, event) \
  template <>                         \
  struct EventAt<Timing::id> {        \
    using type = struct event;        \
  };
#include "engine/state/timings.def"
#undef JIESUAN_TIMING
template <Timing T>
using EventOf = typename EventAt<T>::type;

// Timings as bits, several to a bit: no is certain, yes is worth a look.
constexpr bool may_act_at(std::uint64_t timings, Timing t) {
  return timings >> (static_cast<unsigned>(t) % 64) & 1;
}

}  // namespace jiesuan
