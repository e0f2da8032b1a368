// 国战: whoever is asked for a skill of a general card that lies face down was announced to everybody as
// somebody who might be.
#include <fmt/format.h>

#include <iostream>
#include <map>
#include <ostream>
#include <set>
#include <vector>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/api/question.h"
#include "server/viewer_feed.h"
#include "tests/server/positions.h"
#include "tests/server/world.h"

namespace jiesuan::server::test {
namespace {

// Who could be asked, and at which timing, since something was last seen to happen.
class Announced : public LogSink {
 public:
  void on_entry(const Game&, const LogEntry& e) override {
    if (is_news(e)) now_.clear();
    if (e.kind != LogKind::Window || !of_hidden_generals(e)) return;
    ++windows;
    for (Seat s : e.seats) now_.insert({s, e.timing});
  }
  LogDetail detail() const override { return LogDetail::Facts; }
  bool has(Seat s, Timing t) const { return now_.contains({s, t}); }
  int windows = 0;

 private:
  std::set<std::pair<Seat, Timing>> now_;
};

std::string skills_of(const Request& r) {
  std::string skills;
  for (const Option& o : r.options)
    if (o.kind != OptionKind::Pass) skills += fmt::format(" {}", def(o.skill).id);
  return skills;
}

// Questions of hidden generals, and those of them that came unannounced.
struct Found {
  int asked = 0, windows = 0;
  std::map<std::string, int> unexpected;

  // Plays at random, at most so many decisions.
  void play(const jiesuan::Setup& setup, int most) {
    Match m;
    Announced announced;
    m.listen(&announced);
    std::string why;
    ASSERT_TRUE(m.start(setup, &why)) << why;
    Rng rng(setup.seed);
    Answer a;
    for (int n = 0; n < most && !m.over(); ++n) {
      const Request& r = m.request();
      if (m.asked().size() == 1 && Question(m.game(), r).of_hidden_general()) {
        ++asked;
        if (!announced.has(r.seat, r.timing))
          ++unexpected[fmt::format("{} at {}", skills_of(r), timing_id(r.timing))];
      }
      random_answer(m.game(), r, rng, a);
      ASSERT_TRUE(m.answer(a, &why)) << why;
    }
    windows += announced.windows;
  }
  void expect_nothing_unexpected() const {
    for (const auto& [what, times] : unexpected) ADD_FAILURE() << what << ": " << times << " times";
  }
};

TEST(HiddenGeneral, IsNeverAskedWhereNobodyWouldExpectIt) {
  Found found;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    jiesuan::Setup setup;
    setup.mode = "hegemony";
    setup.players = 4 + static_cast<int>(seed % 4);
    setup.seed = seed;
    found.play(setup, 1'000'000);
  }
  std::cout << fmt::format("{} questions of hidden generals, {} announcements\n", found.asked, found.windows);
  EXPECT_GT(found.asked, 500);
  found.expect_nothing_unexpected();
}

// ① has something that hangs on what happened earlier, or on what it wears as well; ② is near, and frail.
struct Occasion {
  std::string name;
  std::vector<std::string> generals;  // of ①, lying face down
  std::vector<Face> worn;
  bool others_turn = false;  // it is ②'s turn, who takes cards away
};
std::ostream& operator<<(std::ostream& out, const Occasion& o) { return out << o.name; }

class HiddenLaunch : public testing::TestWithParam<Occasion> {};

TEST_P(HiddenLaunch, IsAnnounced) {
  const Occasion& o = GetParam();
  Found found;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    jiesuan::Setup setup;
    setup.mode = "hegemony";
    setup.players = 3;
    setup.seed = seed;
    setup.position = position(3);
    for (SeatPosition& s : setup.position->seats) s.allegiance.clear();
    SeatPosition& one = setup.position->seats[0];
    SeatPosition& two = setup.position->seats[1];
    one.generals = o.generals;
    one.hidden[0] = one.hidden[1] = true;
    one.hp = 1, one.max_hp = 4;
    one.equipment = o.worn;
    two.generals = {"heg_caiwenji"};
    two.gender = Gender::Female;
    for (const char* card : {"slash", "slash", "peach"}) one.hand.push_back(face(card));
    for (int n = 0; n < 3; ++n) two.hand.push_back(face("dismantlement"));
    if (o.others_turn) setup.position->turn = 1;
    found.play(setup, 14);
  }
  EXPECT_GT(found.asked, 0);
  found.expect_nothing_unexpected();
}

INSTANTIATE_TEST_SUITE_P(
    Occasions, HiddenLaunch,
    testing::Values(Occasion{"near_when_it_was_hurt", {"heg_weiyan", "heg_guanyu"}, {}},
                    Occasion{"beside_a_weapon", {"heg_machao", "heg_guanyu"}, {face("double_swords")}},
                    Occasion{"lost_in_the_phase", {"heg_lvfan", "heg_ganning"}, {}, true}),
    [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace jiesuan::server::test
