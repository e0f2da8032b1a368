#include "engine/content/general.h"

#include <algorithm>

#include "engine/content/registry.h"

namespace jiesuan {

Expansion::Expansion(ExpansionFacts facts) : ExpansionFacts(std::move(facts)) {
  Registry<Expansion>::enlist(this);
}
const Expansion* find_expansion(std::string_view name) { return Registry<Expansion>::named(name); }
const std::vector<const Expansion*>& all_expansions() { return Registry<Expansion>::all("expansion"); }

General::General(GeneralFacts facts) : GeneralFacts(std::move(facts)) { Registry<General>::enlist(this); }

std::string_view General::who() const {
  if (*person) return person;
  const std::string_view name = zh;
  return name.substr(0, name.find("〔"));
}

bool Expansion::belongs_to(std::string_view mode) const {
  return std::any_of(modes.begin(), modes.end(), [&](const char* m) { return mode == m; });
}

}  // namespace jiesuan
