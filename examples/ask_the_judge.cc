// How does this resolve, and why? It prints:
//
//   ✓ shield.yaml  流离 to a shield
//   …the target can still change here…
//   …大乔 launches <Liuli> → C
//   …C launches <Nioh Shield>
//   …1 passed, 0 failed
#include <fmt/core.h>
#include <jiesuan/jiesuan.h>

using namespace jiesuan;

namespace {

// The language is described in docs/scenarios.md.
constexpr const char* kSituation = R"(
title: 流离 to a shield
seats:
  A: {hand: [♠7 杀]}
  大乔: {hand: [any]}
  C: {equipment: [仁王盾]}
play:
  - A uses 杀 on 大乔
  - 大乔: 流离 any → C
expect:
  order: [大乔 asked 流离, C is unaffected]
  never: [C asked 闪]
  damage: none
)";

}  // namespace

int main() {
  const text::Words words(text::Lang::En);
  try {
    std::vector<judge::Verdict> verdicts;
    for (const judge::Scenario& scenario : judge::load_text(kSituation, "shield.yaml")) {
      const judge::Verdict verdict = judge::judge(scenario, words);
      fmt::print("{}", judge::text_of(verdict, words, false));
      fmt::print("{}\n", judge::trace(verdict.story, scenario.seat_names, words, {.explain = true}));
      verdicts.push_back(verdict);
    }
    fmt::print("{}", judge::summary_of(verdicts, words));
  } catch (const judge::ScenarioError& wrong) {  // names file, line, the word, and the nearest known one
    fmt::print("{}\n", wrong.what());
    return 1;
  }
}
