#include "cli/judge.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include "cli/files.h"
#include "judge/coverage.h"
#include "judge/report.h"
#include "judge/runner.h"
#include "judge/trace.h"

namespace jiesuan::cli {
namespace {

namespace fs = std::filesystem;
using judge::Scenario;
using judge::Verdict;

constexpr const char* kNoScenarios[] = {"ledger.yaml",
                                        "shown.yaml"};  // lie beside the scenarios and are none
constexpr std::size_t kMostBytes = 4u << 20;

bool is_scenario(const fs::path& p) {
  const bool is_one = std::ranges::find(kNoScenarios, p.filename()) == std::end(kNoScenarios);
  return is_one && (p.extension() == ".yaml" || p.extension() == ".yml");
}

// The files of the arguments, those of a folder in the order of their names.
bool find_files(const std::vector<std::string>& paths, std::vector<std::string>* files) {
  for (const std::string& path : paths) {
    std::error_code bad;
    if (fs::is_directory(path, bad)) {
      std::vector<std::string> here;
      for (const auto& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file() && is_scenario(entry.path())) here.push_back(entry.path().string());
      std::sort(here.begin(), here.end());
      if (here.empty()) {
        fmt::print(stderr, "jiesuan judge: {}: there is no scenario (*.yaml) in this folder\n", path);
        return false;
      }
      files->insert(files->end(), here.begin(), here.end());
    } else if (fs::exists(path, bad)) {
      files->push_back(path);
    } else {
      fmt::print(stderr, "jiesuan judge: {}: there is no such file or folder\n", path);
      return false;
    }
  }
  return true;
}

Verdict unreadable(const judge::ScenarioError& e, const std::string& file) {
  Verdict v;
  v.file = file;
  v.error = e.message();
  v.error_spot = e.spot();
  return v;
}

// Ids in the sources of the tests.
bool cited_by_tests(const std::vector<std::string>& folders, std::set<std::string>* ids) {
  for (const std::string& folder : folders) {
    std::error_code bad;
    if (!fs::is_directory(folder, bad)) {
      fmt::print(stderr, "jiesuan judge: {}: there is no such folder\n", folder);
      return false;
    }
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      std::string text, why;
      const fs::path ending = entry.path().extension();
      if (!entry.is_regular_file() || (ending != ".cc" && ending != ".h")) continue;
      if (!read_file(entry.path().string(), kMostBytes, &text, &why)) {
        fmt::print(stderr, "jiesuan judge: {}\n", why);
        return false;
      }
      ids->merge(judge::ids_in(text));
    }
  }
  return true;
}

// Nothing, and a message, if the ledger or a folder cannot be read.
std::optional<judge::Coverage> coverage_of(const JudgeOptions& o, const std::vector<Verdict>& verdicts) {
  std::set<std::string> by_scenarios, by_tests;
  for (const Verdict& v : verdicts) by_scenarios.insert(v.cites.begin(), v.cites.end());
  if (!cited_by_tests(o.tests, &by_tests)) return {};
  try {
    return judge::coverage(judge::load_ledger(o.coverage), by_scenarios, by_tests,
                           judge::load_shown(o.coverage));
  } catch (const judge::ScenarioError& e) {
    fmt::print(stderr, "jiesuan judge: {}\n", e.what());
    return {};
  }
}

// 0 everything as expected, 1 something differs, is not cited or not shown, 2 something cannot be read.
int status_of(const std::vector<Verdict>& verdicts, const std::optional<judge::Coverage>& coverage) {
  int status = coverage && !coverage->complete() ? 1 : 0;
  for (const Verdict& v : verdicts) status = std::max(status, v.passed() ? 0 : v.error.empty() ? 1 : 2);
  return status;
}

}  // namespace

int run_judge(const JudgeOptions& o) {
  std::vector<std::string> files;
  if (!find_files(o.paths, &files)) return 2;
  const Words words(o.lang, !o.json && wants_colour(o.no_color));
  std::vector<Verdict> verdicts;
  for (const std::string& file : files) {
    std::vector<Scenario> scenarios;
    try {
      scenarios = judge::load_file(file);
    } catch (const judge::ScenarioError& e) {
      verdicts.push_back(unreadable(e, file));
      if (!o.json) fmt::print("{}", judge::text_of(verdicts.back(), words, o.quiet));
    }
    for (const Scenario& s : scenarios) {
      verdicts.push_back(judge::judge(s, words));
      const Verdict& v = verdicts.back();
      if (!o.json) fmt::print("{}", judge::text_of(v, words, o.quiet));
      if (!o.json && (o.trace || o.explain))
        fmt::print("{}\n", judge::trace(v.story, s.seat_names, words, {o.explain, o.every_timing}));
    }
  }
  std::optional<judge::Coverage> coverage;
  if (!o.coverage.empty()) {
    coverage = coverage_of(o, verdicts);
    if (!coverage) return 2;
  }
  if (o.json) {
    fmt::print("{}\n", judge::json_of(verdicts, coverage ? &*coverage : nullptr));
  } else {
    fmt::print("{}", judge::summary_of(verdicts, words));
    if (coverage) fmt::print("{}", judge::text_of(*coverage, words));
  }
  std::string why;
  if (!o.junit.empty() && !write_file(o.junit, judge::junit_of(verdicts), &why)) {
    fmt::print(stderr, "jiesuan judge: {}\n", why);
    return 2;
  }
  return status_of(verdicts, coverage);
}

}  // namespace jiesuan::cli
