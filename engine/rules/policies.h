// The small decisions of the flows as the rules themselves take them.
#pragma once
#include "engine/content/mode.h"

namespace jiesuan {

const Policies& base_policies();

}  // namespace jiesuan
