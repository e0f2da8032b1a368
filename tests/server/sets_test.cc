// Rooms that deal generals of chosen sets: named, refused, kept; too few for the players; what a pair is
// chosen from.
#include <map>
#include <set>

#include "engine/content/rulebook.h"
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

using Sets = std::vector<std::string>;

Sets sets_of(const json::value& room) { return json::value_to<Sets>(room.at("settings").at("sets")); }

// The sets whose generals the game is played with.
std::set<std::string> dealt_from(World& w, const std::string& id) {
  Refusal no;
  Rulebook rules;
  std::string why;
  EXPECT_TRUE(rules.put_together(w.site().room(id, &no)->setup(), Policies{}, &why)) << why;
  std::set<std::string> out;
  for (std::uint16_t n : rules.pool().numbers()) out.insert(def(static_cast<GeneralId>(n)).set);
  return out;
}

std::string reason(const json::value& error, const char* lang) {
  return str(error.at("error").at("why").at(lang));
}

TEST(SetsOfARoom, AreNoneUnlessItNamesSome) {
  World w;
  const auto [id, token] = w.make_room({{"mode", "hegemony"}, {"players", 3}});
  Person host(w);
  host.come(id, token);
  EXPECT_EQ(sets_of(host.room), Sets());
  host.say({{"type", "start"}});
  EXPECT_EQ(dealt_from(w, id).size(), 5u) << "the mode's own choice";
}

TEST(SetsOfARoom, AreChosenAndKeptWhileItIsALobbyAndAGame) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] = w.make_room({{"mode", "hegemony"}, {"players", 3}, {"sets", {"hegemony"}}});
  const Sets chosen = {"hegemony_formation", "hegemony_momentum"};
  {
    Person host(w);
    host.come(id, token);
    EXPECT_EQ(sets_of(host.room), Sets{"hegemony"});
    host.say(
        {{"type", "settings"}, {"sets", {"hegemony_formation", "hegemony_momentum", "hegemony_formation"}}});
    EXPECT_EQ(sets_of(host.room), chosen) << "each once";
  }
  w.crash();
  {
    Person host(w);
    host.come(id, token);
    EXPECT_EQ(sets_of(host.room), chosen);
    host.say({{"type", "start"}});
    EXPECT_EQ(host.room.at("state"), "playing");
  }
  w.crash();
  Person host(w);
  host.come(id, token);
  EXPECT_EQ(sets_of(host.room), chosen);
  EXPECT_EQ(dealt_from(w, id), std::set<std::string>(chosen.begin(), chosen.end()));
}

TEST(SetsOfARoom, CountBeforeThePoolItNames) {
  World w;
  const auto [id, token] = w.make_room({{"players", 2}, {"generals", "all"}, {"sets", {"wind", "fire"}}});
  Person host(w);
  host.come(id, token);
  host.say({{"type", "start"}});
  EXPECT_EQ(dealt_from(w, id), (std::set<std::string>{"fire", "wind"}));
}

TEST(SetsOfARoom, AreRefusedByNameIfTheModeHasNone) {
  World w;
  EXPECT_NE(reason(w.post({{"sets", {"winds"}}}, 400), "en").find("'winds'"), std::string::npos);
  EXPECT_NE(reason(w.post({{"sets", {"wind"}}, {"mode", "hegemony"}}, 400), "en").find("'wind'"),
            std::string::npos);
  w.post({{"sets", "wind"}}, 400);
  w.post({{"sets", {1}}}, 400);
}

TEST(SetsOfARoom, AreGoneWithTheModeTheyBelongTo) {
  World w;
  const auto [id, token] = w.make_room({{"players", 3}, {"sets", {"wind"}}});
  Person host(w);
  host.come(id, token);
  host.say({{"type", "settings"}, {"sets", {"hegemony"}}});
  EXPECT_EQ(host.refusal(), "settings");
  EXPECT_EQ(sets_of(host.room), Sets{"wind"});
  host.say({{"type", "settings"}, {"sets", {"hegemony"}}, {"mode", "hegemony"}});
  EXPECT_EQ(sets_of(host.room), Sets{"hegemony"});
  host.say({{"type", "settings"}, {"mode", "identity"}});
  EXPECT_EQ(sets_of(host.room), Sets());
}

