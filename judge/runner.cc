#include "judge/runner.h"

#include <algorithm>

#include "bots/bot_table.h"
#include "engine/api/match.h"
#include "engine/query/selection.h"
#include "judge/answer.h"
#include "judge/claim.h"
#include "judge/pattern.h"

namespace jiesuan::judge {
namespace {

constexpr int kMostQuestions = 3000;
constexpr int kTurnsToWait = 2;  // for the question that the next line of the script answers

// A scenario whose sentences have all been understood.
struct Prepared {
  explicit Prepared(const Scenario& s) : scenario(s), words(s.seat_names) {
    for (const Step& step : s.play) {
      if (step.is_claim) {
        claims.push_back(read_claim(step.text, words));
      } else {
        check_answer(step, words);
      }
    }
    for (const std::vector<Text>& list : s.expect.orders) {
      orders.emplace_back();
      for (const Text& t : list) orders.back().push_back(read_pattern(t, words));
    }
    for (const Text& t : s.expect.never) never.push_back(read_pattern(t, words));
    for (const CountOf& c : s.expect.times) times.push_back(read_pattern(c.pattern, words));
    for (const Text& t : s.expect.damage) damage.push_back(read_pattern(t, words));
    for (const Text& t : s.expect.end) end.push_back(read_claim(t, words));
    for (const AskedList& a : s.expect.asked) {
      asked.push_back({one_word(a.what), {}});
      for (const Text& t : a.seats) asked.back().second.push_back(words.seat(t));
    }
    for (const Text& t : s.expect.turns) {
      const Sentence w = words.read(t);
      if (w.empty() || !w[0].seat || w.size() > 2 || (w.size() == 2 && !w[1].is("extra")))
        throw ScenarioError(t.spot, "'" + t.text + "' is no turn; write a seat, or a seat and 'extra'");
      turns.push_back({*w[0].seat, w.size() == 2});
    }
  }

  Word one_word(const Text& t) const {
    const Sentence w = words.read(t);
    if (w.size() == 1 && (w[0].names_something() || w[0].is("anything"))) return w[0];
    throw ScenarioError(t.spot,
                        "'" + t.text + "' is no card or skill" + suggestion(t.text, words.all_names()));
  }

  const Scenario& scenario;
  Lexicon words;
  std::vector<Claim> claims;  // of the play, in order
  std::vector<std::vector<Pattern>> orders;
  std::vector<Pattern> never, times, damage;
  std::vector<Claim> end;
  std::vector<std::pair<Word, std::vector<Seat>>> asked;
  struct Turn {
    Seat who;
    bool extra;
  };
  std::vector<Turn> turns;
};

// Watches for the point where the scenario is over, and keeps how things stand there.
class Watch : public LogSink {
 public:
  Watch(Story& story, int turns) : story_(story), turns_(turns) {}

  void on_entry(const Game& g, const LogEntry& e) override {
    if (stopped_) return;
    if (e.kind == LogKind::TurnStarts) ++turns_waited;
    if (e.kind == LogKind::TurnStarts && started_++ >= turns_ && may_stop_at_turn) {
      stopped_ = true;
      last_ = g;
      return;
    }
    story_.on_entry(g, e);
  }
  bool stopped() const { return stopped_; }
  const Game& last() const { return last_; }
  bool may_stop_at_turn = false;  // the script is used up
  int turns_waited = 0;           // since the last scripted answer

 private:
  Story& story_;
  int turns_;  // how many turns are to be played
  int started_ = 0;
  bool stopped_ = false;
  Game last_;
};

class Play {
 public:
  Play(const Prepared& p, const text::Words& words, Verdict& v)
      : p_(p), s_(p.scenario), v_(v), story_(words), watch_(story_, turns_to_play()), bots_(&watch_) {
    for (std::size_t i = 0; i < s_.bots.size(); ++i)
      if (!s_.bots[i].empty())
        bots_.seat(static_cast<Seat>(i), make_bot(s_.bots[i], static_cast<Seat>(i), 1));
  }

  void run() {
    std::string why;
    match_.listen(&bots_);
    watch_.may_stop_at_turn = script_done();
    if (!match_.start(s_.setup, &why)) return error(s_.spot, "the situation cannot be set up: " + why);
    while (!match_.over() && !watch_.stopped() && v_.error.empty()) {
      if (settled()) break;
      if (!script_done() && watch_.turns_waited > std::max(kTurnsToWait, turns_to_play())) break;
      if (++v_.questions > kMostQuestions)
        return error(s_.spot, "the play does not come to an end after " + std::to_string(kMostQuestions) +
                                  " questions");
      answer();
    }
    if (!v_.error.empty()) return;
    claims_before(s_.play.size());
    v_.story = story_.items;
    if (next_ < s_.play.size()) return unused_step();
    compare();
  }

