// The store in whatever it is written: a file of SQLite's, a PostgreSQL.
#include "tests/server/place.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

using EveryStore = EveryEngine;
INSTANTIATE_TEST_SUITE_P(Engines, EveryStore, testing::Values(Engine::SQLite, Engine::PostgreSQL),
                         [](const auto& info) { return name_of(info.param); });

TEST_P(EveryStore, GivesBackWhatItWasGiven) {
  StoredRoom room{.id = "a", .doc = R"({"name":"结算 ☃"})", .rules = 3}, found;
  {
    const auto store = open();
    ASSERT_TRUE(store->add_room(room));
    for (std::uint32_t r : {1u, 2u, 9u}) ASSERT_TRUE(store->append(room.key, some_answer(r))) << store->why();
    EXPECT_FALSE(store->append(room.key, some_answer(2))) << "no question is answered twice";
    EXPECT_NE(store->why(), "");
    ASSERT_TRUE(store->keep_checkpoint(room.key, {32, ~std::uint64_t{5}, 0}));
    ASSERT_TRUE(store->keep_told(room.key, {2, std::string("a\0b\xff", 4)}));
    room.changed = 77;
    ASSERT_TRUE(store->save_room(room));
  }
  const auto store = open();
  const std::vector<Answer> answers = answers_of(*store, room.key);
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(answers[2].request, 9u);
  EXPECT_EQ(answers[2].seat, 3);
  EXPECT_EQ(answers[2].pick.option, 7);
  EXPECT_EQ(answers[2].pick.cards.size(), 2);
  EXPECT_EQ(answers[2].pick.seats[0], 1);
  ASSERT_TRUE(has_room(*store, "a", &found));
  EXPECT_TRUE(found.whole);
  EXPECT_EQ(found.doc, room.doc);
  EXPECT_EQ(found.changed, 77);
  EXPECT_EQ(found.rules, 3);
  std::vector<Checkpoint> checkpoints;
  ASSERT_TRUE(store->checkpoints(room.key, &checkpoints));
  ASSERT_EQ(checkpoints.size(), 1u);
  EXPECT_EQ(checkpoints[0].hash, ~std::uint64_t{5});
  StoredTelling told;
  ASSERT_EQ(store->told(room.key, &told), Lookup::Found);
  EXPECT_EQ(told.bytes, std::string("a\0b\xff", 4));
  EXPECT_EQ(store->find_room("b", &found), Lookup::None);
}

TEST_P(EveryStore, LeavesNothingOfARoomThatIsRemovedToTheNext) {
  const auto store = open();
  StoredRoom room{.id = "a", .doc = "{}"}, next{.id = "b", .doc = "{}"};
  ASSERT_TRUE(store->add_room(room));
  ASSERT_TRUE(store->append(room.key, some_answer(1)));
  ASSERT_TRUE(store->keep_given(room.key, some_answer(2)));
  ASSERT_TRUE(store->remove_room(room.key)) << store->why();
  EXPECT_TRUE(answers_of(*store, room.key).empty());
  ASSERT_TRUE(store->add_room(next));
  EXPECT_TRUE(answers_of(*store, next.key).empty());
  EXPECT_TRUE(given_of(*store, next.key).empty());
}

TEST_P(EveryStore, GivesNobodyWhatIsLeftOfARoomWhoseRowIsLost) {
  StoredRoom lost{.id = "a", .doc = "{}"}, next{.id = "b", .doc = "{}"};
  {
    const auto store = open();
    ASSERT_TRUE(store->add_room(lost));
    ASSERT_TRUE(store->append(lost.key, some_answer(1)));
  }
  tamper(where(), "DELETE FROM rooms");
  const auto store = open();
  ASSERT_TRUE(store->add_room(next));
  EXPECT_NE(next.key, lost.key);
  EXPECT_TRUE(answers_of(*store, next.key).empty());
  EXPECT_EQ(answers_of(*store, lost.key).size(), 1u) << "and it is still there";
}

