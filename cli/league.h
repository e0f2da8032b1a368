// jiesuan league: bots against each other, rated, with a report and a plot.
#pragma once
#include <cstdint>
#include <string>

namespace jiesuan::cli {

struct LeagueOptions {
  std::string file;  // the report, in Markdown; the plot stands beside it as .svg
  std::string bots = "random,steward";
  int players = 5;
  std::uint64_t games = 400;  // of each pair, each way round
  std::uint64_t seed = 1;
  int threads = 1;
  std::string generals = "standard";
};

int run_league(const LeagueOptions& options);

}  // namespace jiesuan::cli
