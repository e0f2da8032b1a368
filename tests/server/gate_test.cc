// Nothing a client says is trusted: what is wrong is refused with a reason, changes nothing, and nobody else
// hears of it.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class ServerGate : public testing::Test {
 protected:
  ServerGate() {
    w.arrange([](jiesuan::Setup& s) {
      s.position = position(3);
      s.position->seats[0].hand = {face("slash"), face("ex_nihilo"), face("snatch"), face("axe")};
      s.position->seats[1].hand = {face("jink"), face("nullification")};
    });
    id = set_table(w, {.players = 3, .people = 2});
    one.come(id, seat_token(0));
    two.come(id, seat_token(1));
    watcher.come(id);
    w.settle();
    StoredRoom stored;
    EXPECT_TRUE(has_room(w.store(), id, &stored));
    key = stored.key;
  }

  std::size_t stored_answers() { return answers_of(w.store(), key).size() + given_of(w.store(), key).size(); }

  // Says it and expects this refusal; nobody else hears anything, nothing is stored, the question stays.
  void expect_refused(Person& p, const std::string& bytes, const std::string& code) {
    std::vector<Person*> all{&one, &two, &watcher};
    const std::size_t before = stored_answers();
    const json::value question = p.question;
    for (Person* q : all) q->take();
    p.say_bytes(bytes);
    for (Person* q : all) EXPECT_EQ(q->heard().size(), q == &p ? 1u : 0u) << bytes;
    EXPECT_EQ(p.refusal(), code) << bytes;
    EXPECT_EQ(stored_answers(), before) << bytes;
    EXPECT_EQ(p.question, question);
  }
  void expect_refused(Person& p, const json::object& m, const std::string& code) {
    expect_refused(p, json::serialize(m), code);
  }
  json::object answer(int option, json::array cards = {}, json::array seats = {}) {
    return {{"type", "answer"},
            {"question", one.question.at("id")},
            {"option", option},
            {"cards", std::move(cards)},
            {"seats", std::move(seats)}};
  }

  static json::object answer_anyway() {
    return {{"type", "answer"}, {"question", 5}, {"option", 0}, {"cards", {1}}, {"seats", json::array()}};
  }
  template <class Pick>
  static void change(std::string& bytes, const Pick& pick) {
    static constexpr std::string_view kBits[] = {"-1",           "null", "[]",   "{}",        "\"\"",
                                                 "999999999999", "1e3",  "\xFF", ",",         ":",
                                                 "\"",           "0",    "true", "[[[[[[[[[["};
    const std::size_t at = pick(bytes.size());
    switch (pick(5)) {
      case 0:
        bytes[at] = static_cast<char>(pick(256));
        break;
      case 1:
        bytes.erase(at, 1 + pick(8));
        break;
      case 2:
        bytes.insert(at, kBits[pick(std::size(kBits))]);
        break;
      case 3:
        bytes.replace(at, 1, kBits[pick(std::size(kBits))]);
        break;
      default:
        bytes.insert(at, bytes.substr(pick(bytes.size()), pick(30)));
    }
  }

  World w;
  std::string id;
  std::int64_t key = 0;
  Person one{w}, two{w}, watcher{w};
};

TEST_F(ServerGate, RefusesAnswersOfOthersAndToOtherQuestions) {
  ASSERT_TRUE(one.asked());
  const json::object good = use(one, "ex_nihilo");
  expect_refused(two, good, "stale");
  expect_refused(watcher, good, "foreign");
  for (int off : {-1, 1, 1000}) {
    json::object wrong = good;
    wrong["question"] = good.at("question").to_number<std::int64_t>() + off;
    expect_refused(one, wrong, "stale");
    wrong["type"] = "pick";
    expect_refused(one, wrong, "stale");
  }
  json::object pick = good;
  pick["type"] = "pick";
  expect_refused(two, pick, "stale");
  expect_refused(watcher, pick, "stale");
  one.answer_with(good);
  expect_refused(one, good, "stale");  // the same once more
  w.pass(6000);
  expect_refused(one, good, "stale");
}

