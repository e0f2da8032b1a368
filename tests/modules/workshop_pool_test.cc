// Generals whose skills are written with a module belong to games with it.
#include <gtest/gtest.h>

#include "engine/api/match.h"
#include "engine/content/module_words.h"
#include "engine/content/pool.h"

namespace jiesuan {
namespace {

bool named(const std::vector<std::string>& modules, const std::vector<std::string>& words, GeneralSet* pool,
           std::string* why) {
  return generals_named(*find_mode("identity"), modules_meant(modules), words, pool, why);
}
int from_workshop(const std::vector<std::string>& modules) {
  GeneralSet pool;
  std::string why;
  EXPECT_TRUE(named(modules, {"all"}, &pool, &why)) << why;
  int n = 0;
  for (std::uint16_t id : pool.numbers())
    n += std::string_view(def(static_cast<GeneralId>(id)).set) == "workshop" ? 1 : 0;
  return n;
}

TEST(WorkshopPool, AllMeansTheWorkshopTooWithTheModuleAndOnlyThen) {
  EXPECT_EQ(from_workshop({}), 0);
  EXPECT_EQ(from_workshop({"002"}), 16);
}

TEST(WorkshopPool, APartBringsThoseWhoNeedNothingElse) {
  GeneralSet pool;
  std::string why;
  EXPECT_TRUE(named({"002.face_up"}, {"jinzhi"}, &pool, &why)) << why;
  EXPECT_FALSE(named({"002.face_up"}, {"shatuoling"}, &pool, &why));
  EXPECT_EQ(why, "the general 'shatuoling' needs the rules module '002.abnormal'");
  EXPECT_FALSE(named({"002.tapping", "002.hp_floor"}, {"lusheng"}, &pool, &why)) << "he needs all of it";
  EXPECT_EQ(why, "the general 'lusheng' needs the rules module '002'");
}

TEST(WorkshopPool, NamingThemWithoutTheModuleIsRefused) {
  GeneralSet pool;
  std::string why;
  EXPECT_FALSE(named({}, {"all", "jinzhi"}, &pool, &why));
  EXPECT_EQ(why, "the general 'jinzhi' needs the rules module '002.face_up'");
  EXPECT_FALSE(named({}, {"workshop"}, &pool, &why));
  EXPECT_NE(why.find("the expansion 'workshop' needs the rules module '002"), std::string::npos) << why;
}

TEST(WorkshopPool, SeatingThemWithoutTheModuleIsRefused) {
  jiesuan::Setup s;
  s.players = 2;
  s.position.emplace();
  s.position->seats.resize(2);
  s.position->seats[0].generals = {"jinzhi"};
  Match m;
  std::string why;
  EXPECT_FALSE(m.start(s, &why));
  EXPECT_EQ(why, "the general 'jinzhi' needs the rules module '002.face_up'");
  s.modules = {"002.face_up"};
  why.clear();
  EXPECT_TRUE(m.start(s, &why)) << why;
}

}  // namespace
}  // namespace jiesuan
