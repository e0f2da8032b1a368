// jiesuan bench: how fast the engine is, void unless it does the same thing twice.
#pragma once
#include <cstdint>
#include <string>

namespace jiesuan::cli {

struct BenchOptions {
  int players = 8;
  std::uint64_t games = 500;
  std::uint64_t seed = 1;
  bool json = false;
  bool instructions = false;  // counted in any case; without json they are if that can be done
  bool signature = false;     // that and nothing else
  std::string compare;        // another program to be measured in turn with this one …
  int pairs = 7;              // … so many times
};

int run_bench(const BenchOptions& options);

}  // namespace jiesuan::cli
