// A daybook that is damaged: what is missing of it is missed, every game is the one that was stored, or
// refused.
#include <fstream>
#include <iterator>

#include "tests/server/daybook_store.h"
#include "tests/support/scale.h"

namespace jiesuan::server::test {
namespace {

// Three games: one that only the lost page may have something of, one that went on after it, one that is
// over.
class DamagedDaybook : public StoreWithDaybook {
 protected:
  void SetUp() override {
    StoredRoom over{.id = "over", .state = RoomState::Playing, .doc = "{}"};
    ASSERT_TRUE(store_->add_room(over));
    over_ = over.key, silent_ = room("silent"), later_ = room("later"), fresh_ = room("fresh");
    for (const std::int64_t r : {over_, silent_, later_}) ASSERT_TRUE(store_->append(r, answer(1)));
    over.state = RoomState::Over;
    ASSERT_TRUE(store_->save_room(over));
    ASSERT_TRUE(store_->append(silent_, answer(2)));  // page 5
    ASSERT_TRUE(store_->append(later_, answer(2)));
    kill();
  }
  std::int64_t over_ = 0, silent_ = 0, later_ = 0, fresh_ = 0;
};

TEST_F(DamagedDaybook, LeavesOnlyGamesInDoubtThatDidNotGoOn) {
  const std::string page = std::to_string(Daybook::number_of(1, 5));
  for (const std::string& sql : {"DELETE FROM daybook WHERE number = " + page,
                                 "UPDATE daybook SET seal = seal + 1 WHERE number = " + page,
                                 "UPDATE daybook SET bytes = x'00' WHERE number = " + page,
                                 "UPDATE daybook SET bytes = 7 WHERE number = " + page}) {
    TemporaryFile copy;
    std::filesystem::copy_file(file_.path(), copy.path());
    tamper(copy.path(), sql);
    std::string why;
    StoreCounts counts;
    std::vector<std::string> faults;
    {
      const auto beside = Store::look_at(copy.path(), &why);
      beside->check([&](const StoreFault& f) { faults.push_back(f.room); }, &counts);
    }
    EXPECT_EQ(faults, (std::vector<std::string>{"", "silent", "fresh"})) << sql;
    for (int i = 0; i < 2; ++i) {
      const auto store = Store::open(copy.path(), &why);
      std::vector<Answer> out;
      EXPECT_TRUE(store->answers(over_, &out)) << sql;
      EXPECT_TRUE(store->answers(later_, &out)) << sql << store->unread();
      EXPECT_EQ(out.size(), 3u + static_cast<std::size_t>(i)) << sql;
      for (const std::int64_t r : {silent_, fresh_}) {
        EXPECT_FALSE(store->answers(r, &out)) << sql;
        EXPECT_NE(store->unread().find("answers may be missing"), std::string::npos) << store->unread();
      }
      EXPECT_TRUE(store->append(later_, answer(3 + static_cast<std::uint32_t>(i)))) << store->why();
    }
    EXPECT_EQ(rows(copy.path(), "SELECT count(*) FROM daybook_damaged_1"),
              sql.starts_with("DELETE") ? 5u : 6u)
        << "nothing is thrown away";
  }
}

TEST_F(DamagedDaybook, IsMissedAtItsEndAndAsAWhole) {
  const std::string last = std::to_string(Daybook::number_of(1, 6));
  for (const std::string& sql :
       {"DELETE FROM daybook WHERE number = " + last, std::string("DELETE FROM daybook"),
        std::string("DELETE FROM daybook_ends"), std::string("UPDATE daybook_ends SET last = last + 1"),
        std::string("UPDATE daybook_ends SET writer = 2"),
        "UPDATE daybook SET number = number + 100 WHERE number = " + last}) {
    TemporaryFile copy;
    std::filesystem::copy_file(file_.path(), copy.path());
    tamper(copy.path(), sql);
    std::string why;
    const auto store = Store::open(copy.path(), &why);
    std::vector<Answer> out;
    EXPECT_TRUE(store->answers(over_, &out)) << sql;
    EXPECT_EQ(out.size(), 1u);
    for (const std::int64_t r : {silent_, later_, fresh_}) EXPECT_FALSE(store->answers(r, &out)) << sql;
    EXPECT_FALSE(store->append(silent_, answer(3))) << "nobody goes on with it";
    StoredRoom anew{.id = "anew", .state = RoomState::Playing, .doc = "{}"};
    EXPECT_TRUE(store->add_room(anew) && store->append(anew.key, answer(1))) << store->why();
    EXPECT_TRUE(store->answers(anew.key, &out));
    EXPECT_FALSE(store->answers(silent_, &out)) << "it stays so";
  }
}

// The first one that was set aside has been looked at and dropped, the second one is still there.
TEST_F(DamagedDaybook, IsSetAsideBesideOthers) {
  tamper(file_.path(),
         "DELETE FROM daybook_ends; CREATE TABLE daybook_damaged_2 (x);"
         " CREATE TABLE daybook_ends_damaged_2 (x)");
  open();
  const std::int64_t anew = room("anew");
  EXPECT_TRUE(store_->append(anew, answer(1))) << store_->why();
  EXPECT_EQ(rows(file_.path(), "SELECT count(*) FROM daybook_damaged_3"), 6u);
}

// Its bytes, in the file of a server that was killed: every game is the one that was stored, or refused.
TEST_F(DamagedDaybook, TellsNoOtherGameWhateverBytesAreLost) {
  std::ifstream in(file_.path(), std::ios::binary);
  const std::string whole(std::istreambuf_iterator<char>(in), {});
  constexpr std::size_t kPage = 4096;
  Rng rng(5);
  int refused = 0, right = 0;
  const auto look = [&](const std::string& bytes, const std::string& what) {
    TemporaryFile copy;
    std::ofstream(copy.path(), std::ios::binary) << bytes;
    std::string why;
    const auto store = Store::open(copy.path(), &why);
    if (!store) return;
    const std::pair<std::int64_t, std::size_t> games[] = {{over_, 1}, {silent_, 2}, {later_, 2}};
    for (int i = 0; i < 2; ++i) {
      for (const auto& [r, n] : games) {
        StoredRoom stored;
        std::vector<Answer> out;
        if (store->find_room(r, &stored) != Lookup::Found || !stored.whole || !store->answers(r, &out)) {
          ++refused;
          continue;
        }
        ++right;
        ASSERT_EQ(out.size(), n) << what;
        for (std::uint32_t k = 0; k < n; ++k) ASSERT_EQ(out[k].request, k + 1) << what;
      }
      StoredRoom anew{.id = "anew", .state = RoomState::Playing, .doc = "{}"};
      if (!store->add_room(anew)) break;  // and what is set aside changes nothing
    }
  };
  for (std::size_t at = 0; at < whole.size(); at += kPage) {
    std::string damaged = whole;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(at), kPage, '\0');
    look(damaged, "page at " + std::to_string(at));
  }
  for (int i = 0; i < 400 / jiesuan::test::kLess; ++i) {
    std::string damaged = whole;
    const std::size_t bit = rng.below(static_cast<std::uint32_t>(damaged.size() * 8));
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    look(damaged, "bit " + std::to_string(bit));
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(right, 0);
}

// A page of the daybook is lost, and any other page of the file: many rooms, so that each table has several.
TEST_F(DamagedDaybook, KnowsWhatIsInDoubtWhateverElseIsLost) {
  open();
  std::vector<std::int64_t> rooms;
  for (int i = 0; i < 60; ++i) {
    StoredRoom r{.id = "room" + std::to_string(i), .doc = "{\"x\":\"" + std::string(700, 'x') + "\"}"};
    r.state = RoomState::Playing;
    ASSERT_TRUE(store_->add_room(r) && store_->append(r.key, answer(1)));
    rooms.push_back(r.key);
  }
  store_.reset();  // everything is posted
  open();
  for (const std::int64_t r : rooms) ASSERT_TRUE(store_->append(r, answer(2)));
  kill();
  tamper(file_.path(), "DELETE FROM daybook WHERE number = " + std::to_string(Daybook::number_of(1, 30)));
  std::ifstream in(file_.path(), std::ios::binary);
  const std::string whole(std::istreambuf_iterator<char>(in), {});
  constexpr std::size_t kPage = 4096;
  int right = 0, refused = 0;
  for (std::size_t at = kPage; at < whole.size(); at += kPage) {
    std::string damaged = whole;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(at), kPage, '\0');
    TemporaryFile copy;
    std::ofstream(copy.path(), std::ios::binary) << damaged;
    for (int i = 0; i < 2; ++i) {
      std::string why;
      const auto store = Store::open(copy.path(), &why);
      if (!store) break;
      for (std::size_t r = 0; r < rooms.size(); ++r) {
        StoredRoom stored;
        std::vector<Answer> out;
        const bool played = store->find_room("room" + std::to_string(r), &stored) == Lookup::Found &&
                            stored.whole && store->answers(stored.key, &out);
        ++(played ? right : refused);
        if (played) ASSERT_EQ(out.size(), 2u) << "page at " << at << ", room " << r;
      }
      StoredRoom anew{.id = "anew", .state = RoomState::Playing, .doc = "{}"};
      store->add_room(anew) && store->append(anew.key, answer(1));
    }
  }
  EXPECT_GT(right, 0);
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace jiesuan::server::test