TEST_F(ServerGate, RefusesWhatTheRulesDoNotAllow) {
  const json::array& cards = one.question.at("cards").as_array();
  const int use_option = one.option_of("use"), end = one.option_of("end_phase");
  ASSERT_GE(use_option, 0);
  ASSERT_GE(end, 0);
  const json::value slash = use(one, "slash").at("cards").at(0), axe = use(one, "axe").at("cards").at(0);
  ASSERT_EQ(cards.size(), 4u);
  expect_refused(one, answer(200), "illegal");
  expect_refused(one, answer(use_option), "illegal");
  expect_refused(one, answer(use_option, {slash}), "illegal");          // nobody to strike
  expect_refused(one, answer(use_option, {slash}, {0}), "illegal");     // oneself
  expect_refused(one, answer(use_option, {slash}, {9}), "illegal");     // nobody there
  expect_refused(one, answer(use_option, {slash}, {1, 1}), "illegal");  // twice
  expect_refused(one, answer(use_option, {slash, slash}, {1}), "illegal");
  expect_refused(one, answer(use_option, {slash, axe}, {1}), "illegal");
  expect_refused(one, answer(use_option, {axe}, {1}), "illegal");  // needs nobody
  expect_refused(one, answer(end, {slash}), "illegal");
  expect_refused(one, answer(end, {}, {1}), "illegal");
  for (int card = 0; card < kMaxCards; ++card) {
    bool mine = false;
    for (const json::value& c : cards) mine = mine || c.at("id") == card;
    if (!mine) expect_refused(one, answer(use_option, {card}, {1}), "illegal");
    json::object pick = answer(use_option, {card}, {});
    pick["type"] = "pick";
    if (!mine) expect_refused(one, pick, "illegal");
  }
}

TEST_F(ServerGate, RefusesWhatIsNotForNow) {
  expect_refused(one, {{"type", "hello"}, {"room", id}}, "state");
  expect_refused(one, {{"type", "sit"}, {"chair", 2}, {"name", "x"}}, "state");
  expect_refused(watcher, {{"type", "sit"}, {"chair", 2}, {"name", "x"}}, "state");
  expect_refused(one, {{"type", "start"}}, "state");
  expect_refused(two, {{"type", "start"}}, "host");
  expect_refused(one, {{"type", "settings"}, {"players", 4}}, "state");
  expect_refused(two, {{"type", "settings"}, {"players", 4}}, "host");
  expect_refused(watcher, {{"type", "rename"}, {"name", "x"}}, "state");
  expect_refused(watcher, {{"type", "stand"}}, "state");
  expect_refused(watcher, {{"type", "switches"}, {"skip", true}}, "state");
}

TEST_F(ServerGate, RefusesBeforeHelloAndInWrongRooms) {
  Person stranger(w);
  const std::size_t rooms = one.count("room");
  for (const json::object& m :
       {json::object{{"type", "start"}}, answer(0), json::object{{"type", "stand"}}}) {
    stranger.say(m);
    EXPECT_EQ(stranger.refusal(), "hello");
  }
  stranger.say({{"type", "hello"}, {"room", "nowhere"}});
  EXPECT_EQ(stranger.refusal(), "no_room");
  stranger.say({{"type", "hello"}, {"room", id}, {"token", "the-token-of-seat-99999"}});
  EXPECT_EQ(stranger.refusal(), "bad_token");
  EXPECT_EQ(one.count("room"), rooms) << "nobody came";
  stranger.say({{"type", "ping"}, {"n", 4}});
  EXPECT_EQ(stranger.last("pong").at("n"), 4);
}

