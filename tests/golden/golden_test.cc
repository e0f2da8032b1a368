// Golden games (tools/make-golden): recordings that must play as they did, told in the words they were told
// in; and the signature of the engine. Whatever alters them alters how games play, which is for CHANGELOG.md
// to say.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "cli/signature.h"
#include "engine/api/recording.h"
#include "engine/content/catalogue.h"
#include "engine/content/rulebook.h"
#include "text/text_log.h"

namespace jiesuan {
namespace {

const std::filesystem::path kFolder = "tests/golden";

std::string contents(const std::filesystem::path& p) {
  std::ifstream file(p, std::ios::binary);
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

std::vector<std::filesystem::path> games() {
  std::vector<std::filesystem::path> all;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".jiesuan") all.push_back(entry.path());
  std::sort(all.begin(), all.end());
  return all;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::stringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

class Golden : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Golden, PlaysAsItDidAndIsToldInTheSameWords) {
  Recording r;
  RecordingError error;
  ASSERT_TRUE(parse_recording(contents(GetParam()), &r, &error)) << error.text();
  const int number = std::stoi(GetParam().stem().string().substr(5));
  const text::Words words(number % 2 ? text::Lang::Zh : text::Lang::En);
  std::vector<std::string> told;
  text::TextLog log(words, false, [&](const std::string& line) {
    for (const std::string& part : lines(line.empty() ? "\n" : line)) told.push_back(part);
  });
  Match m;
  m.listen(&log);
  ASSERT_TRUE(replay(m, r, {}, &error)) << error.text();
  auto path = GetParam();
  const std::vector<std::string> expected = lines(contents(path.replace_extension(".txt")));
  for (std::size_t i = 0; i < std::min(told.size(), expected.size()); ++i)
    ASSERT_EQ(told[i], expected[i]) << "line " << i + 1;
  EXPECT_EQ(told.size(), expected.size());
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, testing::ValuesIn(games()), [](const auto& info) {
  std::string name = info.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(GoldenGames, CoverTwoToTenPlayersAndEveryGeneralOfTheMode) {
  std::set<int> sizes;
  std::set<std::string> played;
  ASSERT_GE(games().size(), 20u);
  for (const auto& path : games()) {
    Recording r;
    RecordingError error;
    ASSERT_TRUE(parse_recording(contents(path), &r, &error)) << error.text();
    sizes.insert(r.setup.players);
    EXPECT_EQ(r.setup.generals.size(), static_cast<std::size_t>(r.setup.players)) << "all of them play";
    played.insert(r.setup.generals.begin(), r.setup.generals.end());
  }
  EXPECT_EQ(sizes.size(), 9u);
  GeneralSet pool;
  std::string why;
  ASSERT_TRUE(generals_named(*find_mode("identity"), {"all"}, &pool, &why)) << why;
  for (std::uint16_t n : pool.numbers()) {
    const char* id = def(static_cast<GeneralId>(n)).id;
    EXPECT_TRUE(played.contains(id)) << id;
  }
}

TEST(Signature, IsTheCommittedOne) {
  std::uint64_t now = 0;
  std::string why;
  ASSERT_TRUE(cli::signature(&now, &why)) << why;
  EXPECT_EQ(cli::signature_text(now) + "\n", contents(kFolder / "signature.txt"))
      << "games play otherwise than before: say so in CHANGELOG.md, raise kRulesVersion, run tools/make-golden";
}

}  // namespace
}  // namespace jiesuan
