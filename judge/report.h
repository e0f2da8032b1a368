// Verdicts for people, and as JUnit has them; for programs: verdict_json.h.
#pragma once
#include <string>
#include <vector>

#include "judge/coverage.h"
#include "judge/runner.h"
#include "text/words.h"

namespace jiesuan::judge {

std::string text_of(const Verdict& v, const text::Words& w, bool only_failures);
std::string summary_of(const std::vector<Verdict>& all, const text::Words& w);
std::string junit_of(const std::vector<Verdict>& all);

}  // namespace jiesuan::judge
