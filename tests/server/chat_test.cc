// What people say to each other: who hears it, how much, and that nothing of it stays.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

json::object chat(const std::string& text) { return {{"type", "chat"}, {"text", text}}; }

class Chat : public testing::Test {
 protected:
  Chat() {
    std::tie(id, token) = w.make_room({{"players", 3}, {"pace", 0}});
    host.come(id, token);
    friendly.say({{"type", "hello"}, {"room", id}, {"invitation", host.you.at("invitation")}});
    friendly.sit(1, "F");
    stranger.come(id);
    stranger.sit(2, "S");
    watcher.come(id);
  }
  ~Chat() override {
    if (w.site().rooms() > 0) w.site().gone(friendly);
  }
  static std::size_t heard(const Person& p) { return p.count("chat"); }
  World w;
  std::string id, token;
  Person host{w}, friendly{w}, stranger{w}, watcher{w};
};

TEST_F(Chat, IsHeardByTheRoomAndSaysWhoIsAStranger) {
  friendly.say(chat("  <b>你好</b> & hi  "));
  for (const Person* p : {&host, &friendly, &stranger, &watcher}) {
    const json::object m = p->last("chat");
    ASSERT_FALSE(m.empty());
    EXPECT_EQ(m.at("text"), "<b>你好</b> & hi") << "as it is: pages show it as text";
    EXPECT_EQ(m.at("chair"), 1);
    EXPECT_EQ(m.at("name"), "F");
    EXPECT_EQ(m.at("stranger"), false);
    EXPECT_EQ(m.at("apart"), false);
    EXPECT_EQ(m.contains("yours"), p == &friendly);
  }
  stranger.say({{"type", "emote"}, {"emote", "thanks"}});
  EXPECT_EQ(host.last("chat").at("emote"), "thanks");
  EXPECT_EQ(host.last("chat").at("stranger"), true) << "came from the list";
  watcher.say(chat("me too"));
  EXPECT_EQ(host.last("chat").at("stranger"), true);
  EXPECT_TRUE(host.last("chat").at("chair").is_null());
  EXPECT_TRUE(watcher.last("chat").contains("yours"));
}

TEST_F(Chat, IsPlainTextOfSomeLength) {
  std::string longest;
  for (int i = 0; i < 120; ++i) longest += "字";
  host.say(chat(longest));
  EXPECT_EQ(host.last("chat").at("text"), json::value(longest));
  for (const std::string& wrong :
       {std::string(), std::string("   "), longest + "x", std::string("a\nb"), std::string("a\tb"),
        std::string("\x01"), std::string("a\u202Eb"), std::string("a\u200Bb"), std::string("\u2028x")}) {
    host.say(chat(wrong));
    EXPECT_EQ(host.refusal(), "malformed") << wrong;
  }
  for (const char* wrong :
       {R"({"type":"chat"})", R"({"type":"chat","text":3})", R"({"type":"emote"})",
        R"({"type":"emote","emote":"kiss"})", R"({"type":"chat","text":"x","emote":"wow"})"}) {
    host.say_bytes(wrong);
    EXPECT_EQ(host.refusal(), "malformed") << wrong;
  }
  EXPECT_EQ(heard(watcher), 1u);
}

TEST_F(Chat, IsLimitedForEachPersonAndForAllWhoWatch) {
  Person second_tab(w);
  second_tab.come(id, token);
  for (int i = 0; i < 20; ++i) (i % 2 ? host : second_tab).say(chat("!"));
  EXPECT_EQ(host.refusal(), "chat_too_fast");
  EXPECT_EQ(heard(friendly), 5u) << "two tabs are one person";
  friendly.say(chat("?"));
  EXPECT_EQ(heard(friendly), 6u) << "which holds nobody else up";
  w.set_now(w.now() + 2000);
  host.say(chat("!"));
  EXPECT_EQ(heard(friendly), 7u);
  std::vector<std::unique_ptr<Person>> crowd;
  for (int i = 0; i < 30; ++i) {
    crowd.push_back(std::make_unique<Person>(w));
    crowd.back()->come(id);
    crowd.back()->say(chat("boo"));
  }
  EXPECT_EQ(heard(friendly), 17u);
}

