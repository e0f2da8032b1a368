// Scenarios with random damage: whatever stands in the file, the judge says what is wrong or plays it; it
// never crashes, hangs or throws anything but ScenarioError.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/core/rng.h"
#include "judge/runner.h"
#include "judge/trace.h"
#include "tests/support/scale.h"

namespace jiesuan::judge {
namespace {

std::vector<std::string> lines_of(const std::string& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& l : lines) text += l + "\n";
  return text;
}

class Damager {
 public:
  explicit Damager(std::uint64_t seed) : rng_(seed) {}

  std::string damaged(std::vector<std::string> lines, const std::vector<std::string>& other) {
    for (int n = 1 + pick(3); n > 0 && !lines.empty(); --n) {
      const std::size_t at = static_cast<std::size_t>(pick(static_cast<int>(lines.size())));
      std::string& line = lines[at];
      switch (pick(7)) {
        case 0:
          lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
          break;
        case 1:
          lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), line);
          break;
        case 2:
          line = other[static_cast<std::size_t>(pick(static_cast<int>(other.size())))];
          break;
        case 3:
          if (!line.empty()) line.erase(static_cast<std::size_t>(pick(static_cast<int>(line.size()))), 1);
          break;
        case 4:
          line.insert(static_cast<std::size_t>(pick(static_cast<int>(line.size()) + 1)), 1,
                      kNoise[pick(sizeof kNoise - 1)]);
          break;
        case 5:
          for (char& c : line)
            if (c >= '0' && c <= '9' && pick(2)) c = static_cast<char>('0' + pick(10));
          break;
        default:
          std::swap(line, lines[static_cast<std::size_t>(pick(static_cast<int>(lines.size())))]);
          break;
      }
    }
    return joined(lines);
  }

 private:
  static constexpr char kNoise[] = "{}[],:-#&*!|>'\"%@`\\/x9 \t\xe6";
  int pick(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  Rng rng_;
};

TEST(Robust, DamagedScenariosAreRefusedOrPlayed) {
  std::vector<std::vector<std::string>> files;
  for (const auto& entry : std::filesystem::directory_iterator("rulings"))
    if (entry.path().extension() == ".yaml" && entry.path().filename() != "ledger.yaml" &&
        entry.path().filename() != "shown.yaml")
      files.push_back(lines_of(entry.path().string()));
  std::sort(files.begin(), files.end());
  ASSERT_GT(files.size(), 100u);
  const text::Words words(text::Lang::En);
  int refused = 0, played = 0;
  for (std::uint64_t i = 0; i < 800 / test::kLess; ++i) {
    Damager damager(i);
    const auto& file = files[i % files.size()];
    const std::string text = damager.damaged(file, files[(i * 7 + 3) % files.size()]);
    try {
      for (const Scenario& s : load_text(text, "x.yaml")) {
        const Verdict v = judge(s, words);
        EXPECT_FALSE(trace(v.story, s.seat_names, words, {.explain = true}).empty() && v.error.empty());
        ++(v.error.empty() ? played : refused);
      }
    } catch (const ScenarioError& e) {
      EXPECT_NE(e.message(), "");
      ++refused;
    }
  }
  EXPECT_GT(refused, 100 / test::kLess);
  EXPECT_GT(played, 100 / test::kLess);
}

std::string refusal_of(const std::string& text) {
  try {
    for (const Scenario& s : load_text(text, "x.yaml")) judge(s, text::Words(text::Lang::En));
    return "";
  } catch (const ScenarioError& e) {
    return e.message();
  }
}
std::string repeated(const std::string& part, int times) {
  std::string out;
  for (int n = 0; n < times; ++n) out += part;
  return out;
}

TEST(Robust, HostileTextsAreRefusedWithAReason) {
  const std::string many = [] {
    std::string keys;
    for (int n = 0; keys.size() < 1'000'000; ++n) keys += "k" + std::to_string(n) + ": 1\n";
    return keys;
  }();
  std::string laughs = "a0: &a0 [x]\n";
  for (int n = 1; n < 40; ++n) {
    const std::string before = "*a" + std::to_string(n - 1);
    laughs += "a" + std::to_string(n) + ": &a" + std::to_string(n) + " [" + before + ", " + before + "]\n";
  }
  std::string crowd = "seats:\n";
  for (int n = 0; n < 12; ++n) crowd += "  S" + std::to_string(n) + ": {hand: 20, equipment: [any x4]}\n";
  const std::vector<std::string> hostile = {many,
                                            repeated("[", 200'000),
                                            repeated("a: {", 100'000),
                                            "play:\n" + repeated("- ", 50'000),
                                            laughs,
                                            "seats: " + repeated("x", 900'000),
                                            crowd,
                                            "seats: {A: {hand: [any x99999]}, B: {}}\n",
                                            "seats: {A: {hand: 100000}, B: {}}\n",
                                            std::string("seats: \0{A", 10),
                                            "seats: &s {A: {}, B: *s}\n",
                                            "seats: {A: {}, B: {}}\nuntil: 99999999999 turns\n"};
  for (const std::string& text : hostile) EXPECT_NE(refusal_of(text), "") << text.substr(0, 60);
}

TEST(Robust, AFileThatIsTooLargeIsRefused) {
  const std::string path = testing::TempDir() + "/large.yaml";
  std::ofstream(path) << std::string(3u << 20, '#');
  EXPECT_THROW(load_file(path), ScenarioError);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace jiesuan::judge
