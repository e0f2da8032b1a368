// jiesuan names: what can be named in a scenario, and how.
#pragma once
#include <string>

#include "cli/play.h"

namespace jiesuan::cli {

struct NamesOptions {
  std::string word;  // only what has it in its name or id; none = everything
  Lang lang = Lang::Zh;
  bool no_color = false;
  bool json = false;
};

int run_names(const NamesOptions& options);
// The same for programs, with what belongs together: sets, modes, owners of skills, cards of decks.
std::string names_json(const std::string& word);

// jiesuan rulebook: the flows as tables, with who acts at every timing.
std::string rulebook_text();
int run_rulebook();

}  // namespace jiesuan::cli
