// Before the game: settings, chairs, hosts, lists; rooms that are put away and come back.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class Lobby : public testing::Test {
 protected:
  Lobby() {
    std::tie(id, token) = w.make_room({{"players", 5}, {"name", " 桃园 "}});
    host.come(id, token);
  }
  json::value chair(std::size_t n) { return host.room.at("chairs").at(n); }
  World w;
  std::string id, token;
  Person host{w};
};

TEST(LobbyOfARoom, StaysOneIfTheGameCannotBegin) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] = w.make_room({{"players", 5}});
  auto host = std::make_unique<Person>(w);
  host->come(id, token);
  w.arrange([](jiesuan::Setup& s) {  // more of a card than there are
    s.position = position(5);
    s.position->seats[0].hand.assign(9, face("axe"));
  });
  host->say({{"type", "start"}});
  EXPECT_EQ(host->refusal(), "start");
  host->say({{"type", "settings"}, {"name", "桃园"}});
  EXPECT_EQ(host->room.at("name"), "桃园") << "and it can still be changed";
  host->forget();
  w.crash();
  w.arrange({});
  Person again(w);
  again.come(id, token);
  EXPECT_EQ(again.room.at("state"), "lobby");
  again.say({{"type", "start"}});
  EXPECT_EQ(again.room.at("state"), "playing");
}

TEST_F(Lobby, ShowsWhoSitsWhere) {
  EXPECT_EQ(host.you.at("chair"), 0);
  EXPECT_EQ(host.you.at("host"), true);
  EXPECT_EQ(host.room.at("name"), "桃园");
  Person guest(w), watcher(w);
  guest.come(id);
  watcher.come(id);
  EXPECT_EQ(host.room.at("watching"), 2);
  guest.sit(3, "关羽");
  EXPECT_EQ(guest.last("seated").at("chair"), 3);
  EXPECT_EQ(guest.token.size(), 22u);
  EXPECT_EQ(chair(3).at("name"), "关羽");
  EXPECT_EQ(chair(3).at("here"), true);
  EXPECT_EQ(host.room.at("watching"), 1);
  watcher.sit(3, "张飞");
  EXPECT_EQ(watcher.refusal(), "taken");
  watcher.sit(5, "张飞");
  EXPECT_EQ(watcher.refusal(), "taken");
  guest.sit(2, "关羽");
  EXPECT_EQ(guest.refusal(), "state");
  guest.hang_up();
  EXPECT_EQ(chair(3).at("here"), false);
  guest.come(id, guest.token);
  EXPECT_EQ(guest.you.at("chair"), 3);
  EXPECT_EQ(guest.you.at("host"), false);
  guest.say({{"type", "rename"}, {"name", "云长"}});
  EXPECT_EQ(chair(3).at("name"), "云长");
  for (const json::object& m : host.heard())
    EXPECT_EQ(json::serialize(m).find(guest.token), std::string::npos) << "tokens are nobody else's";
}

TEST_F(Lobby, OnlyTheHostSetsAndStarts) {
  Person guest(w);
  guest.come(id);
  guest.sit(1, "G");
  for (const char* type : {"settings", "start"}) {
    guest.say({{"type", type}});
    EXPECT_EQ(guest.refusal(), "host");
  }
  host.say({{"type", "settings"}, {"players", 3}, {"generals", "all"}, {"clock", {{"window", 9}}}});
  EXPECT_EQ(guest.room.at("settings").at("generals"), "all");
  EXPECT_EQ(guest.room.at("settings").at("clock").at("window"), 9);
  EXPECT_EQ(guest.room.at("settings").at("clock").at("away"), 30);
  EXPECT_EQ(guest.room.at("chairs").as_array().size(), 3u);
  for (const json::object& wrong :
       {json::object{{"players", 1}}, json::object{{"players", 11}}, json::object{{"players", "3"}},
        json::object{{"generals", "none"}}, json::object{{"mode", "war"}}, json::object{{"pace", 5001}},
        json::object{{"listed", 1}}, json::object{{"clock", 3}}, json::object{{"clock", {{"x", 3}}}},
        json::object{{"clock", {{"window", 3601}}}}, json::object{{"colour", "red"}},
        json::object{{"rules", "002"}}, json::object{{"rules", {2}}},
        json::object{{"rules", {"002.tapping", "003"}}}, json::object{{"rules", {"002.tap"}}},
        json::object{{"players", 4}, {"pace", -1}}}) {
    json::object m = wrong;
    m["type"] = "settings";
    host.say(m);
    EXPECT_EQ(host.refusal(), "settings") << json::serialize(m);
    const json::value no = w.post(wrong, 400);
    EXPECT_EQ(Schema::protocol().misfit(no, "error"), "");
  }
  EXPECT_EQ(guest.room.at("chairs").as_array().size(), 3u) << "nothing was changed by half";
}

TEST_F(Lobby, ResizingThrowsNobodyOutAndTellsWhoseChairHasAnotherNumber) {
  Person two(w), four(w);
  two.come(id);
  two.sit(2, "II");
  four.come(id);
  four.sit(4, "IV");
  host.say({{"type", "settings"}, {"players", 3}});
  EXPECT_EQ(host.room.at("chairs").as_array().size(), 3u);
  for (Person* p : {&two, &four}) {
    const auto n = p->you.at("chair").to_number<std::size_t>();
    EXPECT_EQ(chair(n).at("name"), p == &two ? "II" : "IV");
  }
  host.say({{"type", "settings"}, {"players", 2}});
  EXPECT_EQ(host.room.at("chairs").as_array().size(), 3u);
  EXPECT_EQ(host.room.at("settings").at("players"), 3);
  four.hang_up();
  four.come(id, four.token);
  EXPECT_EQ(chair(four.you.at("chair").to_number<std::size_t>()).at("name"), "IV");
}

