// Where `jiesuan serve` finds its page.
#include "cli/page_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace jiesuan::cli {
namespace {

namespace fs = std::filesystem;

class PageFolder : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "jiesuan-page-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    root_ = name;
  }
  void TearDown() override { fs::remove_all(root_); }
  void put_page(const char* folder) {
    fs::create_directories(root_ / folder);
    std::ofstream(root_ / folder / "index.html") << "<!doctype html>";
  }
  std::string in(const char* folder) const { return (root_ / folder).string(); }

  fs::path root_;
};

TEST_F(PageFolder, OfAnInstalledProgramLiesInItsShare) {
  put_page("usr/share/jiesuan/web");
  EXPECT_EQ(page_folder(root_ / "usr/bin/jiesuan"), in("usr/share/jiesuan/web"));
}

TEST_F(PageFolder, OfABuiltProgramLiesInItsTreeWhereverItIsStartedFrom) {
  put_page("web/dist");
  EXPECT_EQ(page_folder(root_ / "build/release/jiesuan"), in("web/dist"));
}

TEST_F(PageFolder, WithoutAnyIsSoughtFromTheCurrentFolder) {
  fs::create_directories(root_ / "usr/share/jiesuan/web");  // but no page in it
  EXPECT_EQ(page_folder(root_ / "usr/bin/jiesuan"), "web/dist");
  EXPECT_EQ(page_folder(fs::path()), "web/dist") << "the program is not known";
}

}  // namespace
}  // namespace jiesuan::cli
