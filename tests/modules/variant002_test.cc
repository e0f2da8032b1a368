// The module of document 002 as a module: its switches, and what its states mean for views, hashes and
// recordings. What its rules say is shown by rulings/R002-*.yaml and rulings/variant002.
#include <gtest/gtest.h>

#include "bots/random.h"
#include "cards/names.h"
#include "engine/api/match.h"
#include "engine/api/recording.h"
#include "engine/content/rulebook.h"
#include "engine/rules/game_cards.h"
#include "engine/rules/policies.h"
#include "engine/view/view.h"
#include "tests/support/pool.h"

namespace jiesuan {
namespace {

constexpr std::size_t kParts = 14;

bool put_together(Rulebook& rules, const std::vector<std::string>& modules, std::string* why) {
  jiesuan::Setup s;
  s.modules = modules;
  return rules.put_together(s, base_policies(), why);
}

TEST(Variant002, IsSwitchedOnAsAWholeOrPartByPart) {
  Rulebook rules;
  std::string why;
  ASSERT_TRUE(put_together(rules, {"002"}, &why)) << why;
  EXPECT_EQ(rules.modules().size(), kParts);
  EXPECT_TRUE(rules.policies().recasts_several);
  ASSERT_TRUE(put_together(rules, {"002.tapping", "002.search"}, &why)) << why;
  EXPECT_EQ(rules.modules().size(), 2u);
  EXPECT_FALSE(rules.policies().recasts_several);
  EXPECT_FALSE(put_together(rules, {"002.taping"}, &why));
  EXPECT_EQ(why, "there is no rules module '002.taping'");
}

TEST(Variant002, OffLeavesEveryPolicyAndRuleAsItWas) {
  Rulebook without, with_words_only;
  std::string why;
  ASSERT_TRUE(put_together(without, {}, &why)) << why;
  ASSERT_TRUE(put_together(with_words_only, {"002.amounts", "002.abnormal"}, &why)) << why;
  EXPECT_EQ(without.policies().spares_hp, nullptr);
  EXPECT_EQ(without.policies().recast, base_policies().recast);
  EXPECT_EQ(without.policies().settle_cancelled_trick, nullptr);
  EXPECT_EQ(without.listeners(), with_words_only.listeners())
      << "parts that are only words hang nothing on timings";
}

jiesuan::Setup two_seats() {
  jiesuan::Setup s;
  s.modules = {"002"};
  s.position.emplace();
  s.position->seats.resize(3);
  s.position->seats[1].open_hand = {{kPeach}};
  s.position->seats[1].hand = {{kJink}};
  s.position->seats[1].tapped = {{kEightDiagram}};
  s.position->seats[1].hp_floor = 2;
  return s;
}

TEST(Variant002, ViewsShowOpenCardsTappedEquipmentAndFloorsToEverybody) {
  Match m;
  std::string why;
  ASSERT_TRUE(m.start(two_seats(), &why)) << why;
  const Game& g = m.game();
  const CardId peach = open_hand(g, 1).first(), jink = closed_hand(g, 1).first();
  for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
    const View v = view_of(g, viewer);
    ASSERT_EQ(v.seats[1].open_hand.size(), 1u);
    EXPECT_EQ(v.seats[1].open_hand[0].id, peach);
    EXPECT_EQ(v.seats[1].open_hand[0].name, kPeach);
    ASSERT_EQ(v.seats[1].tapped.size(), 1);
    EXPECT_EQ(v.seats[1].tapped[0], g[1].equipment[static_cast<int>(Slot::Armour)]);
    EXPECT_EQ(v.seats[1].hp_floor, 2);
    EXPECT_TRUE(can_see(g, viewer, peach));
    EXPECT_EQ(can_see(g, viewer, jink), viewer == 1);
  }
}

TEST(Variant002, HiddenCardsDealtAnewLeaveOpenOnesAlone) {
  Match m;
  std::string why;
  ASSERT_TRUE(m.start(two_seats(), &why)) << why;
  const CardId peach = open_hand(m.game(), 1).first();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    m.redeal_hidden(0, seed);
    ASSERT_EQ(m.game().state.face[peach].name, kPeach);
  }
}

TEST(Variant002, ARecordedGameNamesItsPartsAndPlaysAgain) {
  jiesuan::Setup s;
  s.players = 5;
  s.modules = {"002.recast", "002.tapping"};
  Match m;
  std::string why, text;
  ASSERT_TRUE(m.start(s, &why)) << why;
  Recorder recorder;
  Rng rng(3);
  Answer a;
  while (!m.over()) {
    random_answer(m.game(), m.request(), rng, a);
    ASSERT_TRUE(m.answer(a, &why)) << why;
    recorder.note(m, a);
  }
  ASSERT_TRUE(write_recording(recorder.finish(m), &text, &why)) << why;
  EXPECT_NE(text.find("\nmodules 002.recast 002.tapping\n"), std::string::npos);
  Recording again;
  RecordingError error;
  ASSERT_TRUE(parse_recording(text, &again, &error)) << error.text();
  Match second;
  EXPECT_TRUE(replay(second, again, {}, &error)) << error.text();
}

}  // namespace
}  // namespace jiesuan
