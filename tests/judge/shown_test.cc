// What the mutations show, and when that no longer holds.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "judge/coverage.h"

namespace jiesuan::judge {
namespace {

namespace fs = std::filesystem;

// A small tree: one source, one table of mutations, one ruling, and the results.
class ShownTest : public testing::Test {
 protected:
  void SetUp() override {
    root_ = fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::remove_all(root_);
    write("engine/a.cc", "int f() {\n  return 1;\n}\n");
    write("tools/mutations/a.py", "a");
    write("rulings/R000-01.yaml", "b");
    write("rulings/ledger.yaml",
          "- {id: R000-01, seed: \"000\", kind: term}\n- {id: R000-02, seed: \"000\", kind: flow}\n");
    // FNV-1a of "a" and "b"
    write("rulings/shown.yaml",
          "mutations:\n  tools/mutations/a.py: af63dc4c8601ec8c\n"
          "rulings:\n  rulings/R000-01.yaml: af63df4c8601f1a5\n"
          "noticed:\n  - name: two\n    places:\n      - [engine/a.cc, \"f() { return 1;\"]\n"
          "    shows: {R000-02: R000-01}\n");
  }
  void TearDown() override { fs::remove_all(root_); }

  void write(const std::string& path, const std::string& text) {
    fs::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path, std::ios::binary) << text;
  }
  std::string ledger() const { return (root_ / "rulings/ledger.yaml").string(); }
  std::vector<std::string> stale() const { return load_shown(ledger())->stale; }

  fs::path root_;
};

TEST_F(ShownTest, AnEntryIsShownByTheMutationOfItsStep) {
  const std::optional<Shown> shown = load_shown(ledger());
  ASSERT_TRUE(shown);
  EXPECT_TRUE(shown->stale.empty()) << shown->stale[0];
  const Coverage c = coverage(load_ledger(ledger()), {"R000-01", "R000-02"}, {}, shown);
  EXPECT_EQ(c.cited, 2);
  EXPECT_EQ(c.shown, 1);
  ASSERT_EQ(c.not_shown.size(), 1u);
  EXPECT_EQ(c.not_shown[0].id, "R000-01");
  EXPECT_FALSE(c.complete());
  const std::string text = text_of(c, text::Words(text::Lang::En));
  EXPECT_NE(text.find("cited 2 of 2, shown 1 of 2"), std::string::npos) << text;
  EXPECT_NE(text.find("not shown: R000-01"), std::string::npos) << text;
}

TEST_F(ShownTest, WithoutResultsNothingIsSaidOfThem) {
  fs::remove(root_ / "rulings/shown.yaml");
  EXPECT_FALSE(load_shown(ledger()));
  const Coverage c = coverage(load_ledger(ledger()), {"R000-01", "R000-02"}, {}, {});
  EXPECT_TRUE(c.complete());
  EXPECT_EQ(text_of(c, text::Words(text::Lang::En)).find("shown"), std::string::npos);
}

TEST_F(ShownTest, AChangedRulingHasToBeTriedAgain) {
  write("rulings/R000-01.yaml", "c");
  EXPECT_EQ(stale(), std::vector<std::string>{"rulings/R000-01.yaml has changed"});
  EXPECT_FALSE(coverage(load_ledger(ledger()), {"R000-01"}, {}, load_shown(ledger())).complete());
}

TEST_F(ShownTest, AChangedOrNewTableHasToBeTriedAgain) {
  write("tools/mutations/a.py", "b");
  write("tools/mutations/b.py", "");
  EXPECT_EQ(stale(),
            (std::vector<std::string>{"tools/mutations/a.py has changed", "tools/mutations/b.py is new"}));
}

TEST_F(ShownTest, APlaceThatIsGoneHasToBeFoundAgain) {
  write("engine/a.cc", "int f() { return 1; }\n");  // formatted otherwise
  EXPECT_TRUE(stale().empty());
  write("engine/a.cc", "int f() { return 2; }\n");
  EXPECT_EQ(stale(), std::vector<std::string>{"engine/a.cc has no place any more for two"});
}

}  // namespace
}  // namespace jiesuan::judge
