// Rooms that are played with rules modules: chosen, refused, kept; what their states look like in messages.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

std::vector<std::string> chosen(const json::value& room) {
  return json::value_to<std::vector<std::string>>(room.at("settings").at("rules"));
}
std::vector<std::string> played_with(World& w, const std::string& id) {
  Refusal no;
  return w.site().room(id, &no)->setup().modules;
}
using Ids = std::vector<std::string>;

TEST(RulesOfARoom, AreNoneUnlessItNamesSome) {
  World w;
  const auto [id, token] = w.make_room({{"players", 2}});
  Person host(w);
  host.come(id, token);
  EXPECT_EQ(chosen(host.room), Ids());
  host.say({{"type", "start"}});
  EXPECT_EQ(played_with(w, id), Ids());
}

TEST(RulesOfARoom, AreChosenWholeOrByPartsAndKeptWhileItIsALobbyAndAGame) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] = w.make_room({{"players", 2}, {"rules", {"002"}}});
  {
    Person host(w);
    host.come(id, token);
    EXPECT_EQ(chosen(host.room), Ids{"002"});
    host.say({{"type", "settings"}, {"rules", {"002.search", "002.tapping", "002.search"}}});
    EXPECT_EQ(chosen(host.room), (Ids{"002.search", "002.tapping"})) << "each once";
  }
  w.crash();
  {
    Person host(w);
    host.come(id, token);
    EXPECT_EQ(chosen(host.room), (Ids{"002.search", "002.tapping"}));
    host.say({{"type", "start"}});
    EXPECT_EQ(host.room.at("state"), "playing");
  }
  w.crash();
  Person host(w);
  host.come(id, token);
  EXPECT_EQ(chosen(host.room), (Ids{"002.search", "002.tapping"}));
  EXPECT_EQ(played_with(w, id), (Ids{"002.search", "002.tapping"}));
}

TEST(RulesOfARoom, AreThoseOfTheServerIfItNamesNone) {
  World w;
  w.context().modules = {"002.recast"};
  const auto [as_ever, token] = w.make_room({{"players", 2}});
  const auto [without, other] = w.make_room({{"players", 2}, {"rules", json::array()}});
  Person one(w), two(w);
  one.come(as_ever, token);
  two.come(without, other);
  EXPECT_EQ(chosen(one.room), Ids{"002.recast"}) << "and everybody sees it";
  EXPECT_EQ(chosen(two.room), Ids());
  w.context().modules = {};
  one.say({{"type", "start"}});
  EXPECT_EQ(played_with(w, as_ever), Ids{"002.recast"}) << "as it was made";
}

// Before rooms had the setting their games named their modules all the same, and lobbies had the server's.
TEST(RulesOfARoom, OfAnOlderReleaseAreThoseItWasBegunWith) {
  World w;
  w.context().modules = {"002.search"};
  for (const bool begun : {false, true}) {
    json::object doc = table_doc({.players = 2, .people = 1});
    doc["settings"].as_object().erase("rules");
    if (begun)
      doc["content"] = {{"mode", "identity"},
                        {"modules", {"002.tapping"}},
                        {"decks", json::array()},
                        {"printings", "any"},
                        {"generals", {"standard"}}};
    StoredRoom stored;
    stored.id = begun ? "begun" : "lobby";
    stored.state = begun ? RoomState::Playing : RoomState::Lobby;
    stored.doc = json::serialize(doc);
    ASSERT_TRUE(w.store().add_room(stored));
    Person host(w);
    host.come(stored.id, seat_token(0));
    EXPECT_EQ(chosen(host.room), Ids{begun ? "002.tapping" : "002.search"});
  }
}

TEST(RulesOfARoom, AreRefusedByNameIfThereAreNone) {
  World w;
  const json::value no = w.post({{"rules", {"002.tapping", "002.flying"}}}, 400);
  EXPECT_NE(str(no.at("error").at("why").at("en")).find("'002.flying'"), std::string::npos);
  EXPECT_NE(str(no.at("error").at("why").at("zh")).find("002.flying"), std::string::npos);
}

TEST(RulesOfARoom, HaveNamesAndTextsInTheCatalogue) {
  World w;
  const json::value parts = w.get("/api/catalogue").at("rules");
  EXPECT_GE(parts.as_object().size(), 14u);
  for (const auto& [id, part] : parts.as_object())
    for (const char* lang : {"zh", "en"}) {
      EXPECT_FALSE(str(part.at(lang)).empty()) << id;
      EXPECT_FALSE(str(part.at("text").at(lang)).empty()) << id;
    }
}

class StatesAtTheTable : public testing::Test {
 protected:
  void sit_down(json::array rules) {
    w.arrange([](jiesuan::Setup& s) {
      s.position = position(3);
      SeatPosition& other = s.position->seats[1];
      other.hand = {face("jink", Suit::Heart, 2)};
      other.open_hand = {face("peach", Suit::Heart, 3)};
      other.tapped = {face("eight_diagram", Suit::Spade, 2)};
      other.hp_floor = 0;
      s.position->seats[2].chained = true;
    });
    const std::string id =
        set_table(w, {.players = 3, .people = 2, .settings = {{"rules", std::move(rules)}}});
    me.come(id, seat_token(0));
    owner.come(id, seat_token(1));
    watcher.come(id);
  }
  World w;
  Person me{w}, owner{w}, watcher{w};
};

TEST_F(StatesAtTheTable, AreSeenByEverybodyAndTheFaceDownCardBesideThemByNobodyElse) {
  sit_down({"002"});
  for (Person* p : {&me, &owner, &watcher}) {
    const json::value& seat = p->view.at("seats").at(1);
    EXPECT_EQ(seat.at("hand"), 2);
    ASSERT_EQ(seat.at("open_hand").as_array().size(), 1u);
    EXPECT_EQ(seat.at("open_hand").at(0).at("name"), "peach");
    EXPECT_EQ(seat.at("tapped").at(0), seat.at("equipment").at(0).at("id"));
    EXPECT_EQ(seat.at("floor"), 0);
    EXPECT_EQ(json::serialize(p->view).find("\"jink\"") != std::string::npos, p == &owner);
  }
}

TEST_F(StatesAtTheTable, ThatFollowFromOthersAreToldIfTheRoomHasThem) {
  sit_down({"002.abnormal"});
  const auto abnormal = [&](int seat) {
    return json::serialize(me.view.at("seats").at(static_cast<std::size_t>(seat)).at("effects"))
               .find("state_abnormal") != std::string::npos;
  };
  EXPECT_FALSE(abnormal(0));
  EXPECT_TRUE(abnormal(1)) << "an open hand card, tapped equipment";
  EXPECT_TRUE(abnormal(2)) << "chained";
}

TEST_F(StatesAtTheTable, ThatFollowFromOthersAreNotToldWhereThereAreNone) {
  sit_down({});
  EXPECT_EQ(json::serialize(me.view).find("state_abnormal"), std::string::npos);
}

}  // namespace
}  // namespace jiesuan::server::test
