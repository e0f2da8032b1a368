// check-store, backup and restore as somebody at a terminal meets them.
#include <gtest/gtest.h>

#include <fstream>

#include "cli/store_commands.h"
#include "tests/server/set_table.h"

namespace jiesuan::cli {
namespace {

using server::test::TemporaryFile;

struct Ran {
  int status = 0;
  std::string out, err;
};
Ran ran(const std::function<int()>& command) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Ran r;
  r.status = command();
  r.out = testing::internal::GetCapturedStdout();
  r.err = testing::internal::GetCapturedStderr();
  return r;
}

class StoreCommands : public testing::Test {
 protected:
  void SetUp() override {
    server::test::World w(store_.path());
    server::test::set_table(w, {.players = 3, .people = 1});
  }
  void damage() { server::test::tamper(store_.path(), "UPDATE rooms SET rules = 77"); }
  TemporaryFile store_, copy_;
};

TEST_F(StoreCommands, CheckSaysHowManyRoomsThereAre) {
  const Ran r = ran([&] { return run_check_store({store_.path()}); });
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(r.out, "'" + store_.path() + "': 1 rooms, 0 answers, 0 damaged\n");
  EXPECT_EQ(r.err, "");
}

TEST_F(StoreCommands, CheckNamesWhatIsDamaged) {
  damage();
  const Ran r = ran([&] { return run_check_store({store_.path()}); });
  EXPECT_EQ(r.status, 1);
  EXPECT_EQ(r.err, "room table7: its document is damaged: its check sum does not fit\n");
  EXPECT_NE(r.out.find("1 damaged"), std::string::npos) << r.out;
}

TEST_F(StoreCommands, CheckOfNoStoreSaysSo) {
  const Ran r = ran([] { return run_check_store({"/no/such/store"}); });
  EXPECT_EQ(r.status, 2);
  EXPECT_NE(r.err.find("jiesuan check-store: cannot read '/no/such/store'"), std::string::npos) << r.err;
}

TEST_F(StoreCommands, BackupAndRestore) {
  EXPECT_EQ(ran([&] { return run_backup({store_.path(), copy_.path()}); }).status, 0);
  const Ran again = ran([&] { return run_backup({store_.path(), copy_.path()}); });
  EXPECT_EQ(again.status, 2);
  EXPECT_NE(again.err.find("jiesuan backup: cannot write '" + copy_.path()), std::string::npos) << again.err;
  const Ran over = ran([&] { return run_restore({copy_.path(), store_.path()}); });
  EXPECT_EQ(over.status, 2);
  EXPECT_NE(over.err.find("--replace"), std::string::npos) << over.err;
  EXPECT_EQ(ran([&] { return run_restore({copy_.path(), store_.path(), true}); }).status, 0);
}

TEST_F(StoreCommands, ADamagedBackupIsRestoredOnlyIfToldTo) {
  damage();
  EXPECT_EQ(ran([&] { return run_backup({store_.path(), copy_.path()}); }).status, 1)
      << "it is kept all the same";
  ASSERT_TRUE(std::filesystem::exists(copy_.path()));
  const Ran no = ran([&] { return run_restore({copy_.path(), store_.path(), true}); });
  EXPECT_EQ(no.status, 1);
  EXPECT_NE(no.err.find("--damaged"), std::string::npos) << no.err;
  EXPECT_EQ(ran([&] { return run_restore({copy_.path(), store_.path(), true, true}); }).status, 0);
}

}  // namespace
}  // namespace jiesuan::cli
