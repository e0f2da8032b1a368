// "Why not?" is answered with the engine's own reason, about one's own things only, and changes nothing.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class ServerWhy : public testing::Test {
 protected:
  ServerWhy() {
    w.arrange([](jiesuan::Setup& s) {
      s.position = position(5);
      s.position->seats[0].hand = {face("slash"), face("jink"), face("snatch")};
      s.position->seats[1].hand = {face("jink")};
    });
    id = set_table(w, {.players = 5, .people = 2});
    one.come(id, seat_token(0));
    two.come(id, seat_token(1));
    watcher.come(id);
    w.settle();
  }
  std::int64_t card(const Person& p, std::string_view name) {
    for (const json::value& c : p.view.at("hand").as_array())
      if (std::string_view(c.at("name").as_string()) == name) return c.at("id").to_number<std::int64_t>();
    ADD_FAILURE() << "no " << name;
    return 0;
  }
  json::object why(json::object about) {
    about["type"] = "why";
    about["question"] = one.question.at("id");
    return about;
  }
  // What is said in English, and that nobody else hears anything.
  std::string told(const json::object& about) {
    for (Person* p : {&one, &two, &watcher}) p->take();
    const json::value question = one.question;
    one.say(why(about));
    EXPECT_TRUE(two.heard().empty());
    EXPECT_TRUE(watcher.heard().empty());
    EXPECT_EQ(one.question, question);
    if (one.heard().size() != 1) return "";
    const json::object& m = one.heard().front();
    EXPECT_EQ(m.at("type"), "because");
    EXPECT_FALSE(m.at("why").at("zh").as_string().empty());
    return std::string(m.at("why").at("en").as_string());
  }

  World w;
  Person one{w}, two{w}, watcher{w};
  std::string id;
};

TEST_F(ServerWhy, ACardIsNotForThisMomentOrTheCharacterIsTooFar) {
  ASSERT_TRUE(one.asked());
  EXPECT_EQ(told({{"card", card(one, "jink")}}), "this is not the moment for it");
  EXPECT_EQ(told({{"card", card(one, "slash")}, {"seat", 2}}), "it is too far away");
  EXPECT_EQ(told({{"card", card(one, "snatch")}, {"seat", 4}}),
            "the card itself excludes it");                                              // nothing to take
  EXPECT_EQ(told({{"card", card(one, "slash")}, {"seat", 1}}), "it is no choice here");  // it is one
  EXPECT_EQ(told({{"seat", 2}}), "it is no choice here");
}

TEST_F(ServerWhy, NothingIsToldAboutWhatIsNotOnesOwn) {
  const std::int64_t foreign = card(two, "jink");
  one.say(why({{"card", foreign}}));
  EXPECT_EQ(one.refusal(), "illegal");
  one.say(why({{"seat", 9}}));
  EXPECT_EQ(one.refusal(), "illegal");
  one.say(why({{"skill", "no_such_skill"}}));
  EXPECT_EQ(one.refusal(), "illegal");
  one.say(why({{"card", "slash"}}));
  EXPECT_EQ(one.refusal(), "malformed");
  const json::object good = why({{"card", card(one, "slash")}});
  two.say(good);
  EXPECT_EQ(two.refusal(), "stale");
  watcher.say(good);
  EXPECT_EQ(watcher.refusal(), "stale");
}

}  // namespace
}  // namespace jiesuan::server::test
