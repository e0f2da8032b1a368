// What the host may do with others, and what comes of strange hellos and settings.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

class Host : public testing::Test {
 protected:
  Host() {
    std::tie(id, token) = w.make_room({{"players", 3}});
    host.come(id, token);
    guest.come(id);
    guest.sit(1, "G");
  }
  World w;
  std::string id, token;
  Person host{w}, guest{w};
};

TEST_F(Host, IsSeenByEverybody) {
  Person watcher(w);
  watcher.come(id);
  EXPECT_EQ(watcher.room.at("chairs").at(0).at("host"), true);
  EXPECT_EQ(watcher.room.at("chairs").at(1).at("host"), false);
}

TEST_F(Host, TakesAChairBackBeforeTheGame) {
  host.say({{"type", "kick"}, {"chair", 1}});
  EXPECT_EQ(guest.refusal(), "") << "the room as it is now is told after that";
  EXPECT_EQ(guest.last("refused").at("code"), "kicked");
  EXPECT_TRUE(guest.you.at("chair").is_null());
  EXPECT_EQ(host.room.at("chairs").at(1).at("by"), "free");
  EXPECT_EQ(host.room.at("watching"), 1);
  Person again(w);
  again.say({{"type", "hello"}, {"room", id}, {"token", guest.token}});
  EXPECT_EQ(again.refusal(), "bad_token");
  host.say({{"type", "settings"}, {"players", 2}});
  EXPECT_EQ(host.room.at("chairs").as_array().size(), 2u) << "and the table can be made smaller";
}

TEST_F(Host, TakesAChairAwayInTheGameAndABotPlaysOn) {
  host.say({{"type", "start"}});
  host.say({{"type", "kick"}, {"chair", 1}});
  EXPECT_EQ(guest.last("refused").at("code"), "kicked");
  EXPECT_TRUE(guest.you.at("chair").is_null());
  EXPECT_EQ(host.room.at("chairs").at(1).at("by"), "person");
  EXPECT_EQ(host.room.at("chairs").at(1).at("bot_plays"), true);
  Person again(w);
  again.say({{"type", "hello"}, {"room", id}, {"token", guest.token}});
  EXPECT_EQ(again.refusal(), "bad_token") << "the link is void";
  Play how;
  play(w, {&host}, how);
  EXPECT_TRUE(host.over());
}

TEST_F(Host, AloneDoesThatAndOnlyToOthers) {
  for (const char* type : {"kick", "make_host"}) {
    guest.say({{"type", type}, {"chair", 0}});
    EXPECT_EQ(guest.refusal(), "host");
    host.say({{"type", type}, {"chair", 0}});
    EXPECT_EQ(host.refusal(), "self");
    for (int nobody : {2, 11}) {
      host.say({{"type", type}, {"chair", nobody}});
      EXPECT_EQ(host.refusal(), "no_person");
    }
    host.say({{"type", type}});
    EXPECT_EQ(host.refusal(), "malformed");
  }
}

TEST_F(Host, HandsItsRoleOn) {
  host.say({{"type", "make_host"}, {"chair", 1}});
  EXPECT_EQ(guest.you.at("host"), true);
  EXPECT_EQ(host.you.at("host"), false);
  EXPECT_EQ(host.room.at("chairs").at(1).at("host"), true);
  host.say({{"type", "start"}});
  EXPECT_EQ(host.refusal(), "host");
  guest.say({{"type", "start"}});
  EXPECT_EQ(guest.room.at("state"), "playing");
}

TEST_F(Host, KeepsChairsForBots) {
  guest.say({{"type", "close_chair"}, {"chair", 2}});
  EXPECT_EQ(guest.refusal(), "host");
  host.say({{"type", "close_chair"}, {"chair", 1}});
  EXPECT_EQ(host.refusal(), "taken") << "somebody sits there";
  host.say({{"type", "open_chair"}, {"chair", 2}});
  EXPECT_EQ(host.refusal(), "open");
  host.say({{"type", "close_chair"}, {"chair", 2}});
  EXPECT_EQ(guest.room.at("chairs").at(2).at("by"), "bot");
  Person third(w);
  third.come(id);
  third.sit(2, "T");
  EXPECT_EQ(third.refusal(), "closed");
  host.say({{"type", "open_chair"}, {"chair", 2}});
  third.sit(2, "T");
  EXPECT_EQ(host.room.at("chairs").at(2).at("name"), "T");
  host.say({{"type", "start"}});
  host.say({{"type", "close_chair"}, {"chair", 2}});
  EXPECT_EQ(host.refusal(), "state");
}

// Somebody who comes from an address.
class From : public Person {
 public:
  From(World& w, std::string address) : Person(w), address_(std::move(address)) {}
  std::string address() const override { return address_; }

 private:
  std::string address_;
};

