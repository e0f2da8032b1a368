#include "engine/content/modes.h"

namespace jiesuan {
namespace {

std::vector<const Mode*>& modes() {
  static std::vector<const Mode*> all;
  return all;
}

}  // namespace

const std::vector<const Mode*>& all_modes() { return modes(); }

ModeEntry::ModeEntry(const Mode& m) { modes().push_back(&m); }

const Mode* find_mode(std::string_view id) {
  for (const Mode* m : modes())
    if (id == m->id || id == m->zh || id == m->en) return m;
  return nullptr;
}

}  // namespace jiesuan
