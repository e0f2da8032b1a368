// Several servers on one database: what they have in common, and how rooms go from one to another.
#include <algorithm>
#include <array>

#include "tests/server/place.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class Cluster : public testing::Test {
 protected:
  Cluster() : place_(Engine::PostgreSQL) {}
  const std::string& where() const { return place_.where(); }
  std::unique_ptr<Store> open() const { return place_.open(); }
  // What was said to the database is heard after a moment; clocks of servers have nothing to do with it.
  void until(const std::function<bool()>& so) const {
    for (int i = 0; i < 400 && !so(); ++i) tamper(where(), "SELECT pg_sleep(0.01)");
    EXPECT_TRUE(so());
  }
  static std::size_t times(const World& w, std::string_view event) {
    std::size_t n = 0;
    for (const json::object& line : w.journal()) n += str(line.at("event")) == event ? 1 : 0;
    return n;
  }

 private:
  Place place_;
};

TEST_F(Cluster, ListsTheSameRoomsFromEveryServer) {
  World one(where()), two(where());
  const auto [lobby, token] = one.make_room({{"name", "甲"}});
  const auto [hidden, its] = one.make_room({{"name", "乙"}, {"listed", false}});
  EXPECT_TRUE(one.get("/api/rooms").at("rooms").as_array().empty()) << "nobody is there";
  Person p(one), q(one);
  p.come(lobby, token);
  q.come(hidden, its);
  const std::string table = set_table(two, {.players = 4, .people = 1, .settings = {{"listed", true}}});
  Person r(two);
  r.come(table, seat_token(0));
  for (World* w : {&one, &two}) w->pass(1000);
  const json::value listed = one.get("/api/rooms");
  ASSERT_EQ(listed.at("rooms").as_array().size(), 2u);
  EXPECT_EQ(str(listed.at("rooms").at(0).at("id")), lobby);
  EXPECT_EQ(str(listed.at("rooms").at(1).at("id")), table);
  EXPECT_EQ(two.get("/api/rooms"), listed);
  p.hang_up();
  for (World* w : {&one, &two}) w->pass(1000);
  EXPECT_EQ(two.get("/api/rooms").at("rooms").as_array().size(), 1u);
}

