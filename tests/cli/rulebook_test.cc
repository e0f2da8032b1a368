// The flows as tables: nothing of the catalogue is left out, and the order is the rules'.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <set>

#include "cli/names.h"
#include "engine/content/catalogue.h"
#include "tests/server/world.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;

std::string text(const json::value& v) { return std::string(v.as_string()); }

// Timing → who acts there.
std::map<std::string, std::vector<std::string>> actors_by_timing(const json::value& book) {
  std::map<std::string, std::vector<std::string>> out;
  for (const json::value& flow : book.at("flows").as_array())
    for (const json::value& t : flow.at("timings").as_array()) {
      std::vector<std::string>& who = out[text(t.at("id"))];
      for (const json::value& a : t.at("acts").as_array()) who.push_back(text(a.at("actor")));
    }
  return out;
}
bool has(const std::vector<std::string>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(Rulebook, HasEveryTimingOnceInTheOrderOfItsFlow) {
  const json::value book = json::parse(rulebook_text());
  std::set<std::string> seen;
  for (const json::value& flow : book.at("flows").as_array()) {
    int last = -1;
    for (const json::value& t : flow.at("timings").as_array()) {
      const auto timing = static_cast<int>(timing_from(text(t.at("id"))));
      EXPECT_GT(timing, last) << t.at("id");
      last = timing;
      EXPECT_TRUE(seen.insert(text(t.at("id"))).second) << t.at("id");
      EXPECT_EQ(text(t.at("zh")), timing_zh(static_cast<Timing>(timing)));
    }
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kTimings));
}

TEST(Rulebook, SaysOfEverySkillAtWhichTimingsItActs) {
  const json::value book = json::parse(rulebook_text());
  const auto at = actors_by_timing(book);
  for (const SkillDef* s : Catalogue::get().skills()) {
    if (s->is(Listing::Scenario) || s->is(Listing::Nameless)) continue;
    EXPECT_TRUE(book.at("actors").as_object().contains(s->id)) << s->id;
    for (const Unit& u : s->units)
      if (!u.notes) {
        EXPECT_TRUE(has(at.at(std::string(timing_id(u.timing))), s->id)) << s->id;
      }
  }
  for (const auto& [timing, actors] : at)
    for (const std::string& a : actors) EXPECT_TRUE(book.at("actors").as_object().contains(a)) << a;
}

TEST(Rulebook, PutsGeneralSkillsBeforeEquipmentAndCardsBeforeTheFlow) {
  const json::value book = json::parse(rulebook_text());
  const std::vector<std::string> classes = {"general", "equipment", "card", "flow"};
  for (const json::value& flow : book.at("flows").as_array())
    for (const json::value& t : flow.at("timings").as_array()) {
      std::ptrdiff_t last = 0;
      for (const json::value& a : t.at("acts").as_array()) {
        const auto now = std::find(classes.begin(), classes.end(), text(a.at("class"))) - classes.begin();
        EXPECT_GE(now, last) << t.at("id");
        last = now;
      }
    }
  int equipment = 0;
  for (const json::value& flow : book.at("flows").as_array())
    for (const json::value& t : flow.at("timings").as_array())
      for (const json::value& a : t.at("acts").as_array()) {
        const json::value& actor = book.at("actors").at(a.at("actor").as_string());
        if (actor.at("kind") != "skill" || !actor.as_object().contains("card")) continue;
        EXPECT_EQ(a.at("class"), "equipment") << a;
        ++equipment;
      }
  EXPECT_GT(equipment, 10);
  const auto at = actors_by_timing(book);
  EXPECT_TRUE(has(at.at("UseBeforeEffect"), "rule_jink"));
  EXPECT_TRUE(has(at.at("DamageTaken"), "ganglie"));
  EXPECT_TRUE(has(at.at("NeedUse3"), "wusheng"));
  EXPECT_TRUE(has(at.at("UseAfterEffect"), "card:slash"));
}

TEST(Rulebook, IsServedWithATagAndNotWithoutATable) {
  server::test::World w;
  EXPECT_EQ(w.fetch({"GET", "/api/rulebook"}).status, 404);
  w.context().rulebook = rulebook_text();
  server::Site site(w.context(), "no/such/folder");
  const auto ask = [&](const std::string& tag) {
    server::HttpRequest r{"GET", "/api/rulebook"};
    r.if_none_match = tag;
    server::SharedResponse answer;
    site.serve(r, [&](server::SharedResponse a) { answer = std::move(a); });
    site.finish_reading();
    return *answer;
  };
  const server::HttpResponse first = ask("");
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(first.body, rulebook_text());
  ASSERT_FALSE(first.etag.empty());
  EXPECT_EQ(ask(first.etag).status, 304);
}

}  // namespace
}  // namespace jiesuan::cli
