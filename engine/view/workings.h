// How the engine works, as opposed to what happens at the table.
#pragma once
#include "engine/view/log.h"

namespace jiesuan {

inline bool is_working(LogKind k) {
  return k == LogKind::Timing || k == LogKind::Window || k == LogKind::Question || k == LogKind::Answer;
}

}  // namespace jiesuan