TEST_P(EveryStore, ForgetsLobbiesNobodyCameBackTo) {
  const auto store = open();
  StoredRoom old{.id = "old", .changed = 100, .doc = "{}"}, fresh{.id = "fresh", .changed = 200, .doc = "{}"};
  StoredRoom played{.id = "played", .state = RoomState::Playing, .changed = 100, .doc = "{}"};
  ASSERT_TRUE(store->add_room(old) && store->add_room(fresh) && store->add_room(played));
  StoredRoom begun{.id = "begun", .changed = 100, .doc = "{}"};  // its row says that it is a lobby
  ASSERT_TRUE(store->add_room(begun) && store->append(begun.key, some_answer(1)));
  ASSERT_TRUE(store->release(old.key)) << "nobody has it in memory";
  ASSERT_TRUE(store->forget_lobbies(150));
  StoredRoom found;
  EXPECT_TRUE(has_room(*store, "begun", &found));
  EXPECT_FALSE(has_room(*store, "old", &found));
  EXPECT_TRUE(has_room(*store, "fresh", &found));
  EXPECT_TRUE(has_room(*store, "played", &found));
}

TEST_P(EveryStore, KeepsAStepWholeOrNotAtAll) {
  const auto store = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(store->add_room(room));
  ASSERT_TRUE(store->append(room.key, some_answer(1)));
  store->begin();
  for (std::uint32_t r = 2; r < 200; ++r) ASSERT_TRUE(store->append(room.key, some_answer(r)));
  store->append(room.key, some_answer(1));
  store->append(room.key, some_answer(200));
  EXPECT_FALSE(store->commit());
  EXPECT_NE(store->why(), "");
  EXPECT_EQ(answers_of(*store, room.key).size(), 1u);
  store->begin();
  for (std::uint32_t r = 2; r < 200; ++r) ASSERT_TRUE(store->append(room.key, some_answer(r)));
  EXPECT_TRUE(store->commit()) << store->why();
  EXPECT_EQ(answers_of(*store, room.key).size(), 199u);
  EXPECT_TRUE(store->works() && store->healthy(0));
}

TEST_P(EveryStore, SeesWhatIsDamaged) {
  {
    World w(where());
    const std::string id = set_table(w, {.players = 4, .people = 0});
    w.site().load();
    w.site().wake();
  }
  const std::pair<std::string, const char*> cases[] = {
      {"UPDATE answers SET pick = " + bytes("09630000") + " WHERE request = 9",
       "the answer to question 9 is damaged"},
      {"UPDATE answers SET seal = seal + 1 WHERE request = 8", "the answer to question 8 is damaged"},
      {"DELETE FROM answers WHERE request < 10", "answers are missing"},
      {"UPDATE rooms SET rules = 77", "its document is damaged"}};
  for (const auto& [sql, reason] : cases) {
    tamper(where(), sql);
    std::string why;
    const auto store = Store::look_at(where(), &why);
    ASSERT_TRUE(store) << why;
    StoreCounts counts;
    std::vector<StoreFault> faults;
    EXPECT_TRUE(store->check([&](const StoreFault& f) { faults.push_back(f); }, &counts));
    ASSERT_EQ(faults.size(), 1u) << sql;
    EXPECT_EQ(faults[0].room, "table7");
    EXPECT_NE(faults[0].why.find(reason), std::string::npos) << faults[0].why;
  }
}

TEST_P(EveryStore, TakesAGameUpWhereItWas) {
  World w(where());
  const std::string id = set_table(w, {.players = 4, .people = 1});
  auto p = std::make_unique<Person>(w);
  p->come(id, seat_token(0));
  Play how;
  how.stop = [&] { return p->answers > 6; };
  play(w, {p.get()}, how);
  const json::array log = p->log;
  p->forget();
  w.crash();
  p = std::make_unique<Person>(w);
  p->come(id, seat_token(0));
  ASSERT_GE(p->log.size(), log.size());
  for (std::size_t i = 0; i < log.size(); ++i) ASSERT_EQ(p->log[i], log[i]);
  how.stop = {};
  play(w, {p.get()}, how);
  EXPECT_TRUE(p->over());
  w.site().finish_telling();
  EXPECT_EQ(w.get("/api/replays").at("replays").as_array().size(), 1u);
  EXPECT_EQ(w.fetch({"GET", "/healthz"}).status, 200);
}

