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

// Timings as bits, several to a bit: whether there is one of these. No is certain, yes is worth a look.
template <class... More>
constexpr bool may_act_at(std::uint64_t timings, Timing t, More... more) {
  const auto bit = [](Timing one) { return std::uint64_t{1} << (static_cast<unsigned>(one) % 64); };
  return (timings & (bit(t) | ... | bit(more))) != 0;
}

}  // namespace jiesuan
