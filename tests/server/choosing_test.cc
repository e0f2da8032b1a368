// Choosing generals: the lord openly, then everybody else at the same time and in secret.
#include "engine/api/recording.h"
#include "tests/server/listener.h"

namespace jiesuan::server::test {
namespace {

// Five at the table; ① ② ③ are people. ① is the lord.
class Choosing : public testing::Test {
 protected:
  void start(json::object clock = {{"decision", 0}}, int pace = 0) {
    table_.settings = {{"clock", std::move(clock)}, {"pace", pace}};
    id = set_table(w, table_);
    come();
  }
  void come() {
    for (int s = 0; s < 3; ++s) {
      at[s] = std::make_unique<Listener>(w);
      at[s]->come(id, seat_token(s));
    }
    w.settle();
  }
  void crash() {
    for (auto& p : at) p->forget();
    w.crash();
    come();
  }
  Listener& p(int seat) { return *at[static_cast<std::size_t>(seat)]; }
  bool chooses(int seat) { return p(seat).asked() && p(seat).question.at("ask") == "general"; }
  static json::object choice(const Person& who, int option) {
    return {{"type", "answer"},
            {"question", who.question.at("id")},
            {"option", option},
            {"cards", json::array()},
            {"seats", json::array()}};
  }
  void choose(int seat, int option = 0) { p(seat).answer_with(choice(p(seat), option)); }
  const json::array& general_of(int seat, int seen_by) {
    return p(seen_by).view.at("seats").at(static_cast<std::size_t>(seat)).at("general").as_array();
  }
  std::vector<int> waited_for(int seen_by) {
    if (p(seen_by).waiting.is_null()) return {};
    return json::value_to<std::vector<int>>(p(seen_by).waiting.at("seats"));
  }