TEST_F(Cluster, ListsAGameThatCannotBeGoneOnWithFromEveryServer) {
  World one(where()), two(where());
  const std::string id =
      set_table(one, {.players = 4, .people = 1, .settings = {{"listed", true}, {"name", "odd"}}});
  {
    Person p(one);
    p.come(id, seat_token(0));
    EXPECT_EQ(p.count("welcome"), 1u);
  }
  one.pass(60'000);  // it is put away
  tamper(where(), "UPDATE rooms SET doc = replace(doc, '\"odd\"', '\"even\"')");
  Person p(one);
  p.hello(id);
  EXPECT_EQ(p.refusal(), "damaged");
  for (World* w : {&one, &two}) w->pass(1000);
  const json::value listed = one.get("/api/rooms");
  EXPECT_EQ(Schema::protocol().misfit(listed, "rooms"), "");
  ASSERT_EQ(listed.at("unplayable").as_array().size(), 1u);
  EXPECT_EQ(str(listed.at("unplayable").at(0).at("id")), id);
  EXPECT_EQ(two.get("/api/rooms"), listed);
  tamper(where(), "UPDATE rooms SET doc = replace(doc, '\"even\"', '\"odd\"')");
  Person q(two);
  q.come(id, seat_token(0));
  EXPECT_EQ(q.count("welcome"), 1u);
  for (World* w : {&one, &two}) w->pass(1000);
  EXPECT_TRUE(one.get("/api/rooms").at("unplayable").as_array().empty()) << "another server has it now";
}

TEST_F(Cluster, HasFinishedGamesAtEveryServer) {
  World one(where()), two(where());
  const auto [id, token] = one.make_room({{"bots_only", true}, {"players", 4}, {"pace", 0}, {"seed", 3}});
  one.settle();
  one.site().finish_telling();
  const json::value listed = one.get("/api/replays");
  ASSERT_EQ(listed.at("replays").as_array().size(), 1u);
  EXPECT_EQ(two.get("/api/replays"), listed);
  EXPECT_EQ(two.get("/api/replays/" + id), one.get("/api/replays/" + id));
  EXPECT_EQ(two.fetch({"GET", "/replays/" + id + ".jiesuan"}).body,
            one.fetch({"GET", "/replays/" + id + ".jiesuan"}).body);
}

TEST_F(Cluster, KeepsNoNewRoomAtTheServerThatMadeIt) {
  World one(where()), two(where());
  for (const bool start : {false, true}) {
    const auto [id, token] = one.make_room({{"players", 4}, {"start", start}});
    Person p(two);
    p.come(id, token);
    EXPECT_EQ(p.count("welcome"), 1u) << "whoever comes first decides where it is";
  }
  EXPECT_EQ(one.site().rooms(), 0u);
}

TEST_F(Cluster, ForgetsNoLobbyThatAServerHas) {
  const auto one = open(), two = open();
  StoredRoom used{.id = "used", .changed = 100, .doc = "{}"}, left{.id = "left", .changed = 100, .doc = "{}"};
  ASSERT_TRUE(one->add_room(used) && one->add_room(left) && one->release(left.key));
  ASSERT_TRUE(two->forget_lobbies(150)) << two->why();
  StoredRoom found;
  EXPECT_TRUE(has_room(*one, "used", &found));
  EXPECT_FALSE(has_room(*one, "left", &found));
  EXPECT_TRUE(one->save_room(used)) << one->why();
}

TEST_F(Cluster, GivesARoomBackThatWasLetGoUnheard) {
  const auto one = open(), two = open();
  StoredRoom room{.id = "a", .doc = "{}"};
  ASSERT_TRUE(one->add_room(room) && one->release(room.key));
  ASSERT_EQ(one->take(room.key), Taken::Mine);
  ASSERT_TRUE(one->release(room.key));
  // As if the database had not heard of it.
  tamper(where(), "UPDATE leases SET node = (SELECT id FROM nodes ORDER BY until LIMIT 1)");
  EXPECT_EQ(two->take(room.key), Taken::Others);
  ASSERT_TRUE(two->ask_for(room.key));
  until([&] { return one->asked_for().empty() && two->take(room.key) == Taken::Mine; });
}

TEST_F(Cluster, DrainsAServerWithoutAGameNoticing) {
  World one(where()), two(where());
  std::vector<std::unique_ptr<Person>> there;
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) {
    const auto [id, token] = one.make_room({{"players", 4}, {"pace", 0}, {"start", true}});
    there.push_back(std::make_unique<Person>(one));
    there.back()->come(id, token);
    Play how;
    how.stop = [&] { return there.back()->answers > 1 && there.back()->asked(); };
    play(one, {there.back().get()}, how);
    ASSERT_TRUE(there.back()->asked());
  }
  const auto [bots, none] = one.make_room({{"bots_only", true}, {"players", 4}, {"pace", 5000}});
  EXPECT_EQ(one.fetch({"GET", "/healthz"}).status, 200);
  ASSERT_TRUE(one.site().drain());
  EXPECT_EQ(one.fetch({"GET", "/healthz"}).status, 404) << "a proxy sends nobody else";
  one.pass(2900);
  for (const auto& p : there) EXPECT_FALSE(p->closed()) << "it may not have noticed yet";
  std::size_t most_at_once = 0, gone = 0;
  for (int i = 0; i < 10; ++i) {
    one.pass(100);
    const auto closed = static_cast<std::size_t>(
        std::count_if(there.begin(), there.end(), [](const auto& p) { return p->closed(); }));
    most_at_once = std::max(most_at_once, closed - std::exchange(gone, closed));
  }
  EXPECT_EQ(gone, 3u);
  EXPECT_EQ(most_at_once, 1u) << "one after the other";
  for (const auto& p : there) {
    EXPECT_EQ(str(p->last("closing").at("type")), "closing");
    p->hang_up();
    Person early(one);
    early.hello(p->id, p->token);
    EXPECT_TRUE(early.closed()) << "it is not taken back";
    early.hang_up();
    Person q(two);
    q.come(p->id, p->token);
    json::object before = p->question.as_object(), after = q.question.as_object();
    before["id"] = after["id"] = 0;  // which is each connection's own
    EXPECT_EQ(before, after);
    ASSERT_EQ(q.log.size(), p->log.size());
    for (std::size_t i = 0; i < q.log.size(); ++i) EXPECT_EQ(q.log[i], p->log[i]);
  }
  EXPECT_TRUE(one.site().drained());
  EXPECT_EQ(two.site().room(bots, std::make_unique<Refusal>().get()), nullptr) << "it still plays";
  one.crash();  // it is gone, and another one comes
  two.pass(2000);
  one.pass(2000);
  EXPECT_EQ(times(one, "room_taken_over") + times(two, "room_taken_over") + one.site().rooms(), 2u)
      << "one of them has taken up the table of bots";
}

