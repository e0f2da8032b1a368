// Where `jiesuan serve` finds its page and `jiesuan bench` what counts instructions.
#include "cli/own_files.h"

#include <gtest/gtest.h>

#include <fstream>

namespace jiesuan::cli {
namespace {

namespace fs = std::filesystem;

class OwnFiles : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "jiesuan-files-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    root_ = name;
  }
  void TearDown() override { fs::remove_all(root_); }
  void put(const char* folder, const char* file) {
    fs::create_directories(root_ / folder);
    std::ofstream(root_ / folder / file) << "here";
  }
  void put_page(const char* folder) { put(folder, "index.html"); }
  std::string in(const char* folder) const { return (root_ / folder).string(); }

  fs::path root_;
};

TEST_F(OwnFiles, PageOfAnInstalledProgramLiesInItsShare) {
  put_page("usr/share/jiesuan/web");
  EXPECT_EQ(page_folder(root_ / "usr/bin/jiesuan"), in("usr/share/jiesuan/web"));
}

TEST_F(OwnFiles, PageOfABuiltProgramLiesInItsTreeWhereverItIsStartedFrom) {
  put_page("web/dist");
  EXPECT_EQ(page_folder(root_ / "build/release/jiesuan"), in("web/dist"));
}

TEST_F(OwnFiles, PageWithoutAnyIsSoughtFromTheCurrentFolder) {
  fs::create_directories(root_ / "usr/share/jiesuan/web");  // but no page in it
  EXPECT_EQ(page_folder(root_ / "usr/bin/jiesuan"), "web/dist");
  EXPECT_EQ(page_folder(fs::path()), "web/dist") << "the program is not known";
}

TEST_F(OwnFiles, CounterLiesWithTheProgramOrInItsTreeOrIsNotThere) {
  EXPECT_EQ(instruction_counter(root_ / "usr/bin/jiesuan"), "");
  put("usr/share/jiesuan/tools", "count-instructions");
  put("tools", "count-instructions");
  EXPECT_EQ(instruction_counter(root_ / "usr/bin/jiesuan"), in("usr/share/jiesuan/tools/count-instructions"));
  EXPECT_EQ(instruction_counter(root_ / "build/release/jiesuan"), in("tools/count-instructions"));
}

}  // namespace
}  // namespace jiesuan::cli
