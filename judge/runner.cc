#include "judge/runner.h"

#include <algorithm>

#include "bots/bot_table.h"
#include "engine/query/selection.h"
#include "judge/answer.h"
#include "judge/chronicle.h"
#include "judge/compare.h"
#include "judge/phrasebook.h"
#include "judge/warnings.h"
#include "judge/watch.h"
#include "judge/why.h"
#include "judge/wish.h"

namespace jiesuan::judge {
namespace {

constexpr int kMostQuestions = 3000;
constexpr int kMostTurnsToTheNamedOne = 40;

class Play {
 public:
  Play(const Prepared& p, const text::Words& words, const PlayOptions& options, Verdict& v)
      : p_(p),
        s_(p.scenario),
        options_(options),
        v_(v),
        story_(words, options.chronicle),
        watch_(story_, turns_to_play(), p.scenario.until == Until::PhaseEnd, options.chronicle),
        bots_(&watch_),
        used_(p.scenario.play.size()),
        turn_in_hand_(p.scenario.setup.position->before_first_turn ? 0 : 1) {
    for (std::size_t i = 0; i < s_.bots.size(); ++i)
      if (!s_.bots[i].empty())
        bots_.seat(static_cast<Seat>(i), make_bot(s_.bots[i], static_cast<Seat>(i), 1));
  }

  void run() {
    std::string why;
    match_.listen(&bots_);
    watch_.set_script_done(script_done());
    if (!match_.start(s_.setup, &why))
      return error(s_.spot, in_both("局面摆不出来：{}", "the situation cannot be set up: {}",
                                    TwoTongues{in_chinese(why), why}));
    while (!match_.over() && !watch_.stopped() && v_.error.empty()) {
      turns_that_have_begun();
      const bool ends = settled() || too_late();
      if (options_.chronicle) options_.chronicle->on_question(match_, v_.questions + 1);
      if (ends) break;
      if (++v_.questions > kMostQuestions)
        return error(s_.spot, in_both("问了 {} 次仍没有结束",
                                      "the play does not come to an end after {} questions", kMostQuestions));
      answer();
    }
    if (!v_.error.empty()) return;
    if (const Instead* other = still_to_come()) return never_comes(*other);
    turns_that_have_begun();
    if (!v_.branched) look_before(s_.play.size());
    v_.story = story_.items;
    if (!v_.branched && !script_done()) return unused_step();
    compare_story(p_, v_, options_.chronicle);
    for (const Claim& c : p_.end) claim(c, now());
    v_.warnings = warnings_of(p_, v_.story);
  }

 private:
  int turns_to_play() const {
    const int listed = static_cast<int>(p_.turns.size());
    const int wanted = s_.until == Until::Turns ? s_.turns : s_.until == Until::GameOver ? 1000 : 1;
    return std::max({1, wanted, listed + 1});
  }
  // In a branch lines that nobody asks for any more wait in vain, but not longer than their turn.
  bool script_done() const { return v_.branched ? !turn_ahead() : next_step() == s_.play.size(); }
  // The next line that has to come to pass: an answer, or a turn.
  std::size_t next_step() const {
    std::size_t n = next_;
    while (n < s_.play.size() &&
           (used_[n] || s_.play[n].kind == StepKind::Claim || s_.play[n].kind == StepKind::Refusal))
      ++n;
    return n;
  }
  // The next "turn of X"; nothing if the script has no further turn.
  std::optional<std::size_t> turn_ahead() const {
    for (std::size_t n = next_; n < s_.play.size(); ++n)
      if (s_.play[n].kind == StepKind::Turn) return n;
    return {};
  }
  // What has to come to pass before the play can be over: in a branch only turns do.
  std::size_t awaited() const { return v_.branched ? turn_ahead().value_or(s_.play.size()) : next_step(); }
  const Game& now() const { return watch_.stopped() ? watch_.last() : match_.game(); }

  bool settled() {
    watch_.set_script_done(script_done());
    if (still_to_come()) return false;
    if (v_.branched && fitting_step().second.fits()) return false;
    if (!script_done() || (s_.until != Until::Settled && s_.until != Until::Question)) return false;
    if (s_.until == Until::Question) return true;
    const bool bot = bots_.at(match_.request().seat);  // it plays its turn to the end
    return p_.turns.empty() && match_.request().ask == Ask::Act && !bot;
  }

  // A line is for the turn in hand, or for as many turns as the scenario speaks of; "turn of X" for X's.
  bool too_late() const {
    const std::size_t step = awaited();
    if (step == s_.play.size()) return v_.branched && watch_.turns_begun() > last_turn();
    const bool waits_for_turn = s_.play[step].kind == StepKind::Turn;
    return watch_.turns_begun() > (waits_for_turn ? turn_in_hand_ + kMostTurnsToTheNamedOne : last_turn());
  }
  int last_turn() const { return std::max(turn_in_hand_, turns_to_play()); }

