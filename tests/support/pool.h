// What random games of tests are played with.
#pragma once
#include <string>
#include <vector>

#include "engine/content/mode.h"
#include "engine/core/rng.h"

namespace jiesuan::test {

// Every general of the mode there is: tests make up others, which belong to no mode.
inline std::vector<std::string> every_general() { return {"all"}; }

// All parts of document 002, or some of them: every other time each.
inline std::vector<std::string> some_of_002(std::uint64_t seed) {
  if (seed % 2 == 0) return {"002"};
  std::vector<std::string> parts;
  Rng rng(seed);
  for (const RulesModule* m : all_modules())
    if (std::string(m->id).starts_with("002.") && rng.below(2) == 1) parts.emplace_back(m->id);
  return parts;
}

}  // namespace jiesuan::test
