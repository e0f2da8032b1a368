#include "judge/spelling.h"

#include <algorithm>

namespace jiesuan::judge {

std::vector<std::string> code_points(std::string_view s) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < s.size();) {
    std::size_t n = 1;
    const auto c = static_cast<unsigned char>(s[i]);
    if (c >= 0xF0) {
      n = 4;
    } else if (c >= 0xE0) {
      n = 3;
    } else if (c >= 0xC0) {
      n = 2;
    }
    out.emplace_back(s.substr(i, n));
    i += n;
  }
  return out;
}

namespace {

// Insertions, deletions, replacements and swaps of neighbours.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  const auto x = code_points(a), y = code_points(b);
  std::vector<std::vector<std::size_t>> d(x.size() + 1, std::vector<std::size_t>(y.size() + 1));
  for (std::size_t i = 0; i <= x.size(); ++i) d[i][0] = i;
  for (std::size_t j = 0; j <= y.size(); ++j) d[0][j] = j;
  for (std::size_t i = 1; i <= x.size(); ++i)
    for (std::size_t j = 1; j <= y.size(); ++j) {
      const std::size_t change = x[i - 1] == y[j - 1] ? 0 : 1;
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + change});
      if (i > 1 && j > 1 && x[i - 1] == y[j - 2] && x[i - 2] == y[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[x.size()][y.size()];
}

constexpr std::string_view kBefore = " (did you mean '", kAfter = "'?)";
constexpr std::string_view kCircled[] = {"❶", "❷", "❸", "❹", "❺", "❻", "❼", "❽", "❾"};

}  // namespace

void replace_all(std::string& s, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = s.find(from, at)) != std::string::npos; at += to.size())
    s.replace(at, from.size(), to);
}

std::string lower(std::string_view s) {
  std::string out(s);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string w = lower(word);
  const std::size_t length = code_points(w).size();
  std::size_t best = std::max<std::size_t>(1, length / 3) + 1;
  std::string found;
  for (const std::string& c : candidates) {
    // At least as many changes as one has letters more: a word without end is near to nothing.
    const std::size_t letters = code_points(c).size();
    if (std::max(letters, length) - std::min(letters, length) >= best) continue;
    const std::size_t d = edit_distance(w, lower(c));
    if (d >= best || d >= std::max(length, letters)) continue;
    best = d;
    found = c;
  }
  return found;
}

std::string suggestion(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string near = nearest(word, candidates);
  return near.empty() ? "" : std::string(kBefore) + near + std::string(kAfter);
}

std::string suggested_in(std::string_view message) {
  const auto at = message.find(kBefore);
  if (at == message.npos) return "";
  const auto from = at + kBefore.size(), to = message.find(kAfter, from);
  return to == message.npos ? "" : std::string(message.substr(from, to - from));
}

std::string plain_timing(std::string_view name) {
  std::string s = lower(name);
  if (const auto paren = s.find("（"); paren != std::string::npos) s.resize(paren);
  replace_all(s, "当前目标", "目标");
  if (s == "空闲时间点") s = "出牌阶段空闲时间点";
  for (int i = 0; i < 9; ++i) replace_all(s, kCircled[i], "-" + std::to_string(i + 1));
  return s;
}

}  // namespace jiesuan::judge