TEST(SetsOfARoom, ThatAreTooFewForThePlayersAreToldAtTheStartAndTheLobbyStays) {
  TemporaryFile file;
  World w(file.path());
  const auto [id, token] =
      w.make_room({{"mode", "hegemony"}, {"players", 4}, {"sets", {"hegemony_formation"}}});
  {
    Person host(w);
    host.come(id, token);
    host.say({{"type", "start"}});
    EXPECT_EQ(host.refusal(), "start");
    const json::value why = host.last("refused").at("why");
    const std::string zh = str(why.at("zh")), en = str(why.at("en"));
    EXPECT_NE(zh.find("只有 8 名，4 人至少需要 20 名"), zh.npos) << zh;
    EXPECT_NE(en.find("only 8 generals to choose from, 4 players need at least 20"), en.npos) << en;
    EXPECT_EQ(host.room.at("state"), "lobby");
  }
  w.crash();
  Person host(w);
  host.come(id, token);
  EXPECT_EQ(host.room.at("state"), "lobby");
  host.say({{"type", "settings"}, {"sets", {"hegemony_formation", "hegemony"}}});
  host.say({{"type", "start"}});
  EXPECT_EQ(host.room.at("state"), "playing");
}

TEST(SetsOfARoom, WithoutAnybodyToChooseAreToldByName) {
  World w;
  const json::value no = w.post({{"players", 2}, {"sets", {"standard", "workshop"}}, {"start", true}}, 400);
  EXPECT_EQ(no.at("error").at("code"), "start");
  EXPECT_NE(reason(no, "en").find("'workshop'"), std::string::npos) << reason(no, "en");
  EXPECT_NE(reason(no, "zh").find("工坊"), std::string::npos) << reason(no, "zh");
  w.post({{"players", 2}, {"sets", {"standard", "workshop"}}, {"rules", {"002"}}, {"start", true}}, 201);
}

TEST(TheCatalogue, SaysWhichSetsSidesAndRulesBelongToAMode) {
  World w;
  const json::value book = w.get("/api/catalogue");
  Sets of_hegemony, sides;
  for (const auto& [id, set] : book.at("expansions").as_object())
    for (const json::value& mode : set.at("modes").as_array())
      if (mode == "hegemony") of_hegemony.emplace_back(id);
  EXPECT_EQ(of_hegemony, (Sets{"hegemony", "hegemony_formation", "hegemony_momentum",
                               "hegemony_transformation", "hegemony_authority"}));
  EXPECT_EQ(json::value_to<Sets>(book.at("modes").at("hegemony").at("sets")), of_hegemony);
  EXPECT_EQ(json::value_to<Sets>(book.at("modes").at("identity").at("sets")), Sets{"standard"});
  for (const json::value& side : book.at("modes").at("hegemony").at("allegiances").as_array())
    sides.push_back(str(side.at("id")));
  EXPECT_EQ(sides, (Sets{"wei", "shu", "wu", "qun", "ambitionist"}));
  EXPECT_EQ(book.at("rules").at("hegemony.lords").at("mode"), "hegemony");
  EXPECT_FALSE(book.at("rules").at("002.tapping").as_object().contains("mode"));
}

TEST(APairOfGenerals, IsChosenFromAllThatWereDealtThoseWithoutAPartnerAsWell) {
  World w;
  const auto [id, token] = w.make_room(
      {{"mode", "hegemony"}, {"players", 3}, {"pace", 0}, {"clock", {{"decision", 0}}}, {"start", true}});
  Person host(w);
  host.come(id, token);
  w.settle();
  ASSERT_TRUE(host.asked());
  const json::value& q = host.question;
  EXPECT_EQ(str(q.at("prompt").at("en")), "Choose two generals of one force, a head and a deputy");
  const auto dealt = json::value_to<Sets>(q.at("dealt"));
  EXPECT_EQ(dealt.size(), 7u);
  std::map<std::string, int> of_force;
  const auto force = [](const std::string& one) {
    return std::string(word(Catalogue::get().find_general(one)->kingdom));
  };
  for (const std::string& one : dealt) ++of_force[force(one)];
  std::set<std::string> paired;
  for (const json::value& o : q.at("options").as_array()) paired.insert(str(o.at("general")));
  for (const std::string& one : dealt) EXPECT_EQ(paired.contains(one), of_force[force(one)] > 1) << one;
}

}  // namespace
}  // namespace jiesuan::server::test
