// Finished games as they were told: what everybody saw follows from one text, without playing them again.
#include "server/told.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string_view>
#include <unordered_map>

#include "bots/bot_table.h"
#include "engine/content/catalogue.h"
#include "engine/content/rules_version.h"
#include "server/bot_seats.h"
#include "server/compress.h"
#include "server/frames.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

const std::atomic<bool> kGoOn = false;

// A game of bots, of whom some play like people: nobody remembers why they did what they did.
PlayedGame play_one(int players, std::uint64_t seed, SeatSet people) {
  PlayedGame game;
  game.setup.players = players;
  game.setup.seed = seed;
  game.setup.generals = {"all"};
  game.bots = "steward";
  for (Seat s = 0; s < players; ++s)
    if (!people.has(s)) game.bot_seats.add(s);
  BotSeats bots;
  bots.start(game.bots, players, seed, game.bot_seats);
  BotTable persons;
  for (Seat s : people) persons.seat(s, make_bot("random", s, mix64(seed + s)));
  Match m;
  m.listen(&bots);
  std::string why;
  EXPECT_TRUE(m.start(game.setup, &why)) << why;
  while (!m.over()) {
    Answer a;
    if (people.has(m.request().seat))
      persons.answer(m, &a);
    else
      a = bots.answer(m);
    EXPECT_TRUE(m.answer(a, &why)) << why;
    game.answers.push_back(a);
    if (a.request % kCheckpointEvery == 0) game.checkpoints.push_back({a.request, m.state_hash(), 0});
  }
  return game;
}

json::object played_frames(const PlayedGame& game, Seat viewer) {
  BotSeats bots;
  bots.start(game.bots, game.setup.players, game.setup.seed, game.bot_seats);
  FramesOptions o;
  o.viewer = viewer;
  Match m;
  return frames(m, game.setup, game.answers, o, viewer == kAllSeeing ? &bots : nullptr);
}

std::string told(const PlayedGame& game) {
  Match m;
  std::string bytes, why;
  EXPECT_TRUE(tell_game(m, game, kGoOn, &bytes, &why)) << why;
  return bytes;
}

void expect_same(const json::object& told, const json::object& played, int viewer) {
  ASSERT_EQ(told.at("view"), played.at("view")) << "viewer " << viewer;
  const json::array &a = told.at("frames").as_array(), &b = played.at("frames").as_array();
  ASSERT_EQ(a.size(), b.size()) << "viewer " << viewer;
  for (std::size_t i = 0; i < a.size(); ++i) ASSERT_EQ(a[i], b[i]) << "viewer " << viewer << ", frame " << i;
}

class ToldGames : public testing::TestWithParam<int> {};

TEST_P(ToldGames, ShowEverybodyFrameByFrameWhatPlayingThemShows) {
  const int n = GetParam();
  SeatSet people;
  for (int i = 0; i < n % 4; ++i) people.add(static_cast<Seat>(i * 2 % n));
  const PlayedGame game = play_one(n, static_cast<std::uint64_t>(n) * 31, people);
  const std::string bytes = told(game);
  for (int v = 0; v <= n + 1; ++v) {
    const Seat viewer = v < n ? static_cast<Seat>(v) : v == n ? kSpectator : kAllSeeing;
    json::object out;
    std::string why;
    ASSERT_TRUE(told_frames(bytes, viewer, &out, &why)) << why;
    expect_same(out, played_frames(game, viewer), viewer);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, ToldGames, testing::Range(2, 11));

// The same telling with the numbers of events themselves.
std::string in_format_1(const std::string& bytes) {
  std::string text, why;
  EXPECT_TRUE(decompress(bytes, std::size_t{1} << 26, &text, &why)) << why;
  json::object told = json::parse(text).as_object();
  EXPECT_EQ(told["format"], kToldFormat);
  told.erase("format");
  std::int64_t own = 0, event = 0;
  for (json::value& back : told["parents"].as_array())
    if (++own; back != 0) back = own - back.to_number<std::int64_t>();
  for (json::value& f : told["frames"].as_array()) {
    json::object& frame = f.as_object();
    if (!frame.contains("log")) continue;
    if (const json::value* n = frame.if_contains("event")) event += n->to_number<std::int64_t>();
    if (event != 0) frame["event"] = event;
  }
  return compressed(json::serialize(told));
}

TEST(ToldGame, OfTheFirstFormatIsReadAsWell) {
  const std::string now = told(play_one(5, 77, {}));
  const std::string before = in_format_1(now);
  for (Seat viewer : {Seat{2}, kSpectator, kAllSeeing}) {
    json::object a, b;
    std::string why;
    ASSERT_TRUE(told_frames(now, viewer, &a, &why)) << why;
    ASSERT_TRUE(told_frames(before, viewer, &b, &why)) << why;
    EXPECT_EQ(a, b);
  }
}

// By hand: how small they are and how long it takes.
TEST(ToldGame, DISABLED_Measure) {
  std::vector<std::size_t> sizes;
  std::vector<double> took;
  std::size_t longest = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const PlayedGame game = play_one(8, i, {});
    const std::clock_t start = std::clock();
    sizes.push_back(told(game).size());
    took.push_back(static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC);
    if (sizes.back() == *std::max_element(sizes.begin(), sizes.end())) longest = game.answers.size();
  }
  std::sort(sizes.begin(), sizes.end());
  std::sort(took.begin(), took.end());
  std::printf(
      "bytes: median %zu, 95%% %zu, most %zu (%zu decisions); ms: median %.0f, 95%% %.0f, most %.0f\n",
      sizes[100], sizes[190], sizes.back(), longest, took[100], took[190], took.back());
}

