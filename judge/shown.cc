#include "judge/shown.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "judge/yaml.h"

namespace jiesuan::judge {
namespace {

namespace fs = std::filesystem;

constexpr const char* kShown = "shown.yaml";
constexpr const char* kMutations = "tools/mutations";

std::optional<std::string> text_in(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return {};
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// FNV-1a, as tools/mutants.py has it.
std::string hash_of(const std::string& text) {
  std::uint64_t h = 0xCBF29CE484222325u;
  for (char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  return fmt::format("{:016x}", h);
}

// Without white space, so that formatting alone makes nothing stale.
std::string condensed(const std::string& text) {
  std::istringstream in(text);
  std::string out, word;
  while (in >> word) out += word;
  return out;
}

// Files of the tree, by their paths in it, each read once.
class Tree {
 public:
  explicit Tree(fs::path root) : root_(std::move(root)) {}

  bool unchanged(const std::string& path, const std::string& hash) const {
    const std::optional<std::string> text = text_in(root_ / path);
    return text && hash_of(*text) == hash;
  }
  bool has(const std::string& path, const std::string& text) {
    auto it = sources_.find(path);
    if (it == sources_.end())
      it = sources_.emplace(path, condensed(text_in(root_ / path).value_or(""))).first;
    return it->second.find(condensed(text)) != std::string::npos;
  }
  std::vector<std::string> tables() const {
    std::vector<std::string> files;
    std::error_code bad;
    for (const auto& entry : fs::directory_iterator(root_ / kMutations, bad))
      if (entry.path().extension() == ".py")
        files.push_back(std::string(kMutations) + "/" + entry.path().filename().string());
    return files;
  }

 private:
  fs::path root_;
  std::map<std::string, std::string> sources_;
};

void compare_files(const Yaml& list, const Tree& tree, Shown& shown) {
  for (const auto& [path, hash] : list.fields())
    if (!tree.unchanged(path.text, hash.text().text)) shown.stale.push_back(path.text + " has changed");
}

void read_mutation(const Yaml& y, Tree& tree, Shown& shown) {
  const std::string name = y[{"name"}].text().text;
  for (const Yaml& place : y[{"places"}].items()) {
    const std::vector<Text> at = place.texts();
    if (at.size() != 2) throw ScenarioError(place.spot(), "a place is a file and a text");
    if (!tree.has(at[0].text, at[1].text))
      shown.stale.push_back(at[0].text + " has no place any more for " + name);
  }
  for (const auto& [entry, ruling] : y[{"shows"}].fields()) shown.by.emplace(entry.text, name);
}

}  // namespace

std::optional<Shown> load_shown(const std::string& ledger_path) {
  const fs::path folder = fs::path(ledger_path).parent_path();
  const std::string path = (folder / kShown).string();
  const std::optional<std::string> text = text_in(path);
  if (!text) return {};
  const Yaml root = parse_yaml(*text, path);
  Tree tree(folder.parent_path());
  Shown shown;
  compare_files(root[{"mutations"}], tree, shown);
  for (const std::string& table : tree.tables()) {
    bool known = false;
    for (const auto& [name, hash] : root[{"mutations"}].fields()) known = known || name.text == table;
    if (!known) shown.stale.push_back(table + " is new");
  }
  compare_files(root[{"rulings"}], tree, shown);
  for (const Yaml& m : root[{"noticed"}].items()) read_mutation(m, tree, shown);
  return shown;
}

}  // namespace jiesuan::judge
