// The daybook: what has been noted is as safe as what has been posted, and a server that was killed loses
// none of it. What is missing of it is missed: daybook_damage_test.cc.
#include "server/store_record.h"
#include "tests/server/daybook_store.h"

namespace jiesuan::server::test {
namespace {

using Kind = DayEntry::Kind;

// ---- in memory

TEST(Daybook, SaysWhatTheTablesLackOfARoom) {
  Daybook book(1);
  const std::uint32_t mark = 7 | kShownMark, later = 9 | kShownMark;
  book.note({.room = 4, .before = 10, .kind = Kind::Given, .request = 11, .pick = "a"});
  book.note({.room = 5, .before = 0, .kind = Kind::Answer, .request = 1, .pick = "b"});
  book.note({.room = 4, .before = 10, .kind = Kind::Shown, .request = mark, .pick = "c"});
  EXPECT_TRUE(book.of(4).any) << "on the page that is being written";
  book.keep(1);
  book.note({.room = 4, .before = 10, .kind = Kind::Answer, .request = 8, .pick = "d"});
  book.note({.room = 4, .before = 11, .kind = Kind::Shown, .request = later, .pick = "e"});
  const Unposted u = book.of(4);
  EXPECT_EQ(u.before, 10);
  ASSERT_EQ(u.answers.size(), 1u);
  EXPECT_EQ(u.answers[0].pick, "d");
  EXPECT_TRUE(u.shown_dropped);
  EXPECT_FALSE(u.given_dropped);
  EXPECT_EQ(u.given, (std::map<std::uint32_t, std::string>{{11, "a"}, {later, "e"}}));
  book.note({.room = 4, .before = 11, .kind = Kind::GivenDropped});
  EXPECT_TRUE(book.of(4).given_dropped && book.of(4).given.empty());
  book.note({.room = 4, .kind = Kind::Posted});
  EXPECT_FALSE(book.of(4).any);
  book.keep(1);
  EXPECT_FALSE(book.knows(4));
  EXPECT_TRUE(book.knows(5));
  EXPECT_EQ(book.first_needed({}), 1);
  EXPECT_EQ(book.first_needed({5}), 3);
}

TEST(Daybook, ForgetsAPageThatWasNotStored) {
  Daybook book(1);
  book.note({.room = 4, .before = 0, .kind = Kind::Answer, .request = 1, .pick = "a"});
  book.throw_away();
  EXPECT_FALSE(book.of(4).any);
  book.note({.room = 4, .before = 0, .kind = Kind::Answer, .request = 1, .pick = "b"});
  book.keep(1);
  EXPECT_EQ(book.of(4).answers.size(), 1u);
}

// What is known of each room after the second of four pages was lost.
TEST(Daybook, KnowsOfWhichRoomsSomethingMayBeMissing) {
  enum : std::int64_t { Silent = 1, Follows, Lacks, LacksGiven, PostedSince, PostedMeanwhile };
  Daybook written(1);
  std::vector<std::string> pages;
  const auto note = [&](std::int64_t room, std::int64_t before, Kind kind) {
    written.note({.room = room, .before = before, .kind = kind, .request = 3, .pick = "x"});
  };
  const auto turn = [&] {
    pages.push_back(written.page());
    written.keep(1);
  };
  for (const std::int64_t room : {Silent, Follows, Lacks, LacksGiven, PostedSince, PostedMeanwhile})
    note(room, 0, Kind::Answer);
  turn();
  note(Lacks, 1, Kind::Answer);
  note(LacksGiven, 1, Kind::Given);
  note(PostedMeanwhile, 1, Kind::Posted);
  turn();
  note(Follows, 1, Kind::Answer);
  note(Lacks, 2, Kind::Answer);
  note(LacksGiven, 1, Kind::Answer);
  note(PostedSince, 1, Kind::Posted);
  turn();
  note(PostedMeanwhile, 1, Kind::Answer);
  turn();
  Daybook read(1);
  ASSERT_TRUE(read.take_in(1, pages[0]));
  read.lose_pages();
  ASSERT_TRUE(read.take_in(3, pages[2]) && read.take_in(4, pages[3]));
  std::map<std::int64_t, bool> whole;
  read.each([&](std::int64_t room, const Daybook::Condition& c) { whole[room] = c.whole; });
  EXPECT_EQ(
      whole,
      (std::map<std::int64_t, bool>{
          {Silent, false}, {Follows, true}, {Lacks, false}, {LacksGiven, false}, {PostedMeanwhile, true}}));
  EXPECT_EQ(read.of(PostedMeanwhile).before, 1);
  EXPECT_TRUE(read.posted_since(PostedSince));
}

TEST(Daybook, TakesInNothingThatIsNoPage) {
  Daybook written(1);
  written.note({.room = 400, .before = 200, .kind = Kind::Answer, .request = 300, .pick = "abc"});
  const std::string page = written.page();
  for (std::size_t n = 1; n < page.size(); ++n) EXPECT_FALSE(Daybook(1).take_in(1, page.substr(0, n))) << n;
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    std::string odd(rng.below(40), '\0');
    for (char& c : odd) c = static_cast<char>(rng.below(256));
    Daybook(1).take_in(1, odd);  // whatever comes of it
  }
}

// ---- in the store

TEST_F(StoreWithDaybook, LosesNothingWhenItIsKilled) {
  const std::int64_t one = room("one"), two = room("two");
  store_->begin();
  for (std::uint32_t i = 1; i <= 5; ++i) EXPECT_TRUE(store_->append(one, answer(i)));
  EXPECT_TRUE(store_->append(two, answer(1)));
  EXPECT_TRUE(store_->keep_given(two, answer(2, 1)) && store_->keep_shown(two, 2, 3));
  EXPECT_EQ(answers(one), 5) << "what is being written is read";
  EXPECT_TRUE(store_->commit());
  EXPECT_EQ(rows(file_.path(), kPages), 1u);
  EXPECT_EQ(rows(file_.path(), kPosted), 0u);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(answers(one), 5);
    EXPECT_EQ(answers(two), 1);
    std::vector<Answer> given;
    std::uint32_t windows = 0;
    EXPECT_TRUE(store_->given(two, 2, &given) && store_->shown(two, 2, &windows));
    ASSERT_EQ(given.size(), 1u);
    EXPECT_EQ(given[0].pick.option, 1);
    EXPECT_EQ(windows, 3u);
    kill();
    open();
    EXPECT_EQ(rows(file_.path(), kPages), 0u);
    EXPECT_EQ(rows(file_.path(), kPosted), 6u);
  }
  EXPECT_TRUE(store_->append(one, answer(6)) && store_->drop_given(two));
  EXPECT_EQ(answers(one), 6);
  std::vector<Answer> given;
  EXPECT_TRUE(store_->given(two, 2, &given) && given.empty());
}