// The text with other words for some of its quoted ones, in one pass: it is megabytes.
std::string reworded(std::string_view text, const std::unordered_map<std::string_view, std::string>& words) {
  std::string out;
  out.reserve(text.size() + text.size() / 8);
  for (std::size_t from = 0;;) {
    const std::size_t open = text.find('"', from);
    const std::size_t close = open == text.npos ? open : text.find('"', open + 1);
    if (close == text.npos) return out.append(text.substr(from));
    const std::string_view word = text.substr(open + 1, close - open - 1);
    const auto other = words.find(word);
    out.append(text.substr(from, open + 1 - from));
    out.append(other == words.end() ? word : std::string_view(other->second));
    from = close;  // which may open the next: an escaped quote only shifts what is taken for a word
  }
}

// As if cards, skills and generals had been taken out of the catalogue since.
TEST(ToldGame, IsReadWithoutLookingAnythingUp) {
  const PlayedGame game = play_one(4, 5, {});
  std::string text, why;
  ASSERT_TRUE(decompress(told(game), 1 << 26, &text, &why)) << why;
  std::unordered_map<std::string_view, std::string> lost = {{"slash", "lost_card"},
                                                            {"wusheng", "lost_skill"}};
  for (const General* g : Catalogue::get().generals()) lost[g->id] = "lost_" + std::string(g->id);
  const auto strange = [&](std::string_view s) { return reworded(s, lost); };
  for (const Seat viewer : {Seat{0}, kSpectator, kAllSeeing}) {
    json::object out;
    ASSERT_TRUE(told_frames(compressed(strange(text)), viewer, &out, &why)) << why;
    const std::string as_played = json::serialize(played_frames(game, viewer));
    EXPECT_EQ(json::value(out), json::parse(strange(as_played)));
    EXPECT_NE(as_played, strange(as_played));
  }
}

TEST(ToldGame, SaysSoIfItIsDamaged) {
  const std::string bytes = told(play_one(3, 7, {}));
  json::object out, whole;
  std::string why;
  ASSERT_TRUE(told_frames(bytes, kAllSeeing, &whole, &why)) << why;
  int refused = 0, tried = 0;
  for (std::size_t at = 0; at < bytes.size(); at += std::max<std::size_t>(1, bytes.size() / 64), ++tried) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
    why.clear();
    if (told_frames(damaged, kAllSeeing, &out, &why)) {
      EXPECT_EQ(out, whole) << "a bit of the compression that says nothing, at " << at;
    } else {
      EXPECT_NE(why, "");
      ++refused;
    }
  }
  EXPECT_GT(refused, tried * 9 / 10);
  EXPECT_FALSE(told_frames(bytes.substr(0, bytes.size() / 2), 0, &out, &why));
  EXPECT_FALSE(told_frames("", 0, &out, &why));
  EXPECT_FALSE(told_frames(bytes, 5, &out, &why)) << "there is no such seat";
  for (const char* text : {"", "7", "{}", "[]", R"({"players":3})",
                           R"({"players":3,"parents":[],"view":{},"frames":[{"event":9,"log":{}}]})",
                           R"({"players":3,"parents":[9],"view":{},"frames":[{"event":1,"log":{}}]})",
                           R"({"players":3,"parents":[],"view":{"?":[]},"frames":[]})",
                           R"({"players":3,"parents":[],"view":{"?":7},"frames":[]})"})
    EXPECT_FALSE(told_frames(compressed(text), 0, &out, &why)) << text;
}