  // "turn of X": what stands before it is looked at as that turn begins.
  void turns_that_have_begun() {
    for (;;) {
      const std::size_t step = awaited();
      if (step == s_.play.size() || s_.play[step].kind != StepKind::Turn) return;
      const int turn = watch_.turn_of(s_.play[step].who, turn_in_hand_);
      if (turn == 0) return;
      if (!v_.branched) look_before(step, &watch_.at_turn_start());
      next_ = step + 1;
      turn_in_hand_ = turn;
      forget_misses();
    }
  }

  void error(const Spot& spot, const TwoTongues& what) {
    v_.error = what;
    v_.error_spot = spot;
    v_.story = story_.items;
  }

  // ---- what the play says between two answers, looked at while the next one's question is open

  void look_before(std::size_t step, const Game* at = nullptr) {
    for (; next_ < step; ++next_) {
      const Step& s = s_.play[next_];
      if (s.kind == StepKind::Claim)
        claim(p_.claims[claim_++], at ? *at : now());
      else if (s.kind == StepKind::Refusal)
        refusal(s);
      else
        return;
    }
  }

  void claim(const Claim& c, const Game& g) {
    TwoTongues is;
    if (c.timing == Timing::None) {
      is = c.differs(g);
    } else {
      const Timing t = story_.items.empty() ? Timing::None : story_.items.back().timing;
      if (t != c.timing) is = in_both("时机是{}", "it is {}", named(t));
    }
    if (!is.empty()) v_.differences.push_back({c.text.spot, as_written(c.text.text), is});
  }

  void refusal(const Step& s) {
    const auto differ = [&](const TwoTongues& found) {
      v_.differences.push_back({s.text.spot, in_both("不允许：{}", "refused: {}", s.text.text), found});
    };
    const std::string& who = p_.words.seat_name(s.who);
    if (match_.over() || watch_.stopped() || match_.request().seat != s.who)
      return differ(in_both("{}没有被问到", "{} is not asked anything", who));
    const Fit f = fit(match_, s, p_.words);
    if (f.fits()) return differ({"这是合法的回答", "it is a legal answer"});
    if (f.lacking) return differ(in_both("{}，所以谈不上不允许", "{}, so that nothing is refused", f.why));
    if (s.because.why == WhyNot::None) return;
    const Objection is = objection_to(s, f);
    const bool same_skill = s.because.by == SkillId::None ||
                            (is.by != SkillId::None && std::string(def(is.by).zh) == def(s.because.by).zh);
    if (is.why != s.because.why || !same_skill)
      differ(is.why == WhyNot::None ? in_both("不允许，但规则没有说为什么：{}",
                                              "it is refused, but the rules do not say why: {}", f.why)
                                    : in_both("不允许，因为{}", "it is refused because {}", said(is)));
  }
  // What the question itself does not know the timing has told.
  Objection objection_to(const Step& s, const Fit& f) const {
    if (f.reason.why != WhyNot::None) return f.reason;
    const Watch::Refused* r = watch_.refused(s.who, take_apart(s.words).skills, watch_.turns_begun());
    return r && r->timing == match_.request().timing ? r->why : Objection{};
  }

  // ---- what if

  const Instead* instead_now() const {
    for (const Instead& x : options_.instead)
      if (x.question == v_.questions) return &x;
    return nullptr;
  }
  const Instead* still_to_come() const {
    for (const Instead& x : options_.instead)
      if (x.question > v_.questions) return &x;
    return nullptr;
  }
  void never_comes(const Instead& x) {
    error(s_.spot, in_both("没有第 {} 问：一共只有 {} 问", "question {} never comes: the play has {}",
                           x.question, v_.questions));
  }

  // ---- answering

  // The line that answers the open question: the next one. In a branch any that is left of this turn's.
  std::pair<std::size_t, Fit> fitting_step() const {
    std::pair<std::size_t, Fit> first{next_step(), {}};
    for (std::size_t n = first.first; n < s_.play.size(); ++n) {
      if (s_.play[n].kind == StepKind::Turn) break;
      if (used_[n] || s_.play[n].kind != StepKind::Answer) continue;
      Fit f = fit(match_, s_.play[n], p_.words);
      if (f.fits() || !v_.branched) return {n, std::move(f)};
    }
    return first;
  }

  void use_step(std::size_t step) {
    if (v_.branched) {
      used_[step] = true;
    } else {
      look_before(step);
      next_ = step + 1;
    }
    turn_in_hand_ = std::max(turn_in_hand_, watch_.turns_begun());
    forget_misses();
  }

