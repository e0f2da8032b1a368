#include "cli/judge.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include "cli/files.h"
#include "cli/judge_limits.h"
#include "judge/coverage.h"
#include "judge/phrasebook.h"
#include "judge/report.h"
#include "judge/runner.h"
#include "judge/trace.h"
#include "judge/verdict_json.h"
#include "server/patch.h"
#include "server/view_json.h"

namespace jiesuan::cli {
namespace {

namespace fs = std::filesystem;
using judge::Scenario;
using judge::Verdict;

constexpr const char* kNoScenarios[] = {"ledger.yaml",
                                        "shown.yaml"};  // lie beside the scenarios and are none
constexpr std::size_t kMostBytes = 4u << 20, kMostScenario = 1u << 20;
constexpr const char* kStandardInput = "-";

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
    } else if (path == kStandardInput || fs::exists(path, bad)) {
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
  v.error = judge::told(e);
  v.error_spot = e.spot();
  return v;
}

// Throws ScenarioError.
std::vector<Scenario> load(const std::string& path) {
  if (path != kStandardInput) return judge::load_file(path);
  std::string text;
  char bytes[4096];
  while (const std::size_t n = std::fread(bytes, 1, sizeof bytes, stdin)) {
    text.append(bytes, n);
    if (text.size() > kMostScenario)
      throw judge::ScenarioError({path}, "the text is too large for a scenario (over 1 MB)");
  }
  return judge::load_text(text, path);
}

// "5=2/17.30/1".
std::optional<judge::Instead> read_instead(const std::string& text) {
  const auto equals = text.find('=');
  if (equals == text.npos || equals == 0 || equals > 5) return {};
  for (std::size_t n = 0; n < equals; ++n)
    if (text[n] < '0' || text[n] > '9') return {};
  const std::optional<Selection> pick = judge::answer_named(std::string_view(text).substr(equals + 1));
  if (!pick) return {};
  return judge::Instead{std::atoi(text.c_str()), *pick};
}
bool read_insteads(const std::vector<std::string>& texts, std::vector<judge::Instead>* to) {
  for (const std::string& text : texts) {
    const std::optional<judge::Instead> one = read_instead(text);
    if (!one) {
      fmt::print(stderr, "jiesuan judge: '{}' is no answer; one is written as --json names it: 5=2/17.30/1\n",
                 text);
      return false;
    }
    to->push_back(*one);
  }
  return true;
}

// Only the chosen one of a file's cases. Throws ScenarioError.
void choose_case(std::vector<Scenario>& all, int n) {
  if (n == 0) return;
  if (n > static_cast<int>(all.size()))
    throw judge::ScenarioError({all[0].spot.file},
                               fmt::format("there is no case {}: the file has {}", n, all.size()));
  all = {all[static_cast<std::size_t>(n) - 1]};
}

// How the table looked at every item, told as the page knows views.
class Painter {
 public:
  void paint(const Game& g) {
    View now = view_of(g, kAllSeeing);
    if (pictures.changes.empty()) pictures.first = server::view_json(last_ = now);
    pictures.changes.push_back(server::view_patch(last_, now));
    last_ = std::move(now);
  }
  judge::Pictures pictures{{}, {}, server::add_patch};

 private:
  View last_;
};

Verdict play_for_programs(const Scenario& s, const Words& words, const std::vector<judge::Instead>& instead,
                          std::string* json) {
  Painter painter;
  judge::Chronicle chronicle(s.seat_names, [&](const Game& g) { painter.paint(g); });
  Verdict v = judge::judge(s, words, {instead, &chronicle});
  *json = boost::json::serialize(judge::played_json(s, v, chronicle, painter.pictures));
  v.story.clear();  // told
  return v;
}

std::string report_json(const std::vector<std::string>& scenarios, const judge::Coverage* coverage) {
  std::string out = "{\"scenarios\":[";
  for (const std::string& s : scenarios) out += (out.back() == '[' ? "" : ",") + s;
  out += "]";
  if (coverage) out += ",\"coverage\":" + boost::json::serialize(judge::coverage_json(*coverage));
  return out + "}";
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

std::string judged_json(const judge::Scenario& s, const std::vector<judge::Instead>& instead) {
  std::string json;
  play_for_programs(s, Words(Lang::En), instead, &json);
  return json;
}

int run_judge(const JudgeOptions& o) {
  std::vector<std::string> files;
  std::vector<judge::Instead> instead;
  if (!find_files(o.paths, &files) || !read_insteads(o.instead, &instead)) return 2;
  limit_this_process(o.seconds, o.megabytes);
  const Words words(o.lang, !o.json && wants_colour(o.no_color));
  std::vector<Verdict> verdicts;
  std::vector<std::string> for_programs;
  for (const std::string& file : files) {
    std::vector<Scenario> scenarios;
    try {
      scenarios = load(file);
      choose_case(scenarios, o.only_case);
    } catch (const judge::ScenarioError& e) {
      scenarios.clear();
      verdicts.push_back(unreadable(e, file));
      if (o.json) for_programs.push_back(boost::json::serialize(judge::verdict_json(verdicts.back())));
      if (!o.json) fmt::print("{}", judge::text_of(verdicts.back(), words, o.quiet));
    }
    for (const Scenario& s : scenarios) {
      if (o.json) {
        verdicts.push_back(play_for_programs(s, words, instead, &for_programs.emplace_back()));
        continue;
      }
      verdicts.push_back(judge::judge(s, words, {instead, nullptr}));
      const Verdict& v = verdicts.back();
      fmt::print("{}", judge::text_of(v, words, o.quiet));
      if (o.trace || o.explain)
        fmt::print("{}\n", judge::trace(v.story, s.seat_names, words, {o.explain, o.every_timing}));
    }
  }
  std::optional<judge::Coverage> coverage;
  if (!o.coverage.empty()) {
    coverage = coverage_of(o, verdicts);
    if (!coverage) return 2;
  }
  if (o.json) {
    fmt::print("{}\n", report_json(for_programs, coverage ? &*coverage : nullptr));
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
