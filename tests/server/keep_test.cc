// What an operator does with a store: looks whether it works and is whole, copies it while it is in use,
// brings it back, lets old games go.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "server/store_copy.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

std::vector<StoreFault> faults_of(const std::string& path, StoreCounts* counts) {
  std::vector<StoreFault> out;
  std::string why;
  const auto store = Store::look_at(path, &why);
  EXPECT_TRUE(store) << why;
  if (store) EXPECT_TRUE(store->check([&](const StoreFault& f) { out.push_back(f); }, counts));
  return out;
}

// Somebody plays at a table until `answers` of theirs are taken.
void play_a_while(World& w, const std::string& id, std::size_t answers) {
  Person p(w);
  p.come(id, seat_token(0));
  Play how;
  how.slowness = 1'000'000;
  how.stop = [&] { return p.answers > answers; };
  play(w, {&p}, how);
}

std::string healthz(World& w, int status) {
  const HttpResponse r = w.fetch({"GET", "/healthz"});
  EXPECT_EQ(r.status, status) << r.body;
  return r.body;
}

bool is_there(const std::string& path) { return std::filesystem::exists(path); }

// ---- health

TEST(Health, SaysThatTheStoreIsGone) {
  TemporaryFile file;
  World w(file.path());
  EXPECT_EQ(healthz(w, 200), "ok\n");
  std::filesystem::remove(file.path());
  w.pass(1000);
  EXPECT_NE(healthz(w, 503).find("has been moved or removed"), std::string::npos);
}

TEST(Health, SaysThatTheLogOfTheStoreIsGone) {
  TemporaryFile file;
  World w(file.path());
  std::filesystem::remove(file.path() + "-wal");
  EXPECT_NE(healthz(w, 503).find("log"), std::string::npos);
}

TEST(Health, SaysThatNothingCanBeWrittenAndWhenItCanAgain) {
  TemporaryFile file;
  World w(file.path());
  {
    const NoSpace full;
    EXPECT_NE(healthz(w, 503), "");
  }
  EXPECT_EQ(healthz(w, 200), "ok\n");
  EXPECT_TRUE(answers_of(w.store(), 0).empty()) << "trying leaves nothing";
}

TEST(Health, SaysThatTheTablesCannotBeUsed) {
  TemporaryFile file;
  World w(file.path());
  w.crash([&] {
    tamper(file.path(), "CREATE TRIGGER no BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'no'); END");
  });
  EXPECT_EQ(healthz(w, 503), "store: no\n");
  EXPECT_EQ(healthz(w, 503), "store: no\n");
}

