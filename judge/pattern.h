// Sentences about what happens: "乙 takes 1 fire damage from 甲", "C asked 闪", "timing 受到伤害后".
#pragma once
#include <functional>
#include <string>

#include "judge/lexicon.h"
#include "judge/story.h"

namespace jiesuan::judge {

struct Pattern {
  Text text;
  std::function<bool(const Item&)> matches;
};

// Throws ScenarioError if the sentence cannot be understood.
Pattern read_pattern(const Text& t, const Lexicon& words);

// "D asked …" without the who: what is asked for.
bool asks_for(const Item& i, const Word& what);

}  // namespace jiesuan::judge