TEST(Bans, HoldForTheAddressAndAreKeptWithTheRoom) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] = w.make_room({{"players", 4}});
  From host(w, "10.0.0.1"), bad(w, "10.0.0.2"), second_tab(w, "10.0.0.2"), same_house(w, "10.0.0.1");
  host.come(id, token);
  for (From* p : {&bad, &same_house}) p->come(id);
  second_tab.come(id);
  bad.sit(1, "B");
  same_house.sit(2, "S");
  bad.say({{"type", "ban"}, {"chair", 0}});
  EXPECT_EQ(bad.refusal(), "host");
  host.say({{"type", "ban"}, {"chair", 2}});
  EXPECT_EQ(host.refusal(), "own_address") << "it would ban the host itself";
  host.say({{"type", "ban"}, {"chair", 1}});
  EXPECT_EQ(host.room.at("bans"), 1);
  EXPECT_EQ(host.room.at("chairs").at(1).at("by"), "free");
  EXPECT_EQ(host.room.at("watching"), 0);
  for (From* p : {&bad, &second_tab}) {
    EXPECT_EQ(p->last("refused").at("code"), "banned");
    EXPECT_TRUE(p->closed());
  }
  for (Line* p : {static_cast<Line*>(&host), static_cast<Line*>(&bad), static_cast<Line*>(&second_tab),
                  static_cast<Line*>(&same_house)})
    p->forget();
  w.crash();
  From again(w, "10.0.0.2"), friendly(w, "10.0.0.3"), host_again(w, "10.0.0.1");
  again.say({{"type", "hello"}, {"room", id}});
  EXPECT_EQ(again.refusal(), "banned") << "also after a restart";
  again.say({{"type", "hello"}, {"room", id}, {"token", bad.token}});
  EXPECT_EQ(again.refusal(), "bad_token");
  friendly.come(id);
  EXPECT_EQ(friendly.refusal(), "");
  host_again.come(id, token);
  host_again.say({{"type", "ban"}, {"chair", 2}});
  EXPECT_EQ(host_again.refusal(), "no_address") << "who has not been seen since has no address";
  friendly.say({{"type", "pardon"}});
  EXPECT_EQ(friendly.refusal(), "host");
  host_again.say({{"type", "pardon"}});
  EXPECT_FALSE(host_again.room.contains("bans"));
  again.come(id);
  EXPECT_EQ(again.refusal(), "");
}

TEST_F(Host, MakesANewLinkAndTheOldOneLeadsNowhere) {
  Person watcher(w), old(w), invited(w);
  watcher.come(id);
  const std::string before = str(host.you.at("invitation"));
  EXPECT_FALSE(guest.you.contains("invitation")) << "who came from the list is not told";
  guest.say({{"type", "new_link"}});
  EXPECT_EQ(guest.refusal(), "host");
  host.say({{"type", "new_link"}});
  const std::string after = str(host.you.at("invitation"));
  EXPECT_NE(after, before);
  EXPECT_EQ(watcher.last("refused").at("code"), "invitation");
  EXPECT_TRUE(watcher.closed());
  EXPECT_EQ(host.room.at("settings").at("listed"), false);
  EXPECT_TRUE(w.get("/api/rooms").at("rooms").as_array().empty());
  for (const json::object& hello : {json::object{{"type", "hello"}, {"room", id}},
                                    json::object{{"type", "hello"}, {"room", id}, {"invitation", before}}}) {
    old.say(hello);
    EXPECT_EQ(old.refusal(), "invitation");
  }
  guest.hang_up();
  guest.come(id, guest.token);
  EXPECT_EQ(guest.you.at("chair"), 1) << "who has a chair keeps it";
  host.say({{"type", "start"}});
  w.get("/api/rooms/" + id + "/history", 403);
  w.get("/api/rooms/" + id + "/history", 200, after);
  w.get("/api/rooms/" + id + "/history", 200, guest.token);
  invited.say({{"type", "hello"}, {"room", id}, {"invitation", after}});
  EXPECT_EQ(str(invited.last("welcome").at("you").at("invitation")), after);
  w.site().gone(invited);
}

TEST_F(Host, OpensTheRoomToAllByListingItAgain) {
  host.say({{"type", "new_link"}});
  EXPECT_EQ(host.room.at("by_link_only"), true);
  host.say({{"type", "settings"}, {"listed", true}});
  EXPECT_FALSE(host.room.contains("by_link_only"));
  Person anybody(w);
  anybody.come(id);
  EXPECT_EQ(anybody.refusal(), "");
}

TEST_F(Host, AndEverybodyElseMayMakeANewLinkOfTheirOwnSeat) {
  Person second_tab(w), watcher(w);
  second_tab.come(id, guest.token);
  const std::string before = guest.token;
  guest.say({{"type", "new_seat_link"}});
  EXPECT_NE(guest.token, before);
  EXPECT_TRUE(second_tab.you.at("chair").is_null()) << "it has only the old one";
  EXPECT_EQ(host.room.at("chairs").at(1).at("here"), true);
  Person thief(w);
  thief.say({{"type", "hello"}, {"room", id}, {"token", before}});
  EXPECT_EQ(thief.refusal(), "bad_token");
  guest.hang_up();
  guest.come(id, guest.token);
  EXPECT_EQ(guest.you.at("chair"), 1);
  watcher.come(id);
  watcher.say({{"type", "new_seat_link"}});
  EXPECT_EQ(watcher.refusal(), "state");
}