TEST_F(ServerGate, RefusesEverythingThatIsNoMessage) {
  const std::string deep(500, '['), deep_object = "{\"type\":" + std::string(400, '{');
  const std::string wrong[] = {"",
                               " ",
                               "null",
                               "[]",
                               "7",
                               "\"hello\"",
                               "{",
                               "{}",
                               deep,
                               deep_object,
                               std::string(4000, 'x'),
                               std::string("\0\0\0", 3),
                               "\xEF\xBB\xBF{\"type\":\"ping\",\"n\":1}",
                               "{\"type\":\"ping\",\"n\":1}x",
                               "{\"type\":\"rename\",\"name\":\"\xFF\xFE\"}",
                               "{\"type\":\"rename\",\"name\":\"\xC0\x80\"}",
                               "{\"type\":\"rename\",\"name\":\"\\ud800\"}",
                               R"({"type":"ping"})",
                               R"({"type":"ping","n":1.5})",
                               R"({"type":"ping","n":"1"})",
                               R"({"type":"ping","n":1,"m":1})",
                               R"({"type":"ping","n":99999999999999999999})",
                               R"({"type":"Ping","n":1})",
                               R"({"type":7})",
                               R"({"type":null})",
                               R"({"type":"stand","now":true})",
                               R"({"type":"start","now":true})",
                               R"({"type":"rename"})",
                               R"({"type":"rename","name":""})",
                               R"({"type":"rename","name":"   "})",
                               R"({"type":"rename","name":7})",
                               R"({"type":"rename","name":"123456789012345678901"})",
                               R"({"type":"switches","skip":1})",
                               R"({"type":"switches","skip":"true"})",
                               R"({"type":"switches","nullification":"maybe"})",
                               R"({"type":"switches","nullification":null})",
                               R"({"type":"sit","chair":-1,"name":"x"})",
                               R"({"type":"sit","chair":12,"name":"x"})",
                               R"({"type":"sit","chair":"0","name":"x"})",
                               R"({"type":"answer"})",
                               R"({"type":"answer","question":1,"option":0,"cards":[],"seats":null})",
                               R"({"type":"answer","question":-1,"option":0,"cards":[],"seats":[]})",
                               R"({"type":"answer","question":1,"option":256,"cards":[],"seats":[]})",
                               R"({"type":"answer","question":1,"option":-1,"cards":[],"seats":[]})",
                               R"({"type":"answer","question":1,"option":0,"cards":[[]],"seats":[]})",
                               R"({"type":"answer","question":1,"option":0,"cards":[256],"seats":[]})",
                               R"({"type":"answer","question":1,"option":0,"cards":[-1],"seats":[]})",
                               R"({"type":"answer","question":1,"option":0,"cards":[],"seats":[99]})",
                               R"({"type":"answer","question":1,"option":0,"cards":{},"seats":[]})"};
  for (const std::string& bytes : wrong) expect_refused(one, bytes, "malformed");
  std::string many = R"({"type":"answer","question":1,"option":0,"cards":[)";
  for (int i = 0; i < 1000; ++i) many += "1,";
  expect_refused(one, many + R"(1],"seats":[]})", "malformed");
}

// Whatever comes of changing a good message is refused, or is a good message itself.
TEST_F(ServerGate, HoldsAgainstRandomChanges) {
  Rng rng(5);
  const auto pick = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  int refused = 0, understood = 0;
  for (int i = 0; i < 30'000; ++i) {
    Person& p = i % 3 == 0 ? watcher : i % 3 == 1 ? two : one;
    const std::string good[] = {json::serialize(p.asked() ? p.say_no() : answer_anyway()),
                                json::serialize(one.asked() ? use(one, "slash", {1}) : answer_anyway()),
                                R"({"type":"ping","n":12})",
                                R"({"type":"switches","skip":false,"nullification":"ask"})",
                                R"({"type":"settings","players":5,"clock":{"window":3}})",
                                R"({"type":"sit","chair":2,"name":"阿斗"})",
                                R"({"type":"hello","room":"x","token":"y"})"};
    std::string bytes = good[pick(std::size(good))];
    for (std::uint32_t n = pick(4); n > 0 && !bytes.empty(); --n) change(bytes, pick);
    for (Person* q : {&one, &two, &watcher}) q->take();
    const std::size_t before = stored_answers();
    p.say_bytes(bytes);
    if (p.heard().empty() || p.heard().front().at("type") != "refused") {
      ++understood;
      continue;
    }
    ++refused;
    ASSERT_NE(p.refusal(), "") << bytes;
    ASSERT_EQ(p.heard().size(), 1u) << bytes;
    ASSERT_EQ(stored_answers(), before) << bytes;
    for (Person* q : {&one, &two, &watcher})
      if (q != &p) ASSERT_TRUE(q->heard().empty()) << bytes;
  }
  EXPECT_GT(refused, 20'000);
  EXPECT_GT(understood, 100);
}

}  // namespace
}  // namespace jiesuan::server::test
