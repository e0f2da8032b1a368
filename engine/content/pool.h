// Which generals a game is played with. A general belongs to the modes its expansion names, and to games with
// every rules module that its skills are written with (SkillDef::only_in).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"

namespace jiesuan {

// The modules that are on in a game; those of a word ("002") are all of its parts.
using Modules = std::vector<const RulesModule*>;

// The module, or the word for several, that a skill of the general needs and the game does not have; "" if it
// lacks nothing.
std::string_view module_missing_for(const General& x, const Mode& mode, const Modules& on);

// The generals that words stand for: ids or names of generals or expansions, "all" (all that can be played);
// none: the mode's own choice. False and a reason if a word is unknown or names nothing that can be played.
bool generals_named(const Mode& mode, const Modules& on, const std::vector<std::string>& words,
                    GeneralSet* pool, std::string* why);

}  // namespace jiesuan
