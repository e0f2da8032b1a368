#include "cli/compare.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/progress.h"

extern char** environ;

namespace jiesuan::cli {
namespace {

namespace json = boost::json;
using Figures = std::map<std::string, double>;

constexpr const char* kThis = "/proc/self/exe";

// What the program prints; nothing if it cannot be run or fails.
std::optional<std::string> output_of(const std::string& program, const std::vector<std::string>& words) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  std::vector<std::string> copies = words;
  std::vector<char*> argv;
  std::string name = "jiesuan";
  argv.push_back(name.data());
  for (std::string& word : copies) argv.push_back(word.data());
  argv.push_back(nullptr);
  pid_t pid = 0;
  const int failed = posix_spawn(&pid, program.c_str(), &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  std::string out;
  char buffer[4096];
  for (ssize_t n = 0; !failed && (n = read(ends[0], buffer, sizeof buffer)) > 0;)
    out.append(buffer, static_cast<std::size_t>(n));
  ::close(ends[0]);
  int status = 1;
  if (!failed) waitpid(pid, &status, 0);
  return !failed && status == 0 ? std::optional(out) : std::nullopt;
}

std::optional<Figures> measured(const std::string& program, const BenchOptions& o) {
  const auto out = output_of(program, {"bench", "--json", "--players", std::to_string(o.players), "--games",
                                       std::to_string(o.games), "--seed", std::to_string(o.seed)});
  boost::system::error_code wrong;
  const json::value v = json::parse(out.value_or(""), wrong);
  if (wrong || !v.is_object()) return std::nullopt;
  Figures figures;
  for (const auto& [key, value] : v.get_object())
    if (std::string_view(key).ends_with("_ns") || std::string_view(key).starts_with("ns_"))
      figures[key] = value.to_number<double>();
  return figures;
}

// A line for a figure that both have. Of an odd number of pairs with the order changing, the median of the
// ratios; as often as not a pair lies above the true one, so the lowest and the highest of n hold it but for
// 2/2ⁿ.
std::string line(const std::string& key, const std::vector<Figures>& mine,
                 const std::vector<Figures>& others) {
  std::vector<double> ratios;
  double best = 1e18, best_other = 1e18;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    const double a = mine[i].at(key), b = others[i].at(key);
    best = std::min(best, a), best_other = std::min(best_other, b);
    ratios.push_back(a / b);
  }
  std::sort(ratios.begin(), ratios.end());
  return fmt::format("  {:24} {:10.1f} {:10.1f} {:8.3f}   {:.3f} … {:.3f}\n", key, best, best_other,
                     ratios[ratios.size() / 2], ratios.front(), ratios.back());
}

}  // namespace

int run_compare(const BenchOptions& o) {
  std::vector<Figures> mine, others;
  ProgressBar progress(isatty(STDERR_FILENO) != 0, static_cast<std::uint64_t>(o.pairs));
  for (int pair = 0; pair < o.pairs; ++pair) {
    const bool first = pair % 2 == 0;
    const auto one = measured(first ? kThis : o.compare, o);
    const auto two = measured(first ? o.compare : kThis, o);
    if (!one || !two) {
      fmt::print(stderr, "jiesuan bench: '{}' does not answer to 'bench --json' with figures\n",
                 !(first ? two : one) ? o.compare : kThis);
      return 1;
    }
    mine.push_back(first ? *one : *two);
    others.push_back(first ? *two : *one);
    progress.show(static_cast<std::uint64_t>(pair) + 1);
  }
  fmt::print("{} pairs of runs, {} games of {} players each; {:.1f} % intervals\n", o.pairs, o.games,
             o.players, 100 * (1 - std::pow(0.5, o.pairs - 1)));
  fmt::print("  {:24} {:>10} {:>10} {:>8}   {}\n", "ns, best of all", "this", "other", "ratio", "interval");
  for (const auto& [key, value] : mine[0])
    if (others[0].count(key)) fmt::print("{}", line(key, mine, others));
  return 0;
}

}  // namespace jiesuan::cli
