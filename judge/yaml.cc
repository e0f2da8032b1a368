#include "judge/yaml.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "judge/lexicon.h"

namespace jiesuan::judge {
namespace {

bool same_key(std::string written, const Key& key) {
  written = lower(written);
  std::replace(written.begin(), written.end(), '_', ' ');
  return written == key.name ||
         std::any_of(key.also.begin(), key.also.end(), [&](const char* a) { return written == a; });
}

}  // namespace

Yaml parse_yaml(const std::string& text, const std::string& file) {
  SourceText source{file, {}};
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) source.lines.push_back(line);
  try {
    return {YAML::Load(text), std::make_shared<const SourceText>(std::move(source))};
  } catch (const YAML::Exception& e) {
    throw ScenarioError({file, e.mark.line + 1, e.mark.column + 1}, "this is no YAML: " + e.msg);
  }
}

Spot Yaml::spot() const {
  if (!source_) return {};
  const YAML::Mark m = node_.Mark();
  if (m.is_null()) return {source_->file};
  const auto line = static_cast<std::size_t>(m.line);
  if (line >= source_->lines.size()) return {source_->file, m.line + 1, m.column + 1};
  const std::string before = source_->lines[line].substr(0, static_cast<std::size_t>(m.column));  // in bytes
  return {source_->file, m.line + 1, static_cast<int>(code_points(before).size()) + 1};
}

Text Yaml::text() const {
  if (!node_.IsScalar()) throw ScenarioError(spot(), "a word or sentence is expected here");
  return {node_.Scalar(), spot(), after_comma_};
}

std::vector<Text> Yaml::texts() const {
  std::vector<Text> out;
  for (const Yaml& y : items()) out.push_back(y.text());
  return out;
}

int Yaml::number(int least, int most) const {
  const Text t = text();
  char* end = nullptr;
  const long n = std::strtol(t.text.c_str(), &end, 10);
  if (t.text.empty() || *end != '\0') throw ScenarioError(t.spot, "'" + t.text + "' is no number");
  if (n < least || n > most)
    throw ScenarioError(
        t.spot, "'" + t.text + "' must be from " + std::to_string(least) + " to " + std::to_string(most));
  return static_cast<int>(n);
}

bool Yaml::yes() const {
  const Text t = text();
  const std::string w = lower(t.text);
  if (w == "true" || w == "yes" || w == "是") return true;
  if (w == "false" || w == "no" || w == "否") return false;
  throw ScenarioError(t.spot, "'" + t.text + "' is neither true nor false");
}

std::vector<Yaml> Yaml::items() const {
  std::vector<Yaml> out;
  if (missing()) return out;
  if (!node_.IsSequence()) return {*this};
  const bool in_brackets = node_.Style() == YAML::EmitterStyle::Flow;
  for (const auto& n : node_) out.emplace_back(n, source_, in_brackets && !out.empty());
  return out;
}

std::vector<std::pair<Text, Yaml>> Yaml::fields() const {
  std::vector<std::pair<Text, Yaml>> out;
  if (missing()) return out;
  if (!node_.IsMap()) throw ScenarioError(spot(), "'name: value' lines are expected here");
  std::set<std::string> earlier;
  for (const auto& pair : node_) {
    const Yaml key(pair.first, source_);
    Text t = key.text();
    if (!earlier.insert(t.text).second) throw ScenarioError(t.spot, "'" + t.text + "' is given twice");
    out.emplace_back(std::move(t), Yaml(pair.second, source_));
  }
  return out;
}

Yaml Yaml::operator[](const Key& key) const {
  if (!missing())
    for (const auto& [name, value] : fields())
      if (same_key(name.text, key)) return value;
  return {YAML::Node(), source_};
}

void Yaml::allow(const std::vector<Key>& keys, const char* what) const {
  for (const auto& [name, value] : fields()) {
    std::vector<std::string> known;
    bool ok = false;
    for (const Key& k : keys) {
      ok = ok || same_key(name.text, k);
      known.emplace_back(k.name);
      for (const char* a : k.also) known.emplace_back(a);
    }
    if (!ok)
      throw ScenarioError(name.spot,
                          "'" + name.text + "' is not known in " + what + suggestion(name.text, known));
  }
}

}  // namespace jiesuan::judge
