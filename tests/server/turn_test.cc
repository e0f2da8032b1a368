// What several rooms do at about the same time is stored in one transaction: nothing of it is told before,
// and if it fails none of it has happened.
#include <gtest/gtest.h>

#include "tests/server/person.h"

namespace jiesuan::server::test {
namespace {

// Two tables, each with one person who is asked something.
class StoredTogether : public testing::Test {
 protected:
  StoredTogether() : w_(file_.path()) {
    for (int i = 0; i < 2; ++i) {
      const auto [id, token] = w_.make_room({{"players", 4}, {"pace", 0}, {"clock", {{"decision", 0}}}});
      people_.push_back(std::make_unique<Person>(w_));
      people_.back()->come(id, token);
      people_.back()->token = token;
      people_.back()->say({{"type", "start"}});
      w_.settle();
      StoredRoom stored;
      EXPECT_TRUE(has_room(w_.store(), id, &stored));
      keys_.push_back(stored.key);
      EXPECT_TRUE(people_.back()->asked());
    }
    w_.context().gather = kGather;
  }
  std::size_t stored(int room) const {
    std::string why;
    const auto beside = Store::look_at(file_.path(), &why);
    return beside ? answers_of(*beside, keys_[static_cast<std::size_t>(room)]).size() : 0;
  }
  std::vector<std::size_t> accepted() const {
    return {people_[0]->count("accepted"), people_[1]->count("accepted")};
  }
  void both_answer() {
    for (const auto& p : people_) p->say(p->build(rng_));
  }

  TemporaryFile file_;
  World w_;
  std::vector<std::unique_ptr<Person>> people_;
  std::vector<std::int64_t> keys_;
  Rng rng_{3};
};

TEST_F(StoredTogether, TellsNothingBeforeAllOfItIsStored) {
  const std::size_t before[] = {stored(0), stored(1)};
  both_answer();
  EXPECT_EQ(accepted(), (std::vector<std::size_t>{0, 0}));
  EXPECT_EQ(stored(0), before[0]);
  EXPECT_EQ(stored(1), before[1]);
  w_.settle();
  EXPECT_EQ(accepted(), (std::vector<std::size_t>{1, 1}));
  EXPECT_GT(stored(0), before[0]);
  EXPECT_GT(stored(1), before[1]);
}

TEST_F(StoredTogether, HasNotHappenedIfTheDiskIsFull) {
  tamper(file_.path(),
         "CREATE TRIGGER full BEFORE INSERT ON daybook BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
  const json::array logs[] = {people_[0]->log, people_[1]->log};
  both_answer();
  w_.settle();
  EXPECT_EQ(accepted(), (std::vector<std::size_t>{0, 0}));
  EXPECT_TRUE(w_.journal_has("store_failed"));
  tamper(file_.path(), "DROP TRIGGER full");
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_TRUE(people_[i]->closed());
    Person again(w_);
    again.come(people_[i]->id, people_[i]->token);
    EXPECT_EQ(again.log, logs[i]) << "they are where they were";
    EXPECT_TRUE(again.asked());
    again.say(again.build(rng_));
    w_.settle();
    EXPECT_EQ(again.count("accepted"), 1u);
  }
}

TEST_F(StoredTogether, IsOverBeforeSomebodyGoes) {
  const std::size_t before = stored(0);
  both_answer();
  people_[0].reset();
  EXPECT_GT(stored(0), before) << "what was said counts";
  EXPECT_EQ(people_[1]->count("accepted"), 1u);
  w_.settle();
}

TEST_F(StoredTogether, IsOverBeforeAnythingElseIsAskedFor) {
  people_[0]->say(people_[0]->build(rng_));
  EXPECT_EQ(people_[0]->count("accepted"), 0u);
  w_.get("/api/rooms");
  EXPECT_EQ(people_[0]->count("accepted"), 1u);
  people_[0]->say(people_[0]->build(rng_));
  people_[1]->say({{"type", "chat"}, {"text", "hm"}});
  EXPECT_EQ(people_[0]->count("accepted"), 2u);
}

TEST_F(StoredTogether, LastsUntilRoomsAreWokenIfThatIsSoon) {
  const json::object bots{{"players", 4}, {"bots_only", true}, {"pace", 500}};
  w_.post(bots);
  w_.settle();
  const std::optional<Millis> bots_act = w_.site().due();
  ASSERT_TRUE(bots_act && *bots_act > w_.now() + kGather);
  people_[0]->say(people_[0]->build(rng_));
  EXPECT_EQ(w_.site().due(), w_.now()) << "nobody is about to act: at once";
  w_.settle();
  w_.set_now(*bots_act - 2);
  people_[1]->say(people_[1]->build(rng_));
  EXPECT_EQ(w_.site().due(), bots_act);
  w_.settle();
  EXPECT_EQ(people_[1]->count("accepted"), 0u);
  w_.next_alarm();
  EXPECT_EQ(w_.now(), *bots_act);
  EXPECT_EQ(people_[1]->count("accepted"), 1u);
}

// A thread with few rooms listens all the time. One with many lets people speak while it rests, and hears
// them all when rooms are due; the more rooms, the longer.
TEST(ManyRooms, AreHeardTogether) {
  SiteLimits limits;
  limits.rooms_a_minute = 10'000;
  limits.an_address.rooms_a_minute = 0;
  World w(":memory:", limits);
  w.context().gather = kGather;
  const auto with = [&](std::size_t rooms) {
    while (w.site().rooms() < rooms) w.post({{"players", 2}, {"bots_only", true}, {"pace", 500}});
    return w.site().rest();
  };
  EXPECT_EQ(with(10), 0);
  EXPECT_EQ(with(800), kGather);
  EXPECT_EQ(with(1600), 2 * kGather);
  EXPECT_EQ(with(4800), 5 * kGather) << "never longer";
}

}  // namespace
}  // namespace jiesuan::server::test
