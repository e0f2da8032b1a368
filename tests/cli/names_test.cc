// The catalogue as programs get it.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "cli/names.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;

std::set<std::string> ids_of(const json::value& all) {
  std::set<std::string> ids;
  for (const json::value& x : all.as_array()) ids.insert(std::string(x.at("id").as_string()));
  return ids;
}
const json::value& with_id(const json::value& all, std::string_view id) {
  for (const json::value& x : all.as_array())
    if (x.at("id").as_string() == id) return x;
  throw std::out_of_range(std::string(id));
}

TEST(NamesJson, SaysWhatThereIsAndWhatBelongsTogether) {
  const json::value all = json::parse(names_json(""));
  const auto sets = ids_of(all.at("sets")), modes = ids_of(all.at("modes")),
             skills = ids_of(all.at("skills")), timings = ids_of(all.at("timings")),
             generals = ids_of(all.at("generals"));
  for (const json::value& g : all.at("generals").as_array()) {
    EXPECT_TRUE(sets.count(std::string(g.at("set").as_string()))) << g;
    EXPECT_FALSE(g.at("modes").as_array().empty()) << g;
    for (const json::value& m : g.at("modes").as_array())
      EXPECT_TRUE(modes.count(std::string(m.as_string())));
    for (const json::value& s : g.at("skills").as_array())
      EXPECT_TRUE(skills.count(std::string(s.as_string()))) << g;
  }
  for (const json::value& s : all.at("skills").as_array()) {
    for (const json::value& t : s.at("timings").as_array())
      EXPECT_TRUE(timings.count(std::string(t.as_string())));
    for (const json::value& g : s.at("generals").as_array())
      EXPECT_TRUE(generals.count(std::string(g.as_string())));
  }
  const json::value& dun = with_id(all.at("generals"), "xiahoudun");
  EXPECT_EQ(dun.at("skills"), json::value(json::array{"ganglie"}));
  EXPECT_EQ(dun.at("kingdom"), "wei");
  const json::value& slash = with_id(all.at("cards"), "slash");
  EXPECT_EQ(slash.at("decks").at("standard"), 30);
}

TEST(NamesJson, ShowsOnlyWhatIsCalledSo) {
  const json::value some = json::parse(names_json("ganglie"));
  EXPECT_EQ(some.at("generals").as_array().size(), 0u);
  EXPECT_EQ(ids_of(some.at("skills")).count("ganglie"), 1u);
  EXPECT_EQ(some.at("cards").as_array().size(), 0u);
}

}  // namespace
}  // namespace jiesuan::cli
