// Stores of earlier versions: everything that is in them stays.
#include <sqlite3.h>

#include "engine/content/rules_version.h"
#include "tests/server/mortal_files.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

// Written by the version before finished games were told: one finished game, one that goes on, one lobby.
constexpr const char* kFirstVersion = "tests/server/store_v1.sqlite";
// Written by the version before answers had check sums and generals were chosen at the same time: two
// finished games (one of them told), one in the middle, one whose people choose their generals, one lobby.
constexpr const char* kSecondVersion = "tests/server/store_v2.sqlite";
// The same games, as the version had them that wrote each answer into the tables at once.
constexpr const char* kThirdVersion = "tests/server/store_v3.sqlite";
// Left by a server of this version that was killed: two games of bots, one over and one in the middle of its
// daybook.
constexpr const char* kFourthVersion = "tests/server/store_v4.sqlite";

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const std::string& path, const char* sql) {
  Rows out;
  sqlite3* db = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &db), SQLITE_OK);
  const auto row = [](void* to, int n, char** values, char**) {
    std::vector<std::string> cells;
    for (int i = 0; i < n; ++i) cells.emplace_back(values[i] ? values[i] : "NULL");
    static_cast<Rows*>(to)->push_back(std::move(cells));
    return 0;
  };
  char* why = nullptr;
  EXPECT_EQ(sqlite3_exec(db, sql, row, &out, &why), SQLITE_OK) << (why ? why : "");
  sqlite3_close(db);
  return out;
}

struct OldStore {
  explicit OldStore(const char* of) { std::filesystem::copy_file(of, file_.path()); }
  const std::string& path() const { return file_.path(); }

  static constexpr const char* kRooms = "SELECT key, id, state, changed, doc FROM rooms ORDER BY key";
  static constexpr const char* kAnswers =
      "SELECT room, request, hex(pick) FROM answers ORDER BY room, request";

 private:
  TemporaryFile file_;
};

class FirstVersion : public testing::Test, protected OldStore {
 protected:
  FirstVersion() : OldStore(kFirstVersion) {}
};
class SecondVersion : public testing::Test, protected OldStore {
 protected:
  SecondVersion() : OldStore(kSecondVersion) {}
};
class ThirdVersion : public testing::Test, protected OldStore {
 protected:
  ThirdVersion() : OldStore(kThirdVersion) {}
};

class FourthVersion : public testing::Test, protected OldStore {
 protected:
  FourthVersion() : OldStore(kFourthVersion) {}
};

TEST_F(FirstVersion, IsBroughtUpToDateAndLosesNothing) {
  const Rows rooms = rows_of(path(), kRooms), answers = rows_of(path(), kAnswers);
  ASSERT_EQ(rooms.size(), 3u);
  ASSERT_GT(answers.size(), 100u);
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "1");
  std::string why;
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(Store::open(path(), &why)) << why;
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "4");
  EXPECT_EQ(rows_of(path(), kRooms), rooms);
  EXPECT_EQ(rows_of(path(), kAnswers), answers);
  EXPECT_EQ(rows_of(path(), "SELECT DISTINCT rules FROM rooms")[0][0], "0") << "nobody had noted them";
}

TEST_F(FirstVersion, IsPlayedOnAndToldIfItsCardsAreStillThere) {
  World w(path());
  w.settle();
  w.site().finish_telling();
  const json::value replays = w.get("/api/replays");
  for (const json::value& replay : replays.at("replays").as_array()) {
    StoredRoom stored;
    ASSERT_TRUE(has_room(w.store(), str(replay.at("id")), &stored));
    StoredTelling telling;
    EXPECT_EQ(w.store().told(stored.key, &telling), Lookup::Found);
    EXPECT_EQ(Schema::protocol().misfit(w.get("/api/replays/" + stored.id), "frames"), "");
  }
}

TEST_F(FirstVersion, StaysAsItIsIfItCannotBeBroughtUpToDate) {
  tamper(path(), "CREATE TABLE told (something INTEGER)");
  std::string why;
  EXPECT_FALSE(Store::open(path(), &why));
  EXPECT_NE(why.find("told"), std::string::npos) << why;
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "1");
  EXPECT_EQ(rows_of(path(), "SELECT count(*) FROM pragma_table_info('rooms')")[0][0], "5");
  tamper(path(), "DROP TABLE told");
  EXPECT_TRUE(Store::open(path(), &why)) << why;
}

TEST_F(FirstVersion, OfALaterVersionIsRefused) {
  tamper(path(), "PRAGMA user_version = 5");
  std::string why;
  EXPECT_FALSE(Store::open(path(), &why));
  EXPECT_NE(why.find("another version (5)"), std::string::npos) << why;
}

