#include "server/beats.h"

namespace jiesuan::server {

int beat_of(LogKind kind) {
  switch (kind) {
#define JIESUAN_BEAT(id, ms) \
  case LogKind::id:          \
    return ms;
#include "server/beats.def"
    default:
      return 0;
  }
}

}  // namespace jiesuan::server
