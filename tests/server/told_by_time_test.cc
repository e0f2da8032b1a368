// What somebody could work out about a hand from times, marks and sizes alone: hundreds of moments with and
// without the card, with people who think longer when there is something to think about.
#include <fmt/format.h>

#include <iostream>

#include "tests/server/auc.h"
#include "tests/server/listener.h"
#include "tests/server/moments.h"

namespace jiesuan::server::test {
namespace {

constexpr int kMoments = 400;  // of each kind

// What an observer can note of one moment, as numbers.
struct Signals {
  double opened = 0;   // when the table was seen to wait
  double closed = 0;   // when it went on
  double bytes = 0;    // of all updates meanwhile
  double updates = 0;  // how many
  double marks = 0;    // whom the table was seen to wait for, and how long it said it would
};
constexpr std::pair<const char*, double Signals::*> kSignals[] = {{"opening time", &Signals::opened},
                                                                  {"closing time", &Signals::closed},
                                                                  {"bytes", &Signals::bytes},
                                                                  {"updates", &Signals::updates},
                                                                  {"waiting marks", &Signals::marks}};

// Answers no to whatever can be said no to, and turns up no general at the start of its turn: at once if it
// has nothing, after some thought if it has.
class Thinker : public Listener {
 public:
  Thinker(World& w, std::uint64_t seed) : Listener(w), rng_(seed) {}
  bool had_something = false;

  void act() {
    if (!asked() || question.at("ask") == "act" || (question.at("pass").is_null() && !chooses())) return;
    const auto id = question.at("id").to_number<std::int64_t>();
    if (id != thinking_about_) {
      thinking_about_ = id;
      const bool blank = question.at("ask") == "none";
      const bool window = waiting.is_object() && waiting.at("window") == true;
      had_something = had_something || (window && !blank);
      ready_ = world().now() + (blank ? 200 + rng_.below(600) : 500 + rng_.below(1200));
    }
    if (world().now() >= ready_) answer_with(chooses() ? build_option(rng_, 0) : say_no());
  }
  // … one of several things, the first of which is to do nothing.
  bool chooses() const { return question.at("ask") == "choice" && question.at("pass").is_null(); }

