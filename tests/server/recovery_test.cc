// Nothing that was accepted is lost, whenever the server dies.
#include "engine/api/recording.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

struct Seen {
  json::array log;
  json::value view;
  bool held = false;  // a window was open
};

Seen seen_by(const Person& p) {
  return {p.log, p.view, p.waiting.is_object() && p.waiting.at("window") == true};
}

// Before the crash is a beginning of after; and if no window was open, they are the same.
void expect_same(const Seen& before, const Person& p) {
  ASSERT_LE(before.log.size(), p.log.size());
  for (std::size_t i = 0; i < before.log.size(); ++i) ASSERT_EQ(before.log[i], p.log[i]);
  if (before.held) return;
  ASSERT_EQ(before.log.size(), p.log.size());
  ASSERT_EQ(before.view, p.view);
}

class Recovery : public testing::TestWithParam<int> {};

TEST_P(Recovery, BringsBackEveryAcceptedAnswerAndWhatEverybodyHadSeen) {
  TemporaryFile file;
  World w(file.path());
  const int n = GetParam();
  Rng rng(static_cast<std::uint64_t>(n));
  w.arrange([n](jiesuan::Setup& s) { s.seed = static_cast<std::uint64_t>(n); });
  const int players = 2 + n % 7, people = std::min(players, 1 + n % 4);
  const auto [id, token] = w.make_room({{"players", players},
                                        {"generals", n % 2 ? "all" : "standard"},
                                        {"pace", n % 3 ? 0 : 200},
                                        {"clock", {{"window", n % 5}}}});
  std::vector<std::unique_ptr<Person>> all;
  for (int i = 0; i <= people; ++i) {  // the last one watches
    all.push_back(std::make_unique<Person>(w));
    all.back()->come(id, i == 0 ? token : "");
    if (i > 0 && i < people) all.back()->sit(i, "P");
  }
  std::vector<std::string> tokens;
  for (auto& p : all) tokens.push_back(p->token);
  all[0]->say({{"type", "start"}});
  Play how;
  how.rng = rng;
  int crashes = 0;
  for (; crashes < 25; ++crashes) {
    int left = static_cast<int>(rng.below(25));
    how.stop = [&] { return left-- == 0; };
    std::vector<Person*> people_now;
    for (auto& p : all) people_now.push_back(p.get());
    play(w, people_now, how);
    if (HasFailure()) return;
    std::vector<Seen> before;
    for (auto& p : all) before.push_back(seen_by(*p));
    if (all[0]->over()) break;
    for (auto& p : all) p->forget();
    w.crash();
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i] = std::make_unique<Person>(w);
      all[i]->come(id, tokens[i]);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
      expect_same(before[i], *all[i]);
      if (HasFailure()) FAIL() << "crash " << crashes << ", viewer " << i;
    }
  }
  how.stop = nullptr;
  std::vector<Person*> people_now;
  for (auto& p : all) people_now.push_back(p.get());
  play(w, people_now, how);
  EXPECT_TRUE(all[0]->over());
  const HttpResponse r = w.fetch({"GET", "/replays/" + id + ".jiesuan"});
  Recording recording;
  RecordingError error;
  ASSERT_TRUE(parse_recording(r.body, &recording, &error)) << error.text();
  Match m;
  EXPECT_TRUE(replay(m, recording, {}, &error)) << error.text();
}

INSTANTIATE_TEST_SUITE_P(Seeds, Recovery, testing::Range(0, 9));

TEST(RecoveryOfAWindow, KeepsAnAnswerGivenBeforeItClosed) {
  TemporaryFile file;
  World w(file.path());
  w.arrange([](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->seats[0].hand = {face("ex_nihilo")};
    s.position->seats[1].hand = {face("nullification")};
    s.position->seats[2].hand = {face("nullification")};
  });
  const std::string id = set_table(w, {.players = 3, .people = 3});
  auto one = std::make_unique<Person>(w), two = std::make_unique<Person>(w);
  one->come(id, seat_token(0));
  two->come(id, seat_token(1));
  one->answer_with(use(*one, "ex_nihilo"));
  two->answer_with(use(*two, "nullification"));
  ASSERT_EQ(one->view.at("seats").at(1).at("hand").to_number<int>(), 1) << "the window is still open";
  one->forget();
  two->forget();
  w.crash();
  one = std::make_unique<Person>(w);
  one->come(id, seat_token(0));
  EXPECT_EQ(one->waiting.at("window"), true) << "and it is open again";
  w.pass(5000);
  EXPECT_EQ(one->view.at("seats").at(1).at("hand").to_number<int>(), 0) << "② said yes before the crash";
}

TEST(RecoveryOfQuestions, GivesThemOtherNumbersSoThatNoOldAnswerFits) {
  TemporaryFile file;
  World w(file.path());
  w.arrange([](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->seats[0].hand = {face("axe"), face("crossbow")};
  });
  const std::string id = set_table(w, {.players = 3, .people = 1});
  auto one = std::make_unique<Person>(w);
  one->come(id, seat_token(0));
  const json::object old = use(*one, "axe");
  one->forget();
  w.crash();  // within the same second
  one = std::make_unique<Person>(w);
  one->come(id, seat_token(0));
  ASSERT_TRUE(one->asked());
  one->say(old);
  EXPECT_EQ(one->refusal(), "stale");
  one->answer_with(use(*one, "axe"));
}

TEST(RecoveryOfBots, GivesTheGameThatWouldHaveBeen) {
  for (int n = 0; n < 8; ++n) {
    SetTable table{.players = 2 + n, .people = 0, .settings = {{"generals", "all"}}};
    table.seed = static_cast<std::uint64_t>(100 + n);
    World calm;
    const std::string id = set_table(calm, table);
    TemporaryFile file;
    World stormy(file.path());
    set_table(stormy, table);
    calm.site().load();
    calm.settle();
    stormy.site().load();
    Rng rng(table.seed);
    for (int i = 0; i < 200 && stormy.site().due(); ++i) {
      stormy.site().wake();
      if (rng.below(2) == 0) stormy.crash();
    }
    stormy.settle();
    const HttpResponse a = calm.fetch({"GET", "/replays/" + id + ".jiesuan"});
    const HttpResponse b = stormy.fetch({"GET", "/replays/" + id + ".jiesuan"});
    ASSERT_EQ(a.status, 200);
    EXPECT_EQ(a.body, b.body);
  }
}

}  // namespace
}  // namespace jiesuan::server::test