TEST_F(StoreWithDaybook, HasNothingInItWhenItIsClosedOrAGameIsOver) {
  StoredRoom over{.id = "over", .state = RoomState::Playing, .doc = "{}"};
  ASSERT_TRUE(store_->add_room(over));
  const std::int64_t other = room("other");
  EXPECT_TRUE(store_->append(over.key, answer(1)) && store_->append(other, answer(1)));
  over.state = RoomState::Over;
  EXPECT_TRUE(store_->save_room(over));
  EXPECT_EQ(rows(file_.path(), kPosted), 1u);
  store_.reset();
  EXPECT_EQ(rows(file_.path(), kPosted), 2u);
  EXPECT_EQ(rows(file_.path(), kPages), 0u);
  EXPECT_EQ(rows(file_.path(), "SELECT count(*) FROM daybook_ends"), 0u);
}

TEST_F(StoreWithDaybook, ForgetsARoomThatIsRemoved) {
  const std::int64_t gone = room("gone");
  EXPECT_TRUE(store_->append(gone, answer(1)) && store_->remove_room(gone));
  EXPECT_EQ(answers(gone), 0);
  kill();
  open();
  EXPECT_EQ(answers(gone), 0);
  EXPECT_EQ(rows(file_.path(), kPosted), 0u);
}