TEST_F(Lobby, WhenTheHostStandsUpTheNextOneIsHostAndIsTold) {
  Person guest(w), second_tab(w);
  guest.come(id);
  guest.sit(2, "G");
  second_tab.come(id, token);
  host.say({{"type", "stand"}});
  EXPECT_EQ(guest.you.at("host"), true);
  EXPECT_TRUE(host.you.at("chair").is_null());
  EXPECT_TRUE(second_tab.you.at("chair").is_null()) << "of the same chair";
  EXPECT_EQ(chair(0).at("by"), "free");
  second_tab.say({{"type", "start"}});
  EXPECT_EQ(second_tab.refusal(), "host");
  guest.say({{"type", "stand"}});
  Person next(w);
  next.come(id);
  next.sit(1, "N");
  EXPECT_EQ(next.you.at("host"), true) << "whoever sits down at an empty table";
  next.say({{"type", "start"}});
  EXPECT_EQ(next.room.at("state"), "playing");
  Person late(w);
  late.say({{"type", "hello"}, {"room", id}, {"token", token}});
  EXPECT_EQ(late.refusal(), "bad_token") << "a chair that was given back is no longer one's own";
}

TEST_F(Lobby, NamesPassForNoOthers) {
  Person guest(w);
  guest.come(id);
  for (const char* bad : {"\u202Eabc", "a\u200Bb", "\u2066x\u2069", "\uFEFF", "\u3164", "\u2800", "a\u2028b",
                          "\u00AD", "\U000E0041", "\u3000", "\u00A0", "a\u0085b", "\u200F"}) {
    guest.sit(1, bad);
    EXPECT_EQ(guest.refusal(), "malformed") << bad;
    w.post({{"name", std::string("x") + bad + "x"}}, std::string_view(bad) == "\u3000"   ? 201
                                                     : std::string_view(bad) == "\u00A0" ? 201
                                                                                         : 400);
  }
  guest.sit(1, "\u3000诸葛 亮é😀 ");
  EXPECT_EQ(chair(1).at("name"), "诸葛 亮é😀");
}

TEST_F(Lobby, IsListedIfItWantsToBe) {
  const json::value listed = w.get("/api/rooms");
  EXPECT_EQ(Schema::protocol().misfit(listed, "rooms"), "");
  ASSERT_EQ(listed.at("rooms").as_array().size(), 1u);
  EXPECT_EQ(str(listed.at("rooms").at(0).at("id")), id);
  host.say({{"type", "settings"}, {"listed", false}});
  EXPECT_TRUE(w.get("/api/rooms").at("rooms").as_array().empty());
}

TEST_F(Lobby, IsPutAwayWhenEverybodyLeavesAndComesBack) {
  Person guest(w);
  guest.come(id);
  guest.sit(1, "G");
  EXPECT_EQ(w.site().rooms(), 1u);
  guest.hang_up();
  host.hang_up();
  EXPECT_EQ(w.site().rooms(), 0u);
  EXPECT_EQ(w.context().metrics.rooms, 0);
  guest.come(id, guest.token);
  EXPECT_EQ(w.site().rooms(), 1u);
  EXPECT_EQ(guest.you.at("chair"), 1);
  EXPECT_EQ(guest.room.at("chairs").at(1).at("name"), "G");
}

TEST(Rooms, AreLimitedByTheMinuteAndInAll) {
  World w(":memory:", {.rooms = 3, .rooms_a_minute = 5});
  std::vector<std::unique_ptr<Person>> hosts;
  for (int i = 0; i < 3; ++i) {
    const auto [id, token] = w.make_room({});
    hosts.push_back(std::make_unique<Person>(w));
    hosts.back()->come(id, token);
  }
  EXPECT_EQ(w.post({}, 429).at("error").at("code"), "full");
  hosts.clear();
  for (int i = 0; i < 2; ++i) w.make_room({});
  EXPECT_EQ(w.post({}, 429).at("error").at("code"), "full");
  w.pass(60'000);
  w.make_room({});
}

TEST(Rooms, OfTwoTabsAreOnePersonsChair) {
  World w;
  w.arrange([](jiesuan::Setup& s) { s.position = position(3); });
  const std::string id = set_table(w, {.players = 3, .people = 2});
  Person one(w), again(w), two(w);
  one.come(id, seat_token(0));
  two.come(id, seat_token(1));
  again.come(id, seat_token(0));
  EXPECT_EQ(one.question, again.question);
  EXPECT_EQ(one.view, again.view);
  EXPECT_EQ(one.log, again.log);
  Rng rng(1);
  again.answer_with(again.build_option(rng, static_cast<std::size_t>(again.option_of("end_phase"))));
  EXPECT_EQ(one.question, again.question);
  EXPECT_EQ(one.log, again.log);
  one.hang_up();
  EXPECT_EQ(two.room.at("chairs").at(0).at("here"), true);
  again.hang_up();
  EXPECT_EQ(two.room.at("chairs").at(0).at("here"), false);
}

}  // namespace
}  // namespace jiesuan::server::test
