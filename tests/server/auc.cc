#include "tests/server/auc.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace jiesuan::server::test {
namespace {

constexpr double kOf99Percent = 2.5758;

// For each of `of` the share of `among` that is smaller, ties counted half.
std::vector<double> places(const std::vector<double>& of, std::vector<double> among) {
  std::sort(among.begin(), among.end());
  std::vector<double> out;
  for (double x : of) {
    const auto [first, last] = std::equal_range(among.begin(), among.end(), x);
    const auto smaller = static_cast<double>(first - among.begin()),
               equal = static_cast<double>(last - first);
    out.push_back((smaller + equal / 2) / static_cast<double>(among.size()));
  }
  return out;
}

double mean(const std::vector<double>& v) {
  double sum = 0;
  for (double x : v) sum += x;
  return sum / static_cast<double>(v.size());
}

double variance_of_mean(const std::vector<double>& v) {
  const double m = mean(v);
  double sum = 0;
  for (double x : v) sum += (x - m) * (x - m);
  const auto n = static_cast<double>(v.size());
  return sum / (n - 1) / n;
}

}  // namespace

std::string Auc::text() const { return fmt::format("AUC {:.3f} [{:.3f}, {:.3f}]", value, low, high); }

Auc auc(const std::vector<double>& with, const std::vector<double>& without) {
  Auc out;
  if (with.size() < 2 || without.size() < 2) return out;  // nothing is known
  const std::vector<double> a = places(with, without), b = places(without, with);
  out.value = mean(a);
  const double reach = kOf99Percent * std::sqrt(variance_of_mean(a) + variance_of_mean(b));
  out.low = std::max(0.0, out.value - reach);
  out.high = std::min(1.0, out.value + reach);
  return out;
}

}  // namespace jiesuan::server::test
