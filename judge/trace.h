// The story as a tree: events, the timings at which something happens, questions, answers and moves, each
// under the event it was inserted into; on request with the rule that orders each step.
#pragma once
#include <string>
#include <vector>

#include "judge/explain.h"
#include "judge/story.h"
#include "text/words.h"

namespace jiesuan::judge {

enum class TraceKind : std::uint8_t {
  Round,
  Turn,
  TurnEnd,
  Phase,
  Timing,
  Question,
  Act,  // what is done at an idle point: question and answer in one
  Answer,
  Event,
};
std::string_view word(TraceKind k);

// One line of the tree.
struct TraceStep {
  TraceKind kind = TraceKind::Event;
  int depth = 0;
  std::size_t item = 0;  // of the story
};

struct TraceOptions {
  bool explain = false;
  bool every_timing = false;  // also those at which nothing happens
};

std::vector<TraceStep> trace_steps(const std::vector<Item>& story, bool every_timing);
// What a step says, given the sentence of its item in the language at hand.
std::string step_text(const TraceStep& step, const Item& i, const std::string& sentence,
                      const std::vector<std::string>& seats, const text::Words& w);
Because step_reason(const TraceStep& step, const Item& i, const std::vector<std::string>& seats,
                    const text::Words& w);

std::string trace(const std::vector<Item>& story, const std::vector<std::string>& seats, const text::Words& w,
                  const TraceOptions& options);

}  // namespace jiesuan::judge
