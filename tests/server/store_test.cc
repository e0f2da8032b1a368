// The store and what happens when it fails or is damaged.
#include <fstream>

#include "engine/content/rules_version.h"
#include "server/store_record.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

TEST(Store, IsOneServersAlone) {
  TemporaryFile file;
  std::string why;
  const auto first = Store::open(file.path(), &why);
  ASSERT_TRUE(first);
  EXPECT_FALSE(Store::open(file.path(), &why));
  EXPECT_NE(why.find("locked"), std::string::npos) << why;
  EXPECT_FALSE(Store::open("/no/such/folder/store.sqlite", &why));
  EXPECT_NE(why.find("/no/such/folder/store.sqlite"), std::string::npos) << why;
}

// What is done for a room later (a game that was over is told) must not become another one's.
TEST(Store, GivesNoKeyTwiceWhileItsServerLives) {
  TemporaryFile file;
  std::string why;
  const auto first = Store::open(file.path(), &why);
  const auto second = first->another(&why);
  ASSERT_TRUE(second) << why;
  StoredRoom one{.id = "one"}, two{.id = "two"}, three{.id = "three"};
  EXPECT_TRUE(first->add_room(one) && first->remove_room(one.key));
  EXPECT_TRUE(second->add_room(two) && second->remove_room(two.key));
  EXPECT_TRUE(first->add_room(three));
  EXPECT_LT(one.key, two.key);
  EXPECT_LT(two.key, three.key);
}

TEST(Store, RefusesFilesOfOtherKinds) {
  TemporaryFile file;
  std::ofstream(file.path()) << std::string(5000, 'x');
  std::string why;
  EXPECT_FALSE(Store::open(file.path(), &why));
  EXPECT_NE(why, "");
}

// What cannot be read is said to be so: a game that is cut off is another game.
TEST(Store, TellsTheEndFromAnError) {
  const std::string broken =
      " AS SELECT 1 AS room, 1 AS request, abs(-9223372036854775807 - 1) AS pick,"
      " 1 AS decision, abs(-9223372036854775807 - 1) AS hash, 1 AS format,"
      " abs(-9223372036854775807 - 1) AS bytes, 1 AS answers, abs(-9223372036854775807 - 1) AS sum,"
      " 1 AS seal";
  TemporaryFile file;
  std::string why;
  ASSERT_TRUE(Store::open(file.path(), &why)) << why;
  for (const char* table : {"answers", "given", "checkpoints", "told", "heads"})
    tamper(file.path(), "DROP TABLE " + std::string(table) + "; CREATE VIEW " + table + broken);
  const auto store = Store::open(file.path(), &why);
  ASSERT_TRUE(store) << why;
  std::vector<Answer> answers;
  std::vector<Checkpoint> checkpoints;
  StoredTelling telling;
  EXPECT_FALSE(store->answers(1, &answers));
  EXPECT_NE(store->unread().find("overflow"), std::string::npos) << store->unread();
  EXPECT_FALSE(store->given(1, 0, &answers));
  EXPECT_FALSE(store->checkpoints(1, &checkpoints));
  EXPECT_EQ(store->told(1, &telling), Lookup::Failed);
  EXPECT_EQ(store->told(2, &telling), Lookup::None);
  answers.clear();
  EXPECT_TRUE(store->answers(2, &answers)) << "of another room there are none";
  EXPECT_TRUE(answers.empty());
  StoredRoom room;
  EXPECT_EQ(store->find_room("a", &room), Lookup::None);
}

TEST(RoomsThatCannotBeRead, AreNotTakenForShorterGames) {
  TemporaryFile file;
  World w(file.path());
  const std::string id = set_table(w, {.players = 4, .people = 0});
  w.site().load();
  w.site().wake();
  w.stop([&] {
    tamper(file.path(),
           "ALTER TABLE answers RENAME TO kept; CREATE VIEW answers AS SELECT room, request,"
           " CASE request WHEN 40 THEN abs(-9223372036854775807 - 1) ELSE pick END AS pick, seal FROM kept");
  });
  Person p(w);
  p.hello(id);
  EXPECT_EQ(p.refusal(), "damaged");
  w.stop([&] { tamper(file.path(), "DROP VIEW answers; ALTER TABLE kept RENAME TO answers"); });
  w.settle();
  w.site().finish_telling();
  EXPECT_EQ(w.get("/api/replays").at("replays").as_array().size(), 1u) << "nothing was lost";
}

