// Playing a scenario that stands in the text of a test.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "judge/runner.h"

namespace jiesuan::judge {

inline const text::Words kEnglish(text::Lang::En);

inline Verdict verdict(const std::string& text) {
  const std::vector<Scenario> all = load_text(text, "my.yaml");
  EXPECT_EQ(all.size(), 1u);
  return judge(all[0], kEnglish);
}

inline std::string differences(const Verdict& v) {
  std::string out = v.error.empty() ? "" : "error: " + v.error.en + "\n";
  for (const Difference& d : v.differences) out += d.expected.en + " | " + d.found.en + "\n";
  return out;
}

// It comes out.
inline testing::AssertionResult holds(const std::string& text) {
  const Verdict v = verdict(text);
  if (v.passed()) return testing::AssertionSuccess();
  return testing::AssertionFailure() << differences(v);
}

// What is wrong with it: of the play, or of the words.
inline std::string error_of(const std::string& text) {
  try {
    return verdict(text).error.en;
  } catch (const ScenarioError& e) {
    return e.message();
  }
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace jiesuan::judge
