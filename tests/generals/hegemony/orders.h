// 军令 in tests: which two are drawn is chance, so one of them is given that asks nothing further, if there
// is one.
#pragma once
#include "tests/support/table.h"

namespace jiesuan::test {

// Gives one of the two commands drawn, rather one further behind in this list: what it was, as its place
// among the six.
inline int order(Table& t, Seat by) {
  constexpr int kLiking[] = {1, 0, 5, 4, 3, 2};
  int best = -1, option = 0;
  for (int i = 0; !t.over() && i < t.request().options.size(); ++i)
    for (int n = 0; n < 6; ++n)
      if (t.request().options[i].value == kLiking[n] && n > best) best = n, option = i;
  EXPECT_GE(best, 0) << "no command can be given: " << t.question();
  t.choose_option(by, option);
  return best < 0 ? -1 : kLiking[best];
}

inline void refuse(Table& t, Seat by, Seat to) {
  order(t, by);
  t.pass(to);
}

// It obeys; whatever that asks is answered with the first possibility.
inline int obey(Table& t, Seat by, Seat to) {
  const int which = order(t, by);
  t.choose_option(to, 0);
  if (which == 0) t.choose_seats(by, {t.request().options[0].seats.first()});
  if (which == 1 && t.asked() == to && t.request().ask == Ask::OwnCards) {
    const CardSet& own = t.request().options[0].cards;
    t.choose_cards(to, {own.nth(0), own.nth(1)});
  }
  return which;
}

}  // namespace jiesuan::test
