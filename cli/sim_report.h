// What a simulation found, for machines and for people.
#pragma once
#include <string>

#include "cli/sim.h"

namespace jiesuan::cli {

std::string json_report(const SimOptions& options, const SimResult& r);
std::string text_report(const SimOptions& options, const SimResult& r);

}  // namespace jiesuan::cli