TEST_F(Chat, OfTheDeadAndOfThoseWhoWatchIsNotHeardAtTheTable) {
  host.say({{"type", "start"}});
  watcher.say(chat("he has a Peach"));
  EXPECT_EQ(heard(watcher), 1u);
  EXPECT_EQ(watcher.last("chat").at("apart"), true);
  for (const Person* p : {&host, &friendly, &stranger}) EXPECT_EQ(heard(*p), 0u);
  host.say(chat("hello all"));
  for (const Person* p : {&host, &friendly, &stranger}) EXPECT_EQ(heard(*p), 1u);
  EXPECT_EQ(heard(watcher), 2u);
  const std::vector<Person*> people{&host, &friendly, &stranger};
  Person* dead = nullptr;
  const auto dies = [&] {
    for (Person* p : people)
      if (p->view.is_object() && p->view.at("you").is_int64() &&
          p->view.at("seats").at(p->view.at("you").to_number<std::size_t>()).at("alive") == false)
        dead = p;
    return dead != nullptr;
  };
  Play how;
  how.stop = dies;
  play(w, people, how);
  ASSERT_TRUE(dead);
  ASSERT_FALSE(host.over()) << "this game goes on after the first death";
  std::vector<std::size_t> before;
  for (const Person* p : people) before.push_back(heard(*p));
  w.set_now(w.now() + 60'000);
  dead->say(chat("I was the renegade's friend"));
  for (std::size_t i = 0; i < people.size(); ++i)
    EXPECT_EQ(heard(*people[i]) - before[i], people[i] == dead ? 1u : 0u);
  EXPECT_EQ(heard(watcher), 3u);
  how.stop = {};
  play(w, people, how);
  ASSERT_TRUE(host.over());
  w.set_now(w.now() + 60'000);
  dead->say(chat("well played"));
  EXPECT_EQ(host.last("chat").at("text"), "well played");
  EXPECT_EQ(host.last("chat").at("apart"), false);
}

TEST_F(Chat, IsNowhereAfterwards) {
  const std::string secret = "xyzzy-was-said-here";
  host.say(chat(secret));
  host.say({{"type", "start"}});
  host.say(chat(secret));
  Play how;
  play(w, {&host, &friendly, &stranger}, how);
  ASSERT_TRUE(host.over());
  host.say(chat(secret));
  w.site().finish_telling();
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  EXPECT_EQ(stored.doc.find(secret), std::string::npos);
  for (const std::string& target : {"/api/replays/" + id, "/replays/" + id + ".jiesuan"})
    EXPECT_EQ(w.fetch({.method = "GET", .target = target}).body.find(secret), std::string::npos) << target;
  Person late(w);
  late.come(id);
  for (const json::object& m : late.heard()) EXPECT_EQ(json::serialize(m).find(secret), std::string::npos);
}

TEST_F(Chat, IsSwitchedOffAndOnByTheHostBeforeDuringAndAfterTheGame) {
  const auto off = [](bool is) { return json::object{{"type", "settings"}, {"chat", !is}}; };
  const auto expect_silence = [&] {
    const std::size_t before = heard(friendly);
    for (Person* p : {&host, &stranger, &watcher}) {
      p->say(chat("psst"));
      EXPECT_EQ(p->refusal(), "chat_off");
      p->say({{"type", "emote"}, {"emote", "laugh"}});
      EXPECT_EQ(p->refusal(), "chat_off");
    }
    EXPECT_EQ(heard(friendly), before);
    EXPECT_EQ(friendly.room.at("settings").at("chat"), false);
  };
  const auto expect_talk = [&] {
    w.set_now(w.now() + 60'000);
    const std::size_t before = heard(friendly);
    host.say(chat("hello"));
    EXPECT_EQ(heard(friendly), before + 1);
    EXPECT_EQ(friendly.room.at("settings").at("chat"), true);
  };
  stranger.say(off(true));
  EXPECT_EQ(stranger.refusal(), "host");
  expect_talk();
  host.say(off(true));
  expect_silence();
  host.say({{"type", "start"}});
  expect_silence();
  host.say({{"type", "settings"}, {"chat", true}, {"pace", 0}});
  EXPECT_EQ(host.refusal(), "state") << "nothing else is changed any more";
  expect_silence();
  host.say(off(false));
  expect_talk();
  host.say(off(true));
  expect_silence();
  Play how;
  play(w, {&host, &friendly, &stranger}, how);
  ASSERT_TRUE(host.over());
  expect_silence();
  StoredRoom stored;
  ASSERT_TRUE(has_room(w.store(), id, &stored));
  EXPECT_NE(stored.doc.find(R"("chat":false)"), std::string::npos);
  host.say(off(false));
  expect_talk();
}

TEST_F(Chat, LeavesTheGameAsItIs) {
  host.say({{"type", "start"}});
  const json::value view = host.view, question = friendly.question;
  const std::size_t updates = friendly.count("update");
  const auto due = w.site().due();
  for (int i = 0; i < 5; ++i) stranger.say(chat("…"));
  EXPECT_EQ(friendly.count("update"), updates);
  EXPECT_EQ(w.site().due(), due);
  EXPECT_EQ(friendly.question, question);
}

}  // namespace
}  // namespace jiesuan::server::test
