// A server that dies while a window is open: what it does when it is back tells nothing about hands either.
#include "tests/server/listener.h"
#include "tests/server/moments.h"

namespace jiesuan::server::test {
namespace {

struct Back {
  Heard one, spectator;
  json::value waiting;  // as ① sees it when it is back
};

// ① acts, and so much later the server dies. Nobody says anything more.
Back crash_after(const Moment& moment, bool with, Millis after) {
  TemporaryFile file;
  World w(file.path());
  w.arrange([&](jiesuan::Setup& s) { s.position = position(moment, with, 1); });
  const std::string id = set_table(w, {.players = 3, .people = 3, .settings = {{"mode", moment.mode()}}});
  {
    Listener one(w), two(w), three(w);
    one.come(id, seat_token(0));
    two.come(id, seat_token(1));
    three.come(id, seat_token(2));
    w.settle();
    wait_for_the_play_phase(w, one);
    Rng rng(1);
    if (moment.card.empty())
      one.answer_with(one.build_option(rng, static_cast<std::size_t>(one.option_of("end_phase"))));
    else
      one.answer_with(use(one, moment.card, moment.targets));
    w.pass(after);
    for (Listener* p : {&one, &two, &three}) p->forget();
    w.crash();
  }
  Back back;
  Listener one(w), two(w), three(w), spectator(w);
  one.come(id, seat_token(0));
  spectator.come(id);
  two.come(id, seat_token(1));
  three.come(id, seat_token(2));
  back.waiting = one.waiting;
  for (int i = 0; i < 40; ++i) w.pass(500);
  back.one = one.all, back.spectator = spectator.all;
  return back;
}

class CrashInAWindow : public testing::TestWithParam<Moment> {};

TEST_P(CrashInAWindow, TellsNothingAboutAHand) {
  for (const Millis after : {0, 700, 2100, 4200}) {
    SCOPED_TRACE(after);
    const Back with = crash_after(GetParam(), true, after), without = crash_after(GetParam(), false, after);
    expect_equal(with.one, without.one, "the one who played");
    expect_equal(with.spectator, without.spectator, "a spectator");
  }
}

INSTANTIATE_TEST_SUITE_P(Moments, CrashInAWindow, testing::ValuesIn(moments()),
                         [](const auto& info) { return info.param.name; });

TEST(WindowInACrash, IsOpenAgainAlthoughNobodyHasAnAnswer) {
  const Back back = crash_after(moments()[0], false, 500);
  ASSERT_TRUE(back.waiting.is_object());
  EXPECT_EQ(back.waiting.at("window"), true);
}

TEST(WindowInACrash, IsNotOpenAgainIfItWasOver) {
  const Back back = crash_after(moments()[0], false, 2500);
  ASSERT_TRUE(back.waiting.is_object());
  EXPECT_EQ(back.waiting.at("window"), false) << "it was over, and all have seen what followed";
}

}  // namespace
}  // namespace jiesuan::server::test
