// How long the table shows what happens. The same for everybody: clocks and windows begin when it is over,
// whatever a page does meanwhile.
#pragma once
#include "engine/event/log.h"

namespace jiesuan::server {

int beat_of(LogKind kind);  // ms

}  // namespace jiesuan::server
