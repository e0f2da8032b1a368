// 国战: who is asked because of a general card that lies face down is not told to the others.
#include "tests/server/listener.h"

namespace jiesuan::server::test {
namespace {

// ① attacks ②, whose head general may launch 刚烈; ③ has general cards that lie face down as well, ④ has
// none.
struct Attack {
  explicit Attack(bool hidden, int people = 4) {
    w.arrange([&](jiesuan::Setup& s) {
      s.position = position(4);
      for (SeatPosition& p : s.position->seats) p.allegiance.clear();
      s.position->seats[0].kingdom = s.position->seats[3].kingdom = Kingdom::Shu;
      s.position->seats[0].hand = {face("slash")};
      s.position->seats[1].generals = {"heg_xiahoudun", "heg_zhangliao"};
      s.position->seats[2].generals = {"heg_ganning", "heg_huanggai"};
      s.position->seats[1].hidden[0] = hidden;
      s.position->seats[2].hidden[0] = s.position->seats[2].hidden[1] = true;
    });
    id = set_table(w, {.players = 4, .people = people, .settings = {{"mode", "hegemony"}}});
    one.come(id, seat_token(0));
    if (people > 1) two.come(id, seat_token(1));
    w.settle();
    wait_for_the_play_phase(w, one);
    one.answer_with(use(one, "slash", {1}));
    for (int i = 0; i < 40 && !asks_two(); ++i) w.pass(500);
  }
  bool asks_two() const { return two.asked() && two.question.at("ask") == "launch"; }

  World w;
  std::string id;
  Listener one{w}, two{w};
};

TEST(HiddenGeneral, OthersAreShownAWindowOfThoseWhoMightBeAsked) {
  const Attack a(true);
  ASSERT_TRUE(a.asks_two());
  for (const Listener* p : {&a.one, &a.two}) {
    EXPECT_EQ(p->waiting.at("window"), true);
    EXPECT_EQ(p->waiting.at("seats"), json::value(json::array{1}));
    EXPECT_EQ(p->waiting.at("left").to_number<int>(), 700) << "about a third of a window";
  }
}

TEST(HiddenGeneral, ThinksNoLongerThanAWindowCanLast) {
  Attack a(true);
  ASSERT_TRUE(a.asks_two());
  a.two.say({{"type", "think"}});
  EXPECT_EQ(a.two.waiting.at("left").to_number<int>(), 8700) << "a short window and its time to think";
  for (int i = 0; i < 40 && a.asks_two(); ++i) a.w.pass(500);
  EXPECT_FALSE(a.asks_two()) << "it has let it pass";
  EXPECT_EQ(a.two.count("late"), 0u);
}

TEST(HiddenGeneral, WhoIsAskedForAnOpenOneIsSeen) {
  const Attack a(false);
  ASSERT_TRUE(a.asks_two());
  EXPECT_EQ(a.one.waiting.at("seats"), json::value(json::array{1}));
  EXPECT_FALSE(a.one.waiting.at("left").is_null());
}

}  // namespace
}  // namespace jiesuan::server::test
