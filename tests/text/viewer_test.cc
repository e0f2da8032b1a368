// Sentences for one viewer tell nothing that it may not know.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "bots/random.h"
#include "engine/view/view.h"
#include "tests/support/otherwise.h"
#include "tests/support/pool.h"
#include "tests/support/scale.h"
#include "tests/support/table.h"
#include "text/sentences.h"

namespace jiesuan::test {
namespace {

using text::Lang;
using text::Words;

// Tells every entry to every viewer, in the game as it is and as it might be for all the viewer knows.
class Watcher : public LogSink {
 public:
  void on_entry(const Game& g, const LogEntry& e) override {
    if (e.kind == LogKind::Timing || e.kind == LogKind::Question || e.kind == LogKind::Answer) return;
    for (Seat s = 0; s <= g.players(); ++s) tell(g, e, s < g.players() ? s : kSpectator);
  }
  int sentences = 0, partly_hidden = 0;

 private:
  void tell(const Game& g, const LogEntry& e, Seat viewer) {
    const LogEntry seen = redacted(e, viewer);
    const Words zh = Words(Lang::Zh, true).for_viewer(viewer), en = Words(Lang::En, true).for_viewer(viewer);
    const std::string in_zh = text::sentence(seen, zh), in_en = text::sentence(seen, en);
    if (!told(e, viewer)) ASSERT_EQ(in_zh + in_en, "");
    ASSERT_EQ(text::sentence(e, zh), in_zh) << "a sentence hides what its viewer may not know by itself";
    if (in_zh.empty()) return;
    ++sentences;
    partly_hidden += seen.cards.size() + seen.together.cards().size() < seen.n + seen.together.n ? 1 : 0;
    const Otherwise twin(const_cast<Game&>(g), viewer, seen.cards | seen.together.cards(), e.event);
    const LogEntry there = redacted(completed(g, e), viewer);  // as it would have been written
    ASSERT_TRUE(there == seen);
    ASSERT_EQ(text::sentence(there, zh), in_zh);
    ASSERT_EQ(text::sentence(there, en), in_en);
  }
};

class ViewersSentences : public testing::TestWithParam<int> {};

// 9 numbers of players × 40 games = 360 games; a quarter of them with sanitizers.
TEST_P(ViewersSentences, AreTheSameWhateverLiesWhereItCannotSee) {
  Watcher watcher;
  for (std::uint64_t i = 0; i < 40 / kLess; ++i) {
    jiesuan::Setup s;
    s.players = GetParam();
    s.seed = static_cast<std::uint64_t>(GetParam()) * 1000 + i;
    if (i % 4 == 3) {  // at the lab table of tests/modules
      s.mode = "lab";
      s.modules = some_of_002(s.seed);
    } else {
      s.generals = every_general();
    }
    Match m;
    m.listen(&watcher);
    std::string error;
    ASSERT_TRUE(m.start(s, &error)) << error;
    Rng rng(i);
    Answer a;
    while (!m.over()) {
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a, &error)) << error;
      if (HasFatalFailure()) FAIL() << "seed " << s.seed << ", decision " << a.request;
    }
  }
  EXPECT_GT(watcher.sentences, 10000 / kLess);
  EXPECT_GT(watcher.partly_hidden, 500 / kLess) << "and something was there to be hidden";
}

INSTANTIATE_TEST_SUITE_P(Players, ViewersSentences, testing::Range(2, 11));

// ---- by hand

// What a viewer reads, sentence by sentence.
class Reader : public LogSink {
 public:
  explicit Reader(Words w) : w_(std::move(w)) {}
  void on_entry(const Game&, const LogEntry& e) override {
    const std::string text = text::sentence(e, w_);
    if (!text.empty()) read.push_back(text);
  }
  bool has(const std::string& text) const { return std::find(read.begin(), read.end(), text) != read.end(); }
  std::string all() const {
    std::string out;
    for (const std::string& s : read) out += s + '\n';
    return out;
  }
  std::vector<std::string> read;

 private:
  Words w_;
};

TEST(ViewersSentence, OthersReadHowManyCardsAreDrawnAndTheDrawerReadsWhich) {
  for (Seat viewer : {Seat{0}, Seat{1}}) {
    Table t(3);
    t.seat(0).hand({card(kExNihilo)});
    t.pile({card(kSlash, "♠7"), card(kPeach, "♥3")});
    t.start();
    Reader reader(Words(Lang::Zh).for_viewer(viewer));
    t.match().listen(&reader);
    t.use(0, kExNihilo);
    if (viewer == 0)
      EXPECT_NE(reader.all().find("① 摸 2 张牌：♠7【杀】 ♥3【桃】"), std::string::npos) << reader.all();
    else
      EXPECT_TRUE(reader.has("① 摸 2 张牌")) << reader.all();
  }
}

TEST(ViewersSentence, TheRoleOfTheDeadIsToldWhenItIsShown) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  Reader reader(Words(Lang::En).for_viewer(2));
  t.match().listen(&reader);
  t.use(0, kSlash, {1});
  EXPECT_TRUE(reader.has("✝ ② dies (killed by ①)")) << reader.all();
  EXPECT_TRUE(reader.has("②'s role was rebel")) << reader.all();
}

// ② takes the axe ① wears and a card of its hand.
LogEntry taken_from_two_zones(Table& t) {
  LogEntry e;
  e.kind = LogKind::Moved;
  e.a = 0, e.b = e.actor = 1, e.to = Zone::Hand, e.reason = Reason::Gain, e.n = e.together.n = 1;
  e.visible_to = seats({0, 1});
  e.from = Zone::Hand, e.cards = CardSet(t.in_hand(0, kJink)), e.open = false;
  e.together.open = CardSet(t.worn(0, kAxe));
  return completed(t.game(), e);
}
LogEntry the_other_way_round(Table& t, LogEntry e) {
  std::swap(e.cards, e.together.open);
  std::swap(e.together.open, e.together.closed);
  e.from = Zone::Equipment, e.open = true;
  return completed(t.game(), e);
}

TEST(ViewersSentence, CardsThatGoTheSameWayAreOneSentenceWithAnUnknownPart) {
  Table t(2);
  t.seat(0).hand({card(kJink, "♦2")}).wears({card(kAxe)});
  t.start();
  const Words zh(Lang::Zh), en(Lang::En);
  const LogEntry hand_first = taken_from_two_zones(t);
  for (const LogEntry& e : {hand_first, the_other_way_round(t, hand_first)}) {
    EXPECT_EQ(text::sentence(e, zh.for_viewer(kSpectator)), "② 获得 ①的 ♦5【贯石斧】 和另外 1 张牌");
    EXPECT_EQ(text::sentence(e, en.for_viewer(kSpectator)), "② takes ①'s ♦5[Axe] and 1 card more");
    EXPECT_NE(text::sentence(e, zh.for_viewer(1)).find("♦2【闪】"), std::string::npos);
    EXPECT_TRUE(redacted(e, kSpectator).together.closed.empty());
  }
  LogEntry second = hand_first;
  second.told_before = true;
  EXPECT_EQ(text::sentence(second, zh), "") << "told with another part of the move";
}

}  // namespace
}  // namespace jiesuan::test
