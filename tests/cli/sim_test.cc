// Many games of one run: the same whoever plays them, and with what they are to be played with.
#include "cli/sim.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "cli/files.h"
#include "engine/api/recording.h"
#include "engine/content/catalogue.h"

namespace jiesuan::cli {
namespace {

constexpr std::size_t kMostBytes = 1 << 20;

TEST(Simulation, GivesTheSameChecksumWithAnyNumberOfThreads) {
  SimOptions options;
  options.games = 24;
  options.seed = 5;
  std::string why;
  SimResult alone;
  ASSERT_TRUE(simulate(options, &alone, &why)) << why;
  EXPECT_EQ(alone.finished, 24u);
  EXPECT_TRUE(alone.failures.empty());
  for (int threads : {2, 3, 8}) {
    options.threads = threads;
    SimResult together;
    ASSERT_TRUE(simulate(options, &together, &why)) << why;
    EXPECT_EQ(together.checksum, alone.checksum);
    EXPECT_EQ(together.decisions, alone.decisions);
  }
}

TEST(Simulation, PlaysAGameAloneAsItIsPlayedAmongOthers) {
  SimOptions options;
  options.games = 3;
  std::string why;
  SimResult together, alone;
  ASSERT_TRUE(simulate(options, &together, &why)) << why;
  std::uint64_t sum = 0;
  options.games = 1;
  for (options.first = 0; options.first < 3; ++options.first) {
    ASSERT_TRUE(simulate(options, &alone, &why)) << why;
    sum += alone.checksum;
  }
  EXPECT_EQ(sum, together.checksum);
}

// The set that every recorded game was played with, as one text.
std::set<std::string> modules_of_games(const SimOptions& options) {
  std::set<std::string> all;
  for (std::uint64_t i = 0; i < options.games; ++i) {
    std::string text, why;
    const std::string path = fmt::format("{}/game-{:06}.jiesuan", options.record_dir, options.first + i);
    EXPECT_TRUE(read_file(path, kMostBytes, &text, &why)) << why;
    Recording r;
    RecordingError error;
    EXPECT_TRUE(parse_recording(text, &r, &error)) << error.text();
    std::string words;
    for (const std::string& m : r.setup.modules) words += m + " ";
    all.insert(words);
  }
  return all;
}

TEST(Simulation, EveryGameHasSomePartsOfTheRulesByLot) {
  SimOptions options;
  options.players = 3;
  options.games = 12;
  options.generals = "all";
  options.rules = "002";
  options.record_dir = testing::TempDir() + "jiesuan_by_lot";
  std::string why;
  SimResult result;
  ASSERT_TRUE(simulate(options, &result, &why)) << why;
  EXPECT_EQ(modules_of_games(options).size(), 1u);
  options.rules_by_lot = true;
  ASSERT_TRUE(simulate(options, &result, &why)) << why;
  EXPECT_TRUE(result.failures.empty());
  EXPECT_EQ(modules_of_games(options).size(), 12u);
}

// Some games would have none of its parts, and the set is written with them.
TEST(Simulation, RefusesGeneralsThatNeedWhatTheLotMayLeaveOut) {
  SimOptions options;
  options.generals = "workshop";
  options.rules = "002";
  options.rules_by_lot = true;
  std::string why;
  SimResult result;
  EXPECT_FALSE(simulate(options, &result, &why));
  EXPECT_NE(why.find("needs the rules module"), std::string::npos) << why;
}

// 刘备's 仁德 and 激将, 曹操's 护驾 (both for the lord alone), 马超's 马术 and 铁骑, 关羽's 武圣.
TEST(Simulation, CountsHowOftenEachSkillWasLaunchedAndByHowManyItWasHad) {
  SimOptions options;
  options.games = 12;
  options.players = 4;
  options.generals = "liubei,caocao,machao,guanyu";
  options.dealt = options.count_skills = true;
  std::string why;
  SimResult alone, together;
  ASSERT_TRUE(simulate(options, &alone, &why)) << why;
  const auto count = [&](const char* id) { return alone.skills[Catalogue::get().find_skill(id)->number]; };
  for (const char* own : {"rende", "mashu", "tieqi", "wusheng"}) EXPECT_EQ(count(own).had, 12u) << own;
  EXPECT_GT(count("jijiang").had, 0u);
  EXPECT_GT(count("hujia").had, 0u);
  EXPECT_LE(count("jijiang").had + count("hujia").had, 12u);
  EXPECT_GT(count("tieqi").launched, 0u);
  EXPECT_GT(count("wusheng").launched, 0u);  // a conversion
  EXPECT_TRUE(holds_by_itself(*Catalogue::get().find_skill("mashu")));
  options.threads = 3;
  ASSERT_TRUE(simulate(options, &together, &why)) << why;
  EXPECT_EQ(skill_table(together.skills, together.pool), skill_table(alone.skills, alone.pool));
  EXPECT_EQ(together.checksum, alone.checksum);
}

// … and those that nobody had are told of as well.
TEST(Simulation, ListsTheSkillsThatNobodyLaunched) {
  const std::string table = skill_table({}, {"machao"});
  EXPECT_NE(table.find("mashu                 by itself        0  马术"), std::string::npos) << table;
  EXPECT_NE(table.find("tieqi                         0        0  铁骑"), std::string::npos) << table;
  EXPECT_LT(table.find("tieqi"), table.find("mashu"));
}

TEST(Simulation, RefusesAnUnknownBotOrGeneral) {
  SimResult result;
  std::string why;
  SimOptions options;
  options.bot = "genius";
  EXPECT_FALSE(simulate(options, &result, &why));
  EXPECT_EQ(why, "there is no bot 'genius'; known: random, steward");
  options.bot = "random";
  options.generals = "caocao,nobody";
  EXPECT_FALSE(simulate(options, &result, &why));
  EXPECT_EQ(why, "there is no general 'nobody'");
}

}  // namespace
}  // namespace jiesuan::cli
