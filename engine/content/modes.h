// The modes that can be played.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/setup.h"
#include "engine/content/mode.h"

namespace jiesuan {

const Mode* find_mode(std::string_view id);  // or name
const std::vector<const Mode*>& all_modes();

struct ModeEntry {
  explicit ModeEntry(const Mode& m);
};

}  // namespace jiesuan