TEST(ToldGame, IsNotMadeOfAGameThatComesOutOtherwise) {
  PlayedGame game = play_one(4, 9, {});
  game.rules = 1;
  Match m;
  std::string bytes, why;
  ASSERT_GT(game.checkpoints.size(), 1u);
  game.checkpoints[1].hash ^= 1;
  EXPECT_FALSE(tell_game(m, game, kGoOn, &bytes, &why));
  EXPECT_EQ(why,
            "played under rules 1, these are " + std::to_string(kRulesVersion) + ": differs at decision 64");
  game.checkpoints.clear();
  game.answers.resize(game.answers.size() / 2);
  EXPECT_FALSE(tell_game(m, game, kGoOn, &bytes, &why));
  EXPECT_EQ(why, "its last answers are missing");
}

// ---- at the server

json::object bots_alone(int players) {
  return {{"players", players}, {"bots_only", true}, {"pace", 0}, {"generals", "all"}};
}

std::int64_t key_of(World& w, const std::string& id) {
  StoredRoom stored;
  EXPECT_TRUE(has_room(w.store(), id, &stored));
  return stored.key;
}

bool is_told(World& w, const std::string& id) {
  StoredTelling telling;
  return w.store().told(key_of(w, id), &telling) == Lookup::Found;
}

TEST(FinishedGames, AreKeptAsToldAndShownFromThere) {
  World w;
  const auto [id, none] = w.make_room(bots_alone(5));
  w.settle();
  const json::value before = w.get("/api/replays/" + id);  // perhaps by playing it
  w.site().finish_telling();
  ASSERT_TRUE(is_told(w, id));
  EXPECT_TRUE(w.journal_has("game_told"));
  EXPECT_EQ(w.get("/api/replays/" + id), before);
  const json::value watched = w.get("/api/rooms/" + id + "/history");
  EXPECT_EQ(watched.at("viewer"), nullptr);
  EXPECT_EQ(Schema::protocol().misfit(watched, "frames"), "");
}

TEST(FinishedGames, AreToldAtTheNextStartIfTheServerDiedBeforeThat) {
  TemporaryFile file;
  World w(file.path());
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) ids.push_back(w.make_room(bots_alone(4)).first);
  w.settle();
  w.crash([&] { tamper(file.path(), "DELETE FROM told"); });
  w.site().finish_telling();
  for (const std::string& id : ids) EXPECT_TRUE(is_told(w, id));
}

TEST(FinishedGames, AreShownWhenTheirContentIsGone) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, none] = w.make_room(bots_alone(4));
  w.settle();
  w.site().finish_telling();
  const json::value before = w.get("/api/replays/" + id + "?seat=1");
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  json::value doc = json::parse(stored.doc);
  doc.as_object()["catalogue"] = 7;
  doc.at("settings").as_object()["mode"] = "lost_mode";
  stored.doc = json::serialize(doc);
  ASSERT_TRUE(w.store().save_room(stored));
  w.crash();
  json::value after = w.get("/api/replays/" + id + "?seat=1");
  EXPECT_EQ(after.at("frames"), before.at("frames"));
  EXPECT_EQ(after.at("view"), before.at("view"));
  Person p(w);
  p.hello(id);
  EXPECT_EQ(p.refusal(), "damaged") << "it cannot be played any more";
  EXPECT_EQ(w.get("/replays/" + id + ".jiesuan", 500).at("error").at("code"), "damaged");
}

TEST(FinishedGames, ArePlayedAgainIfWhatWasToldIsDamaged) {
  for (const char* damage :
       {"UPDATE told SET bytes = x'28B52FFD00'", "UPDATE told SET bytes = x''", "UPDATE told SET format = 99",
        "UPDATE told SET bytes = substr(bytes, 1, 500)"}) {
    TemporaryFile file;
    World w(file.path());
    const auto [id, none] = w.make_room(bots_alone(3));
    w.settle();
    w.site().finish_telling();
    const json::value before = w.get("/api/replays/" + id);
    w.crash([&] { tamper(file.path(), damage); });
    EXPECT_EQ(w.get("/api/replays/" + id), before) << damage;
    EXPECT_TRUE(w.journal_has("told_game_damaged"));
    w.site().finish_telling();
    w.crash([&] { tamper(file.path(), "DELETE FROM answers"); });
    EXPECT_EQ(w.get("/api/replays/" + id), before) << "it has been told anew";
    w.crash([&] { tamper(file.path(), damage); });
    const json::value why = w.get("/api/replays/" + id, 500);
    EXPECT_EQ(why.at("error").at("code"), "damaged");
    EXPECT_NE(str(why.at("error").at("why").at("en")).find("as it was told cannot be read"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace jiesuan::server::test
