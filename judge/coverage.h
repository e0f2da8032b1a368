// Which entries of a ledger are cited by scenarios or tests, and which are shown: a mutation of their step is
// noticed.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "judge/runner.h"
#include "judge/shown.h"

namespace jiesuan::judge {

struct LedgerEntry {
  std::string id, document, kind;
};

// A YAML list of entries with `id`, `seed` (the document) and `kind`. Throws ScenarioError.
std::vector<LedgerEntry> load_ledger(const std::string& path);

// Ids such as R004-28 that stand in the text, also as the end of a run: "R001-03…06".
std::set<std::string> ids_in(const std::string& text);

struct Coverage {
  struct Row {
    std::string document, kind;
    int cited = 0, shown = 0, total = 0;
  };
  std::vector<Row> rows;
  std::vector<LedgerEntry> missing;
  std::vector<std::string> unknown;  // cited by scenarios, but not in the ledger
  int cited = 0, shown = 0, total = 0;
  bool mutated = false;                // there are results of mutations
  std::vector<LedgerEntry> not_shown;  // by those
  std::vector<std::string> stale;      // why they no longer hold

  bool complete() const { return missing.empty() && not_shown.empty() && stale.empty(); }
};

Coverage coverage(const std::vector<LedgerEntry>& ledger, const std::set<std::string>& by_scenarios,
                  const std::set<std::string>& by_tests, const std::optional<Shown>& by_mutations = {});
std::string text_of(const Coverage& c, const text::Words& w);

}  // namespace jiesuan::judge
