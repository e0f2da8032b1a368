#include "engine/state/timing.h"

namespace jiesuan {
namespace {

struct Names {
  std::string_view id, zh;
};
constexpr Names kNames[] = {
#define JIESUAN_TIMING(id, zh, event) {#id, zh},
#include "engine/state/timings.def"
#undef JIESUAN_TIMING
};
static_assert(sizeof(kNames) / sizeof(kNames[0]) == kTimings);

}  // namespace

std::string_view timing_id(Timing t) { return t < Timing::Count ? kNames[static_cast<int>(t)].id : "None"; }
std::string_view timing_zh(Timing t) { return t < Timing::Count ? kNames[static_cast<int>(t)].zh : "无"; }

Timing timing_from(std::string_view id_or_zh) {
  for (int i = 0; i < kTimings; ++i)
    if (kNames[i].id == id_or_zh || kNames[i].zh == id_or_zh) return static_cast<Timing>(i);
  return Timing::None;
}

}  // namespace jiesuan
