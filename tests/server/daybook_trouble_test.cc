// The daybook when writing or reading fails in the middle: what is noted is posted, or stays noted.
#include "tests/server/daybook_store.h"

namespace jiesuan::server::test {
namespace {

class DaybookInTrouble : public StoreWithDaybook {
 protected:
  std::string refuse(const std::string& name, std::int64_t room, const std::string& how = "ABORT") {
    return "CREATE TRIGGER " + name + " BEFORE INSERT ON answers WHEN new.room = " + std::to_string(room) +
           " BEGIN SELECT RAISE(" + how + ", 'database or disk is full'); END";
  }
  StoredRoom game(const std::string& id, std::uint32_t answers) {
    StoredRoom r{.id = id, .state = RoomState::Playing, .doc = "{}"};
    EXPECT_TRUE(store_->add_room(r));
    for (std::uint32_t i = 1; i <= answers; ++i) EXPECT_TRUE(store_->append(r.key, answer(i)));
    return r;
  }
  bool finish(StoredRoom room) {
    room.state = RoomState::Over;
    return store_->save_room(room);
  }
  // A server that is killed, and one whose first posting fails for one game.
  void kill_and_refuse(std::int64_t room, const std::string& how = "ABORT") {
    kill();
    tamper(file_.path(), refuse("refuse", room, how));
    open();
  }
};

// The step of one room was refused before anything was written; another one's game was over in the same turn.
TEST_F(DaybookInTrouble, KeepsTheNotesOfAGameWhoseEndIsUndone) {
  const StoredRoom one = game("one", 3), two = game("two", 3);
  store_->begin();
  EXPECT_FALSE(store_->append(one.key, answer(1))) << "it has been answered";
  EXPECT_FALSE(finish(two));
  EXPECT_FALSE(store_->commit());
  EXPECT_EQ(answers(two.key), 3);
  EXPECT_TRUE(store_->append(one.key, answer(4)));
  EXPECT_EQ(answers(two.key), 3);
  kill();
  open();
  EXPECT_EQ(answers(one.key), 4);
  EXPECT_EQ(answers(two.key), 3);
}

TEST_F(DaybookInTrouble, KeepsTheNotesOfAGameThatCannotBeReadWhenItIsPosted) {
  const StoredRoom one = game("one", 3), two = game("two", 3);
  store_->begin();
  EXPECT_FALSE(store_->append(one.key, answer(1)));
  EXPECT_FALSE(store_->commit());  // from now on nothing is known by heart
  tamper(file_.path(), "ALTER TABLE heads RENAME TO elsewhere");
  EXPECT_FALSE(finish(two));
  tamper(file_.path(), "ALTER TABLE elsewhere RENAME TO heads");
  EXPECT_TRUE(store_->append(one.key, answer(4)));
  kill();
  open();
  EXPECT_EQ(answers(one.key), 4);
  EXPECT_EQ(answers(two.key), 3);
}

// A write that fails is found out by whoever reads next, in the same turn, and undoes the turn nevertheless.
TEST_F(DaybookInTrouble, IsNotPostedByHalfIfSomebodyReadsMeanwhile) {
  const StoredRoom over = game("over", 3), fresh = game("fresh", 0);
  tamper(file_.path(), refuse("refuse", over.key));
  store_->begin();
  finish(over);
  EXPECT_FALSE(store_->append(fresh.key, answer(1)));
  EXPECT_FALSE(store_->commit());
  EXPECT_EQ(answers(over.key), 3);
  tamper(file_.path(), "DROP TRIGGER refuse");
  EXPECT_TRUE(store_->append(fresh.key, answer(1)));
  kill();
  open();
  EXPECT_EQ(answers(over.key), 3);
  EXPECT_EQ(answers(fresh.key), 1);
}

// Another program has the file for longer than the server waits for it.
TEST_F(DaybookInTrouble, IsNotWrittenByHalfIfTheFileWasBusy) {
  const StoredRoom one = game("one", 3), fresh = game("fresh", 0);
  std::string why;
  const auto other = Sqlite::open(file_.path(), Sqlite::Access::Beside, &why);
  ASSERT_TRUE(other->run("PRAGMA query_only = OFF; BEGIN IMMEDIATE"));
  store_->begin();
  EXPECT_TRUE(store_->append(one.key, answer(4)));
  EXPECT_FALSE(store_->append(fresh.key, answer(1)));
  ASSERT_TRUE(other->run("ROLLBACK"));
  EXPECT_FALSE(store_->commit());
  EXPECT_EQ(answers(one.key), 3);
  EXPECT_TRUE(store_->append(one.key, answer(4))) << store_->why();
  kill();
  open();
  EXPECT_EQ(answers(one.key), 4);
  EXPECT_EQ(answers(fresh.key), 0);
}

// The disk was full when it should be posted, and is not any more: nothing is kept for ever.
TEST_F(DaybookInTrouble, IsPostedLaterWhatCouldNotBePosted) {
  const StoredRoom put_off = game("put off", 3), other = game("other", 0);
  tamper(file_.path(), refuse("refuse", put_off.key));
  for (std::uint32_t i = 1; i <= 1500; ++i) ASSERT_TRUE(store_->append(other.key, answer(i)));
  EXPECT_EQ(rows(file_.path(), "SELECT count(*) FROM heads"), 1u);
  tamper(file_.path(), "DROP TRIGGER refuse");
  for (std::uint32_t i = 1501; i <= 30'000; ++i) ASSERT_TRUE(store_->append(other.key, answer(i)));
  EXPECT_LT(rows(file_.path(), kPages), 1500u);
  EXPECT_EQ(rows(file_.path(), "SELECT count(*) FROM heads"), 2u);
  EXPECT_EQ(answers(put_off.key), 3);
}

// A game whose part of the tables is damaged, for as long as the server lives: pages of others are not kept
// for it.
TEST_F(DaybookInTrouble, DoesNotGrowWithoutEndForARoomThatCannotBePosted) {
  const StoredRoom stuck = game("stuck", 2), other = game("other", 0);
  EXPECT_TRUE(store_->keep_given(stuck.key, answer(3, 4)) && store_->append(stuck.key, answer(3)));
  EXPECT_TRUE(store_->keep_shown(stuck.key, 4, 2));
  tamper(file_.path(), refuse("refuse", stuck.key));
  for (std::uint32_t i = 1; i <= 3000; ++i) ASSERT_TRUE(store_->append(other.key, answer(i)));
  EXPECT_TRUE(store_->append(stuck.key, answer(4)));
  for (std::uint32_t i = 3001; i <= 30'000; ++i) ASSERT_TRUE(store_->append(other.key, answer(i)));
  EXPECT_LT(rows(file_.path(), kPages), 2500u);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(answers(stuck.key), 4) << store_->unread();
    EXPECT_EQ(answers(other.key), 30'000);
    std::vector<Answer> given;
    std::uint32_t windows = 0;
    EXPECT_TRUE(store_->given(stuck.key, 0, &given) && store_->shown(stuck.key, 4, &windows));
    EXPECT_EQ(given.size(), 1u);
    EXPECT_EQ(windows, 2u);
    if (i > 0) break;
    kill();
    tamper(file_.path(), "DROP TRIGGER refuse");
    open();
  }
}

class DaybookLeftBehind : public DaybookInTrouble, public testing::WithParamInterface<const char*> {};

// A game that cannot be posted is not gone on with as it was before; the others are none the worse.
TEST_P(DaybookLeftBehind, IsNotSetAsideWithoutMarkingWhatCannotBePosted) {
  const StoredRoom bad = game("bad", 3), good = game("good", 3);
  kill_and_refuse(bad.key, GetParam());
  EXPECT_EQ(answers(bad.key), 3);
  EXPECT_EQ(answers(good.key), 3);
  for (std::uint32_t i = 4; i <= 5; ++i) store_->append(good.key, answer(i));
  const int played = answers(good.key);
  EXPECT_GE(played, 3);
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(answers(bad.key) == 3 || answers(bad.key) == -1) << answers(bad.key);
    EXPECT_EQ(answers(good.key), played);
    kill();
    tamper(file_.path(), "DROP TRIGGER IF EXISTS refuse");
    open();
  }
}

INSTANTIATE_TEST_SUITE_P(Ways, DaybookLeftBehind, testing::Values("FAIL", "ABORT", "ROLLBACK"));

// The disk is full when the server starts after a crash, and for a while.
TEST_F(DaybookInTrouble, IsPostedWhenTheDiskHasRoomAgain) {
  const StoredRoom one = game("one", 3), two = game("two", 3);
  kill_and_refuse(two.key);
  tamper(file_.path(), "DROP TRIGGER refuse");
  std::string why;
  {
    const NoSpace full;
    EXPECT_FALSE(store_->another(&why)) << "it would read games without what is noted of them";
    EXPECT_FALSE(store_->append(one.key, answer(4)));
  }
  EXPECT_EQ(answers(one.key), 3);
  EXPECT_TRUE(store_->append(one.key, answer(4))) << store_->why();
  EXPECT_TRUE(store_->append(one.key, answer(5))) << store_->why();
  const auto second = store_->another(&why);
  ASSERT_TRUE(second) << why;
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(answers(one.key), 5);
    EXPECT_EQ(answers(two.key), 3);
    if (i == 0) kill(), open();
  }
}

// What could only not be posted is not damaged, and nobody is told that it was.
TEST_F(DaybookInTrouble, IsNoDamageIfItCouldNotBePosted) {
  const StoredRoom one = game("one", 3), two = game("two", 3);
  kill_and_refuse(two.key);
  StoreCounts counts;
  EXPECT_TRUE(store_->check([](const StoreFault& f) { ADD_FAILURE() << f.room << ": " << f.why; }, &counts));
  EXPECT_EQ(counts.answers, 6u);
  tamper(file_.path(), "DROP TRIGGER refuse");
  EXPECT_TRUE(store_->append(one.key, answer(4))) << store_->why();
  EXPECT_EQ(rows(file_.path(), "SELECT count(*) FROM sqlite_master WHERE name LIKE '%damaged%'"), 0u);
  EXPECT_EQ(rows(file_.path(), kPosted), 6u);
  kill();
  open();
  EXPECT_EQ(answers(one.key), 4);
  EXPECT_EQ(answers(two.key), 3);
}

// Whatever is written first: a room that is removed, one that is made, a lobby that is forgotten.
TEST_F(DaybookInTrouble, OfAnotherServerIsSetAsideBeforeAnythingIsWritten) {
  const StoredRoom one = game("one", 3), over = game("over", 3), last = game("last", 2);
  EXPECT_TRUE(finish(over));
  kill();
  tamper(file_.path(), "DELETE FROM daybook WHERE number = " + std::to_string(Daybook::number_of(1, 2)) +
                           "; DELETE FROM rooms WHERE id = 'last'");
  open();
  EXPECT_TRUE(store_->remove_room(over.key)) << store_->why();
  const StoredRoom anew = game("anew", 1);
  EXPECT_GT(anew.key, last.key) << "what is left of a game must not become another's";
  EXPECT_EQ(answers(anew.key), 1);
  kill();
  open();
  StoreCounts counts;
  std::vector<std::string> faults;
  store_->check([&](const StoreFault& f) { faults.push_back(f.room); }, &counts);
  EXPECT_EQ(answers(anew.key), 1);
  EXPECT_EQ(answers(one.key), -1);
}

}  // namespace
}  // namespace jiesuan::server::test
