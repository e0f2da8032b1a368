// What a seat may see (principles §9), and dealing anew what it cannot.
#include "engine/view/view.h"

#include "bots/random.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

TEST(View, ShowsTheOwnHandAndOnlyTheNumberOfOtherHands) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kJink)});
  t.seat(1).hand({card(kPeach), card(kDuel), card(kAxe)});
  t.start();
  const View v = view_of(t.game(), 0);
  ASSERT_EQ(v.hand.size(), 2u);
  EXPECT_EQ(v.seats[1].hand_size, 3);
  for (CardId c : t.game()[1].hand) EXPECT_FALSE(can_see(t.game(), 0, c));
  for (CardId c : t.game()[0].hand) EXPECT_TRUE(can_see(t.game(), 0, c));
  const View spectator = view_of(t.game(), kSpectator);
  EXPECT_TRUE(spectator.hand.empty());
  for (CardId c : t.game()[0].hand) EXPECT_FALSE(can_see(t.game(), kSpectator, c));
}

TEST(View, HidesRolesUntilDeathExceptTheLords) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  EXPECT_EQ(role_of(view_of(t.game(), 2).seats[0]), Role::Lord);
  EXPECT_EQ(role_of(view_of(t.game(), 2).seats[1]), Role::None);
  EXPECT_EQ(role_of(view_of(t.game(), 1).seats[1]), Role::Rebel) << "its own";
  EXPECT_EQ(role_of(view_of(t.game(), kSpectator).seats[3]), Role::None);
  t.use(0, kSlash, {1});
  EXPECT_EQ(role_of(view_of(t.game(), 2).seats[1]), Role::Rebel) << "dead";
  EXPECT_EQ(role_of(view_of(t.game(), 2).seats[3]), Role::None);
}

TEST(View, NobodySeesThePileAndEverybodyTheOpenZones) {
  Table t(2);
  t.seat(0).hand({card(kSlash)}).wears({card(kAxe)});
  t.seat(1).judging(card(kLightning));
  t.start();
  const GameState& f = t.game().state;
  for (int i = 0; i < f.pile_size; ++i)
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) ASSERT_FALSE(can_see(t.game(), viewer, f.pile[i]));
  EXPECT_TRUE(can_see(t.game(), 1, t.worn(0, kAxe)));
  EXPECT_TRUE(can_see(t.game(), 0, t.game()[1].judging[0].card));
  const CardId slash = t.in_hand(0, kSlash);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.where(slash), Zone::Discard);
  EXPECT_TRUE(can_see(t.game(), 1, slash));
  EXPECT_EQ(view_of(t.game(), 1).discard.size(), 1u);
}

TEST(View, WhoeverLooksAtCardsSeesThemForThatQuestionOnly) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("zhugeliang");
  t.start();
  t.launch(0, "guanxing");
  ASSERT_EQ(t.request().ask, Ask::Arrange);
  const CardId top = t.game().state.pile[t.game().state.pile_size - 1];
  EXPECT_TRUE(can_see(t.game(), 0, top));
  EXPECT_FALSE(can_see(t.game(), 1, top));
  EXPECT_FALSE(can_see(t.game(), kSpectator, top));
}

TEST(View, TheBytesOfASeatDoNotDependOnWhatOthersHold) {
  // Two tables that differ only in seat 1's hand look the same to the others and to spectators.
  Table a(3), b(3);
  for (Table* t : {&a, &b}) t->seat(0).hand({card(kSlash, "♠7")});
  a.seat(1).hand({card(kJink)});
  b.seat(1).hand({card(kPeach)});
  a.start();
  b.start();
  EXPECT_EQ(view_bytes(a.game(), kSpectator), view_bytes(b.game(), kSpectator));
  EXPECT_EQ(view_bytes(a.game(), 2), view_bytes(b.game(), 2));
  EXPECT_EQ(view_of(a.game(), 0).asked, 0);
  EXPECT_EQ(view_of(a.game(), 1).asked, kNoSeat) << "the question is the asked seat's only";
}

// ---- the log

TEST(Log, HidesTheFacesOfCardsThatMoveUnseen) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo)});
  t.start();
  t.forget();
  t.use(0, kExNihilo);
  for (const LogEntry& e : t.of(LogKind::Moved)) {
    if (e.reason != Reason::Draw) continue;
    EXPECT_EQ(redacted(e, 0).cards.size(), 2);
    EXPECT_TRUE(redacted(e, 1).cards.empty());
    EXPECT_TRUE(redacted(e, kSpectator).cards.empty());
    EXPECT_EQ(redacted(e, 1).n, 2) << "the number is open";
  }
}

TEST(Log, TellsQuestionsAndAnswersToNobodyElse) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  for (const LogEntry& e : t.entries) {
    if (e.kind != LogKind::Question && e.kind != LogKind::Answer) continue;
    EXPECT_TRUE(told(e, e.a));
    EXPECT_FALSE(told(e, e.a == 0 ? Seat{1} : Seat{0}));
    EXPECT_FALSE(told(e, kSpectator));
  }
}

// ---- dealing anew

TEST(RedealHidden, KeepsEveryByteOfTheViewersView) {
  jiesuan::Setup s;
  s.players = 5;
  Match m;
  std::string error;
  Answer a;
  int changed = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    s.seed = seed;
    ASSERT_TRUE(m.start(s, &error)) << error;
    Rng rng(seed);
    for (int n = 0; n < 200 && !m.over(); ++n) {
      const Seat viewer = m.request().seat;
      Snapshot snapshot;
      m.save(snapshot);
      const std::string before = view_bytes(m.game(), viewer);
      const std::uint64_t hash = m.state_hash();
      m.redeal_hidden(viewer, seed * 1000 + static_cast<std::uint64_t>(n));
      ASSERT_EQ(view_bytes(m.game(), viewer), before) << "question " << m.request().id;
      changed += m.state_hash() != hash ? 1 : 0;
      m.restore(snapshot);
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a));
    }
  }
  EXPECT_GT(changed, 300) << "and something is really dealt anew";
}

TEST(RedealHidden, TheSameFacesStayInTheGame) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kJink)});
  t.seat(1).hand({card(kPeach), card(kDuel)});
  t.start();
  const auto count = [&] {
    std::vector<int> n(128, 0);
    for (int c = 0; c < t.game().state.cards; ++c) ++n[static_cast<std::size_t>(t.game().state.face[c].name)];
    return n;
  };
  const auto before = count();
  t.match().redeal_hidden(0, 5);
  EXPECT_EQ(count(), before);
  EXPECT_EQ(t.hand(1), 2);
}

TEST(RedealHidden, CardsThatAreNotInTheGameStayOut) {
  // A position may leave cards out (only_pile_top): the viewer knows that they are nobody's.
  jiesuan::Setup s;
  s.position.emplace();
  s.position->seats.resize(2);
  s.position->seats[0].allegiance = "lord";
  s.position->seats[1].allegiance = "rebel";
  s.position->seats[1].hand = {card(kPeach), card(kPeach)};
  s.position->pile_top = {card(kPeach), card(kPeach)};
  s.position->only_pile_top = true;
  s.position->phase = PhaseKind::Play;
  Match m;
  std::string error;
  ASSERT_TRUE(m.start(s, &error)) << error;
  m.redeal_hidden(0, 7);
  for (CardId c : m.game()[1].hand) EXPECT_EQ(name_of(m.game(), c), kPeach);
}

}  // namespace
}  // namespace jiesuan::test
