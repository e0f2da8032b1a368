// Several sites in one house on one store, as the threads of one server have them; without threads and with a
// clock set by hand, so that what is asked of another site is done at once.
#include "server/house.h"

#include <thread>

#include "tests/server/world.h"

namespace jiesuan::server::test {
namespace {

constexpr std::size_t kThreads = 3;
constexpr const char* kSecret = "a-secret-of-the-operator";

class Ear : public Connection {
 public:
  void send(std::shared_ptr<const std::string> message) override {
    heard.push_back(json::parse(*message).as_object());
  }
  void close() override { closed = true; }
  std::string address() const override { return "10.0.0.7"; }
  std::string last() const { return heard.empty() ? "" : str(heard.back().at("type")); }
  std::vector<json::object> heard;
  bool closed = false;
};

class Housed : public testing::Test {
 protected:
  struct Thread {
    std::unique_ptr<Store> store;
    std::unique_ptr<ServerContext> context;
    std::unique_ptr<Site> site;
  };

  Housed() { open(); }
  ~Housed() override { close(); }

  void open(SiteLimits limits = {}) {
    limits.operator_secret = kSecret;
    house = std::make_unique<House>(kThreads, limits.an_address, limits.trusted_proxies);
    for (std::size_t i = 0; i < kThreads; ++i) {
      Thread t;
      std::string why;
      t.store = i == 0 ? Store::open(file.path(), &why) : threads[0].store->another(&why);
      ASSERT_TRUE(t.store) << why;
      t.context.reset(new ServerContext{.store = *t.store,
                                        .journal = journal,
                                        .clock = [this] { return now; },
                                        .unix_seconds = [this] { return 1'700'000'000 + now / 1000; }});
      t.context->seed = 7;
      t.site = std::make_unique<Site>(*t.context, "no/such/folder", limits, house.get(), i);
      threads.push_back(std::move(t));
    }
    for (const Thread& t : threads) t.site->load();
  }
  // The one that was opened first is closed last.
  void close() {
    while (!threads.empty()) threads.pop_back();
    house.reset();
  }

  HttpResponse fetch(const HttpRequest& r, std::size_t came_to = 0) {
    Site& site = *threads[house->answers(r, came_to)].site;
    SharedResponse answer;
    site.serve(r, [&](const SharedResponse& out) { answer = out; });
    if (!answer) site.finish_reading();
    EXPECT_TRUE(answer) << r.target;
    return answer ? *answer : HttpResponse{};
  }
  json::object make(const json::object& settings, std::size_t came_to) {
    const HttpResponse r = fetch({"POST", "/api/rooms", json::serialize(settings)}, came_to);
    EXPECT_EQ(r.status, 201) << r.body;
    return json::parse(r.body).as_object();
  }
  json::object operate(const json::object& what) {
    HttpRequest r{"POST", "/operate", json::serialize(what)};
    r.authorization = std::string("Bearer ") + kSecret;
    SharedResponse answer;
    threads[0].site->serve_inside(r, [&](const SharedResponse& out) { answer = out; });
    EXPECT_EQ(answer->status, 200) << answer->body;
    return json::parse(answer->body).as_object();
  }
  void say(Ear& ear, std::size_t thread, const json::object& message) {
    threads[thread].site->said(ear, json::serialize(message));
  }
  // Everybody's alarms, until all games of bots are over.
  void play(const std::vector<std::string>& rooms) {
    const auto over = [&](const std::string& id) {
      StoredRoom stored;
      return has_room(*threads[0].store, id, &stored) && stored.state == RoomState::Over;
    };
    for (int i = 0; i < 200'000 && !std::all_of(rooms.begin(), rooms.end(), over); ++i) {
      std::optional<Millis> next;
      for (const Thread& t : threads)
        if (const auto due = t.site->due(); due && (!next || *due < *next)) next = due;
      if (!next) break;
      now = std::max(now, *next);
      for (const Thread& t : threads)
        if (const auto due = t.site->due(); due && *due <= now) t.site->wake();
    }
    for (const std::string& id : rooms) EXPECT_TRUE(over(id)) << id;
  }

  TemporaryFile file;
  Millis now = 5'000'000;
  Journal journal{Journal::Out()};
  std::unique_ptr<House> house;
  std::vector<Thread> threads;
};

TEST_F(Housed, ARoomIsMadeWhereThatIsAskedForAndItsNameSaysSo) {
  for (std::size_t i = 0; i < kThreads; ++i) {
    for (int n = 0; n < 5; ++n) {
      const std::string id = str(make({{"players", 3}}, i).at("room"));
      EXPECT_EQ(house->thread_of(id), i);
      EXPECT_EQ(house->answers({"GET", "/api/rooms/" + id + "/history"}, 0), i);
      EXPECT_EQ(house->answers({"GET", "/api/replays/" + id + "?seat=all"}, 0), i);
      EXPECT_EQ(house->answers({"GET", "/replays/" + id + ".jiesuan"}, 0), i);
    }
    EXPECT_EQ(threads[i].site->rooms(), 0u) << "nobody is in them";
  }
  EXPECT_EQ(house->answers({"GET", "/api/rooms"}, 0), house->answers({"GET", "/api/rooms"}, 1))
      << "what is made once for all has one place";
  EXPECT_EQ(house->answers({"GET", "/healthz"}, 2), 2u);
}

TEST_F(Housed, NoThreadTakesAnothersRoom) {
  const json::object made = make({{"players", 3}}, 1);
  Ear there, here;
  say(there, 1, {{"type", "hello"}, {"room", made.at("room")}, {"token", made.at("token")}});
  ASSERT_FALSE(there.heard.empty());
  EXPECT_EQ(there.heard[0].at("type"), "welcome");
  say(here, 2, {{"type", "hello"}, {"room", made.at("room")}});
  EXPECT_EQ(here.last(), "closing") << "it has to come again, and is led to the right one";
  EXPECT_TRUE(here.closed);
  EXPECT_EQ(threads[2].site->rooms(), 0u);
  threads[1].site->gone(there);
}

TEST_F(Housed, ListsShowTheRoomsOfAllThreads) {
  std::vector<Ear> hosts(kThreads);
  for (std::size_t i = 0; i < kThreads; ++i) {
    const json::object made = make({{"players", 3}, {"name", "of " + std::to_string(i)}}, i);
    say(hosts[i], i, {{"type", "hello"}, {"room", made.at("room")}, {"token", made.at("token")}});
  }
  const json::value listed = json::parse(fetch({"GET", "/api/rooms"}).body);
  EXPECT_EQ(listed.at("rooms").as_array().size(), kThreads);
  threads[1].site->gone(hosts[1]);
  const json::value fewer = json::parse(fetch({"GET", "/api/rooms"}).body);
  EXPECT_EQ(fewer.at("rooms").as_array().size(), kThreads - 1) << "a change elsewhere is seen at once";
  for (const std::size_t i : {0u, 2u}) threads[i].site->gone(hosts[i]);
}

TEST_F(Housed, GamesAreTakenUpByTheirThreadsAndPlayedToTheEnd) {
  std::vector<std::string> rooms;
  for (std::size_t i = 0; i < 2 * kThreads; ++i)
    rooms.push_back(str(make({{"bots_only", true}, {"players", 4}, {"pace", 500}}, i % kThreads).at("room")));
  for (int i = 0; i < 20; ++i) {
    now += 500;
    for (const Thread& t : threads) t.site->wake();
  }
  close();
  open();
  for (const Thread& t : threads) EXPECT_EQ(t.site->rooms(), 2u);
  play(rooms);
  for (const Thread& t : threads) t.site->finish_telling();
  for (const std::string& id : rooms) EXPECT_EQ(fetch({"GET", "/api/replays/" + id}).status, 200);
  EXPECT_EQ(json::parse(fetch({"GET", "/api/replays"}).body).at("replays").as_array().size(), rooms.size());
  EXPECT_EQ(house->counted().games_finished, rooms.size());
}

TEST_F(Housed, TheOperatorReachesEveryThread) {
  std::vector<Ear> hosts(kThreads);
  std::vector<std::string> rooms;
  for (std::size_t i = 0; i < kThreads; ++i) {
    const json::object made = make({{"players", 3}}, i);
    rooms.push_back(str(made.at("room")));
    say(hosts[i], i, {{"type", "hello"}, {"room", rooms[i]}, {"token", made.at("token")}});
  }
  EXPECT_EQ(operate({{"do", "rooms"}}).at("rooms").as_array().size(), kThreads);
  EXPECT_EQ(operate({{"do", "say"}, {"text", "soon"}}).at("people"), kThreads);
  for (const Ear& host : hosts) EXPECT_EQ(host.last(), "announcement");
  operate({{"do", "kick"}, {"room", rooms[2]}, {"chair", 0}});
  EXPECT_NE(hosts[2].last(), "announcement");
  operate({{"do", "delete"}, {"room", rooms[1]}});
  EXPECT_TRUE(hosts[1].closed);
  EXPECT_EQ(operate({{"do", "ban"}, {"address", "10.0.0.0/8"}}).at("sent_away"), kThreads - 1);
  EXPECT_EQ(operate({{"do", "rooms"}}).at("banned").as_array().size(), 1u) << "said once";
  operate({{"do", "drain"}, {"on", true}});
  for (std::size_t i = 0; i < kThreads; ++i)
    EXPECT_EQ(fetch({"POST", "/api/rooms", "{}"}, i).status, 503) << "thread " << i;
  for (const std::size_t i : {0u, 2u}) threads[i].site->gone(hosts[i]);
}

TEST_F(Housed, LimitsCountForAllThreadsTogether) {
  close();
  SiteLimits limits;
  limits.rooms_a_minute = 4;
  open(limits);
  int made = 0;
  for (std::size_t i = 0; i < 3 * kThreads; ++i)
    made += fetch({"POST", "/api/rooms", "{}"}, i % kThreads).status == 201 ? 1 : 0;
  EXPECT_EQ(made, 4);
}

// One writer at a time: nobody is refused, and no two rooms get one key.
TEST_F(Housed, ThreadsWriteTheStoreSideBySide) {
  constexpr int kRooms = 40, kAnswers = 20;
  std::atomic<int> failed = 0;
  std::vector<std::thread> writing;
  for (std::size_t i = 0; i < kThreads; ++i) {
    writing.emplace_back([&, i] {
      Store& store = *threads[i].store;
      for (int n = 0; n < kRooms; ++n) {
        StoredRoom room;
        room.id = "thread " + std::to_string(i) + " room " + std::to_string(n);
        room.doc = "{}";
        failed += store.add_room(room) ? 0 : 1;
        for (std::uint32_t k = 1; k <= kAnswers; ++k)
          failed += store.append(room.key, some_answer(k)) ? 0 : 1;
      }
    });
  }
  for (std::thread& t : writing) t.join();
  EXPECT_EQ(failed, 0);
  StoreCounts counts;
  threads[0].store->check([](const StoreFault& f) { ADD_FAILURE() << f.room << ": " << f.why; }, &counts);
  EXPECT_EQ(counts.rooms, kThreads * kRooms);
  EXPECT_EQ(counts.answers, kThreads * kRooms * kAnswers);
}

// Nobody who writes does that: it is done on a thread beside them.
TEST_F(Housed, ALongLogIsPutIntoTheFileWhileThreadsWrite) {
  constexpr std::size_t kDocument = 1 << 20, kRooms = 30;  // more than 64 MB in all
  std::vector<std::thread> writing;
  std::atomic<std::size_t> kept = 0;
  for (std::size_t i = 0; i < kThreads; ++i) {
    writing.emplace_back([&, i] {
      for (std::size_t n = 0; n < kRooms; ++n) {
        StoredRoom room;
        room.id = std::to_string(i * kRooms + n);
        room.doc.assign(kDocument, 'x');
        StoredRoom found;
        kept += threads[i].store->add_room(room) && has_room(*threads[i].store, room.id, &found) ? 1 : 0;
      }
    });
  }
  for (std::thread& t : writing) t.join();
  EXPECT_EQ(kept, kThreads * kRooms);
  const auto in_file = [&] { return std::filesystem::file_size(file.path()); };
  for (int i = 0; i < 1000 && in_file() < 64 * kDocument; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_GE(in_file(), 64 * kDocument);
}

TEST_F(Housed, AStoreInMemoryIsOneThreads) {
  std::string why;
  const std::unique_ptr<Store> store = Store::open(":memory:", &why);
  EXPECT_FALSE(store->another(&why));
  EXPECT_NE(why.find("memory"), std::string::npos);
}

}  // namespace
}  // namespace jiesuan::server::test
