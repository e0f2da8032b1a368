// Verdicts for people and for programs.
#pragma once
#include <string>
#include <vector>

#include "judge/coverage.h"
#include "judge/runner.h"
#include "text/words.h"

namespace jiesuan::judge {

std::string text_of(const Verdict& v, const text::Words& w, bool only_failures);
std::string summary_of(const std::vector<Verdict>& all, const text::Words& w);
// One object: the scenarios, and the coverage if there is one.
std::string json_of(const std::vector<Verdict>& all, const Coverage* coverage = nullptr);
std::string junit_of(const std::vector<Verdict>& all);

}  // namespace jiesuan::judge
