// Coroutines: nesting, results, dropping frames; frames of whole games.
#include <memory>
#include <string>
#include <vector>

#include "bots/random.h"
#include "engine/api/position.h"
#include "engine/query/selection.h"
#include "engine/rules/ask.h"
#include "engine/rules/game_flow.h"
#include "engine/rules/listeners.h"
#include "engine/rules/policies.h"
#include "engine/rules/skills.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

// An arena with a game that has no rules running in it: only what tasks need.
class Bench {
 public:
  Bench() {
    game->run.arena = &arena;
    game->request = &request;
    game->answer = &answer;
  }
  // Runs the task until it is over or waits.
  void run(Task<> t) {
    root_ = t.release();
    game->run.leaf = root_;
    game->run.over = game->run.waiting = false;
    go_on();
  }
  void go_on() { run_until_waiting(game->run); }
  void destroy() {
    if (root_) std::exchange(root_, {}).destroy();
  }
  ~Bench() { destroy(); }

  Arena arena;
  std::unique_ptr<Game> game = std::make_unique<Game>();
  Request request;
  Answer answer;
  std::vector<std::string> trace;

 private:
  std::coroutine_handle<> root_;
};

// What the coroutines below are given: a way to the game and a place to write to.
struct Context {
  Game& game;
  Bench& bench;
  void say(const std::string& what) { bench.trace.push_back(what); }
};
struct Said {  // says so when it is destroyed
  Context c;
  std::string what;
  ~Said() { c.say("~" + what); }
};

Task<int> number(Context c, int n) {
  c.say(std::to_string(n));
  co_return n * 2;
}
Task<> sums(Context c) {
  const int a = co_await number(c, 1);
  const int b = co_await number(c, 2);
  c.say("sum " + std::to_string(a + b));
}

TEST(Task, AwaitingRunsTheInnerOneToItsEndAndGivesItsResult) {
  Bench b;
  b.run(sums({*b.game, b}));
  EXPECT_TRUE(b.game->run.over);
  EXPECT_EQ(b.trace, (std::vector<std::string>{"1", "2", "sum 6"}));
}

Task<> never_started(Context c) {
  c.say("started");
  co_return;
}

// Out of line: a compiler that sees the whole life of a frame may leave the arena out.
[[gnu::noinline]] Task<> made_elsewhere(Context c) { return never_started(c); }

TEST(Task, NothingRunsBeforeItIsAwaitedAndItsFrameIsReleased) {
  Bench b;
  const std::size_t before = b.arena.used();
  {
    const Task<> t = made_elsewhere({*b.game, b});
    EXPECT_GT(b.arena.used(), before);
  }
  EXPECT_EQ(b.arena.used(), before);
  EXPECT_TRUE(b.trace.empty());
}

// ---- depth

struct Depth {
  Game& game;
  int left;
  std::uintptr_t& lowest;
  std::uintptr_t& highest;
};
[[gnu::noinline]] void note_stack(Depth& d) {
  const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  d.lowest = std::min(d.lowest, here);
  d.highest = std::max(d.highest, here);
}
Task<int> dive(Depth d) {
  note_stack(d);
  if (d.left == 0) co_return 0;
  const int below = co_await dive({d.game, d.left - 1, d.lowest, d.highest});
  note_stack(d);
  co_return below + 1;
}
Task<> start_dive(Depth d, int& result) {
  const int depth = co_await dive(d);
  result = depth;
}

TEST(Task, NestingDoesNotGrowTheCStack) {
  Bench b;
  std::uintptr_t lowest = ~std::uintptr_t{0}, highest = 0;
  // As deep as the arena allows: one frame is measured first.
  int result = -1;
  b.run(start_dive({*b.game, 1, lowest, highest}, result));
  const std::size_t one = b.arena.high_water();
  b.destroy();
  b.arena.reset();
  b.run(start_dive({*b.game, 2, lowest, highest}, result));
  const std::size_t per_frame = b.arena.high_water() - one;
  b.destroy();
  const int depth = std::min(10000, static_cast<int>((Arena::kCapacity - one) / per_frame) - 1);
  EXPECT_GT(depth, 500);
  lowest = ~std::uintptr_t{0}, highest = 0;
  b.run(start_dive({*b.game, depth, lowest, highest}, result));
  EXPECT_EQ(result, depth);
  EXPECT_LT(highest - lowest, 4096u) << "each frame is resumed from the run loop";
  b.destroy();
  EXPECT_EQ(b.arena.used(), 0u);
}

// ---- dropping

Task<> innermost(Context c, UnwindPoint& mark) {
  const Said s{c, "innermost"};
  c.say("fall");
  co_await fall_back_to(c.game.run, mark);
  c.say("never");
}
Task<> middle(Context c, UnwindPoint& mark) {
  const Said s{c, "middle"};
  const Said second{c, "middle again"};
  co_await innermost(c, mark);
  c.say("never");
}
Task<> body(Context c, UnwindPoint& mark) {
  const Said s{c, "body"};
  co_await middle(c, mark);
  c.say("never");
}
Task<> owner(Context c) {
  UnwindPoint mark;
  const bool whole = co_await guarded(mark, body(c, mark));
  c.say(whole ? "whole" : "dropped");
  const bool again = co_await guarded(mark, never_started(c));
  c.say(again ? "whole" : "dropped");
}

