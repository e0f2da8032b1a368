// A store that was damaged: no other game is ever played than the one that was stored, whoever is not
// concerned is not harmed, and what is damaged stays as it is.
#include <fstream>
#include <iterator>

#include "server/store_record.h"
#include "tests/server/set_table.h"
#include "tests/support/scale.h"

namespace jiesuan::server::test {
namespace {

TEST(DamagedRooms, AreSaidToBeSoAndHarmNobodyElse) {
  const std::string good = json::serialize(table_doc({}));
  const json::object whole = table_doc({});
  std::vector<std::string> docs = {"", "x", "[]", "{}", "null", R"({"settings":7})", good.substr(0, 50)};
  for (const auto& field : whole) {
    json::object less = whole;
    less.erase(field.key());
    docs.push_back(json::serialize(less));
    for (const json::value& wrong : {json::value(nullptr), json::value(7.5), json::value("x"),
                                     json::value(json::array{1}), json::value(json::object{{"a", 1}})}) {
      json::object other = whole;
      other[field.key()] = wrong;
      docs.push_back(json::serialize(other));
    }
  }
  for (const auto& field : whole.at("chairs").at(1).as_object()) {
    json::object less = whole;
    less["chairs"].as_array()[1].as_object().erase(field.key());
    docs.push_back(json::serialize(less));
    for (const json::value& wrong :
         {json::value(nullptr), json::value(7.5), json::value(-1), json::value(0), json::value(300)}) {
      json::object other = whole;
      other["chairs"].as_array()[1].as_object()[field.key()] = wrong;
      docs.push_back(json::serialize(other));
    }
  }
  for (RoomState state : {RoomState::Playing, RoomState::Over}) {
    for (const std::string& doc : docs) {
      World w;
      StoredRoom stored{.id = "bad", .state = state, .doc = doc};
      ASSERT_TRUE(w.store().add_room(stored));
      const std::string id = set_table(w, {});
      w.site().load();
      EXPECT_TRUE(state == RoomState::Over || w.journal_has("room_not_loaded")) << doc;
      Person p(w), other(w);
      p.hello("bad", seat_token(0));
      EXPECT_EQ(p.refusal(), "damaged") << doc;
      EXPECT_EQ(w.get("/api/rooms/bad/history", 500).at("error").at("code"), "damaged");
      w.get("/api/replays");
      w.get("/api/replays/bad", 500);
      other.come(id, seat_token(0));
      EXPECT_EQ(other.room.at("state"), "playing");
      EXPECT_EQ(w.context().metrics.rooms, 1);
    }
  }
}

// Changed behind the server's back: the reason names the record.
TEST(DamagedRooms, AreThoseWhoseAnswersAreNotAsTheyWereWritten) {
  const std::pair<const char*, const char*> cases[] = {
      {"UPDATE answers SET pick = x'09630000' WHERE request = 9", "the answer to question 9 is damaged"},
      {"UPDATE answers SET pick = x'0005' WHERE request = 9", "the answer to question 9 is damaged"},
      {"UPDATE answers SET pick = 7 WHERE request = 9", "the answer to question 9 is damaged"},
      {"UPDATE answers SET seal = seal + 1 WHERE request = 9", "the answer to question 9 is damaged"},
      {"UPDATE answers SET request = 9999 WHERE request = 9", "the answer to question 9999 is damaged"},
      {"UPDATE answers SET pick = (SELECT pick FROM answers WHERE request = 8), seal ="
       " (SELECT seal FROM answers WHERE request = 8) WHERE request = 9",
       "the answer to question 9 is damaged"},
      {"DELETE FROM answers WHERE request = 9", "answers are missing"},
      {"DELETE FROM answers WHERE request > 9", "answers are missing"},
      {"DELETE FROM answers WHERE request = (SELECT max(request) FROM answers)", "answers are missing"},
      {"DELETE FROM answers", "answers are missing"},
      {"DELETE FROM heads", "answers are missing"},
      {"UPDATE rooms SET doc = replace(doc, '\"seed\":7', '\"seed\":8')", "its check sum does not fit"},
      {"UPDATE rooms SET rules = rules + 1", "its check sum does not fit"}};
  for (const auto& [sql, reason] : cases) {
    TemporaryFile file;
    World w(file.path());
    const std::string id = set_table(w, {.players = 10, .people = 0});
    w.site().load();
    w.site().wake();  // some hundred answers
    w.stop([&] { tamper(file.path(), sql); });
    EXPECT_TRUE(w.journal_has("room_not_loaded")) << sql;
    Person p(w);
    p.hello(id);
    EXPECT_EQ(p.refusal(), "damaged") << sql;
    const std::string why = str(p.last("refused").at("why").at("en"));
    EXPECT_NE(why.find("room " + id), std::string::npos) << why;
    EXPECT_NE(why.find(reason), std::string::npos) << sql << ": " << why;
    EXPECT_TRUE(w.store().works()) << "the others can be played";
  }
}

TEST(DamagedRooms, AreThoseWhoseAnswersDoNotFit) {
  World w;
  const std::string id = set_table(w, {.players = 10, .people = 0});
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  Answer odd;
  odd.request = 1;
  odd.seat = 9;
  ASSERT_TRUE(w.store().append(stored.key, odd));
  Person p(w);
  p.hello(id);
  EXPECT_EQ(p.refusal(), "damaged");
}

// The last answer, and one that could have been given: nothing but its check sum tells.
TEST(DamagedRooms, AreThoseInWhichAnAnswerHasBecomeAnother) {
  TemporaryFile file;
  World w(file.path());
  const std::string id = set_table(w, {.players = 3, .people = 2});
  auto lord = std::make_unique<Person>(w);
  lord->come(id, seat_token(0));
  Rng rng(1);
  lord->answer_with(lord->build_option(rng, 0));
  ASSERT_FALSE(lord->asked()) << "the other one chooses its general";
  lord->forget();
  for (const char* option : {"x'000100'", "x'000000'"}) {
    w.stop([&] {
      tamper(file.path(), std::string("UPDATE answers SET pick = ") + option + " WHERE request = 1");
    });
    Person p(w);
    p.hello(id, seat_token(0));
    const bool as_it_was = std::string_view(option) == "x'000000'";
    EXPECT_EQ(p.refusal(), as_it_was ? "" : "damaged");
  }
}

TEST(DamagedRooms, OfAWindowAreRefusedAsWell) {
  TemporaryFile file;
  World w(file.path());
  w.arrange([](jiesuan::Setup& s) {
    s.position = position(3);
    s.position->seats[0].hand = {face("ex_nihilo")};
    s.position->seats[1].hand = {face("nullification")};
    s.position->seats[2].hand = {face("axe")};
  });
  const std::string id = set_table(w, {.players = 3, .people = 3});
  auto one = std::make_unique<Person>(w), two = std::make_unique<Person>(w);
  one->come(id, seat_token(0));
  two->come(id, seat_token(1));
  one->answer_with(use(*one, "ex_nihilo"));
  two->answer_with(use(*two, "nullification"));
  one->forget();
  two->forget();
  w.stop([&] { tamper(file.path(), "UPDATE given SET pick = x'010000'"); });
  Person p(w);
  p.hello(id, seat_token(0));
  EXPECT_EQ(p.refusal(), "damaged") << "it had said yes";
}

// A game that goes on in memory while its answers are lost on the disk: who comes is not told a shorter one.
TEST(DamagedRooms, TellNobodyAShorterGame) {
  World w;
  const std::string id = set_table(w, {.players = 4, .people = 2});
  Person one(w);
  one.come(id, seat_token(0));
  Play how;
  int left = 12;
  how.stop = [&] { return left-- == 0; };
  play(w, {&one}, how);
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  ASSERT_TRUE(w.store().remove_room(stored.key) && w.store().add_room(stored));
  const json::value history = w.get("/api/rooms/" + id + "/history", 500);
  EXPECT_EQ(str(history.at("error").at("code")), "damaged");
  Person two(w);
  two.come(id, seat_token(1));
  EXPECT_EQ(two.count("welcome"), 0u);
  EXPECT_TRUE(two.closed() && one.closed());
  EXPECT_TRUE(w.journal_has("store_failed"));
}

// ---- the bytes of the file

std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}
void write_bytes(const std::string& path, const std::string& bytes) {
  for (const char* end : {"-wal", "-shm", "-journal"}) std::filesystem::remove(path + end);
  std::ofstream(path, std::ios::binary) << bytes;
}

struct Kept {
  std::string id;
  StoredRoom room;
  std::vector<Answer> answers;
};

bool same(const Answer& a, const Answer& b) {
  return a.request == b.request && a.seat == b.seat && a.pick.option == b.pick.option &&
         std::equal(a.pick.cards.begin(), a.pick.cards.end(), b.pick.cards.begin(), b.pick.cards.end()) &&
         std::equal(a.pick.seats.begin(), a.pick.seats.end(), b.pick.seats.begin(), b.pick.seats.end());
}

// Three games in the middle, whose people are gone.
class DamagedFile : public testing::Test {
 protected:
  void SetUp() override {
    World w(file_.path());
    for (std::uint64_t seed : {11, 12, 13}) {
      const std::string id = set_table(w, {.players = 5, .people = 1, .seed = seed});
      Person p(w);
      p.come(id, seat_token(0));
      Play how;
      how.rng = Rng(seed);
      how.slowness = 1'000'000;
      how.stop = [&] { return p.answers > 25; };
      play(w, {&p}, how);
      Kept kept{.id = id};
      ASSERT_TRUE(has_room(w.store(), id, &kept.room));
      kept.answers = answers_of(w.store(), kept.room.key);
      ASSERT_GT(kept.answers.size(), 80u);
      kept_.push_back(kept);
    }
  }
  void close() {
    tamper(file_.path(), "VACUUM");  // else pages keep copies of records that have been moved
    whole_ = bytes_of(file_.path());
  }