// The one who runs the tests may write everything: a child that may not is asked.
TEST(Store, ThatCanOnlyBeReadIsRefused) {
  TemporaryFile file;
  std::string why;
  ASSERT_TRUE(Store::open(file.path(), &why)) << why;
  ASSERT_EQ(chmod(file.path().c_str(), 0444), 0);
  const pid_t child = fork();
  if (child == 0) {
    if (getuid() == 0 && setuid(65534) != 0) _exit(3);
    const bool opened = Store::open(file.path(), &why) != nullptr;
    _exit(opened ? 1 : why.find("can only be read") == std::string::npos ? 2 : 0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

// ---- looking through

TEST(CheckedStore, IsWholeWhileItIsPlayed) {
  TemporaryFile file;
  World w(file.path());
  const std::string id = set_table(w, {.players = 4, .people = 1});
  play_a_while(w, id, 8);
  StoreCounts counts;
  EXPECT_TRUE(faults_of(file.path(), &counts).empty());
  EXPECT_EQ(counts.rooms, 1u);
  EXPECT_GT(counts.answers, 8u);
  EXPECT_EQ(healthz(w, 200), "ok\n");
}

TEST(CheckedStore, NamesWhatIsDamagedAndWhatIsLost) {
  TemporaryFile file;
  {
    World w(file.path());
    for (std::uint64_t seed : {1, 2, 3, 4})
      play_a_while(w, set_table(w, {.players = 4, .people = 1, .seed = seed}), 5);
  }
  tamper(file.path(),
         "UPDATE answers SET pick = x'000100' WHERE room = 1 AND request = 9;"
         "UPDATE rooms SET doc = replace(doc, '\"seed\":2', '\"seed\":8') WHERE key = 2;"
         "DELETE FROM rooms WHERE key = 3");
  StoreCounts counts;
  const std::vector<StoreFault> faults = faults_of(file.path(), &counts);
  ASSERT_EQ(faults.size(), 3u);
  EXPECT_EQ(faults[0].room, "table1");
  EXPECT_EQ(faults[0].why, "the answer to question 9 is damaged: its check sum does not fit");
  EXPECT_EQ(faults[1].room, "table2");
  EXPECT_EQ(faults[2].room, "");
  EXPECT_NE(faults[2].why.find("a room is lost"), std::string::npos) << faults[2].why;
  EXPECT_EQ(counts.rooms, 3u);
  EXPECT_EQ(counts.faults, 3u);
  std::string why;
  EXPECT_TRUE(Store::open(file.path(), &why)->works());
}

TEST(CheckedStore, SaysWhatTheEngineFinds) {
  TemporaryFile file;
  {
    World w(file.path());
    play_a_while(w, set_table(w, {.players = 4, .people = 1}), 12);
  }
  std::fstream bytes(file.path(), std::ios::in | std::ios::out | std::ios::binary);
  const auto pages = std::filesystem::file_size(file.path()) / 4096;
  bytes.seekp(static_cast<std::streamoff>((pages - 1) * 4096));
  bytes << std::string(4096, '\xff');
  bytes.close();
  StoreCounts counts;
  EXPECT_FALSE(faults_of(file.path(), &counts).empty());
}

TEST(CheckedStore, OfAnEarlierVersionIsLeftAsItIs) {
  TemporaryFile file;
  std::filesystem::copy_file("tests/server/store_v2.sqlite", file.path());
  std::string why;
  StoreCounts counts;
  const auto store = Store::look_at(file.path(), &why);
  ASSERT_TRUE(store) << why;
  EXPECT_FALSE(store->check([](const StoreFault& f) { ADD_FAILURE() << f.why; }, &counts));
  EXPECT_FALSE(Store::look_at("/no/such/store", &why));
  EXPECT_NE(why.find("/no/such/store"), std::string::npos) << why;
}

// ---- backup and restore

TEST(Backup, IsMadeWhileTheServerPlaysAndHoldsTheGameOfThatMoment) {
  TemporaryFile file, copy;
  World w(file.path());
  const std::string id = set_table(w, {.players = 4, .people = 1});
  play_a_while(w, id, 8);
  StoredRoom room, copied;
  ASSERT_TRUE(has_room(w.store(), id, &room));
  const std::size_t then = answers_of(w.store(), room.key).size();
  std::string why;
  ASSERT_TRUE(back_up(file.path(), copy.path(), &why)) << why;
  EXPECT_FALSE(is_there(copy.path() + "-wal") || is_there(copy.path() + ".part")) << "it is one file";
  play_a_while(w, id, 5);
  EXPECT_GT(answers_of(w.store(), room.key).size(), then) << "and the server plays on";
  EXPECT_EQ(healthz(w, 200), "ok\n");
  World other(copy.path());
  ASSERT_TRUE(has_room(other.store(), id, &copied));
  EXPECT_EQ(copied.doc, room.doc);
  EXPECT_EQ(answers_of(other.store(), copied.key).size(), then);
  Refusal no;
  EXPECT_TRUE(other.site().room(id, &no)) << no.en;
}

TEST(Backup, IsAllOrNothing) {
  TemporaryFile file, copy, odd;
  std::string why;
  EXPECT_FALSE(back_up("/no/such/store", copy.path(), &why));
  EXPECT_NE(why.find("/no/such/store"), std::string::npos) << why;
  std::ofstream(odd.path()) << std::string(5000, 'x');
  EXPECT_FALSE(back_up(odd.path(), copy.path(), &why));
  EXPECT_NE(why.find("not a database"), std::string::npos) << why;
  World w(file.path());
  set_table(w, {.players = 4, .people = 0});
  {
    const NoSpace full;
    EXPECT_FALSE(back_up(file.path(), copy.path(), &why));
    EXPECT_NE(why.find(copy.path()), std::string::npos) << why;
  }
  EXPECT_FALSE(is_there(copy.path()) || is_there(copy.path() + ".part"));
  EXPECT_FALSE(back_up(file.path(), "/no/such/folder/copy", &why));
  EXPECT_NE(why.find("/no/such/folder/copy"), std::string::npos) << why;
  ASSERT_TRUE(back_up(file.path(), copy.path(), &why)) << why;
  const auto size = std::filesystem::file_size(copy.path());
  set_table(w, {.players = 4, .people = 0, .seed = 8});
  EXPECT_FALSE(back_up(file.path(), copy.path(), &why)) << "nothing is written over";
  EXPECT_NE(why.find("something already"), std::string::npos) << why;
  EXPECT_EQ(std::filesystem::file_size(copy.path()), size);
}

class Restored : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    {
      World w(file_.path());
      set_table(w, {.players = 4, .people = 1, .seed = 1});
    }
    ASSERT_TRUE(back_up(file_.path(), copy_.path(), &why)) << why;
    World w(file_.path());
    set_table(w, {.players = 4, .people = 1, .seed = 2});
  }
  bool has(const std::string& id) const {
    std::string why;
    StoredRoom room;
    const auto store = Store::look_at(file_.path(), &why);
    return store && has_room(*store, id, &room);
  }
  TemporaryFile file_, copy_;
  std::string why_;
};

TEST_F(Restored, IsTheStoreOfThen) {
  ASSERT_TRUE(has("table1") && has("table2"));
  ASSERT_TRUE(restore(copy_.path(), file_.path(), true, &why_)) << why_;
  EXPECT_TRUE(has("table1"));
  EXPECT_FALSE(has("table2"));
  World w(file_.path());
  play_a_while(w, "table1", 3);
}

TEST_F(Restored, NowhereIsANewStore) {
  std::filesystem::remove(file_.path());
  ASSERT_TRUE(restore(copy_.path(), file_.path(), false, &why_)) << why_;
  EXPECT_TRUE(has("table1"));
}

TEST_F(Restored, OverAStoreOnlyIfToldTo) {
  EXPECT_FALSE(restore(copy_.path(), file_.path(), false, &why_));
  EXPECT_NE(why_.find("--replace"), std::string::npos) << why_;
  EXPECT_TRUE(has("table2"));
}

TEST_F(Restored, NotUnderARunningServer) {
  World w(file_.path());
  EXPECT_FALSE(restore(copy_.path(), file_.path(), true, &why_));
  EXPECT_NE(why_.find("another server has it"), std::string::npos) << why_;
  EXPECT_TRUE(has("table2"));
}

TEST_F(Restored, WithoutSpaceLeavesEverythingAsItWas) {
  {
    const NoSpace full;
    EXPECT_FALSE(restore(copy_.path(), file_.path(), true, &why_));
  }
  EXPECT_NE(why_, "");
  EXPECT_TRUE(has("table1") && has("table2"));
}

TEST_F(Restored, FromNothingIsRefused) {
  EXPECT_FALSE(restore("/no/such/backup", file_.path(), true, &why_));
  EXPECT_FALSE(restore(file_.path(), file_.path(), true, &why_));
  EXPECT_NE(why_.find("is the backup itself"), std::string::npos) << why_;
  std::filesystem::remove(copy_.path());
  std::ofstream(copy_.path()).close();
  EXPECT_FALSE(restore(copy_.path(), file_.path(), true, &why_));
  EXPECT_NE(why_.find("there is no store in it"), std::string::npos) << why_;
  EXPECT_TRUE(has("table1") && has("table2"));
}

// ---- old games

constexpr std::int64_t kDay = 24 * 3600, kToday = 1'700'005'000;

class OldGames : public testing::Test {
 protected:
  void keep(const std::string& id, RoomState state, std::int64_t days_ago) {
    std::string why;
    const auto store = Store::open(file_.path(), &why);
    ASSERT_TRUE(store) << why;
    StoredRoom room{.id = id,
                    .state = state,
                    .changed = kToday - days_ago * kDay,
                    .doc = json::serialize(table_doc({.players = 3, .people = 1}))};
    ASSERT_TRUE(store->add_room(room) && store->keep_told(room.key, {1, "told"}));
  }
  std::string left(World& w) {
    std::string out;
    StoredRoom room;
    for (const char* id : {"a", "b", "c", "d"})
      if (has_room(w.store(), id, &room)) out += id;
    return out;
  }
  TemporaryFile file_;
  SiteLimits month_{.keep_finished = 30 * kDay};
};

TEST_F(OldGames, AreKeptForEverUnlessTold) {
  keep("a", RoomState::Over, 4000);
  keep("b", RoomState::Over, 0);
  World w(file_.path());
  EXPECT_FALSE(w.site().due());
  EXPECT_EQ(left(w), "ab");
}

TEST_F(OldGames, AreForgottenAndRunningOnesNever) {
  keep("a", RoomState::Over, 31);
  keep("b", RoomState::Playing, 400);
  keep("c", RoomState::Over, 29);
  keep("d", RoomState::Over, 0);
  World w(file_.path(), month_);
  EXPECT_EQ(left(w), "bcd");
  EXPECT_TRUE(w.journal_has("finished_games_forgotten"));
  StoredTelling told;
  EXPECT_EQ(w.store().told(1, &told), Lookup::None);
  StoreCounts counts;
  EXPECT_TRUE(faults_of(file_.path(), &counts).empty());
  StoredRoom room;
  ASSERT_TRUE(has_room(w.store(), "d", &room));
  room.changed = kToday + 5 * kDay;  // five days later somebody plays
  ASSERT_TRUE(w.store().save_room(room));
  w.pass(Millis{5} * kDay * 1000);
  EXPECT_EQ(left(w), "bd") << "without a restart";
}

TEST_F(OldGames, AreNotForgottenByAWrongClock) {
  keep("a", RoomState::Over, 400);
  keep("b", RoomState::Over, 390);
  World w(file_.path(), month_);
  EXPECT_EQ(left(w), "ab") << "nothing has happened here since";
}

TEST(OldGame, IsNotForgottenWhileSomebodyLooks) {
  World w(":memory:", {.keep_finished = 100});
  const std::string id = set_table(w, {.players = 3, .people = 1});
  auto p = std::make_unique<Person>(w);
  p->come(id, seat_token(0));
  Play how;
  play(w, {p.get()}, how);
  ASSERT_TRUE(p->over());
  w.site().finish_telling();
  StoredRoom later{.id = "later", .changed = w.context().unix_seconds() + 1000, .doc = "{}"}, room;
  ASSERT_TRUE(w.store().add_room(later));
  w.pass(600'000);
  EXPECT_TRUE(has_room(w.store(), id, &room));
  p.reset();
  w.pass(120'000);
  EXPECT_FALSE(has_room(w.store(), id, &room));
}

}  // namespace
}  // namespace jiesuan::server::test
