#include "engine/content/module_words.h"

#include <algorithm>

#include "engine/content/mode.h"

namespace jiesuan {

bool selects_module(std::string_view word, std::string_view id) {
  return id == word || (id.size() > word.size() && id.starts_with(word) && id[word.size()] == '.');
}

bool are_modules(const std::vector<std::string>& words, std::string* why) {
  for (const std::string& word : words) {
    const auto meant = [&](const RulesModule* m) { return selects_module(word, m->id); };
    if (std::any_of(all_modules().begin(), all_modules().end(), meant)) continue;
    *why = "there is no rules module '" + word + "'";
    return false;
  }
  return true;
}

std::vector<const RulesModule*> modules_meant(const std::vector<std::string>& words) {
  std::vector<const RulesModule*> meant;
  for (const std::string& word : words)
    for (const RulesModule* m : all_modules())
      if (selects_module(word, m->id) && std::find(meant.begin(), meant.end(), m) == meant.end())
        meant.push_back(m);
  return meant;
}

}  // namespace jiesuan
