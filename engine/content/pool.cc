#include "engine/content/pool.h"

#include <algorithm>

#include "engine/content/module_words.h"
#include "engine/content/rulebook.h"

namespace jiesuan {
namespace {

bool no(std::string* why, std::string reason) {
  *why = std::move(reason);
  return false;
}

// Every part that the word stands for is on.
bool is_on(std::string_view word, const Modules& on) {
  for (const RulesModule* m : all_modules())
    if (selects_module(word, m->id) && std::find(on.begin(), on.end(), m) == on.end()) return false;
  return std::any_of(on.begin(), on.end(), [&](const RulesModule* m) { return selects_module(word, m->id); });
}

// Those of an expansion, or of all of them. `missing`: why somebody was left out.
bool add_playable(const Mode& mode, const Modules& on, std::string_view expansion, GeneralSet* pool,
                  std::string_view* missing) {
  bool any = false;
  for (const General* x : Catalogue::get().generals()) {
    if ((!expansion.empty() && expansion != x->set) || !x->belongs_to(mode.id)) continue;
    const std::string_view lacks = module_missing_for(*x, mode, on);
    if (lacks.empty())
      pool->add(x->number), any = true;
    else
      *missing = lacks;
  }
  return any;
}

std::string without_module(std::string_view what, std::string_view name, std::string_view module) {
  return "the " + std::string(what) + " '" + std::string(name) + "' needs the rules module '" +
         std::string(module) + "'";
}

}  // namespace

std::string_view module_missing_for(const General& x, const Mode& mode, const Modules& on) {
  for (const SkillDef* s : x.skills) {
    const std::string_view needs = s->only_in;
    if (!needs.empty() && needs != mode.id && !is_on(needs, on)) return needs;
  }
  return {};
}

bool generals_named(const Mode& mode, const Modules& on, const std::vector<std::string>& words,
                    GeneralSet* pool, std::string* why) {
  std::string_view missing;
  if (words.empty())
    for (const char* id : mode.expansions) add_playable(mode, on, id, pool, &missing);
  for (const std::string& word : words) {
    if (word == "all") {
      add_playable(mode, on, {}, pool, &missing);
    } else if (const General* x = Catalogue::get().find_general(word, mode.id)) {
      if (!x->belongs_to(mode.id))
        return no(why, "the general '" + word + "' does not belong to the mode '" + mode.id + "'");
      if (const std::string_view lacks = module_missing_for(*x, mode, on); !lacks.empty())
        return no(why, without_module("general", word, lacks));
      pool->add(x->number);
    } else if (const Expansion* e = find_expansion(word)) {
      missing = {};
      if (!add_playable(mode, on, e->id, pool, &missing))
        return no(why, missing.empty()
                           ? "the expansion '" + word + "' has no generals for the mode '" + mode.id + "'"
                           : without_module("expansion", word, missing));
    } else {
      return no(why, "there is no general '" + word + "'");
    }
  }
  return true;
}

bool generals_named(const Mode& mode, const std::vector<std::string>& words, GeneralSet* pool,
                    std::string* why) {
  return generals_named(mode, Modules{}, words, pool, why);
}

}  // namespace jiesuan
