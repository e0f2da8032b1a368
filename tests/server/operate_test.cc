// What those who run the server can tell it while it runs.
#include "tests/server/set_table.h"

namespace jiesuan::server::test {
namespace {

constexpr const char* kSecret = "a-secret-of-the-operator";

class FromAddress : public Person {
 public:
  FromAddress(World& w, std::string address) : Person(w), address_(std::move(address)) {}
  std::string address() const override { return address_; }

 private:
  std::string address_;
};

class Operate : public testing::Test {
 protected:
  Operate() : w(":memory:", limits()) {
    std::tie(id, token) = w.make_room({{"players", 3}, {"name", "Oath"}});
    host.come(id, token);
    guest.come(id);
    guest.sit(1, "G");
  }
  static SiteLimits limits() {
    SiteLimits out;
    out.operator_secret = kSecret;
    return out;
  }
  HttpResponse raw(const std::string& body, const std::string& secret = kSecret) {
    HttpRequest r{.method = "POST", .target = "/operate", .body = body};
    if (!secret.empty()) r.authorization = "Bearer " + secret;
    return w.fetch_inside(r);
  }
  json::value tell(const json::object& order, int status = 200) {
    const HttpResponse out = raw(json::serialize(order));
    EXPECT_EQ(out.status, status) << out.body;
    return json::parse(out.body);
  }
  World w;
  std::string id, token;
  FromAddress host{w, "10.0.0.1"}, guest{w, "10.0.0.2"};
};

TEST_F(Operate, IsForWhoeverKnowsTheSecretAndOnTheInsidePortAlone) {
  const std::string order = R"({"do":"rooms"})";
  for (const std::string& wrong : {std::string(), std::string("x"), std::string(kSecret) + "x",
                                   std::string(kSecret).replace(0, 1, "b")}) {
    const HttpResponse no = raw(order, wrong);
    EXPECT_EQ(no.status, 401);
    EXPECT_EQ(no.body.find("Oath"), std::string::npos);
  }
  EXPECT_TRUE(w.journal_has("operator_refused"));
  EXPECT_EQ(raw(order).status, 200);
  EXPECT_EQ(w.fetch_inside({.method = "GET", .target = "/operate"}).status, 405);
  for (const char* method : {"GET", "POST"}) {
    HttpRequest r{.method = method, .target = "/operate", .body = order};
    r.authorization = std::string("Bearer ") + kSecret;
    EXPECT_EQ(w.fetch(r).status, 404) << "nothing of it is public";
  }
  World without;
  HttpRequest r{.method = "POST", .target = "/operate", .body = order};
  r.authorization = "Bearer ";
  EXPECT_NE(without.fetch_inside(r).status, 200) << "without a secret nobody operates it";
}

TEST_F(Operate, RefusesWhatItDoesNotUnderstand) {
  for (const char* wrong :
       {"", "[]", "{", "{}", R"({"do":3})", R"({"do":"explode"})", R"({"do":"say"})",
        R"({"do":"say","text":""})", R"({"do":"kick","room":"x"})", R"({"do":"kick","chair":-1})",
        R"({"do":"ban"})", R"({"do":"ban","address":"nobody"})", R"({"do":"pardon","address":"10.0.0.0/40"})",
        R"({"do":"drain"})"})
    EXPECT_EQ(raw(wrong).status, 400) << wrong;
}

TEST_F(Operate, ListsTheRooms) {
  const json::value told = tell({{"do", "rooms"}});
  ASSERT_EQ(told.at("rooms").as_array().size(), 1u);
  EXPECT_EQ(str(told.at("rooms").at(0).at("id")), id);
  EXPECT_EQ(told.at("rooms").at(0).at("chairs").at(1).at("name"), "G");
  EXPECT_EQ(told.at("draining"), false);
  EXPECT_EQ(json::serialize(told).find(token), std::string::npos) << "nobody is told a seat";
}

TEST_F(Operate, SaysSomethingToEverybody) {
  EXPECT_EQ(tell({{"do", "say"}, {"text", "十分钟后重启"}}).at("people"), 2);
  for (const Person* p : {static_cast<Person*>(&host), static_cast<Person*>(&guest)})
    EXPECT_EQ(p->last("announcement").at("text"), "十分钟后重启");
}

TEST_F(Operate, TakesAChairAlsoFromTheHost) {
  tell({{"do", "kick"}, {"room", "nowhere"}, {"chair", 0}}, 404);
  tell({{"do", "kick"}, {"room", id}, {"chair", 2}}, 409);
  tell({{"do", "kick"}, {"room", id}, {"chair", 0}});
  EXPECT_EQ(host.last("refused").at("code"), "kicked");
  EXPECT_EQ(guest.count("refused"), 0u) << "who has become the host hears no word of it";
  EXPECT_TRUE(host.you.at("chair").is_null());
  EXPECT_EQ(guest.you.at("host"), true);
}

TEST_F(Operate, BansAnAddressOrANetwork) {
  EXPECT_EQ(tell({{"do", "ban"}, {"address", "10.0.0.2"}}).at("sent_away"), 1);
  EXPECT_EQ(guest.last("refused").at("code"), "banned");
  EXPECT_TRUE(guest.closed());
  EXPECT_FALSE(host.closed());
  const auto asks = [&](const char* address) {
    HttpRequest r{.method = "GET", .target = "/api/rooms"};
    r.who = Address::parse(address);
    return w.fetch(r).status;
  };
  EXPECT_EQ(asks("10.0.0.2"), 403);
  EXPECT_EQ(asks("10.0.0.3"), 200);
  EXPECT_FALSE(w.site().addresses().may_connect(*Address::parse("10.0.0.2")));
  tell({{"do", "ban"}, {"address", "10.9.0.0/16"}});
  EXPECT_EQ(asks("10.9.8.7"), 403);
  EXPECT_EQ(json::serialize(tell({{"do", "rooms"}}).at("banned")), R"(["10.0.0.2","10.9.0.0/16"])");
  tell({{"do", "pardon"}, {"address", "10.9.0.0/16"}});
  tell({{"do", "pardon"}, {"address", "10.9.0.0/16"}}, 404);
  EXPECT_EQ(asks("10.9.8.7"), 200);
}

TEST_F(Operate, DeletesARoomWhateverGoesOnInIt) {
  host.say({{"type", "start"}});
  tell({{"do", "delete"}, {"room", "nowhere"}}, 404);
  tell({{"do", "delete"}, {"room", id}});
  StoredRoom stored;
  EXPECT_FALSE(has_room(w.store(), id, &stored));
  EXPECT_EQ(host.heard().back().at("type"), "closing");
  EXPECT_TRUE(host.closed());
  EXPECT_EQ(w.site().rooms(), 0u);
}

TEST_F(Operate, DrainsAndGamesGoOn) {
  tell({{"do", "drain"}, {"on", true}});
  EXPECT_EQ(w.post({}, 503).at("error").at("code"), "draining");
  EXPECT_EQ(w.fetch({.method = "GET", .target = "/healthz"}).status, 200) << "nobody else has these games";
  host.say({{"type", "start"}});
  EXPECT_EQ(host.room.at("state"), "playing");
  Play how;
  play(w, {&host, &guest}, how);
  ASSERT_TRUE(host.over());
  guest.say({{"type", "again"}, {"yes", true}});
  host.say({{"type", "again"}, {"yes", true}});
  EXPECT_EQ(host.last("refused").at("code"), "draining") << "but no other begins";
  tell({{"do", "drain"}, {"on", false}});
  w.post({}, 201);
  EXPECT_EQ(w.fetch({.method = "GET", .target = "/healthz"}).status, 200);
}

}  // namespace
}  // namespace jiesuan::server::test
