// Marks, cards beside the general, exchange, and the kingdom a god chooses.
#include "engine/view/hash.h"
#include "engine/view/view.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

const SkillDef counter({"test_aside_counter", "计"}, Listing::Nameless, marks_named("筹", "Counter"));

TEST(Marks, AreCountedBySkillAndOpenToEverybody) {
  Table t(2);
  t.seat(1).marks("test_aside_counter", 3);
  t.start();
  EXPECT_EQ(t.marks(1, "test_aside_counter"), 3);
  const View v = view_of(t.game(), 0);
  ASSERT_EQ(v.seats[1].marks.size(), 1u);
  EXPECT_EQ(v.seats[1].marks[0].skill, counter.number);
  EXPECT_EQ(v.seats[1].marks[0].n, 3);
}

TEST(Marks, ChangeTheHashAndTheLog) {
  Table t(2);
  t.start();
  const std::uint64_t before = hash_of(t.game());
  add_marks(t.game(), 1, counter, 2);
  EXPECT_NE(hash_of(t.game()), before);
  EXPECT_EQ(t.nth(LogKind::Marked).n, 2);
  add_marks(t.game(), 1, counter, -5);
  EXPECT_EQ(t.marks(1, "test_aside_counter"), 0) << "no more than there are";
  EXPECT_EQ(t.nth(LogKind::Marked, 1).n, -2);
  EXPECT_EQ(hash_of(t.game()), before);
}

TEST(Marks, APositionMustNameASkillThatHasThem) {
  jiesuan::Setup s;
  s.position.emplace();
  s.position->seats.resize(2);
  s.position->seats[1].marks = {{"jizhi", 1}};
  Match m;
  std::string error;
  EXPECT_FALSE(m.start(s, &error));
  EXPECT_EQ(error, "no skill 'jizhi' names marks");
}

TEST(Beside, APositionLaysThemFaceDownForTheirOwnerOnly) {
  Table t(3);
  t.seat(1).beside("test_aside_counter", {card(kPeach), card(kAxe)});
  t.start();
  ASSERT_EQ(t.beside(1, "test_aside_counter").size(), 2);
  const CardId c = t.beside(1, "test_aside_counter").first();
  EXPECT_TRUE(can_see(t.game(), 1, c));
  EXPECT_FALSE(can_see(t.game(), kSpectator, c));
}

// 缔盟: two hands are exchanged, and nobody sees a card of them on the way.
Task<> swap_hands(Skill<Phase> s) {
  const Side a{s.game[1].hand, Zone::Hand, 1}, b{s.game[2].hand, Zone::Hand, 2};
  co_await exchange(s.game, s.owner, a, b);
}
const SkillDef alliance({"test_aside_alliance", "缔盟"}, Listing::Nameless,
                        at<Timing::PlayIdle>().then(swap_hands));

TEST(Exchange, OfTwoHandsShowsNobodyTheCards) {
  Table t(4);
  t.seat(0).skill("test_aside_alliance");
  t.seat(1).hand({card(kPeach), card(kAxe)});
  t.seat(2).hand({card(kDuel)});
  t.start();
  t.forget();
  t.act(0, "test_aside_alliance");
  EXPECT_NE(t.in_hand(1, kDuel), kNoCard);
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(2, kAxe), kNoCard);
  ASSERT_EQ(t.count(LogKind::Moved), 4) << "two parts out, two parts in";
  for (const LogEntry& e : t.of(LogKind::Moved)) {
    EXPECT_TRUE(redacted(e, 0).cards.empty());
    EXPECT_TRUE(redacted(e, 3).cards.empty());
  }
  EXPECT_TRUE(t.game().state.face_down.empty());
}

TEST(Exchange, WithAnEmptyHandOneSideOnlyGets) {
  Table t(3);
  t.seat(0).skill("test_aside_alliance");
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.act(0, "test_aside_alliance");
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard);
}

// Timings §4: gods choose one of the four kingdoms when generals are shown.
TEST(GodGenerals, ChooseAKingdomWhenGeneralsAreShown) {
  jiesuan::Setup setup;
  setup.players = 2;
  setup.generals = {"shen_lvbu", "zhangfei"};
  Match m;
  std::string error;
  ASSERT_TRUE(m.start(setup, &error)) << error;
  const auto asks_for_kingdom = [&] { return m.request().options[0].kind == OptionKind::Kingdom; };
  while (!asks_for_kingdom()) ASSERT_TRUE(m.answer(least_answer(m)));
  const Seat god = m.request().seat;
  EXPECT_EQ(m.game()[god].kingdom, Kingdom::God);
  ASSERT_EQ(m.request().options.size(), 4);
  Answer a;
  a.request = m.request().id;
  a.seat = god;
  a.pick.option = 2;
  ASSERT_TRUE(m.answer(a));
  EXPECT_EQ(m.game()[god].kingdom, Kingdom::Wu);
  EXPECT_FALSE(asks_for_kingdom());
}

TEST(GodGenerals, InAGivenPositionKeepTheirOwnOrTheStatedKingdom) {
  Table t(2);
  t.seat(0).general("shen_lvbu");
  t.seat(1).general("shen_guanyu").kingdom(Kingdom::Shu);
  t.start();
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::God);
  EXPECT_EQ(t.game()[1].kingdom, Kingdom::Shu);
}

}  // namespace
}  // namespace jiesuan::test