// ---- what only PostgreSQL can meet

constexpr const char* kCutOthers =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND"
    " application_name = 'jiesuan'";

class PostgreSQL : public testing::Test {
 protected:
  PostgreSQL() : place_(Engine::PostgreSQL) {}
  const std::string& where() const { return place_.where(); }
  std::unique_ptr<Store> open() const { return place_.open(); }
  // As if the server that has it had been silent for a minute.
  void let_leases_lapse() const { tamper(where(), "UPDATE nodes SET until = until - interval '1 minute'"); }

 private:
  Place place_;
};

TEST_F(PostgreSQL, ThatCannotBeReachedIsSaidWithoutThePassword) {
  std::string why;
  EXPECT_FALSE(Store::open("postgresql://me:secret@/x?host=/no/such/folder", &why));
  EXPECT_NE(why.find("cannot be reached"), std::string::npos) << why;
  EXPECT_EQ(why.find("secret"), std::string::npos) << why;
  EXPECT_FALSE(Store::open("postgresql://%%%", &why));
  EXPECT_NE(why, "");
}

// An upgrade, one server after the other: whoever runs goes on, whoever starts must not be the older one.
TEST_F(PostgreSQL, WithTablesOfALaterVersionIsRefusedAndWhoeverRunsGoesOn) {
  const auto running = open();
  tamper(where(), "INSERT INTO store_version VALUES (99)");
  std::string why;
  EXPECT_FALSE(Store::open(where(), &why));
  EXPECT_NE(why.find("another version (99)"), std::string::npos) << why;
  StoredRoom room{.id = "a", .doc = "{}"};
  EXPECT_TRUE(running->add_room(room) && running->append(room.key, some_answer(1))) << running->why();
}

TEST_F(PostgreSQL, WithTablesOfTheFirstVersionIsBroughtUpToDate) {
  StoredRoom room{.id = "a", .doc = "{}"};
  {
    const auto store = open();
    ASSERT_TRUE(store->add_room(room) && store->append(room.key, some_answer(1)));
  }
  tamper(where(), "DROP INDEX rooms_listed");
  tamper(where(), "DROP INDEX leases_held");
  tamper(where(), "DROP TABLE unplayable");
  tamper(where(), "DELETE FROM store_version WHERE version > 1");
  const auto store = open();
  EXPECT_EQ(answers_of(*store, room.key).size(), 1u);
  std::vector<Store::UnplayableRoom> unplayable;
  EXPECT_TRUE(store->unplayable(10, &unplayable)) << store->why();
  std::string why;
  EXPECT_TRUE(Store::open(where(), &why)) << why;
}

TEST_F(PostgreSQL, LostInTheMiddleOfAStepKeepsNothingOfItAndComesBack) {
  const auto store = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(store->add_room(room) && store->append(room.key, some_answer(1)));
  store->begin();
  store->append(room.key, some_answer(2));
  std::vector<Answer> sent;
  EXPECT_TRUE(store->answers(room.key, &sent)) << "the step is under way";
  tamper(where(), kCutOthers);
  store->append(room.key, some_answer(3));
  EXPECT_FALSE(store->commit());
  EXPECT_NE(store->why(), "");
  EXPECT_FALSE(store->works());
  EXPECT_EQ(answers_of(*store, room.key).size(), 1u);
  EXPECT_TRUE(store->append(room.key, some_answer(2))) << store->why();
  EXPECT_TRUE(store->healthy(0)) << store->why();
}

