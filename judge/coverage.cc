#include "judge/coverage.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>

#include "judge/yaml.h"

namespace jiesuan::judge {

std::vector<LedgerEntry> load_ledger(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw ScenarioError({path}, "the ledger cannot be read");
  std::ostringstream text;
  text << in.rdbuf();
  const Yaml root = parse_yaml(text.str(), path);
  if (!root.is_list()) throw ScenarioError({path}, "a ledger is a list of entries with id, seed and kind");
  std::vector<LedgerEntry> all;
  std::set<std::string> seen;
  for (const Yaml& y : root.items()) {
    if (!y.is_map() || y[{"id"}].missing() || y[{"kind"}].missing())
      throw ScenarioError(y.spot(), "an entry of the ledger needs id, seed and kind");
    LedgerEntry e;
    e.id = y[{"id"}].text().text;
    e.kind = y[{"kind"}].text().text;
    e.document = y[{"seed"}].missing() ? e.id.substr(1, 3) : y[{"seed"}].text().text;
    if (!seen.insert(e.id).second) throw ScenarioError(y[{"id"}].spot(), "'" + e.id + "' stands there twice");
    all.push_back(std::move(e));
  }
  return all;
}

std::set<std::string> ids_in(const std::string& text) {
  static const std::regex kId("R([0-9]{3})-([0-9]{2,3})(…-?([0-9]{2,3}))?");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), kId); it != std::sregex_iterator(); ++it) {
    const std::smatch& m = *it;
    const std::string document = m[1], first = m[2];
    const int from = std::atoi(first.c_str()), to = m[4].matched ? std::atoi(m[4].str().c_str()) : from;
    for (int n = from; n <= to; ++n) ids.insert(fmt::format("R{}-{:02}", document, n));
  }
  return ids;
}

Coverage coverage(const std::vector<LedgerEntry>& ledger, const std::set<std::string>& by_scenarios,
                  const std::set<std::string>& by_tests) {
  Coverage c;
  std::map<std::pair<std::string, std::string>, Coverage::Row> rows;
  std::set<std::string> known;
  for (const LedgerEntry& e : ledger) {
    known.insert(e.id);
    Coverage::Row& row = rows[{e.document, e.kind}];
    row.document = e.document;
    row.kind = e.kind;
    ++row.total;
    ++c.total;
    // A worked ruling is there to be played; anything else may be shown by a unit test.
    const bool cited = by_scenarios.contains(e.id) || (e.kind != "ruling" && by_tests.contains(e.id));
    row.cited += cited ? 1 : 0;
    c.cited += cited ? 1 : 0;
    if (!cited) c.missing.push_back(e);
  }
  for (const auto& [key, row] : rows) c.rows.push_back(row);
  for (const std::string& id : by_scenarios)
    if (!known.contains(id)) c.unknown.push_back(id);
  return c;
}

std::string text_of(const Coverage& c, const text::Words& w) {
  std::string out = w.say("条目覆盖\n", "entries cited\n");
  for (const Coverage::Row& r : c.rows)
    out += fmt::format("  {}  {:<10} {:>3} / {:>3}\n", r.document, r.kind, r.cited, r.total);
  out += fmt::format("  {:<15} {:>3} / {:>3}\n", w.say("合计", "all"), c.cited, c.total);
  std::string missing;
  for (const LedgerEntry& e : c.missing) missing += " " + e.id;
  if (!missing.empty()) out += w.say("  未引用：{}\n", "  not cited:{}\n", missing);
  std::string unknown;
  for (const std::string& id : c.unknown) unknown += " " + id;
  if (!unknown.empty()) out += w.say("  不在清单中：{}\n", "  not in the ledger:{}\n", unknown);
  return out;
}

}  // namespace jiesuan::judge