  // Opens it with what is in it now. Every game is the one that was stored, or refused.
  void look(const std::string& damaged, const std::string& what) {
    write_bytes(file_.path(), damaged);
    {
      std::unique_ptr<World> w;
      try {
        w = std::make_unique<World>(file_.path());
      } catch (const std::runtime_error& no) {
        EXPECT_STRNE(no.what(), "") << what;
        ++closed_;
        return;
      }
      for (const Kept& kept : kept_) {
        Refusal no;
        Room* room = w->site().room(kept.id, &no);
        if (!room) {
          EXPECT_TRUE(no.code == "damaged" || no.code == "store" || no.code == "no_room") << no.code;
          EXPECT_FALSE(no.en.empty() || no.zh.empty()) << what;
          ++refused_;
          continue;
        }
        ++whole_games_;
        StoredRoom stored;
        ASSERT_TRUE(has_room(w->store(), kept.id, &stored)) << what;
        ASSERT_EQ(stored.doc, kept.room.doc) << what;
        ASSERT_EQ(room->state(), kept.room.state) << what;
        const std::vector<Answer> answers = answers_of(w->store(), kept.room.key);
        ASSERT_EQ(answers.size(), kept.answers.size()) << what;
        for (std::size_t i = 0; i < answers.size(); ++i)
          ASSERT_TRUE(same(answers[i], kept.answers[i])) << what;
      }
    }
    ASSERT_EQ(bytes_of(file_.path()), damaged) << what << ": nothing is written over what is damaged";
  }

