// The number of the rules. It goes up when games play otherwise than before, with a line in CHANGELOG.md that
// says how. It only explains: whether a stored game still plays as it did is decided by its checkpoints.
#pragma once

namespace jiesuan {

inline constexpr int kRulesVersion = 3;

}  // namespace jiesuan