TEST(Store, ForgetsWhatCouldNotBeCommitted) {
  TemporaryFile file;
  std::string why;
  const auto store = Store::open(file.path(), &why);
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(store->add_room(room));
  store->begin();
  ASSERT_TRUE(store->append(room.key, some_answer(1)));
  {
    const NoSpace full;
    EXPECT_FALSE(store->commit());
  }
  EXPECT_FALSE(store->works());
  EXPECT_NE(store->why(), "");
  store->begin();
  ASSERT_TRUE(store->append(room.key, some_answer(2)));
  EXPECT_TRUE(store->commit());
  ASSERT_EQ(answers_of(*store, room.key).size(), 1u) << "not with somebody else's";
  EXPECT_EQ(answers_of(*store, room.key)[0].request, 2u);
  EXPECT_TRUE(store->works());
}

// The rules have changed, or an answer: it is not gone on with as another game, and nothing of it is lost.
TEST(GamesThatComeOutOtherwise, AreRefusedWithTheReasonAndKept) {
  TemporaryFile file;
  World w(file.path());
  const std::string id = set_table(w, {.players = 8, .people = 0, .settings = {{"name", "odd"}}});
  w.site().load();
  w.site().wake();
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  const std::size_t answers = answers_of(w.store(), stored.key).size();
  std::vector<Checkpoint> checkpoints;
  ASSERT_TRUE(w.store().checkpoints(stored.key, &checkpoints));
  ASSERT_GE(checkpoints.size(), 3u);
  EXPECT_EQ(checkpoints[1].decision, 64u);
  const auto under = [&](int rules) {  // written by a program with those rules
    StoredRoom as = stored;
    as.rules = rules;
    return ", rules = " + std::to_string(rules) + ", seal = " + std::to_string(seal_of(as));
  };
  const std::string other =
      "UPDATE checkpoints SET hash = hash + 1 WHERE decision = 64; UPDATE rooms SET state = state" + under(1);
  const std::string undo =
      "UPDATE checkpoints SET hash = hash - 1 WHERE decision = 64; UPDATE rooms SET state = state" +
      under(stored.rules);
  w.crash([&] { tamper(file.path(), other); });
  const json::value list = w.get("/api/rooms");
  EXPECT_EQ(Schema::protocol().misfit(list, "rooms"), "");
  ASSERT_EQ(list.at("unplayable").as_array().size(), 1u);
  EXPECT_EQ(str(list.at("unplayable").at(0).at("id")), id);
  const std::string why = str(list.at("unplayable").at(0).at("why").at("en"));
  EXPECT_EQ(why,
            "played under rules 1, these are " + std::to_string(kRulesVersion) + ": differs at decision 64");
  Person p(w);
  p.hello(id);
  EXPECT_EQ(p.refusal(), "damaged");
  EXPECT_EQ(answers_of(w.store(), stored.key).size(), answers);
  w.crash([&] { tamper(file.path(), undo); });
  EXPECT_TRUE(w.get("/api/rooms").at("unplayable").as_array().empty());
  w.settle();
  w.site().finish_telling();
  EXPECT_EQ(w.get("/api/replays").at("replays").as_array().size(), 1u) << "and it goes on from where it was";
}

// A disk on which nothing more can be written from some answer on; what has been begun is undone or not.
class FullDisk : public testing::TestWithParam<const char*> {};