TEST_F(PostgreSQL, LostBetweenTwoStepsIsNoticedByNobody) {
  const auto store = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(store->add_room(room));
  tamper(where(), kCutOthers);
  tamper(where(), "SELECT pg_sleep(0.2)");  // until the news has come
  EXPECT_TRUE(store->append(room.key, some_answer(1))) << store->why();
}

TEST_F(PostgreSQL, LostWhileSomebodyPlaysSendsThemAwayAndLosesNothing) {
  World w(where());
  const std::string id = set_table(w, {.players = 4, .people = 1});
  auto p = std::make_unique<Person>(w);
  p->come(id, seat_token(0));
  Play how;
  how.stop = [&] { return p->answers > 6; };
  play(w, {p.get()}, how);
  ASSERT_TRUE(p->asked());
  const json::array log = p->log;
  tamper(where(), "ALTER TABLE answers RENAME TO gone");
  Rng rng(1);
  p->say(p->build(rng));
  EXPECT_TRUE(p->closed());
  EXPECT_EQ(w.fetch({"GET", "/healthz"}).status, 503);
  tamper(where(), "ALTER TABLE gone RENAME TO answers");
  EXPECT_EQ(w.fetch({"GET", "/healthz"}).status, 200);
  p->hang_up();
  p = std::make_unique<Person>(w);
  p->come(id, seat_token(0));
  ASSERT_GE(p->log.size(), log.size());
  for (std::size_t i = 0; i < log.size(); ++i) ASSERT_EQ(p->log[i], log[i]);
  how.stop = {};
  play(w, {p.get()}, how);
  EXPECT_TRUE(p->over());
}

// ---- leases

TEST_F(PostgreSQL, HasARoomForOneServerAtATime) {
  const auto one = open(), two = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(one->add_room(room));
  EXPECT_EQ(one->take(room.key), Taken::Mine);
  EXPECT_EQ(two->take(room.key), Taken::Others);
  EXPECT_FALSE(two->append(room.key, some_answer(1)));
  EXPECT_NE(two->why().find("does not have the room"), std::string::npos) << two->why();
  EXPECT_FALSE(two->remove_room(room.key));
  ASSERT_TRUE(one->append(room.key, some_answer(1)));
  ASSERT_TRUE(one->release(room.key));
  EXPECT_EQ(two->take(room.key), Taken::Mine);
  EXPECT_TRUE(two->append(room.key, some_answer(2))) << two->why();
  EXPECT_EQ(one->take(room.key), Taken::Others);
  EXPECT_EQ(answers_of(*one, room.key).size(), 2u);
}

TEST_F(PostgreSQL, LetsAnOldOwnerWriteNothingMore) {
  const auto one = open(), two = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(one->add_room(room) && one->append(room.key, some_answer(1)));
  let_leases_lapse();
  ASSERT_TRUE(two->stay_alive());
  EXPECT_EQ(two->take(room.key), Taken::Mine);
  ASSERT_TRUE(one->stay_alive());  // it comes back and thinks that it has the room
  EXPECT_EQ(one->take(room.key), Taken::Mine);
  const auto refused = [&](bool written) {
    EXPECT_FALSE(written);
    EXPECT_EQ(one->why(), "another server has taken over the room");
  };
  refused(one->append(room.key, some_answer(2)));
  refused(one->keep_given(room.key, some_answer(2)));
  refused(one->drop_given(room.key));
  refused(one->keep_checkpoint(room.key, {32, 1, 0}));
  refused(one->save_room(room));
  refused(one->remove_room(room.key));
  one->begin();
  one->append(room.key, some_answer(2));
  one->append(room.key, some_answer(3));
  refused(one->commit());
  ASSERT_TRUE(two->append(room.key, some_answer(2))) << two->why();
  EXPECT_EQ(answers_of(*two, room.key).size(), 2u);
  ASSERT_TRUE(one->release(room.key)) << "which lets go what it has not";
  EXPECT_EQ(one->take(room.key), Taken::Others);
}

