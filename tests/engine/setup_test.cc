// Setups that make no game say why.
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

std::string refused(const Setup& s) {
  Match m;
  std::string error;
  EXPECT_FALSE(m.start(s, &error));
  return error;
}
Setup with_position(int players) {
  Setup s;
  s.position.emplace();
  s.position->seats.resize(static_cast<std::size_t>(players));
  s.position->seats[0].role = Role::Lord;
  return s;
}

TEST(SetupErrors, NamesWhatIsWrong) {
  jiesuan::Setup s;
  s.mode = "bridge";
  EXPECT_EQ(refused(s), "there is no mode 'bridge'");
  s = {};
  s.players = 1;
  EXPECT_EQ(refused(s), "the number of players must be from 2 to 10");
  s.players = 11;
  EXPECT_EQ(refused(s), "the number of players must be from 2 to 10");
  s = {};
  s.generals = {"caocao", "napoleon"};
  EXPECT_EQ(refused(s), "there is no general 'napoleon'");
}

TEST(SetupErrors, NamesWhatIsWrongInAPosition) {
  EXPECT_EQ(refused(with_position(1)), "the number of players must be from 2 to 12");
  jiesuan::Setup s = with_position(2);
  s.position->seats[1].generals = {"napoleon"};
  EXPECT_EQ(refused(s), "there is no general 'napoleon'");
  s = with_position(2);
  s.position->seats[1].skills = {"flying"};
  EXPECT_EQ(refused(s), "there is no skill 'flying'");
  s = with_position(2);
  s.position->seats[0].hand = {card(kQinggangSword)};
  s.position->seats[1].hand = {card(kQinggangSword)};
  EXPECT_EQ(refused(s), "the deck has no (further) 青釭剑 like that");
  s = with_position(2);
  s.position->pile_top = {card(kPeach, "♠")};
  EXPECT_EQ(refused(s), "the deck has no (further) 桃 like that");
}

TEST(SetupErrors, APositionWhoseTurnIsNobodysIsRefused) {
  jiesuan::Setup s = with_position(2);
  s.position->turn = 5;
  EXPECT_NE(refused(s), "");
}

TEST(SetupErrors, TwoCardsInOneSlotAreRefused) {
  jiesuan::Setup s = with_position(2);
  s.position->seats[0].equipment = {card(kAxe), card(kSpear)};
  EXPECT_NE(refused(s), "");
}

TEST(SetupErrors, HpAboveTheMaximumIsRefused) {
  jiesuan::Setup s = with_position(2);
  s.position->seats[0].hp = 5;
  s.position->seats[0].max_hp = 4;
  EXPECT_NE(refused(s), "");
}

TEST(SetupErrors, ARefusedSetupLeavesTheMatchReadyForAnother) {
  Match m;
  std::string error;
  jiesuan::Setup bad = with_position(2);
  bad.position->seats[1].skills = {"flying"};
  EXPECT_FALSE(m.start(bad, &error));
  EXPECT_TRUE(m.start(with_position(2), &error)) << error;
  EXPECT_FALSE(m.over());
}

}  // namespace
}  // namespace jiesuan::test
