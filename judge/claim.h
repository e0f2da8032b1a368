// Sentences about how things stand: "乙 hp 3/4", "白银狮子 in hand of 曹植", "甲 may not use 杀".
#pragma once
#include <functional>
#include <string>

#include "judge/lexicon.h"
#include "judge/tongues.h"

namespace jiesuan::judge {

struct Claim {
  Text text;
  // Nothing if it is true of the game, otherwise how things really are.
  std::function<TwoTongues(const Game&)> differs;
  Timing timing = Timing::None;  // it claims that this timing is running: the story knows
};

// Throws ScenarioError if the sentence cannot be understood.
Claim read_claim(const Text& t, const Lexicon& words);

}  // namespace jiesuan::judge