// Every room of the store is read as it was written; those that are played under the rules of today go on.
void expect_all_read(World& w, std::size_t rooms) {
  std::size_t found = 0;
  for (RoomState state : {RoomState::Lobby, RoomState::Playing, RoomState::Over}) {
    std::vector<StoredRoom> stored;
    ASSERT_TRUE(w.store().rooms(state, 100, &stored));
    for (const StoredRoom& room : stored) {
      ++found;
      EXPECT_TRUE(room.whole) << room.id;
      std::vector<Answer> answers;
      EXPECT_TRUE(w.store().answers(room.key, &answers)) << w.store().unread();
      EXPECT_EQ(answers.empty(), state == RoomState::Lobby);
      Refusal no;
      EXPECT_TRUE(w.site().room(room.id, &no) || room.rules != kRulesVersion) << no.en;
    }
  }
  EXPECT_EQ(found, rooms);
}

TEST_F(SecondVersion, IsSealedAndLosesNothing) {
  const Rows rooms = rows_of(path(), kRooms), answers = rows_of(path(), kAnswers);
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "2");
  std::string why;
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(Store::open(path(), &why)) << why;
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "4");
  EXPECT_EQ(rows_of(path(), kRooms), rooms);
  EXPECT_EQ(rows_of(path(), kAnswers), answers);
  World w(path());
  expect_all_read(w, rooms.size());
}

TEST_F(SecondVersion, WithAGameThatCannotBeReadSealsTheOthers) {
  const Rows rooms = rows_of(path(), kRooms);
  tamper(path(),
         "ALTER TABLE answers RENAME TO kept; CREATE TABLE answers (room INTEGER NOT NULL, request INTEGER"
         " NOT NULL, pick BLOB NOT NULL, PRIMARY KEY (room, request)) WITHOUT ROWID; INSERT INTO answers"
         " SELECT * FROM kept; CREATE TRIGGER bad BEFORE UPDATE ON answers WHEN old.room = 2 BEGIN SELECT"
         " RAISE(FAIL, 'unreadable'); END");
  World w(path());
  std::vector<Answer> answers;
  EXPECT_FALSE(w.store().answers(2, &answers));
  EXPECT_NE(w.store().unread(), "");
  answers.clear();
  EXPECT_TRUE(w.store().answers(1, &answers)) << w.store().unread();
  EXPECT_FALSE(answers.empty());
}

TEST_F(ThirdVersion, IsBroughtUpToDateAndLosesNothing) {
  const Rows rooms = rows_of(path(), kRooms), answers = rows_of(path(), kAnswers);
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "3");
  std::string why;
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(Store::open(path(), &why)) << why;
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "4");
  EXPECT_EQ(rows_of(path(), kRooms), rooms);
  EXPECT_EQ(rows_of(path(), kAnswers), answers);
  World w(path());
  expect_all_read(w, rooms.size());
}

TEST_F(FourthVersion, IsReadAsItWasWritten) {
  const std::size_t rooms = rows_of(path(), kRooms).size(), posted = rows_of(path(), kAnswers).size();
  EXPECT_EQ(rows_of(path(), "PRAGMA user_version")[0][0], "4");
  EXPECT_FALSE(rows_of(path(), "SELECT number FROM daybook").empty());
  {
    World w(path());
    expect_all_read(w, rooms);
  }
  EXPECT_GT(rows_of(path(), kAnswers).size(), posted);
  EXPECT_TRUE(rows_of(path(), "SELECT number FROM daybook").empty());
}

class OldStores : public testing::TestWithParam<const char*> {};

// Wherever its server is killed while it does so: the next one does it again.
TEST_P(OldStores, AreBroughtUpToDateInOnePiece) {
  MortalFiles files;
  const auto bring_up = [&](int killed_at) {
    const OldStore old(GetParam());
    std::string why, all;
    if (killed_at > 0) files.fail_at(killed_at, MortalFiles::Fails::ForEver);
    std::unique_ptr<Store> store = Store::open(old.path(), &why);
    store.reset();
    const bool killed = files.have_failed();
    files.heal();
    if (killed_at > 0 && !killed) return std::string("done");
    store = Store::open(old.path(), &why);
    EXPECT_TRUE(store) << killed_at << why;
    StoreCounts counts;
    if (store) store->check([&](const StoreFault& f) { all += f.room + f.why; }, &counts);
    all += std::to_string(counts.rooms) + " " + std::to_string(counts.answers);
    store.reset();
    for (const char* what : {OldStore::kRooms, OldStore::kAnswers, "SELECT * FROM heads ORDER BY room"})
      for (const auto& row : rows_of(old.path(), what))
        for (const std::string& cell : row) all += ' ' + cell;
    return all;
  };
  const std::string wanted = bring_up(0);
  int killed_at = 1;
  for (std::string came; (came = bring_up(killed_at)) != "done"; killed_at += killed_at < 20 ? 1 : 7)
    ASSERT_EQ(came, wanted) << killed_at;
  EXPECT_GT(killed_at, 10);
}

INSTANTIATE_TEST_SUITE_P(All, OldStores,
                         testing::Values(kFirstVersion, kSecondVersion, kThirdVersion, kFourthVersion));

}  // namespace
}  // namespace jiesuan::server::test
