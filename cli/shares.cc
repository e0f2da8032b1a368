#include "cli/shares.h"

#include <fmt/format.h>

#include <cmath>

namespace jiesuan::cli {

Interval wilson(const Tally& t) {
  if (t.seats == 0) return {0, 1};
  const auto n = static_cast<double>(t.seats);
  const double p = static_cast<double>(t.wins) / n, z = 1.959964;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {middle - half, middle + half};
}

std::string share_with_interval(const Tally& t) {
  if (t.seats == 0) return "–";
  const Interval i = wilson(t);
  return fmt::format("{:.1f} % [{:.1f} … {:.1f}]",
                     100.0 * static_cast<double>(t.wins) / static_cast<double>(t.seats), 100 * i.low,
                     100 * i.high);
}

}  // namespace jiesuan::cli