TEST_F(Host, DeletesARoomThatNobodyElsePlaysIn) {
  guest.say({{"type", "delete_room"}});
  EXPECT_EQ(guest.refusal(), "host");
  host.say({{"type", "start"}});
  host.say({{"type", "delete_room"}});
  EXPECT_EQ(host.refusal(), "others");
  host.say({{"type", "kick"}, {"chair", 1}});
  host.say({{"type", "delete_room"}});
  EXPECT_TRUE(host.closed());
  EXPECT_EQ(w.site().rooms(), 0u);
  StoredRoom stored;
  EXPECT_FALSE(has_room(w.store(), id, &stored));
  Person late(w);
  late.say({{"type", "hello"}, {"room", id}});
  EXPECT_EQ(late.refusal(), "no_room");
}

TEST_F(Host, DeletesALobby) {
  host.say({{"type", "delete_room"}});
  for (const Person* p : {&host, &guest}) {
    EXPECT_EQ(p->heard().back().at("type"), "closing");
    EXPECT_TRUE(p->closed());
  }
  StoredRoom stored;
  EXPECT_FALSE(has_room(w.store(), id, &stored));
}

TEST_F(Host, CannotLockItselfOutOfTheSettings) {
  for (const json::object& fixed :
       {json::object{{"seed", 7}, {"bots_only", true}}, json::object{{"bots_only", false}},
        json::object{{"seed", 7}}, json::object{{"guided", true}}}) {
    json::object m = fixed;
    m["type"] = "settings";
    host.say(m);
    EXPECT_EQ(host.refusal(), "settings") << json::serialize(m);
  }
  host.say({{"type", "settings"}, {"players", 4}});
  EXPECT_EQ(host.room.at("chairs").as_array().size(), 4u);
}

TEST_F(Host, IsToldThatItsPageIsOld) {
  Person old(w), now(w);
  old.say({{"type", "hello"}, {"room", id}, {"protocol", kProtocol - 1}});
  EXPECT_EQ(old.refusal(), "protocol");
  now.say({{"type", "hello"}, {"room", id}, {"protocol", kProtocol}});
  EXPECT_EQ(now.last("welcome").at("protocol"), kProtocol);
  now.hang_up();
  w.site().gone(now);
}

// As a connection to /ws/ROOM.
class Sent : public Person {
 public:
  Sent(World& w, std::string room) : Person(w), room_(std::move(room)) {}
  std::string room_in_path() const override { return room_; }

 private:
  std::string room_;
};

TEST_F(Host, MayNameTheRoomInThePath) {
  Sent there(w, id), elsewhere(w, id);
  there.say({{"type", "hello"}, {"token", token}});
  EXPECT_EQ(there.you.at("chair"), 0);
  elsewhere.say({{"type", "hello"}, {"room", "other"}});
  EXPECT_EQ(elsewhere.refusal(), "malformed");
  Person nowhere(w);
  nowhere.say({{"type", "hello"}});
  EXPECT_EQ(nowhere.refusal(), "malformed");
  w.site().gone(there);
}

TEST_F(Host, IsToldHowManyWatchAndThoseWhoWatchAreNot) {
  constexpr int kMany = 300;
  const std::uint64_t before = w.context().metrics.messages_out;
  std::vector<std::unique_ptr<Person>> crowd;
  for (int i = 0; i < kMany; ++i) {
    crowd.push_back(std::make_unique<Person>(w));
    crowd.back()->come(id);
  }
  EXPECT_EQ(host.room.at("watching"), kMany);
  EXPECT_LE(w.context().metrics.messages_out - before, 3u * kMany) << "a welcome, and the two who play";
}

TEST(OldLobbies, AreNotForgottenBecauseTheClockJumped) {
  TemporaryFile file;
  World w(file.path());
  const std::string id = w.make_room({}).first;
  w.set_now(w.now() + Millis{10} * 24 * 3600 * 1000);
  w.crash();
  StoredRoom stored;
  EXPECT_TRUE(has_room(w.store(), id, &stored)) << "nothing else has happened since";
  w.make_room({});
  w.crash();
  EXPECT_FALSE(has_room(w.store(), id, &stored)) << "ten days of which something was heard";
}

TEST(GamesNobodyIsAt, StayInMemoryForAWhile) {
  World w(":memory:", {.rooms = 2});
  w.arrange([](jiesuan::Setup& s) { s.position = position(3); });
  const std::string id = set_table(w, {.players = 3, .people = 2});
  Person one(w);
  one.come(id, seat_token(0));
  one.hang_up();
  EXPECT_EQ(w.site().rooms(), 1u) << "it would have to be played again";
  w.pass(30'000);
  EXPECT_EQ(w.site().rooms(), 0u);
  one.come(id, seat_token(0));
  one.hang_up();
  std::vector<std::unique_ptr<Person>> hosts;
  for (int i = 0; i < 2; ++i) {
    const auto [room, token] = w.make_room({});
    hosts.push_back(std::make_unique<Person>(w));
    hosts.back()->come(room, token);
  }
  EXPECT_EQ(w.site().rooms(), 2u) << "but nobody is sent away for it";
}

}  // namespace
}  // namespace jiesuan::server::test
