// Letters and near misses: what a word that is not known was probably meant to be.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace jiesuan::judge {

std::string lower(std::string_view s);
std::vector<std::string> code_points(std::string_view s);
// The candidate nearest to the word by edit distance, if one is near enough; "" otherwise.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);
// " (did you mean 'x'?)", or "".
std::string suggestion(std::string_view word, const std::vector<std::string>& candidates);
// The x of a message that has such a suggestion in it; "" if it has none.
std::string suggested_in(std::string_view message);

void replace_all(std::string& s, std::string_view from, std::string_view to);
// 回合开始后❼（回合开始时） and 回合开始后-7 are the same timing.
std::string plain_timing(std::string_view name);

}  // namespace jiesuan::judge
