// Verdicts for people and for programs.
#pragma once
#include <string>
#include <vector>

#include "judge/runner.h"
#include "text/words.h"

namespace jiesuan::judge {

std::string text_of(const Verdict& v, const text::Words& w, bool only_failures);
std::string summary_of(const std::vector<Verdict>& all, const text::Words& w);
std::string json_of(const std::vector<Verdict>& all);
std::string junit_of(const std::vector<Verdict>& all);

}  // namespace jiesuan::judge
