// The script of a scenario: who answers what, what must be so in between, and where the play stops.
#pragma once
#include "judge/scenario.h"
#include "judge/yaml.h"

namespace jiesuan::judge {

void read_script(const Yaml& y, const Lexicon& words, std::vector<Step>& to);
void read_until(const Yaml& y, Scenario& s);

}  // namespace jiesuan::judge