TEST(Task, FallingBackDropsTheFramesAboveAndDestroysInnermostFirst) {
  Bench b;
  b.run(owner({*b.game, b}));
  EXPECT_TRUE(b.game->run.over);
  EXPECT_EQ(b.trace, (std::vector<std::string>{"fall", "~innermost", "~middle again", "~middle", "~body",
                                               "dropped", "started", "whole"}));
  b.destroy();
  EXPECT_EQ(b.arena.used(), 0u);
}

Task<> inner_owner(Context c, UnwindPoint& outer) {
  const Said s{c, "inner owner"};
  UnwindPoint mark;
  const bool whole = co_await guarded(mark, body(c, outer));
  c.say(whole ? "inner whole" : "inner dropped");
}
Task<> outer_owner(Context c) {
  UnwindPoint mark;
  const bool whole = co_await guarded(mark, inner_owner(c, mark));
  c.say(whole ? "outer whole" : "outer dropped");
}

TEST(Task, FallingBackToAnOuterMarkDropsTheInnerMarksOwnerAsWell) {
  Bench b;
  b.run(outer_owner({*b.game, b}));
  EXPECT_EQ(b.trace, (std::vector<std::string>{"fall", "~innermost", "~middle again", "~middle", "~body",
                                               "~inner owner", "outer dropped"}));
}

Task<> asks(Context c) {
  const Said s{c, "asks"};
  new_request(c.game, 0, Ask::Choice);
  c.say("asking");
  const Selection& pick = co_await answer(c.game);
  c.say("option " + std::to_string(pick.option));
}
Task<> around(Context c) {
  const Said s{c, "around"};
  co_await asks(c);
}

TEST(Task, AQuestionStopsTheRunLoopUntilItIsAnswered) {
  Bench b;
  b.run(around({*b.game, b}));
  EXPECT_TRUE(b.game->run.waiting);
  b.answer.pick.option = 3;
  b.game->run.waiting = false;
  b.go_on();
  EXPECT_EQ(b.trace, (std::vector<std::string>{"asking", "option 3", "~asks", "~around"}));
}

TEST(Task, DestroyingTheRootInTheMiddleOfAQuestionReleasesEverything) {
  Bench b;
  b.run(around({*b.game, b}));
  b.destroy();
  EXPECT_EQ(b.trace, (std::vector<std::string>{"asking", "~asks", "~around"}));
  EXPECT_EQ(b.arena.used(), 0u);
}

// ---- whole games

// As Match::start does it, with the arena in sight.
class GameBench {
 public:
  explicit GameBench(std::uint64_t seed) {
    setup.players = 5;
    setup.seed = seed;
    game->run.arena = &arena;
    game->request = request.get();
    game->answer = answer.get();
    std::string no_rules;
    EXPECT_TRUE(rules.put_together(setup, base_policies(), &no_rules)) << no_rules;
    game->rules = &rules;
    game->setup = &setup;
    game->state.rng = Rng(seed);
    std::string why;
    EXPECT_TRUE(prepare(*game, setup, &why)) << why;
    listen_for_rules(*game);
    Task<> root = play_game(*game);
    root_ = root.release();
    game->run.leaf = root_;
    run_until_waiting(game->run);
  }
  // Plays random answers; at most so many.
  int play(int most) {
    Rng rng(99);
    int n = 0;
    for (; n < most && !game->run.over; ++n) {
      random_answer(*game, *request, rng, *answer);
      std::string why;
      EXPECT_TRUE(legal_selection(*game, *request, answer->pick, &why)) << why;
      game->run.waiting = false;
      run_until_waiting(game->run);
    }
    return n;
  }
  void destroy() { std::exchange(root_, {}).destroy(); }

  Setup setup;
  Rulebook rules;
  Arena arena;
  std::unique_ptr<Game> game = std::make_unique<Game>();
  std::unique_ptr<Request> request = std::make_unique<Request>();
  std::unique_ptr<Answer> answer = std::make_unique<Answer>();

 private:
  std::coroutine_handle<> root_;
};

TEST(Frames, AreAllReleasedAfterAWholeGame) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    GameBench b(seed);
    b.play(100000);
    ASSERT_TRUE(b.game->run.over);
    EXPECT_EQ(b.game->event, nullptr) << "no event is left running";
    b.destroy();
    EXPECT_EQ(b.arena.used(), 0u);
  }
}

TEST(Frames, AreAllReleasedWhenAGameIsGivenUpInTheMiddleOfAQuestion) {
  for (int n = 0; n < 400; n += 7) {
    GameBench b(3);
    b.play(n);
    b.destroy();
    EXPECT_EQ(b.arena.used(), 0u) << "after " << n << " answers";
    EXPECT_EQ(b.game->event, nullptr);
  }
}

TEST(Frames, AMatchCanBeDestroyedOrRestartedAtAnyQuestion) {
  auto m = std::make_unique<Match>();
  jiesuan::Setup s;
  s.players = 4;
  std::string error;
  Rng rng(5);
  for (int game = 0; game < 4; ++game) {
    s.seed = static_cast<std::uint64_t>(game + 1);
    ASSERT_TRUE(m->start(s, &error)) << error;
    Answer a;
    for (int n = 0; n < 60 * game && !m->over(); ++n) {
      random_answer(m->game(), m->request(), rng, a);
      ASSERT_TRUE(m->answer(a));
    }
  }
  m.reset();
  SUCCEED();
}

}  // namespace
}  // namespace jiesuan::test