TEST_F(Cluster, SendsPeopleAwayWhenItWasSilentForTooLong) {
  World one(where()), two(where());
  const std::string id = set_table(one, {.players = 4, .people = 1});
  Person p(one);
  p.come(id, seat_token(0));
  one.pass(60'000);
  EXPECT_FALSE(p.closed());
  one.set_now(one.now() + kClaimLasts + 2000);  // nothing of it ran
  one.settle();
  EXPECT_TRUE(p.closed()) << "without anybody having said anything";
  EXPECT_TRUE(one.journal_has("rooms_lost"));
  EXPECT_EQ(one.site().rooms(), 0u);
  p.hang_up();
  Person early(two);
  early.hello(id, seat_token(0));
  EXPECT_TRUE(early.closed()) << "the database still counts";
  tamper(where(), "UPDATE nodes SET until = until - interval '7 seconds'");
  one.pass(2000);
  two.pass(2000);
  Person q(two);
  q.come(id, seat_token(0));
  EXPECT_EQ(q.count("welcome"), 1u);
  one.pass(2000);
  EXPECT_EQ(one.fetch({"GET", "/healthz"}).status, 200) << "it goes on as another server";
}

// People of one room whom two proxies send to two servers: each side comes again a second after it was sent
// away.
TEST_F(Cluster, DoesNotMoveARoomToAndFroAllTheTime) {
  World one(where()), two(where());
  const std::string id = set_table(one, {.players = 4, .people = 2, .settings = {{"clock", {{"away", 0}}}}});
  std::array<World*, 2> worlds{&one, &two};
  std::array<std::unique_ptr<Person>, 2> people;
  std::size_t there = 0;
  for (int second = 0; second < 200; ++second) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (people[i] && !people[i]->closed()) continue;
      people[i] = std::make_unique<Person>(*worlds[i]);
      people[i]->do_not_check();
      people[i]->hello(id, seat_token(static_cast<int>(i)));
    }
    for (World* w : worlds) w->pass(1000);
    for (const auto& p : people) there += p->closed() ? 0 : 1;
  }
  const std::size_t moves = times(one, "room_let_go") + times(two, "room_let_go");
  EXPECT_GE(moves, 6u) << "both get their turn";
  EXPECT_LE(moves, 16u);
  EXPECT_GE(there, 150u) << "seconds that somebody could play";
}

TEST_F(Cluster, BringsTablesOfTheFirstVersionUpToDate) {
  StoredRoom room{.id = "a", .state = RoomState::Over, .doc = R"({"listed":true})"};
  ASSERT_TRUE(open()->add_room(room));
  tamper(where(),
         "DROP INDEX rooms_listed; DROP INDEX leases_held; DELETE FROM store_version WHERE version > 1");
  const auto store = open();
  std::vector<StoredRoom> games;
  ASSERT_TRUE(store->listed_games(9, &games)) << store->why();
  EXPECT_EQ(games.size(), 1u);
  tamper(where(), "DROP INDEX rooms_listed; DROP INDEX leases_held");  // an error if one were not there
}

}  // namespace
}  // namespace jiesuan::server::test
