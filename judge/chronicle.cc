#include "judge/chronicle.h"

#include <algorithm>

#include "engine/api/question.h"
#include "engine/content/catalogue.h"
#include "engine/query/cards.h"
#include "judge/story.h"
#include "text/questions.h"
#include "text/why_not.h"

namespace jiesuan::judge {
namespace {

// A long game with full hands must not fill the memory with answers nobody reads.
constexpr std::size_t kMostAnswersToOne = 300, kMostAnswers = 30'000, kMostNotOffered = 5'000,
                      kMostNotAllowed = 10'000;

text::Words words_for(text::Lang lang, const std::vector<std::string>& seats) {
  text::Words w(lang);
  w.call_seats(seats);
  return w;
}

}  // namespace

std::string_view word(AnsweredBy by) {
  constexpr std::string_view kWords[] = {"nobody", "script", "default", "bot", "instead"};
  return kWords[static_cast<std::size_t>(by)];
}

Chronicle::Chronicle(const std::vector<std::string>& seats, std::function<void(const Game&)> picture)
    : zh_(words_for(text::Lang::Zh, seats)),
      en_(words_for(text::Lang::En, seats)),
      picture_(std::move(picture)),
      answers_left_(kMostAnswers),
      refusals_left_(kMostNotAllowed) {}

void Chronicle::on_item(const Game& g, const LogEntry& e) {
  if (e.kind == LogKind::Question) open_ = sentences_.size();
  sentences_.push_back({told(g, e, zh_), told(g, e, en_)});
  if (picture_) picture_(g);
}

// The same unit is looked at again and again at one timing.
void Chronicle::on_not_offered(const LogEntry& e) {
  if (not_offered_.size() >= kMostNotOffered) return;
  const NotOffered n{sentences_.size(), e.a, e.skill, e.timing, static_cast<WhyNot>(e.n)};
  const bool known = std::any_of(not_offered_.rbegin(), not_offered_.rend(), [&](const NotOffered& o) {
    return o.item == n.item && o.who == n.who && o.skill == n.skill && o.timing == n.timing && o.why == n.why;
  });
  if (!known) not_offered_.push_back(n);
}

void Chronicle::on_question(const Match& m, int number) {
  const Game& g = m.game();
  const Request& r = m.request();
  AskedQuestion& q = questions_[open_];
  q.number = number;
  q.seat = r.seat;
  q.ask = r.ask;
  q.may_pass = r.may_pass;
  const LegalAnswers legal = legal_answers(g, r, std::min(kMostAnswersToOne, answers_left_));
  answers_left_ -= legal.picks.size();
  q.all = legal.all;
  const jiesuan::Question asked(g, r, true);
  for (const Selection& s : legal.picks)
    q.answers.push_back(
        {answer_name(g, r, s), {text::selection_text(asked, s, zh_), text::selection_text(asked, s, en_)}});
  note_not_allowed(m, q);
}

// Only what a card in hand is for: whoever has to discard or to choose may take any card there is.
void Chronicle::note_not_allowed(const Match& m, AskedQuestion& q) {
  const Game& g = m.game();
  const Request& r = m.request();
  if (r.ask != Ask::Act && r.ask != Ask::Card) return;
  const auto note = [&](CardId c, Seat on, const Objection& o) {
    if (o.why == WhyNot::None || refusals_left_ == 0) return;
    --refusals_left_;
    const Face face = g.state.face[c];
    q.not_allowed.push_back(
        {{zh_.face(face), en_.face(face)}, on, o.why, {text::reason(o, zh_), text::reason(o, en_)}});
  };
  for (CardId c : g[r.seat].hand) {
    const Objection o = m.why_not(c);
    note(c, kNoSeat, o);
    if (o.why != WhyNot::None || r.ask != Ask::Act || def(name_of(g, c)).targets != TargetKind::Chosen)
      continue;
    for (Seat t : g.state.living)
      if (t != r.seat) note(c, t, m.why_not(c, t));
  }
}

void Chronicle::on_answer(const Match& m, const Selection& pick, AnsweredBy by) {
  AskedQuestion& q = questions_[open_];
  q.given = answer_name(m.game(), m.request(), pick);
  q.by = by;
}

}  // namespace jiesuan::judge