  static constexpr std::size_t kPage = 4096;
  TemporaryFile file_;
  std::string whole_;
  std::vector<Kept> kept_;
  int closed_ = 0, refused_ = 0, whole_games_ = 0;
};

TEST_F(DamagedFile, IsWholeIfNothingWasDone) {
  close();
  look(whole_, "nothing");
  EXPECT_EQ(whole_games_, 3);
}

TEST_F(DamagedFile, CutOff) {
  close();
  for (std::size_t n = whole_.size() - 1; n > 100; n -= std::min(n, std::size_t{1500}))
    look(whole_.substr(0, n), "the first " + std::to_string(n) + " bytes");
  EXPECT_GT(closed_ + refused_, 10);
}

TEST_F(DamagedFile, WithAPageOfNothing) {
  close();
  for (std::size_t page = 0; page * kPage < whole_.size(); ++page) {
    std::string damaged = whole_;
    std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(page * kPage), kPage, '\0');
    look(damaged, "page " + std::to_string(page));
  }
  EXPECT_GT(closed_, 0);
  EXPECT_GT(refused_, 3);
  EXPECT_GT(whole_games_, 3) << "a page is not everybody's";
}

TEST_F(DamagedFile, WithFlippedBits) {
  close();
  Rng rng(5);
  for (int i = 0; i < 320 / jiesuan::test::kLess; ++i) {  // many hit tables in which nothing lies
    std::string damaged = whole_;
    const std::size_t bit = rng.below(static_cast<std::uint32_t>(damaged.size() * 8));
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    look(damaged, "bit " + std::to_string(bit));
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(refused_, 25 / jiesuan::test::kLess);
  EXPECT_GT(whole_games_, 300 / jiesuan::test::kLess) << "what is nobody's, or another's, harms nobody";
}

TEST_F(DamagedFile, WithAFlippedBitInAnAnswerRefusesThatGameAlone) {
  close();
  Rng rng(6);
  for (const Kept& kept : kept_) {
    for (std::size_t from_the_end = 1; from_the_end < kept.answers.size();
         from_the_end += 1 + from_the_end / 3) {
      const Answer& a = kept.answers[kept.answers.size() - from_the_end];
      const std::string pick = packed(a);
      const auto seal = static_cast<std::uint64_t>(seal_of(kept.room.key, a.request, pick));
      std::string record = pick;
      for (int byte = 7; byte >= 0; --byte) record.push_back(static_cast<char>(seal >> 8 * byte));
      const std::size_t at = whole_.find(record);
      ASSERT_NE(at, std::string::npos) << a.request;
      // Anywhere in it; and another option, which may well be legal.
      for (const std::size_t bit :
           {std::size_t{rng.below(static_cast<std::uint32_t>(record.size() * 8))}, std::size_t{8}}) {
        std::string damaged = whole_;
        damaged[at + bit / 8] = static_cast<char>(damaged[at + bit / 8] ^ (1 << bit % 8));
        refused_ = whole_games_ = 0;
        look(damaged, kept.id + ", answer " + std::to_string(a.request));
        if (HasFatalFailure()) return;
        EXPECT_EQ(refused_, 1) << a.request;
        EXPECT_EQ(whole_games_, 2) << a.request;
      }
    }
  }
}

}  // namespace
}  // namespace jiesuan::server::test
