// 无中生有.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(ExNihilo, DrawsTwoCardsInOneMove) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo)});
  t.pile({card(kPeach), card(kJink), card(kSlash)});
  t.start();
  t.forget();
  t.use(0, kExNihilo);
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.hand(0), 2);
  int draws = 0;
  for (const LogEntry& e : t.entries) draws += e.kind == LogKind::Moved && e.reason == Reason::Draw ? 1 : 0;
  EXPECT_EQ(draws, 1);
}

TEST(ExNihilo, AnyNumberInAPhase) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo), card(kExNihilo), card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  t.use(0, kExNihilo);
  t.use(0, kExNihilo);
  EXPECT_GE(t.hand(0), 5);
}

}  // namespace
}  // namespace jiesuan::test
