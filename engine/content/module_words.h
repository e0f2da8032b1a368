// Words that stand for rules modules: an id, or what comes before a dot in it ("002" for all of "002.…").
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace jiesuan {

struct RulesModule;

bool selects_module(std::string_view word, std::string_view id);
// Every word stands for some module; if not, `why` says which does not.
bool are_modules(const std::vector<std::string>& words, std::string* why);
// The modules, each once, in the order of the words.
std::vector<const RulesModule*> modules_meant(const std::vector<std::string>& words);

}  // namespace jiesuan