TEST_P(FullDisk, IsSaidAndLosesNothingThatWasAccepted) {
  const std::string trigger = std::string("CREATE TRIGGER full BEFORE INSERT ON daybook WHEN ") +
                              "(SELECT count(*) FROM daybook) >= 12 BEGIN SELECT RAISE(" + GetParam() +
                              ", 'database or disk is full'); END";
  TemporaryFile file;
  World w(file.path());
  w.crash([&] { tamper(file.path(), trigger); });
  const auto [id, token] = w.make_room({{"players", 4}, {"pace", 0}, {"clock", {{"decision", 0}}}});
  Person watcher(w);
  auto host = std::make_unique<Person>(w);
  host->come(id, token);
  host->say({{"type", "start"}});
  Rng rng(3);
  std::size_t accepted = 0;
  for (int i = 0; i < 500 && !host->closed() && host->refusal() != "store"; ++i) {
    w.settle();
    if (!host->asked()) break;
    const std::size_t before = host->count("accepted");
    host->say(host->build(rng));
    if (host->count("accepted") > before) ++accepted;
  }
  EXPECT_TRUE(host->refusal() == "store" || host->last("closing").contains("why"));
  EXPECT_GT(accepted, 0u);
  EXPECT_TRUE(w.journal_has("store_failed"));
  // What was undone has made room for a little again, but for nothing on a disk that others have filled.
  tamper(file.path(), std::string("CREATE TRIGGER fuller BEFORE INSERT ON daybook BEGIN SELECT RAISE(") +
                          GetParam() + ", 'database or disk is full'); END");
  const HttpResponse health = w.fetch({"GET", "/healthz"});
  EXPECT_EQ(health.status, 503);
  EXPECT_NE(health.body.find("full"), std::string::npos) << health.body;
  const json::array log = host->log;
  host->forget();
  w.crash([&] { tamper(file.path(), "DROP TRIGGER full; DROP TRIGGER fuller"); });
  host = std::make_unique<Person>(w);
  host->come(id, token);
  ASSERT_GE(host->log.size(), log.size());
  for (std::size_t i = 0; i < log.size(); ++i) ASSERT_EQ(host->log[i], log[i]);
  Play how;
  play(w, {host.get()}, how);
  EXPECT_TRUE(host->over()) << "and the game can be played to its end";
}

// Two tables of bots that play the same game and so are due at the same moments. The disk takes the step of
// the one and not that of the other: neither has happened, and nobody has heard of either.
TEST_P(FullDisk, HoldsForRoomsThatAreStoredTogether) {
  const std::string trigger = std::string("CREATE TRIGGER full BEFORE INSERT ON daybook WHEN ") +
                              "(SELECT count(*) FROM daybook) >= 21 BEGIN SELECT RAISE(" + GetParam() +
                              ", 'database or disk is full'); END";
  TemporaryFile file;
  World w(file.path());
  w.crash([&] { tamper(file.path(), trigger); });
  const json::object settings{{"players", 4}, {"bots_only", true}, {"pace", 500}, {"seed", 11}};
  std::vector<std::string> ids;
  std::vector<std::unique_ptr<Person>> watch;
  for (int i = 0; i < 2; ++i) {
    ids.push_back(str(w.post(settings).at("room")));
    watch.push_back(std::make_unique<Person>(w));
    watch.back()->come(ids.back());
  }
  for (int i = 0; i < 500 && !watch[0]->closed(); ++i) {
    ASSERT_EQ(watch[0]->log, watch[1]->log) << "they are not due together";
    ASSERT_TRUE(w.next_alarm());
  }
  EXPECT_TRUE(watch[0]->closed() && watch[1]->closed());
  EXPECT_TRUE(w.journal_has("store_failed"));
  EXPECT_EQ(watch[0]->log, watch[1]->log) << "the one whose step was taken has been told of it";
  const json::array log = watch[0]->log;
  EXPECT_GT(log.size(), 20u);
  for (auto& p : watch) p->forget();
  w.crash([&] { tamper(file.path(), "DROP TRIGGER full"); });
  for (std::size_t i = 0; i < 2; ++i) {
    Person again(w);
    again.hello(ids[i]);
    const json::array stored = again.last("welcome").at("log").as_array();
    ASSERT_GE(stored.size(), log.size()) << "something was told that is not stored";
    for (std::size_t k = 0; k < log.size(); ++k) ASSERT_EQ(stored[k], log[k]);
  }
}

INSTANTIATE_TEST_SUITE_P(Ways, FullDisk, testing::Values("FAIL", "ABORT", "ROLLBACK"));

}  // namespace
}  // namespace jiesuan::server::test
