// A scenario whose sentences have all been understood.
#pragma once
#include <utility>
#include <vector>

#include "judge/claim.h"
#include "judge/pattern.h"
#include "judge/scenario.h"

namespace jiesuan::judge {

struct Prepared {
  explicit Prepared(const Scenario& s);  // throws ScenarioError

  const Scenario& scenario;
  Lexicon words;
  std::vector<Claim> claims;  // of the play, in order
  std::vector<std::vector<Pattern>> orders;
  std::vector<Pattern> never, times, damage;
  std::vector<Claim> end;
  std::vector<std::pair<Word, std::vector<Seat>>> asked;
  struct Turn {
    Seat who;
    bool extra;
  };
  std::vector<Turn> turns;
};

}  // namespace jiesuan::judge
