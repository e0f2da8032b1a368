// Whole games played through messages: every question can be answered by what it offers, and every game ends.
#include "engine/api/recording.h"
#include "tests/server/person.h"

namespace jiesuan::server::test {
namespace {

struct Table {
  int players, people, watchers;
  const char* generals;
  int pace, window, decision;
};

std::ostream& operator<<(std::ostream& out, const Table& t) {
  return out << t.players << " players, " << t.people << " people, " << t.watchers << " watch, "
             << t.generals;
}

class WholeGames : public testing::TestWithParam<Table> {};

void expect_recording_replays(World& w, const std::string& id) {
  const HttpResponse r = w.fetch({"GET", "/replays/" + id + ".jiesuan"});
  ASSERT_EQ(r.status, 200) << r.body;
  Recording recording;
  RecordingError error;
  ASSERT_TRUE(parse_recording(r.body, &recording, &error)) << error.text();
  EXPECT_NE(recording.outcome, Outcome::None);
  Match m;
  EXPECT_TRUE(replay(m, recording, {}, &error)) << error.text();
}

TEST_P(WholeGames, EndAndEveryQuestionCanBeAnsweredByWhatItOffers) {
  const Table& t = GetParam();
  World w;
  w.arrange([&](jiesuan::Setup& s) { s.seed = static_cast<std::uint64_t>(t.players * 100 + t.people); });
  const json::object clock{{"decision", t.decision}, {"bank", 5}, {"window", t.window}};
  const auto [id, token] =
      w.make_room({{"players", t.players}, {"generals", t.generals}, {"pace", t.pace}, {"clock", clock}});
  std::vector<std::unique_ptr<Person>> at_the_table;
  std::vector<Person*> people;
  for (int i = 0; i < t.people + t.watchers; ++i) {
    at_the_table.push_back(std::make_unique<Person>(w));
    people.push_back(at_the_table.back().get());
    people.back()->come(id, i == 0 ? token : "");
    if (i > 0 && i < t.people) people.back()->sit(i, "P" + std::to_string(i));
    if (i % 2 == 0) people.back()->say({{"type", "switches"}, {"skip", true}});
  }
  people[0]->say({{"type", "start"}});
  Play how;
  how.rng = Rng(static_cast<std::uint64_t>(t.players * 100 + t.people));
  play(w, people, how);
  ASSERT_FALSE(HasFailure());
  EXPECT_TRUE(people[0]->over());
  EXPECT_NE(people[0]->view.at("outcome"), "none");
  EXPECT_EQ(str(people[0]->room.at("replay")), id);
  for (Person* p : people) EXPECT_FALSE(p->asked());
  expect_recording_replays(w, id);
}

INSTANTIATE_TEST_SUITE_P(Tables, WholeGames,
                         testing::Values(Table{2, 1, 0, "standard", 0, 5, 25}, Table{2, 2, 0, "all", 0, 5, 0},
                                         Table{3, 2, 1, "standard", 700, 5, 25},
                                         Table{4, 1, 1, "all", 0, 3, 10}, Table{5, 5, 0, "all", 0, 5, 25},
                                         Table{6, 2, 2, "all", 300, 0, 25},
                                         Table{7, 3, 0, "standard", 0, 5, 25},
                                         Table{8, 1, 0, "all", 700, 5, 25}, Table{8, 4, 1, "all", 0, 5, 5},
                                         Table{9, 2, 0, "all", 0, 1, 25},
                                         Table{10, 5, 1, "all", 100, 5, 25}));

// A field that is null, or that a patch took away, is not there.
json::value without_nulls(const json::value& v) {
  if (const json::array* list = v.if_array()) {
    json::array out;
    for (const json::value& x : *list) out.push_back(without_nulls(x));
    return out;
  }
  if (!v.is_object()) return v;
  json::object out;
  for (const auto& [key, value] : v.as_object())
    if (!value.is_null()) out[key] = without_nulls(value);
  return out;
}

// Whoever is there is told how the view differs; whoever comes, all of it.
TEST(WholeGame, FollowedByWhatChangesIsTheSameAsSeenByWhoeverComes) {
  int compared = 0;
  std::size_t patches = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    World w;
    w.arrange([&](jiesuan::Setup& s) { s.seed = seed; });
    const auto [id, token] = w.make_room({{"players", 5}, {"generals", "all"}, {"pace", 100}});
    Person host(w), guest(w), watcher(w);
    host.come(id, token);
    guest.come(id);
    guest.sit(1, "P1");
    watcher.come(id);
    host.say({{"type", "start"}});
    int rounds = 0;
    Play how;
    how.stop = [&] {
      if (++rounds % 20 != 0) return false;
      for (const Person* p : {&host, &guest, &watcher}) {
        if (p->view.is_null()) continue;
        Person late(w);
        late.come(id, p->token);
        EXPECT_EQ(without_nulls(late.view), without_nulls(p->view));
        EXPECT_EQ(late.waiting.is_null(), p->waiting.is_null());
        ++compared;
      }
      return testing::Test::HasFailure();
    };
    play(w, {&host, &guest, &watcher}, how);
    EXPECT_TRUE(host.over());
    EXPECT_EQ(watcher.views, 1u);
    patches += watcher.patches;
  }
  EXPECT_GT(compared, 40);
  EXPECT_GT(patches, 100u);
}

TEST(WholeGame, OfBotsAloneEnds) {
  for (int players = 2; players <= 10; ++players) {
    World w;
    const auto [id, none] =
        w.make_room({{"players", players}, {"bots_only", true}, {"pace", 0}, {"generals", "all"}});
    EXPECT_EQ(none, "");
    w.settle();
    EXPECT_EQ(w.get("/api/replays").at("replays").as_array().size(), 1u);
    expect_recording_replays(w, id);
  }
}

}  // namespace
}  // namespace jiesuan::server::test
