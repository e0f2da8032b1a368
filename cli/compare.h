// jiesuan bench --compare: this program beside another build of it, in one run.
#pragma once
#include "cli/bench.h"

namespace jiesuan::cli {

int run_compare(const BenchOptions& options);

}  // namespace jiesuan::cli
