// One address has its share of the server and not more.
#include "server/addresses.h"

#include "tests/server/world.h"

namespace jiesuan::server::test {
namespace {

Address at(const char* text) {
  const auto a = Address::parse(text);
  EXPECT_TRUE(a) << text;
  return a.value_or(Address{});
}
Network network(const char* text) {
  const auto n = Network::parse(text);
  EXPECT_TRUE(n) << text;
  return n.value_or(Network{});
}

TEST(Networks, AreReadAndHaveTheirAddresses) {
  EXPECT_TRUE(network("10.0.0.0/8").has(at("10.200.3.4")));
  EXPECT_FALSE(network("10.0.0.0/8").has(at("11.0.0.1")));
  EXPECT_TRUE(network("127.0.0.1").has(at("::ffff:127.0.0.1"))) << "it is the same address";
  EXPECT_FALSE(network("127.0.0.1").has(at("127.0.0.2")));
  for (const char* text : {"10.0.0.1", "2001:db8::1"}) EXPECT_EQ(at(text).text(), text);
  EXPECT_TRUE(network("fd00::/8").has(at("fd12::1")));
  EXPECT_FALSE(network("0.0.0.0/0").has(at("fd12::1")));
  for (const char* bad :
       {"", "localhost", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/", "::/129", "1.2.3", "::1/-1"})
    EXPECT_FALSE(Network::parse(bad)) << bad;
}

TEST(Addresses, OfThoseBehindATrustedProxyAreBelieved) {
  const Addresses a({}, {network("127.0.0.1"), network("10.0.0.0/8")});
  EXPECT_EQ(a.behind(at("127.0.0.1"), "1.2.3.4"), at("1.2.3.4"));
  EXPECT_EQ(a.behind(at("127.0.0.1"), "9.9.9.9, 1.2.3.4 , 10.1.1.1"), at("1.2.3.4"))
      << "the first was written by the client itself";
  EXPECT_EQ(a.behind(at("127.0.0.1"), ""), at("127.0.0.1"));
  EXPECT_EQ(a.behind(at("127.0.0.1"), "nonsense"), at("127.0.0.1"));
  EXPECT_EQ(a.behind(at("8.8.8.8"), "1.2.3.4"), at("8.8.8.8")) << "nobody else is believed";
}

TEST(Addresses, HaveTheirShareOfConnections) {
  Addresses a({.connections = 2}, {});
  EXPECT_TRUE(a.may_connect(at("1.1.1.1")));
  EXPECT_TRUE(a.may_connect(at("1.1.1.1")));
  EXPECT_FALSE(a.may_connect(at("1.1.1.1")));
  EXPECT_TRUE(a.may_connect(at("1.1.1.2")));
  EXPECT_TRUE(a.may_connect(at("2001:db8::1")));
  EXPECT_TRUE(a.may_connect(at("2001:db8::2")));
  EXPECT_FALSE(a.may_connect(at("2001:db8::3"))) << "they are all of one network";
  a.left(at("1.1.1.1"));
  EXPECT_TRUE(a.may_connect(at("1.1.1.1")));
}

TEST(Addresses, AreForgottenWhenTheyHaveBeenQuiet) {
  Addresses a({}, {});
  for (int i = 0; i < 200; ++i) a.may_ask(at(("1.1.1." + std::to_string(i)).c_str()), 1000);
  EXPECT_EQ(a.known(), 200u);
  a.may_ask(at("1.1.2.1"), 100'000);
  EXPECT_EQ(a.known(), 1u);
}

TEST(Addresses, ThatAskTooMuchAreRefusedAndOthersAreNot) {
  SiteLimits limits;
  limits.an_address = {.connections = 0, .requests_a_second = 2, .messages_a_second = 0, .rooms_a_minute = 3};
  World w(":memory:", limits);
  const auto get = [&](const char* who) {
    HttpRequest r{"GET", "/api/rooms"};
    r.who = at(who);
    return w.fetch(r).status;
  };
  int fine = 0;
  for (int i = 0; i < 100; ++i) fine += get("1.1.1.1") == 200 ? 1 : 0;
  EXPECT_EQ(fine, 20) << "ten seconds' worth at once";
  EXPECT_EQ(get("1.1.1.1"), 429);
  EXPECT_EQ(get("1.1.1.2"), 200);
  EXPECT_GT(w.context().metrics.http_refused, 0u);
  w.pass(1000);
  EXPECT_EQ(get("1.1.1.1"), 200);
  const auto make = [&](const char* who) {
    HttpRequest r{"POST", "/api/rooms"};
    r.who = at(who);
    return w.fetch(r).status;
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(make("2.2.2.2"), 201);
  EXPECT_EQ(make("2.2.2.2"), 429);
  EXPECT_EQ(make("2.2.2.3"), 201) << "and nobody is locked out with it";
  w.pass(20'000);
  EXPECT_EQ(make("2.2.2.2"), 201);
}

}  // namespace
}  // namespace jiesuan::server::test