// It does not grow without end, however long the games.
TEST_F(StoreWithDaybook, IsPostedWhenItIsLong) {
  std::vector<std::int64_t> rooms;
  for (int i = 0; i < 40; ++i) rooms.push_back(room("room" + std::to_string(i)));
  const std::int64_t slow = room("slow");
  EXPECT_TRUE(store_->append(slow, answer(1)));
  for (std::uint32_t i = 1; i <= 200; ++i)
    for (const std::int64_t r : rooms) ASSERT_TRUE(store_->append(r, answer(i)));
  EXPECT_LT(rows(file_.path(), kPages), 4000u);
  EXPECT_GT(rows(file_.path(), kPosted), 6000u);
  for (int i = 0; i < 2; ++i) {
    for (const std::int64_t r : rooms) EXPECT_EQ(answers(r), 200);
    EXPECT_EQ(answers(slow), 1);
    kill();
    open();
  }
}

// Whoever cannot be posted stays in the daybook, and the others are.
TEST_F(StoreWithDaybook, IsNotKeptFromPostingByOneRoom) {
  const std::int64_t bad = room("bad"), good = room("good");
  tamper(file_.path(), "CREATE TRIGGER bad BEFORE INSERT ON answers WHEN new.room = " + std::to_string(bad) +
                           " BEGIN SELECT RAISE(ABORT, 'damaged'); END");
  for (std::uint32_t i = 1; i <= 1500; ++i) {
    ASSERT_TRUE(store_->append(bad, answer(i)) && store_->append(good, answer(i))) << store_->why();
    ASSERT_TRUE(store_->works());
  }
  EXPECT_GT(rows(file_.path(), kPosted), 500u);
  EXPECT_EQ(answers(bad), 1500);
  EXPECT_EQ(answers(good), 1500);
  tamper(file_.path(), "DROP TRIGGER bad");
  kill();
  open();
  EXPECT_EQ(answers(bad), 1500);
  EXPECT_EQ(answers(good), 1500);
}

TEST_F(StoreWithDaybook, OfSeveralThreadsIsReadByTheNextServer) {
  std::string why;
  std::unique_ptr<Store> second = store_->another(&why);
  ASSERT_TRUE(second) << why;
  const std::int64_t one = room("one"), two = room("two");
  EXPECT_TRUE(store_->append(one, answer(1)) && second->append(two, answer(1)) &&
              second->append(two, answer(2)));
  {
    const auto beside = Store::look_at(file_.path(), &why);
    StoreCounts counts;
    EXPECT_TRUE(beside->check([](const StoreFault& f) { ADD_FAILURE() << f.why; }, &counts));
    EXPECT_EQ(counts.answers, 3u);
  }
  TemporaryFile copy;
  ASSERT_TRUE(back_up(file_.path(), copy.path(), &why)) << why;
  const auto restored = Store::open(copy.path(), &why);
  std::vector<Answer> out;
  EXPECT_TRUE(restored->answers(one, &out) && restored->answers(two, &out));
  EXPECT_EQ(out.size(), 3u);
}

// One that is looked at while it is played: what was noted may have been posted meanwhile.
TEST_F(StoreWithDaybook, IsLookedAtAsItIsNow) {
  StoredRoom over{.id = "over", .state = RoomState::Playing, .doc = "{}"};
  ASSERT_TRUE(store_->add_room(over) && store_->append(over.key, answer(1)));
  std::string why;
  const auto beside = Store::look_at(file_.path(), &why);
  EXPECT_TRUE(store_->append(over.key, answer(2)));
  over.state = RoomState::Over;
  EXPECT_TRUE(store_->save_room(over));
  std::vector<Answer> out;
  EXPECT_TRUE(beside->answers(over.key, &out)) << beside->unread();
  EXPECT_EQ(out.size(), 2u);
}

// What is removed while it is looked through is not lost.
TEST_F(StoreWithDaybook, MissesNoRoomThatIsRemovedMeanwhile) {
  const std::int64_t removed = room("removed"), stays = room("stays");
  ASSERT_TRUE(store_->append(removed, answer(1)) && store_->append(stays, answer(1)));
  std::string why;
  const auto beside = Store::look_at(file_.path(), &why);
  EXPECT_TRUE(store_->remove_room(removed));
  StoreCounts counts;
  EXPECT_TRUE(beside->check([](const StoreFault& f) { ADD_FAILURE() << f.why; }, &counts));
  EXPECT_EQ(counts.rooms, 1u);
}

}  // namespace
}  // namespace jiesuan::server::test
