// 国战: whoever is asked for a skill of a general card that lies face down was announced to everybody as
// somebody who might be.
#include <fmt/format.h>

#include <iostream>
#include <set>

#include "bots/random.h"
#include "engine/api/match.h"
#include "engine/api/question.h"
#include "server/viewer_feed.h"
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

// What a skill has noted earlier (典财) cannot be asked of one that is not there.
bool goes_by_notes(const Request& r) {
  for (const Option& o : r.options)
    if (o.kind != OptionKind::Pass)
      for (const Unit& u : def(o.skill).units)
        if (u.notes) return true;
  return false;
}

TEST(HiddenGeneral, IsNeverAskedWhereNobodyWouldExpectIt) {
  int asked = 0, windows = 0;
  std::map<std::string, int> unexpected;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    jiesuan::Setup setup;
    setup.mode = "hegemony";
    setup.players = 4 + static_cast<int>(seed % 4);
    setup.seed = seed;
    Match m;
    Announced announced;
    m.listen(&announced);
    std::string why;
    ASSERT_TRUE(m.start(setup, &why)) << why;
    Rng rng(seed);
    Answer a;
    while (!m.over()) {
      const Request& r = m.request();
      if (m.asked().size() == 1 && Question(m.game(), r).of_hidden_general()) {
        ++asked;
        if (!announced.has(r.seat, r.timing) && !goes_by_notes(r))
          ++unexpected[fmt::format("{} at {}", skills_of(r), timing_id(r.timing))];
      }
      random_answer(m.game(), r, rng, a);
      ASSERT_TRUE(m.answer(a, &why)) << why;
    }
    windows += announced.windows;
  }
  std::cout << fmt::format("{} questions of hidden generals, {} announcements\n", asked, windows);
  EXPECT_GT(asked, 500);
  for (const auto& [what, times] : unexpected) ADD_FAILURE() << what << ": " << times << " times";
}

}  // namespace
}  // namespace jiesuan::server::test