  void answer() {
    const Request& r = match_.request();
    Answer a;
    a.request = r.id;
    a.seat = r.seat;
    AnsweredBy by = AnsweredBy::Default;
    const auto [step, f] = fitting_step();
    if (f.fits()) {
      use_step(step);
      a.pick = f.pick;
      by = AnsweredBy::Script;
    } else {
      note_miss(f);
    }
    if (const Instead* other = instead_now()) {
      std::string why;
      if (!legal_selection(match_.game(), r, other->pick, &why))
        return error(s_.spot, in_both("第 {} 问没有这个选择：{}", "question {} has no such answer: {}",
                                      v_.questions, TwoTongues{in_chinese(why), why}));
      a.pick = other->pick;
      by = AnsweredBy::Instead;
      v_.branched = true;
    }
    story_.next_is_scripted = by != AnsweredBy::Default;
    if (by == AnsweredBy::Default && bots_.answer(match_, &a)) {
      by = AnsweredBy::Bot;
    } else if (by == AnsweredBy::Default) {
      if (s_.strict && !v_.branched) {
        return error(step < s_.play.size() ? s_.play[step].text.spot : s_.spot,
                     in_both("strict：这一问没有写怎样回答：{}{}",
                             "strict: nothing is scripted for the question: {}{}", last_question(),
                             miss_.why.empty() ? TwoTongues{} : in_both("（{}）", " ({})", miss_.why)));
      }
      a.pick = least_selection(match_.game(), r);
    }
    if (options_.chronicle) options_.chronicle->on_answer(match_, a.pick, by);
    watch_.set_script_done(script_done());
    std::string why;
    if (!match_.answer(a, &why))
      error(s_.spot, in_both("引擎不接受这个回答：{}", "the engine refuses the answer: {}", why));
  }

  TwoTongues last_question() const {
    for (std::size_t n = story_.items.size(); n-- > 0;)
      if (story_.items[n].entry.kind == LogKind::Question)
        return sentence(story_.items, n, options_.chronicle);
    return {};
  }

  // ---- lines that nobody asked for

  // The question that came nearest to being answered by the line in hand.
  struct Miss {
    Fit::Near near = Fit::Near::AnothersQuestion;
    TwoTongues question, why;
  };
  void note_miss(const Fit& f) {
    const bool nearer = f.near > miss_.near || (f.near == miss_.near && f.near == Fit::Near::NothingLikeIt);
    if (nearer) miss_ = {f.near, last_question(), f.why};
  }
  void forget_misses() {
    miss_ = {};
    told_before_ = story_.items.size();
    watch_.forget_refusals();
  }

  // A locked skill, since the last line that was answered.
  bool launched_unasked(Seat who, const std::vector<SkillId>& skills) const {
    return std::any_of(story_.items.begin() + static_cast<std::ptrdiff_t>(told_before_), story_.items.end(),
                       [&](const Item& i) {
                         return i.entry.kind == LogKind::SkillLaunched && i.entry.a == who &&
                                std::find(skills.begin(), skills.end(), i.entry.skill) != skills.end();
                       });
  }

  void unused_step() {
    const Step& step = s_.play[next_step()];
    if (step.kind == StepKind::Turn)
      return error(step.text.spot, in_both("“{}”没有到来", "'{}' never came", step.text.text));
    const std::vector<SkillId> skills = take_apart(step.words).skills;
    const Watch::Refused* r = watch_.refused(step.who, skills, last_turn());
    TwoTongues what = in_both("没有问到“{}”", "'{}' was never asked for", step.text.text);
    if (miss_.near == Fit::Near::NotSo) {
      what = in_both("没有这样问到“{}”：{}——{}", "'{}' was never asked for in this form: {} — {}",
                     step.text.text, miss_.question, miss_.why);
    } else if (launched_unasked(step.who, skills)) {
      what += {"：它没有可决定的，直接发动了",
               ": it was launched without a question, for there was nothing to decide"};
    } else if (r) {
      what += in_both("：在{}不能发动，{}", ": at {} it is not offered, {}", named(r->timing), said(r->why));
    } else {
      if (miss_.near == Fit::Near::NothingLikeIt)
        what += in_both("：{}——{}", ": {} — {}", miss_.question, miss_.why);
      if (!match_.over() && too_late())
        what +=
            in_both("（一行只管当前回合；写到以后的回合之前，请先写“- turn of {0}”或“- next turn”）",
                    " (a line is for the turn in hand: before one for a later turn write '- turn of {0}' or "
                    "'- next turn')",
                    p_.words.seat_name(step.who));
    }
    error(step.text.spot, what);
  }

  const Prepared& p_;
  const Scenario& s_;
  const PlayOptions& options_;
  Verdict& v_;
  Match match_;
  Story story_;
  Watch watch_;
  BotTable bots_;
  std::size_t next_ = 0;    // the next line of the play
  std::size_t claim_ = 0;   // the next claim of the play
  std::vector<bool> used_;  // lines that were used in a branch, where they need not come in order
  int turn_in_hand_;        // the turn that the next line is for; 0 = before the first
  Miss miss_;
  std::size_t told_before_ = 0;  // how much of the story was there when the line in hand became the next
};

}  // namespace

Verdict judge(const Scenario& s, const text::Words& words, const PlayOptions& options) {
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
    Play(p, named, options, v).run();
  } catch (const ScenarioError& e) {
    v.error = told(e);
    v.error_spot = e.spot();
  }
  return v;
}

}  // namespace jiesuan::judge
