// Plays a scenario on the engine and compares.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "judge/scenario.h"
#include "judge/story.h"

namespace jiesuan::judge {

struct Difference {
  Spot spot;
  std::string expected, found;
};

// The scenario can be played, but does not say what its author thinks it says.
struct Warning {
  Spot spot;
  std::string text;
};

struct Verdict {
  std::string id, title, variant, file;
  std::vector<std::string> cites;
  std::vector<Difference> differences;
  std::vector<Warning> warnings;
  std::string error;  // the scenario could not be played: what is wrong with it
  Spot error_spot;
  int questions = 0;
  std::vector<Item> story;
  bool passed() const { return differences.empty() && error.empty(); }
};

Verdict judge(const Scenario& s, const text::Words& words);

}  // namespace jiesuan::judge