TEST_F(PostgreSQL, TakesNoRoomWhileItsOwnerIsWriting) {
  const auto one = open(), two = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(one->add_room(room));
  let_leases_lapse();
  one->begin();
  one->append(room.key, some_answer(1));
  std::vector<Answer> sent;
  ASSERT_TRUE(one->answers(room.key, &sent)) << "what was written is with the database now";
  EXPECT_EQ(two->take(room.key), Taken::Failed) << "it has waited for the lease";
  EXPECT_NE(two->why(), "");
  ASSERT_TRUE(one->commit()) << one->why();
  EXPECT_EQ(two->take(room.key), Taken::Mine);
  EXPECT_EQ(answers_of(*two, room.key).size(), 1u);
}

TEST_F(PostgreSQL, LetsRoomsGoWithTheServer) {
  StoredRoom room{.id = "a", .state = RoomState::Playing, .doc = "{}"};
  const auto two = open();
  ASSERT_TRUE(open()->add_room(room));
  EXPECT_EQ(two->take(room.key), Taken::Mine);
}

TEST_F(PostgreSQL, TellsWhoHasARoomThatItIsWanted) {
  const auto one = open(), two = open();
  StoredRoom room{.id = "a", .doc = "{}"}, other{.id = "b", .doc = "{}"};
  ASSERT_TRUE(one->add_room(room) && one->add_room(other));
  ASSERT_TRUE(two->ask_for(room.key));
  std::vector<std::int64_t> asked;
  for (int i = 0; i < 200 && asked.empty(); ++i) {
    tamper(where(), "SELECT pg_sleep(0.01)");
    asked = one->asked_for();
  }
  EXPECT_EQ(asked, std::vector<std::int64_t>{room.key});
  EXPECT_TRUE(two->asked_for().empty()) << "it has not got it";
}

TEST_F(PostgreSQL, HasGamesWhoseServerDiedTakenUpByAnother) {
  World one(where()), two(where());
  const std::string id = set_table(one, {.players = 4, .people = 1});
  auto p = std::make_unique<Person>(one);
  p->come(id, seat_token(0));
  Play how;
  how.stop = [&] { return p->answers > 6; };
  play(one, {p.get()}, how);
  const json::array log = p->log;
  Person early(two);
  early.hello(id, seat_token(0));
  EXPECT_TRUE(early.closed()) << "the first server has it; a page comes again";
  EXPECT_EQ(early.count("welcome"), 0u);
  let_leases_lapse();
  two.pass(2000);
  EXPECT_TRUE(two.journal_has("room_taken_over"));
  Person q(two);
  q.come(id, seat_token(0));
  ASSERT_GE(q.log.size(), log.size());
  for (std::size_t i = 0; i < log.size(); ++i) ASSERT_EQ(q.log[i], log[i]);
  ASSERT_TRUE(p->asked());
  Rng rng(1);
  p->take();
  p->say(p->build(rng));
  EXPECT_EQ(p->count("accepted"), 0u) << "the old one accepts nothing more";
  EXPECT_TRUE(p->closed());
  how.stop = {};
  play(two, {&q}, how);
  EXPECT_TRUE(q.over());
  p->hang_up();
}

TEST_F(PostgreSQL, HasARoomMovedToTheServerItIsWantedAt) {
  World one(where()), two(where());
  const std::string id = set_table(one, {.players = 4, .people = 1});
  Person p(one), q(two);
  p.come(id, seat_token(0));
  q.hello(id, seat_token(0));
  EXPECT_TRUE(q.closed());
  for (int i = 0; i < 200 && !p.closed(); ++i) {
    tamper(where(), "SELECT pg_sleep(0.01)");
    one.pass(2000);
  }
  EXPECT_TRUE(p.closed());
  EXPECT_TRUE(one.journal_has("room_let_go"));
  Person again(two);
  again.come(id, seat_token(0));
  EXPECT_EQ(again.count("welcome"), 1u);
}

}  // namespace
}  // namespace jiesuan::server::test
