// A write-ahead log that was damaged, or has lost its end: SQLite itself would go on from an earlier moment
// without a word.
#include <filesystem>
#include <fstream>
#include <random>

#include "server/sqlite_log.h"
#include "tests/server/daybook_store.h"

namespace jiesuan::server::test {
namespace {

namespace fs = std::filesystem;

class DamagedLog : public testing::Test {
 protected:
  static constexpr int kAnswers = 40;

  // A server's files as they are when it is killed, with a game whose every answer was a commit.
  DamagedLog() {
    std::string why;
    const auto store = Store::open(alive_.path(), &why);
    EXPECT_TRUE(store) << why;
    StoredRoom r{.id = "room", .state = RoomState::Playing, .doc = "{}"};
    EXPECT_TRUE(store->add_room(r));
    key_ = r.key;
    for (std::uint32_t n = 0; n < kAnswers; ++n) EXPECT_TRUE(store->append(key_, answer(n)));
    for (const char* end : {"", "-wal", "-shm"})
      fs::copy_file(alive_.path() + end, killed_.path() + end, kOver);
    log_ = fs::file_size(killed_.path() + "-wal");
  }
  // … to be damaged and opened anew.
  void lay_down(bool with_memory = true) {
    for (const char* end : {"", "-wal", "-shm"}) {
      fs::remove(store_.path() + end);
      if (with_memory || std::string_view(end) != "-shm")
        fs::copy_file(killed_.path() + end, store_.path() + end, kOver);
    }
  }
  void overwrite(std::uintmax_t at, const std::string& bytes) {
    std::fstream file(store_.path() + "-wal", std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(at));
    file << bytes;
  }
  void flip(std::uintmax_t at) {
    std::ifstream in(store_.path() + "-wal", std::ios::binary);
    in.seekg(static_cast<std::streamoff>(at));
    const int byte = in.get();
    overwrite(at, std::string(1, static_cast<char>(byte ^ 0x10)));
  }
  struct Found {
    int answers = -1;  // refused
    std::vector<std::string> faults;
  };
  Found opened() {
    Found found;
    std::string why;
    const auto store = Store::open(store_.path(), &why);
    if (!store) return found.faults.push_back(why), found;
    StoreCounts counts;
    store->check([&](const StoreFault& f) { found.faults.push_back(f.why); }, &counts);
    std::vector<Answer> out;
    if (store->answers(key_, &out)) found.answers = static_cast<int>(out.size());
    return found;
  }

  static constexpr auto kOver = fs::copy_options::overwrite_existing;
  TemporaryFile alive_, killed_, store_;
  std::int64_t key_ = 0;
  std::uintmax_t log_ = 0;
};

TEST_F(DamagedLog, IsNotWhatAKilledServerLeaves) {
  for (bool with_memory : {true, false}) {
    lay_down(with_memory);
    const Found found = opened();
    EXPECT_EQ(found.answers, kAnswers);
    EXPECT_TRUE(found.faults.empty()) << found.faults[0];
  }
  EXPECT_FALSE(fs::exists(store_.path() + "-wal-damaged-1"));
}

TEST_F(DamagedLog, IsSaidToBeSoAndKeptAside) {
  lay_down();
  flip(log_ / 2);
  const Found found = opened();
  EXPECT_LT(found.answers, kAnswers);
  ASSERT_FALSE(found.faults.empty());
  EXPECT_NE(found.faults[0].find("write-ahead log is damaged behind page "), std::string::npos)
      << found.faults[0];
  const std::string aside = store_.path() + "-wal-damaged-1";
  EXPECT_NE(found.faults[0].find(aside), std::string::npos) << found.faults[0];
  EXPECT_EQ(fs::file_size(aside), log_);
  fs::remove(aside);
  EXPECT_TRUE(opened().faults.empty()) << "once is enough";
}

TEST_F(DamagedLog, HasLostItsEnd) {
  lay_down();
  fs::resize_file(store_.path() + "-wal", log_ * 3 / 4);
  const Found found = opened();
  EXPECT_LT(found.answers, kAnswers);
  EXPECT_FALSE(found.faults.empty());
}

TEST_F(DamagedLog, IsStillSoAfterSomebodyHasLookedAtTheStore) {
  lay_down();
  flip(log_ / 2);
  std::string why;
  EXPECT_TRUE(Store::look_at(store_.path(), &why)) << why;
  EXPECT_FALSE(opened().faults.empty());
}

// Wherever it is, and whatever is there instead: nothing is lost, or it is said.
TEST_F(DamagedLog, LosesNoAnswerSilently) {
  std::mt19937 random(7);
  for (int n = 0; n < 300; ++n) {
    lay_down();
    const std::uintmax_t at = random() % log_;
    if (n % 3 == 0)
      flip(at);
    else if (n % 3 == 1)
      overwrite(at / 4096 * 4096, std::string(std::min<std::uintmax_t>(4096, log_ - at / 4096 * 4096), '\0'));
    else
      fs::resize_file(store_.path() + "-wal", at);
    const Found found = opened();
    EXPECT_TRUE(found.answers == kAnswers || !found.faults.empty()) << n << ": " << found.answers;
    for (int aside = 1; fs::remove(store_.path() + "-wal-damaged-" + std::to_string(aside)); ++aside) {
    }
  }
}

}  // namespace
}  // namespace jiesuan::server::test