 private:
  Rng rng_;
  std::int64_t thinking_about_ = -1;
  Millis ready_ = 0;
};

Signals note(const Heard& heard, Millis start) {
  Signals s;
  int n = 0;
  for (const auto& [when, bytes] : heard) {
    const json::value m = json::parse(bytes);
    if (m.at("type") != "update") continue;
    s.bytes += static_cast<double>(bytes.size());
    s.updates += 1;
    s.closed = static_cast<double>(when - start);
    const json::value& waiting = m.at("waiting");
    if (waiting.is_null()) continue;
    if (s.opened == 0) s.opened = 1 + static_cast<double>(when - start);
    for (const json::value& seat : waiting.at("seats").as_array())
      s.marks += (1 + seat.to_number<int>()) * 10.0 * ++n;
    if (waiting.at("left").is_number()) s.marks += waiting.at("left").to_number<double>();
  }
  return s;
}

struct Observed {
  std::vector<Signals> player, spectator;  // ①, and somebody who watches
  int had_something = 0;                   // how often ② was asked in earnest
};

// The table the moment comes about at.
struct Arrangement {
  json::object settings = {};
  std::vector<std::string> pool = {};  // the generals that might lie face down; none: those of the mode
};

Observed observe(const Moment& moment, bool with, const Arrangement& table, int count) {
  Observed out;
  World w;
  for (int i = 0; i < count; ++i) {
    const auto seed =
        static_cast<std::uint64_t>(i) + 1;  // the same for both kinds: they differ in the card alone
    Rng rng(mix64(seed));
    w.arrange([&, more = rng.below(3)](jiesuan::Setup& s) {
      s.position = position(moment, with, more);
      if (!table.pool.empty()) s.generals = table.pool;
    });
    json::object room = table.settings;
    room["mode"] = moment.mode();
    const std::string id = set_table(w, {.players = 3, .people = 3, .settings = room, .seed = seed});
    Thinker one(w, mix64(seed + 1000)), two(w, mix64(seed + 2000)), three(w, mix64(seed + 3000));
    Listener spectator(w);
    for (Line* line : std::initializer_list<Line*>{&one, &two, &three, &spectator}) line->do_not_check();
    one.come(id, seat_token(0));
    two.come(id, seat_token(1));
    three.come(id, seat_token(2));
    spectator.come(id);
    w.settle();
    const auto everybody_acts = [&] {
      for (Thinker* p : {&one, &two, &three}) p->act();
    };
    wait_for_the_play_phase(w, one, everybody_acts);
    two.had_something = false;
    one.all.clear(), spectator.all.clear();
    const Millis start = w.now();
    if (moment.card.empty())
      one.answer_with(one.build_option(rng, static_cast<std::size_t>(one.option_of("end_phase"))));
    else
      one.answer_with(use(one, moment.card, moment.targets));
    const auto acts = [](const Person& p) {  // or has to discard: what may be declined has passed
      const bool chooses = p.asked() && p.question.at("ask") == "choice";
      return p.asked() && !chooses && (p.question.at("ask") == "act" || p.question.at("pass").is_null());
    };
    for (int k = 0; k < 200 && !acts(one) && !acts(two) && !acts(three) && !one.over(); ++k) {
      w.pass(100);
      everybody_acts();
    }
    EXPECT_TRUE(acts(one) || acts(two) || acts(three) || one.over())
        << "the moment has not passed: " << json::serialize(one.waiting) << json::serialize(two.question);
    if (testing::Test::HasFailure()) return out;
    out.player.push_back(note(one.all, start));
    out.spectator.push_back(note(spectator.all, start));
    out.had_something += two.had_something ? 1 : 0;
  }
  return out;
}

struct Finding {
  std::string what;
  Auc auc;
};

std::vector<Finding> compare(const Observed& with, const Observed& without) {
  std::vector<Finding> out;
  const std::tuple<const char*, const std::vector<Signals>*, const std::vector<Signals>*> observers[] = {
      {"①", &with.player, &without.player}, {"a spectator", &with.spectator, &without.spectator}};
  for (const auto& [who, a, b] : observers)
    for (const auto& [what, signal] : kSignals) {
      std::vector<double> x, y;
      for (const Signals& s : *a) x.push_back(s.*signal);
      for (const Signals& s : *b) y.push_back(s.*signal);
      out.push_back({fmt::format("{} for {}", what, who), auc(x, y)});
    }
  return out;
}

std::vector<Finding> look(const Moment& moment, const Arrangement& table, int count = kMoments) {
  const Observed with = observe(moment, true, table, count);
  const Observed without = observe(moment, false, table, count);
  EXPECT_EQ(with.had_something, count) << "with the card ② is asked";
  EXPECT_EQ(without.had_something, 0) << "without it there is nothing to ask";
  return compare(with, without);
}

class ToldByTime : public testing::TestWithParam<Moment> {};

TEST_P(ToldByTime, IsNothingAboutAHand) {
  for (const Finding& f : look(GetParam(), {})) EXPECT_FALSE(f.auc.tells()) << f.what << ": " << f.auc.text();
}

INSTANTIATE_TEST_SUITE_P(Moments, ToldByTime, testing::ValuesIn(moments()),
                         [](const auto& info) { return info.param.name; });

// … and on a machine whose clock goes on while it reckons. What is said at once when the window opens, to the
// letter.
TEST(ToldWhileTheClockGoesOn, IsNothingAboutAHand) {
  for (const Moment& moment : moments()) {
    std::string told[2];
    for (const bool with : {false, true}) {
      World w;
      w.arrange([&](jiesuan::Setup& s) { s.position = position(moment, with, 1); });
      const std::string id =
          set_table(w, {.players = 3, .people = 3, .settings = {{"mode", moment.mode()}}, .seed = 5});
      Thinker one(w, 1), two(w, 2), three(w, 3);
      one.come(id, seat_token(0));
      two.come(id, seat_token(1));
      three.come(id, seat_token(2));
      w.settle();
      wait_for_the_play_phase(w, one);
      one.all.clear();
      w.let_the_clock_go_on();
      Rng rng(1);
      if (moment.card.empty())
        one.answer_with(one.build_option(rng, static_cast<std::size_t>(one.option_of("end_phase"))));
      else
        one.answer_with(use(one, moment.card, moment.targets));
      for (const auto& [when, bytes] : one.all) told[with ? 1 : 0] += bytes + "\n";
    }
    EXPECT_EQ(told[0], told[1]) << moment.name;
  }
}

// The test of the test: where windows have no common clock they end with the last answer, and how long
// somebody thinks is seen.
TEST(ToldByTimeWithoutACommonClock, IsNoticed) {
  for (const Moment& m : moments()) {
    bool noticed = false;
    for (const Finding& f : look(m, {.settings = {{"clock", {{"window", 0}}}}}, 120)) {
      const bool of_time = f.what.starts_with("closing");
      noticed = noticed || (of_time && f.auc.tells());
    }
    EXPECT_TRUE(noticed) << m.name;
  }
}

// … and another: where the general that lies there is none that could lie there, nobody is announced, and the
// table waits only for those who have something to say.
TEST(ToldByTimeWithoutAnnouncements, IsNoticed) {
  const Arrangement unexpected{.pool = {"heg_ganning", "heg_guanyu", "heg_zhangfei", "heg_huanggai"}};
  for (const Moment& m : moments()) {
    if (m.hidden.empty()) continue;
    const Observed with = observe(m, true, unexpected, 120), without = observe(m, false, unexpected, 120);
    EXPECT_EQ(with.had_something, 0) << m.name << ": there is no window";
    int noticed = 0;
    for (const Finding& f : compare(with, without)) noticed += f.auc.tells() ? 1 : 0;
    EXPECT_GE(noticed, 4) << m.name << ": by both observers, in several ways";
  }
}

}  // namespace
}  // namespace jiesuan::server::test
