// What is wrong with a scenario is said in Chinese as well, whatever it is.
#include "judge/phrasebook.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>

#include "tests/judge/scene.h"

namespace jiesuan::judge {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}
std::string error_of(const std::string& text) {
  try {
    return verdict(text).error.en;
  } catch (const ScenarioError& e) {
    return e.message();
  }
}

TEST(Phrasebook, TellsAMessageWithWhatStandsInIt) {
  EXPECT_EQ(in_chinese("there is no card '仁王顿' (did you mean '仁王盾'?)"),
            "没有牌“仁王顿”（是不是“仁王盾”？）");
  EXPECT_EQ(in_chinese("'equipmnt' is not known in the description of a seat (did you mean 'equipment'?)"),
            "座位的描述里没有“equipmnt”这一项（是不是“equipment”？）");
  EXPECT_EQ(
      in_chinese(
          "'司马懿: 反馈' was never asked for: at 受到伤害后 it is not offered, the skill's condition is not met"),
      "没有问到“司马懿: 反馈”：在受到伤害后不能发动，发动条件不满足");
  EXPECT_EQ(in_chinese("'9' must be from 1 to 3"), "“9”应在 1 到 3 之间");
  EXPECT_EQ(in_chinese("nobody has said so before"), "nobody has said so before");
}

TEST(Phrasebook, KnowsWhatReallyComesUp) {
  for (const char* text : {"",
                           "{[",
                           "seats: {A: {}}",
                           "seats: {A: {}, A: {}}",
                           "seats: {A: {hp: x}, B: {}}",
                           "seats: {A: {hand: [仁王顿]}, B: {}}",
                           "seats: {A: {hand: [杀 x99]}, B: {}}",
                           "seats: {A: {hand: [♠7 杀 x9]}, B: {}}",
                           "seats: {A: {equipmnt: []}, B: {}}",
                           "mode: chess\nseats: {A: {}, B: {}}",
                           "rules: [nothing]\nseats: {A: {}, B: {}}",
                           "seats: {A: {general: 曹曹}, B: {}}",
                           "seats: {A: {role: king}, B: {}}",
                           "seats: {A: {bot: clever}, B: {}}",
                           "seats: {A: {chained: perhaps}, B: {}}",
                           "seats: {A: {equipment: [杀]}, B: {}}",
                           "seats: {A: {judging: [杀]}, B: {}}",
                           "phase: lunch\nseats: {A: {}, B: {}}",
                           "turn: C\nseats: {A: {}, B: {}}",
                           "seats: {A: {dead: true}, B: {}}",
                           "seats: {A: {}, B: {}}\nplay: [C uses 杀]",
                           "seats: {A: {}, B: {}}\nplay: [A]",
                           "seats: {A: {}, B: {}}\nplay: [A uses 杀 on B]",
                           "seats: {A: {}, B: {}}\nuntil: dinner",
                           "seats: {A: {}, B: {}}\nexpect: [A hp]",
                           "seats: {A: {}, B: {}}\nexpect: [A dances]"}) {
    const std::string message = error_of(text);
    ASSERT_FALSE(message.empty()) << text;
    EXPECT_NE(in_chinese(message), message) << text;
  }
}

// A new message without its Chinese is noticed here.
TEST(Phrasebook, HasTheWordsOfEveryError) {
  const std::string book = read("judge/phrasebook.cc");
  const std::regex thrown("ScenarioError\\(([^;]*);"), literal("\"((?:[^\"\\\\]|\\\\.)*)\""),
      candidates("\\{[^}]*\\}");  // words that something is compared with
  int looked_at = 0;
  for (const auto& entry : std::filesystem::directory_iterator("judge")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".cc" || name == "coverage.cc" || name == "shown.cc")
      continue;  // no scenarios
    const std::string source = read(entry.path());
    for (auto t = std::sregex_iterator(source.begin(), source.end(), thrown); t != std::sregex_iterator();
         ++t) {
      const std::string call = std::regex_replace((*t)[1].str(), candidates, "");
      for (auto l = std::sregex_iterator(call.begin(), call.end(), literal); l != std::sregex_iterator();
           ++l) {
        const std::string words = (*l)[1];
        if (words.find_first_of("abcdefghijklmnopqrstuvwxyz") == words.npos || words.size() < 6) continue;
        if (words.find("火杀") != words.npos) continue;  // examples of cards are the same in every language
        ++looked_at;
        const std::string piece = words.substr(words.find_first_not_of(" ';:"), 14);
        EXPECT_NE(book.find(piece), book.npos) << name << ": " << words;
      }
    }
  }
  EXPECT_GT(looked_at, 40);
}

}  // namespace
}  // namespace jiesuan::judge
