// jiesuan bench: how fast the engine is, void unless it does the same thing twice.
#pragma once
#include <cstdint>

namespace jiesuan::cli {

struct BenchOptions {
  int players = 8;
  std::uint64_t games = 500;
  std::uint64_t seed = 1;
  bool json = false;
  bool signature = false;  // that and nothing else
};

int run_bench(const BenchOptions& options);

}  // namespace jiesuan::cli
