// The gate refuses every wrong answer and nothing changes: wrong answers of every kind, at every decision
// of random games.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "bots/random.h"
#include "engine/api/match.h"
#include "tests/support/pool.h"

namespace jiesuan {
namespace {

struct Wrong {
  const char* what;
  Answer answer;
};

Seat another_seat(const Match& m, Seat s) { return static_cast<Seat>((s + 1) % m.game().players()); }

CardId card_outside(const Match& m, const Option& o, Rng& rng) {
  for (int tries = 0; tries < 400; ++tries) {
    const auto c = static_cast<CardId>(rng.below(m.game().state.cards));
    if (!o.cards.has(c)) return c;
  }
  return kNoCard;
}

std::vector<Wrong> wrong_answers(const Match& m, const Answer& right, Rng& rng) {
  std::vector<Wrong> all;
  const auto add = [&](const char* what, auto change) {
    Answer a = right;
    change(a);
    all.push_back({what, a});
  };
  const Request& r = m.request();
  const Option& o = r.options[right.pick.option];
  add("another seat", [&](Answer& a) { a.seat = another_seat(m, a.seat); });
  add("no seat", [&](Answer& a) { a.seat = kNoSeat; });
  add("a stale question", [&](Answer& a) { --a.request; });
  add("a question to come", [&](Answer& a) { ++a.request; });
  add("no such option", [&](Answer& a) { a.pick.option = static_cast<std::uint8_t>(r.options.size()); });
  add("a wild option", [&](Answer& a) { a.pick.option = 0xFF; });
  add("a card that is not offered", [&](Answer& a) {
    if (a.pick.cards.empty())
      a.pick.cards.push_back(card_outside(m, o, rng));
    else
      a.pick.cards[0] = card_outside(m, o, rng);
  });
  add("no card at all", [&](Answer& a) {
    a.pick.cards.clear();
    a.pick.cards.push_back(kNoCard);
  });
  add("a seat that does not exist", [&](Answer& a) {
    a.pick.seats.clear();
    a.pick.seats.push_back(static_cast<Seat>(m.game().players()));
  });
  add("a wild seat", [&](Answer& a) {
    a.pick.seats.clear();
    a.pick.seats.push_back(kNoSeat);
  });
  if (!right.pick.cards.empty()) {
    add("a card twice", [&](Answer& a) {
      if (!a.pick.cards.full()) a.pick.cards.push_back(a.pick.cards[0]);
    });
    if (o.min_cards > 0)  // else none at all may be another way to do it (业炎)
      add("too few cards", [&](Answer& a) {
        while (a.pick.cards.size() >= o.min_cards) a.pick.cards.pop_back();
      });
    add("too many cards", [&](Answer& a) {
      for (CardId c : o.cards)
        if (!a.pick.cards.has(c) && !a.pick.cards.full()) a.pick.cards.push_back(c);
      while (a.pick.cards.size() <= o.max_cards) a.pick.cards.push_back(a.pick.cards[0]);
    });
  }
  if (!right.pick.seats.empty()) {
    add("a character twice", [&](Answer& a) {
      if (!a.pick.seats.full()) a.pick.seats.push_back(a.pick.seats[0]);
    });
    add("too many characters", [&](Answer& a) {
      while (!a.pick.seats.full()) a.pick.seats.push_back(a.pick.seats[0]);
    });
  }
  // A random mixture; whatever is legal by chance is not wrong.
  add("noise", [&](Answer& a) {
    a.pick.option = static_cast<std::uint8_t>(rng.below(8));
    a.pick.cards.clear();
    a.pick.seats.clear();
    for (std::uint32_t n = rng.below(4); n > 0; --n) a.pick.cards.push_back(static_cast<CardId>(rng.next()));
    for (std::uint32_t n = rng.below(3); n > 0; --n) a.pick.seats.push_back(static_cast<Seat>(rng.next()));
  });
  return all;
}

bool only_noise_may_be_right(const Wrong& w) { return std::strcmp(w.what, "noise") == 0; }

class Gate : public testing::TestWithParam<int> {};

TEST_P(Gate, RefusesEveryWrongAnswerAndChangesNothing) {
  int refused = 0;
  for (int i = 0; i < 40; ++i) {
    Match m;
    jiesuan::Setup s;
    s.players = GetParam();
    s.seed = 5000 + static_cast<std::uint64_t>(i);
    if (i % 4 == 3) {
      s.mode = "lab";
      s.modules = test::some_of_002(s.seed);
    } else if (i % 4 == 2) {
      s.mode = "hegemony";
    } else if (i % 2) {
      s.generals = test::every_general();
    }
    std::string why;
    ASSERT_TRUE(m.start(s, &why)) << why;
    Rng rng(static_cast<std::uint64_t>(i));
    Answer right;
    while (!m.over()) {
      random_answer(m.game(), m.request(), rng, right);
      const std::uint64_t hash = m.state_hash();
      for (const Wrong& w : wrong_answers(m, right, rng)) {
        if (only_noise_may_be_right(w) && m.check(w.answer)) continue;
        why.clear();
        ASSERT_FALSE(m.answer(w.answer, &why))
            << w.what << ", seed " << s.seed << ", decision " << right.request;
        ASSERT_FALSE(why.empty()) << w.what;
        ASSERT_EQ(m.state_hash(), hash) << w.what;
        ++refused;
      }
      ASSERT_TRUE(m.answer(right, &why)) << why;
    }
    EXPECT_FALSE(m.answer(right, &why)) << "the game is over";
  }
  EXPECT_GT(refused, 1000);
}

INSTANTIATE_TEST_SUITE_P(Players, Gate, testing::Values(2, 4, 8, 10));

}  // namespace
}  // namespace jiesuan