  TemporaryFile file_;
  World w{file_.path()};
  SetTable table_{.players = 5, .people = 3};
  std::string id;
  std::unique_ptr<Listener> at[3];
};

TEST_F(Choosing, AllButTheLordAreAskedAtOnceAndSeeWhoTheLordIs) {
  start();
  ASSERT_TRUE(chooses(0) && !chooses(1) && !chooses(2));
  EXPECT_EQ(waited_for(1), std::vector<int>{0});
  choose(0);
  ASSERT_TRUE(chooses(1) && chooses(2));
  EXPECT_EQ(p(1).question.at("options").as_array().size(), 3u);
  EXPECT_EQ(general_of(0, 1).size(), 1u) << "the lord's choice is open";
  for (int s : {1, 2, 3, 4}) EXPECT_TRUE(general_of(s, 0).empty()) << "bots have chosen, but nobody sees it";
  for (int s : {0, 1, 2}) EXPECT_EQ(waited_for(s), (std::vector<int>{1, 2}));
}

TEST_F(Choosing, NothingIsShownBeforeTheLastHasChosen) {
  start();
  choose(0);
  const json::value question = p(1).question;
  const std::string own = str(p(2).question.at("options").at(1).at("general"));
  choose(2, 1);
  EXPECT_FALSE(p(2).asked());
  EXPECT_EQ(p(1).question, question) << "the other's question stays as it is";
  EXPECT_EQ(waited_for(1), std::vector<int>{1});
  for (int s : {0, 1, 2}) EXPECT_TRUE(general_of(2, s).empty());
  choose(1);
  for (int s : {0, 1, 2}) EXPECT_EQ(str(general_of(2, s)[0]), own);
  for (int s : {1, 3, 4}) EXPECT_EQ(general_of(s, 0).size(), 1u);
}

TEST_F(Choosing, EverybodyHasTheSameTimeAndPaysForItsOwn) {
  start({{"decision", 10}, {"bank", 20}});
  choose(0);
  EXPECT_EQ(p(1).waiting.at("left"), 10'000);
  EXPECT_EQ(p(2).waiting.at("left"), 10'000);
  w.pass(13'000);
  choose(2);
  EXPECT_EQ(p(2).waiting.at("seats"), json::array{1});
  w.pass(16'999);
  EXPECT_TRUE(chooses(1));
  w.pass(1);
  EXPECT_EQ(general_of(1, 0).size(), 1u) << "its time is up";
  EXPECT_EQ(w.context().metrics.timeouts, 1u);
}

TEST_F(Choosing, ABotChoosesForWhoStaysAway) {
  start({{"decision", 0}, {"away", 30}}, 700);
  choose(0);
  p(2).hang_up();
  w.pass(30'000);
  EXPECT_EQ(waited_for(0), std::vector<int>{1});
  EXPECT_TRUE(chooses(1));
  choose(1);
  w.pass(5'000);
  EXPECT_EQ(general_of(2, 0).size(), 1u);
}

TEST_F(Choosing, AnswersOfOthersAndSecondThoughtsAreRefused) {
  start();
  choose(0);
  const json::object first = choice(p(2), 0);
  json::object foreign = choice(p(1), 0);
  foreign["question"] = p(2).question.at("id").to_number<std::int64_t>() + 1;
  p(1).say(foreign);
  EXPECT_EQ(p(1).refusal(), "stale");
  p(1).say(choice(p(1), 7));
  EXPECT_EQ(p(1).refusal(), "illegal");
  choose(2);
  p(2).say(first);
  EXPECT_EQ(p(2).refusal(), "stale");
  EXPECT_TRUE(chooses(1));
}

TEST_F(Choosing, GoesOnWhereItWasAfterACrash) {
  start();
  choose(0);
  choose(2, 2);
  crash();
  EXPECT_TRUE(chooses(1)) << "it had not chosen";
  EXPECT_FALSE(p(2).asked()) << "it had";
  EXPECT_EQ(waited_for(0), std::vector<int>{1});
  EXPECT_EQ(general_of(0, 1).size(), 1u);
  choose(1);
  EXPECT_EQ(general_of(2, 0).size(), 1u);
}

TEST_F(Choosing, IsToldToEachOfTheRunningGameAsItWasAsked) {
  start();
  choose(0);
  choose(2);
  const auto asked = [&](const std::string& token) {
    const json::value told = w.get("/api/rooms/" + id + "/history", 200, token);
    EXPECT_EQ(Schema::protocol().misfit(told, "frames"), "");
    std::vector<int> seats;
    for (const json::value& f : told.at("frames").as_array())
      if (f.as_object().contains("asked")) seats.push_back(f.at("asked").at("seat").to_number<int>());
    return seats;
  };
  EXPECT_EQ(asked(seat_token(0)), std::vector<int>{0});
  EXPECT_EQ(asked(seat_token(1)), std::vector<int>{1});
  EXPECT_EQ(asked(seat_token(2)), std::vector<int>{2});
  EXPECT_EQ(asked(""), std::vector<int>{});
}

// ---- whole evenings

struct EveningOfChoosing {
  std::vector<int> order;  // in which ② and ③ choose
  int option_of_three = 0;
  bool crash = false;  // between the two
};

struct ToldOfChoosing {
  Heard one, two, spectator;  // until ② has to choose as the last
  std::string recording;
  json::value frames;  // of the replay
};

ToldOfChoosing run(const EveningOfChoosing& e, bool to_the_end) {
  TemporaryFile file;
  World w(file.path());
  const std::string id =
      set_table(w, {.players = 5, .people = 3, .settings = {{"clock", {{"decision", 0}}}}});
  std::unique_ptr<Listener> at[4];
  const auto come = [&] {
    for (int s = 0; s < 4; ++s) {
      at[s] = std::make_unique<Listener>(w);
      at[s]->come(id, s < 3 ? seat_token(s) : "");
    }
    w.settle();
  };
  const auto choose = [&](int seat, int option) {
    at[seat]->answer_with({{"type", "answer"},
                           {"question", at[seat]->question.at("id")},
                           {"option", option},
                           {"cards", json::array()},
                           {"seats", json::array()}});
  };
  come();
  choose(0, 0);
  ToldOfChoosing told;
  for (int seat : e.order) {
    choose(seat, seat == 2 ? e.option_of_three : 1);
    if (seat != e.order.front()) continue;
    told.one = at[0]->all, told.two = at[1]->all, told.spectator = at[3]->all;
    if (!e.crash) continue;
    for (auto& p : at) p->forget();
    w.crash();
    come();
  }
  if (!to_the_end) return told;
  Play how;
  how.slowness = 1'000'000;
  play(w, {at[0].get(), at[1].get(), at[2].get()}, how);
  w.site().finish_telling();
  told.recording = w.fetch({"GET", "/replays/" + id + ".jiesuan"}).body;
  told.frames = w.get("/api/replays/" + id).at("frames");
  return told;
}

TEST(ChoosingInSecret, SoundsTheSameToOthersWhateverIsChosen) {
  const ToldOfChoosing first = run({.order = {2, 1}, .option_of_three = 0}, false);
  for (int option : {1, 2}) {
    const ToldOfChoosing other = run({.order = {2, 1}, .option_of_three = option}, false);
    expect_equal(first.one, other.one, "the lord");
    expect_equal(first.two, other.two, "another who chooses");
    expect_equal(first.spectator, other.spectator, "a spectator");
  }
}

TEST(ChoosingInAnyOrder, IsTheSameGameAndTheSameRecording) {
  const ToldOfChoosing first = run({.order = {1, 2}}, true);
  Recording recording;
  RecordingError error;
  ASSERT_TRUE(parse_recording(first.recording, &recording, &error)) << error.text();
  Match m;
  ASSERT_TRUE(replay(m, recording, {}, &error)) << error.text();
  for (const EveningOfChoosing& e :
       {EveningOfChoosing{.order = {2, 1}}, EveningOfChoosing{.order = {2, 1}, .crash = true},
        EveningOfChoosing{.order = {1, 2}, .crash = true}}) {
    const ToldOfChoosing other = run(e, true);
    EXPECT_EQ(other.recording, first.recording);
    EXPECT_EQ(other.frames, first.frames);
  }
}

}  // namespace
}  // namespace jiesuan::server::test
