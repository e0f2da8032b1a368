// Every scenario of rulings/ and of the examples comes out, and every entry of the ledger is cited.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/content/mode.h"
#include "judge/coverage.h"
#include "judge/runner.h"

namespace jiesuan::judge {
namespace {

std::vector<std::string> scenarios_in(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".yaml" && entry.path().filename() != "ledger.yaml" &&
        entry.path().filename() != "shown.yaml")
      files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

class Rulings : public testing::TestWithParam<std::string> {};

TEST_P(Rulings, ComeOut) {
  for (const Scenario& s : load_file(GetParam())) {
    const Verdict v = judge(s, text::Words(text::Lang::En));
    EXPECT_EQ(v.error.en, "") << v.error_spot.text() << " " << v.variant;
    for (const Difference& d : v.differences)
      ADD_FAILURE() << d.spot.text() << " " << v.variant << "\n  expected " << d.expected.en << "\n  but "
                    << d.found.en;
    for (const Warning& w : v.warnings) ADD_FAILURE() << w.spot.text() << " " << v.variant << " " << w.text;
  }
}

std::string name_of_file(const testing::TestParamInfo<std::string>& info) {
  std::string name = std::filesystem::path(info.param).stem().string();
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
}
INSTANTIATE_TEST_SUITE_P(All, Rulings, testing::ValuesIn(scenarios_in("rulings")), name_of_file);
INSTANTIATE_TEST_SUITE_P(Examples, Rulings, testing::ValuesIn(scenarios_in("docs/examples")), name_of_file);
// The questions the page begins with.
INSTANTIATE_TEST_SUITE_P(Library, Rulings, testing::ValuesIn(scenarios_in("web/src/judge/library")),
                         name_of_file);

// Document 002 is a glossary: the base game resolves as it does without it. But a transferred damage comes to
// an end of its own (R002-65), so that part is left out where a ruling counts ends of damage.
std::vector<std::string> parts_of_002(bool with_transfer) {
  std::vector<std::string> parts;
  for (const RulesModule* m : all_modules())
    if (std::string_view(m->id).starts_with("002.") &&
        (with_transfer || std::string_view(m->id) != "002.transfer"))
      parts.emplace_back(m->id);
  return parts;
}

class BaseRulings : public testing::TestWithParam<std::string> {};

TEST_P(BaseRulings, ComeOutUnderDocument002) {
  const bool counts_ends = GetParam().ends_with("R000-03.yaml") || GetParam().ends_with("R000-90.yaml");
  for (Scenario& s : load_file(GetParam())) {
    if (!s.setup.modules.empty()) continue;
    s.setup.modules = parts_of_002(!counts_ends);
    const Verdict v = judge(s, text::Words(text::Lang::En));
    EXPECT_EQ(v.error.en, "") << v.error_spot.text() << " " << v.variant;
    for (const Difference& d : v.differences)
      ADD_FAILURE() << d.spot.text() << " " << v.variant << "\n  expected " << d.expected.en << "\n  but "
                    << d.found.en;
  }
}
INSTANTIATE_TEST_SUITE_P(All, BaseRulings, testing::ValuesIn(scenarios_in("rulings")), name_of_file);

TEST(Coverage, EveryEntryOfTheLedgerIsCited) {
  std::set<std::string> by_scenarios, by_tests;
  for (const std::string& file : scenarios_in("rulings"))
    for (const Scenario& s : load_file(file)) by_scenarios.insert(s.cites.begin(), s.cites.end());
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests")) {
    if (entry.path().extension() != ".cc") continue;
    std::ifstream in(entry.path());
    std::ostringstream text;
    text << in.rdbuf();
    by_tests.merge(ids_in(text.str()));
  }
  const Coverage c = coverage(load_ledger("rulings/ledger.yaml"), by_scenarios, by_tests);
  EXPECT_EQ(c.total, 342);
  EXPECT_EQ(text_of(c, text::Words(text::Lang::En)).find("not cited"), std::string::npos)
      << text_of(c, text::Words(text::Lang::En));
  EXPECT_TRUE(c.unknown.empty()) << c.unknown[0] << " is cited, but is no entry";
}

TEST(Coverage, ReadsIdsAndRunsOfIds) {
  EXPECT_EQ(ids_in("// R004-28, see R001-03…05 and (R000-146)"),
            (std::set<std::string>{"R000-146", "R001-03", "R001-04", "R001-05", "R004-28"}));
  EXPECT_TRUE(ids_in("R04-28, J12, C24").empty());
}

TEST(Coverage, AWorkedRulingNeedsAScenario) {
  const std::vector<LedgerEntry> ledger = {{"R000-01", "000", "term"}, {"R000-06", "000", "ruling"}};
  const Coverage c = coverage(ledger, {}, {"R000-01", "R000-06"});
  ASSERT_EQ(c.missing.size(), 1u);
  EXPECT_EQ(c.missing[0].id, "R000-06");
  EXPECT_EQ(coverage(ledger, {"R000-06", "R009-01"}, {}).unknown, std::vector<std::string>{"R009-01"});
}

}  // namespace
}  // namespace jiesuan::judge