 private:
  int turns_to_play() const {
    const int listed = static_cast<int>(p_.turns.size());
    const int wanted = s_.until == Until::Turns ? s_.turns : s_.until == Until::GameOver ? 1000 : 1;
    return std::max({1, wanted, listed + 1});
  }
  bool script_done() const { return next_step() == s_.play.size(); }
  // The next answer of the script.
  std::size_t next_step() const {
    std::size_t n = next_;
    while (n < s_.play.size() && s_.play[n].is_claim) ++n;
    return n;
  }

  bool settled() {
    watch_.may_stop_at_turn = script_done();
    if (!script_done() || (s_.until != Until::Settled && s_.until != Until::Question)) return false;
    if (s_.until == Until::Question) return true;
    const bool bot = bots_.at(match_.request().seat);  // it plays its turn to the end
    return p_.turns.empty() && match_.request().ask == Ask::Act && !bot;
  }

  void error(const Spot& spot, const std::string& what) {
    v_.error = what;
    v_.error_spot = spot;
    v_.story = story_.items;
  }

  // What the play claims before the step, looked at while its question is open.
  void claims_before(std::size_t step) {
    const Game& g = watch_.stopped() ? watch_.last() : match_.game();
    for (; next_ < step && s_.play[next_].is_claim; ++next_) {
      const Claim& c = p_.claims[claim_++];
      const std::string is = differs(c, g);
      if (!is.empty()) v_.differences.push_back({c.text.spot, c.text.text, is});
    }
  }
  std::string differs(const Claim& c, const Game& g) const {
    if (c.timing == Timing::None) return c.differs(g);
    const Timing now = story_.items.empty() ? Timing::None : story_.items.back().timing;
    return now == c.timing ? "" : "it is " + std::string(timing_zh(now));
  }

  void answer() {
    const Request& r = match_.request();
    Answer a;
    a.request = r.id;
    a.seat = r.seat;
    const std::size_t step = next_step();
    story_.next_is_scripted = false;
    if (step < s_.play.size()) {
      const Fit f = fit(match_.game(), r, s_.play[step]);
      if (f.fits) {
        claims_before(step);
        next_ = step + 1;
        watch_.turns_waited = 0;
        a.pick = f.pick;
        story_.next_is_scripted = true;
      } else if (r.seat == s_.play[step].who) {
        why_not_ = f.why + " when " + p_.words.seat_name(r.seat) + " was asked: " + last_question();
      }
    }
    if (!story_.next_is_scripted && !bots_.answer(match_, &a)) {
      if (s_.strict) {
        return error(step < s_.play.size() ? s_.play[step].text.spot : s_.spot,
                     "strict: nothing is scripted for the question: " + last_question() +
                         (why_not_.empty() ? "" : " (" + why_not_ + ")"));
      }
      a.pick = least_selection(match_.game(), r);
    }
    watch_.may_stop_at_turn = script_done();
    std::string why;
    if (!match_.answer(a, &why)) error(s_.spot, "the engine refuses the answer: " + why);
  }

  std::string last_question() const {
    for (auto it = story_.items.rbegin(); it != story_.items.rend(); ++it)
      if (it->entry.kind == LogKind::Question) return it->text;
    return "";
  }

  void unused_step() {
    const std::size_t step = next_step();
    if (step == s_.play.size()) return;
    const bool waited = !match_.over() && watch_.turns_waited > kTurnsToWait;
    error(
        s_.play[step].text.spot,
        "'" + s_.play[step].text.text + "' was never asked for" +
            (waited ? " in this turn and the next ones ('until: 9 turns' makes the play wait longer)" : "") +
            (why_not_.empty() ? "" : ": " + why_not_));
  }

  // ---- comparing

  void differ(const Spot& spot, const std::string& expected, const std::string& found) {
    v_.differences.push_back({spot, expected, found});
  }
  const std::string& seat(Seat s) const {
    static const std::string kNobody = "nobody";
    return s == kNoSeat ? kNobody : p_.words.seat_name(s);
  }

