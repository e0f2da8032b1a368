// Another game for the same people.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

// Three chairs, two people, and a game that is over.
class Again : public testing::Test {
 protected:
  explicit Again(std::string path = ":memory:") : w(std::move(path)) {
    std::tie(id, token) = w.make_room(
        {{"players", 3}, {"pace", 0}, {"name", "桃园"}, {"clock", {{"decision", 11}, {"away", 0}}}});
    host.come(id, token);
    host.say({{"type", "rename"}, {"name", "H"}});
    guest.come(id);
    guest.sit(2, "G");
    host.say({{"type", "start"}});
    Play how;
    play(w, {&host, &guest}, how);
  }
  void SetUp() override { ASSERT_TRUE(host.over()); }
  static json::object yes(bool y = true) { return {{"type", "again"}, {"yes", y}}; }
  static bool said_yes(const Person& p, std::size_t chair) {
    return p.room.at("chairs").at(chair).as_object().contains("again");
  }
  static std::string next_of(const Person& p) {
    const json::value* next = p.room.if_contains("next");
    return next ? str(*next) : "";
  }
  World w;
  std::string id, token;
  Person host{w}, guest{w};
};

TEST_F(Again, WhoHasSaidYesIsSeenAndMayThinkAgain) {
  guest.say(yes());
  EXPECT_TRUE(said_yes(host, 2));
  EXPECT_FALSE(said_yes(host, 0));
  EXPECT_EQ(next_of(host), "") << "the other one has not said anything";
  guest.say(yes(false));
  EXPECT_FALSE(said_yes(host, 2));
  host.say(yes());
  EXPECT_EQ(next_of(host), "");
}

TEST_F(Again, EverybodyIsLedToOneNewGameWithTheSameChairsNamesAndSettings) {
  guest.say(yes());
  host.say(yes());
  const std::string next = next_of(host);
  ASSERT_NE(next, "");
  EXPECT_NE(next, id);
  EXPECT_EQ(next_of(guest), next);
  Person h(w), g(w);
  h.come(next, token);
  g.come(next, guest.token);
  EXPECT_EQ(h.room.at("state"), "playing");
  EXPECT_EQ(h.room.at("settings"), host.room.at("settings"));
  EXPECT_EQ(h.you.at("chair"), 0);
  EXPECT_EQ(h.you.at("host"), true);
  EXPECT_EQ(g.you.at("chair"), 2);
  EXPECT_EQ(g.room.at("chairs").at(2).at("name"), "G");
  EXPECT_EQ(g.room.at("chairs").at(1).at("by"), "bot");
  w.site().finish_telling();
  EXPECT_EQ(str(w.get("/api/replays/" + id).at("game").at("id")), id) << "the old game stays to be looked at";
  Play how;
  play(w, {&h, &g}, how);
  EXPECT_TRUE(h.over()) << "and the new one can be played, and so on";
}

TEST_F(Again, WhoLeavesIsNotWaitedForAndABotPlays) {
  host.say(yes());
  guest.hang_up();
  const std::string next = next_of(host);
  ASSERT_NE(next, "");
  Person h(w), g(w);
  h.come(next, token);
  EXPECT_EQ(h.room.at("chairs").at(2).at("by"), "bot");
  g.say({{"type", "hello"}, {"room", next}, {"token", guest.token}});
  EXPECT_EQ(g.refusal(), "bad_token");
  g.come(id, guest.token);
  EXPECT_EQ(next_of(g), next) << "and sees where the others are";
}

TEST_F(Again, WhoSaidYesAndLostTheLineKeepsTheChair) {
  guest.say(yes());
  guest.hang_up();
  host.say(yes());
  const std::string next = next_of(host);
  ASSERT_NE(next, "");
  Person g(w);
  g.come(id, guest.token);
  EXPECT_EQ(next_of(g), next);
  EXPECT_TRUE(said_yes(g, 2)) << "its page is led there at once";
  g.hang_up();
  g.come(next, guest.token);
  EXPECT_EQ(g.you.at("chair"), 2);
}

TEST_F(Again, TheHostNeedNotWait) {
  guest.say({{"type", "start"}});
  EXPECT_EQ(guest.refusal(), "host");
  host.say({{"type", "start"}});
  const std::string next = next_of(guest);
  ASSERT_NE(next, "");
  guest.say(yes());
  EXPECT_EQ(guest.refusal(), "state") << "it has begun without it";
  Person h(w);
  h.come(next, token);
  EXPECT_EQ(h.room.at("chairs").at(2).at("by"), "bot");
}

TEST_F(Again, WithoutTheHostOthersPlayOnAndOneOfThemIsHost) {
  guest.say(yes());
  host.hang_up();
  const std::string next = next_of(guest);
  ASSERT_NE(next, "");
  Person g(w);
  g.come(next, guest.token);
  EXPECT_EQ(g.you.at("host"), true);
}

TEST_F(Again, IsAskedForByThoseWhoSatThereAndOnlyAfterTheEnd) {
  Person watcher(w);
  watcher.come(id);
  watcher.say(yes());
  EXPECT_EQ(watcher.refusal(), "state");
  watcher.say({{"type", "start"}});
  EXPECT_EQ(watcher.refusal(), "host");
  for (const char* wrong : {R"({"type":"again"})", R"({"type":"again","yes":1})"}) {
    host.say_bytes(wrong);
    EXPECT_EQ(host.refusal(), "malformed");
  }
  const auto [other, its] = w.make_room({});
  Person early(w);
  early.come(other, its);
  early.say(yes());
  EXPECT_EQ(early.refusal(), "state");
}

class AgainInAFile : public Again {
 protected:
  AgainInAFile() : Again(file().path()) {}
  static TemporaryFile& file() {
    static TemporaryFile one;
    return one;
  }
};

TEST_F(AgainInAFile, OutlivesARestartAndIsUndoneWhenItCannotBeStored) {
  {
    const NoSpace full;
    guest.say(yes());
    host.say(yes());
    EXPECT_EQ(host.last("refused").at("code"), "store");
    EXPECT_EQ(next_of(host), "");
    EXPECT_FALSE(said_yes(host, 2)) << "everybody may try again";
  }
  guest.say(yes());
  host.say(yes());
  const std::string next = next_of(host);
  ASSERT_NE(next, "");
  host.forget();
  guest.forget();
  w.crash();
  Person h(w), g(w);
  h.come(id, token);
  EXPECT_EQ(next_of(h), next);
  h.hang_up();
  h.come(next, token);
  g.come(next, guest.token);
  EXPECT_EQ(h.room.at("state"), "playing");
  EXPECT_EQ(g.you.at("chair"), 2);
}

}  // namespace
}  // namespace jiesuan::server::test
