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
                  const std::set<std::string>& by_tests, const std::optional<Shown>& by_mutations) {
  Coverage c;
  c.mutated = by_mutations.has_value();
  if (c.mutated) c.stale = by_mutations->stale;
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
    if (!c.mutated) continue;
    const bool shown = by_mutations->by.contains(e.id);
    row.shown += shown ? 1 : 0;
    c.shown += shown ? 1 : 0;
    if (!shown) c.not_shown.push_back(e);
  }
  for (const auto& [key, row] : rows) c.rows.push_back(row);
  for (const std::string& id : by_scenarios)
    if (!known.contains(id)) c.unknown.push_back(id);
  return c;
}

namespace {

std::string list_of(const std::vector<LedgerEntry>& entries) {
  std::string out;
  for (const LedgerEntry& e : entries) out += " " + e.id;
  return out;
}

}  // namespace

std::string text_of(const Coverage& c, const text::Words& w) {
  std::string out = c.mutated ? w.say("条目：已引用、已验证、总数\n", "entries: cited, shown, all\n")
                              : w.say("条目覆盖\n", "entries cited\n");
  const auto counts = [&](int cited, int shown, int total) {
    return c.mutated ? fmt::format("{:>3} {:>3} / {:>3}\n", cited, shown, total)
                     : fmt::format("{:>3} / {:>3}\n", cited, total);
  };
  for (const Coverage::Row& r : c.rows)
    out += fmt::format("  {}  {:<10} {}", r.document, r.kind, counts(r.cited, r.shown, r.total));
  if (c.mutated)
    out += w.say("  共 {2} 条，已引用 {0}，已验证 {1}\n", "  cited {0} of {2}, shown {1} of {2}\n", c.cited,
                 c.shown, c.total);
  else
    out += fmt::format("  {:<15} {}", w.say("合计", "all"), counts(c.cited, c.shown, c.total));
  if (!c.missing.empty()) out += w.say("  未引用：{}\n", "  not cited:{}\n", list_of(c.missing));
  if (!c.not_shown.empty()) out += w.say("  未验证：{}\n", "  not shown:{}\n", list_of(c.not_shown));
  std::string unknown;
  for (const std::string& id : c.unknown) unknown += " " + id;
  if (!unknown.empty()) out += w.say("  不在清单中：{}\n", "  not in the ledger:{}\n", unknown);
  for (const std::string& why : c.stale)
    out += w.say("  验证结果已过时：{}\n",
                 "  what is shown has to be tried again (tools/mutate-rulings): {}\n", why);
  return out;
}

}  // namespace jiesuan::judge
