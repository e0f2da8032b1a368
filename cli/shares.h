// Shares of games won, with the uncertainty that goes with their number.
#pragma once
#include <string>

#include "cli/sim.h"

namespace jiesuan::cli {

struct Interval {
  double low = 0, high = 0;
};
Interval wilson(const Tally& t);                  // of 95 %, as shares from 0 to 1
std::string share_with_interval(const Tally& t);  // "52.1 % [50.0 … 54.2]"

}  // namespace jiesuan::cli