  void compare() {
    for (const std::vector<Pattern>& list : p_.orders) in_order(list);
    for (const Pattern& p : p_.never)
      for (const Item& i : v_.story)
        if (p.matches(i)) {
          differ(p.text.spot, "never: " + p.text.text, "it happened: " + i.text);
          break;
        }
    for (std::size_t k = 0; k < p_.times.size(); ++k) {
      const auto n = std::count_if(v_.story.begin(), v_.story.end(), p_.times[k].matches);
      const int want = s_.expect.times[k].times;
      if (n != want)
        differ(p_.times[k].text.spot, p_.times[k].text.text + ": " + std::to_string(want) + " times",
               std::to_string(n) + " times");
    }
    damage();
    for (const auto& [what, seats] : p_.asked) who_was_asked(what, seats);
    turns();
    const Game& g = watch_.stopped() ? watch_.last() : match_.game();
    for (const Claim& c : p_.end) {
      const std::string is = differs(c, g);
      if (!is.empty()) differ(c.text.spot, c.text.text, is);
    }
  }

  void in_order(const std::vector<Pattern>& list) {
    auto from = v_.story.begin();
    const Pattern* before = nullptr;
    for (const Pattern& p : list) {
      const auto found = std::find_if(from, v_.story.end(), p.matches);
      if (found == v_.story.end()) {
        const auto earlier = std::find_if(v_.story.begin(), from, p.matches);
        differ(p.text.spot, p.text.text + (before ? " (after: " + before->text.text + ")" : ""),
               earlier == from ? "it never happened" : "it happened, but earlier: " + earlier->text);
        return;
      }
      from = found + 1;
      before = &p;
    }
  }

  void damage() {
    if (!s_.expect.check_damage) return;
    std::vector<const Item*> all;
    for (const Item& i : v_.story)
      if (i.entry.kind == LogKind::DamageDealt) all.push_back(&i);
    std::string is;
    for (const Item* i : all) is += (is.empty() ? "" : "; ") + i->text;
    if (is.empty()) is = "no damage";
    bool same = all.size() == p_.damage.size();
    for (std::size_t k = 0; k < all.size() && same; ++k) same = p_.damage[k].matches(*all[k]);
    std::string want;
    for (const Pattern& p : p_.damage) want += (want.empty() ? "" : "; ") + p.text.text;
    if (!same) differ(s_.expect.damage_spot, "damage: " + (want.empty() ? "none" : want), is);
  }

  void who_was_asked(const Word& what, const std::vector<Seat>& want) {
    std::string is, wanted;
    std::vector<Seat> seats;
    for (const Item& i : v_.story)
      if (asks_for(i, what)) seats.push_back(i.entry.a);
    for (Seat s : seats) is += (is.empty() ? "" : ", ") + seat(s);
    for (Seat s : want) wanted += (wanted.empty() ? "" : ", ") + seat(s);
    if (seats != want)
      differ(what.spot, "asked for " + what.text + ": " + (wanted.empty() ? "nobody" : wanted),
             is.empty() ? "nobody" : is);
  }

  void turns() {
    if (p_.turns.empty()) return;
    std::string is, want;
    std::vector<Prepared::Turn> taken;
    for (const Item& i : v_.story)
      if (i.entry.kind == LogKind::TurnStarts) taken.push_back({i.entry.a, i.entry.n != 0});
    if (!taken.empty()) taken.erase(taken.begin());  // the one the scenario starts in
    bool same = taken.size() >= p_.turns.size();
    for (std::size_t k = 0; k < taken.size(); ++k) {
      is += (is.empty() ? "" : ", ") + seat(taken[k].who) + (taken[k].extra ? " extra" : "");
      if (k < p_.turns.size())
        same = same && taken[k].who == p_.turns[k].who && taken[k].extra == p_.turns[k].extra;
    }
    for (const auto& t : p_.turns)
      want += (want.empty() ? "" : ", ") + seat(t.who) + (t.extra ? " extra" : "");
    if (!same) differ(s_.expect.turns_spot, "turns: " + want, is);
  }

  const Prepared& p_;
  const Scenario& s_;
  Verdict& v_;
  Match match_;
  Story story_;
  Watch watch_;
  BotTable bots_;
  std::size_t next_ = 0;   // the next line of the play
  std::size_t claim_ = 0;  // the next claim of the play
  std::string why_not_;    // why the step did not answer the last question to its seat
};

}  // namespace

Verdict judge(const Scenario& s, const text::Words& words) {
  Verdict v;
  v.id = s.id;
  v.title = s.title;
  v.variant = s.variant;
  v.file = s.spot.file;
  v.cites = s.cites;
  try {
    const Prepared p(s);
    text::Words named = words;
    named.call_seats(s.seat_names);
    Play(p, named, v).run();
  } catch (const ScenarioError& e) {
    v.error = e.message();
    v.error_spot = e.spot();
  }
  return v;
}

}  // namespace jiesuan::judge
