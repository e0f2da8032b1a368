// The version of the rules as they are played here. It goes up, with a line in CHANGELOG.md, whenever the
// same setup and answers may lead to another game; stored games say under which rules they were played.
#pragma once

namespace jiesuan {

inline constexpr int kRulesVersion = 2;

}  // namespace jiesuan
