// The story as a tree: events, the timings at which something happens, questions, answers and moves, each
// under the event it was inserted into; on request with the rule that orders each step.
#pragma once
#include <string>

#include "judge/story.h"
#include "text/words.h"

namespace jiesuan::judge {

struct TraceOptions {
  bool explain = false;
  bool every_timing = false;  // also those at which nothing happens
};

std::string trace(const std::vector<Item>& story, const std::vector<std::string>& seats, const text::Words& w,
                  const TraceOptions& options);

}  // namespace jiesuan::judge
