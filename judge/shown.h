// What the mutations show: which entry of the ledger has a step that, once broken, some ruling notices.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace jiesuan::judge {

struct Shown {
  std::map<std::string, std::string> by;  // entry → the mutation of its step
  std::vector<std::string> stale;         // why the results no longer hold; they do if this is empty
};

// Reads shown.yaml (tools/mutate-rulings makes it) beside the ledger; nothing if there is none. The results
// hold as long as the mutations and the rulings that notice them are what they were, and the places they
// break are still there. Throws ScenarioError.
std::optional<Shown> load_shown(const std::string& ledger_path);

}  // namespace jiesuan::judge
