// Plays a scenario on the engine and compares.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "judge/scenario.h"
#include "judge/story.h"
#include "judge/tongues.h"

namespace jiesuan::judge {

struct Difference {
  Spot spot;
  TwoTongues expected, found;
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
  TwoTongues error;  // the scenario could not be played: what is wrong with it
  Spot error_spot;
  int questions = 0;
  bool branched = false;  // another answer was given somewhere: what was expected is looked at all the same
  std::vector<Item> story;
  bool passed() const { return differences.empty() && error.empty(); }
};

class Chronicle;

// What if: at that question (the first is 1) this answer is given, whatever the script says. From there on
// the lines of the script are used where they fit, and what nobody asks for any more is no error.
struct Instead {
  int question = 0;
  Selection pick;
};
struct PlayOptions {
  std::vector<Instead> instead;
  Chronicle* chronicle = nullptr;
};

Verdict judge(const Scenario& s, const text::Words& words, const PlayOptions& options = {});

}  // namespace jiesuan::judge
