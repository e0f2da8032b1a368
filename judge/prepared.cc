#include "judge/prepared.h"

#include "judge/answer.h"

namespace jiesuan::judge {
namespace {

Word one_word(const Text& t, const Lexicon& words) {
  const Sentence w = words.read(t);
  if (w.size() == 1 && (w[0].names_something() || w[0].is("anything"))) return w[0];
  throw ScenarioError(t.spot, "'" + t.text + "' is no card or skill" + suggestion(t.text, words.all_names()));
}

}  // namespace

Prepared::Prepared(const Scenario& s) : scenario(s), words(s.seat_names, s.setup.mode) {
  for (const Step& step : s.play) {
    if (step.kind == StepKind::Claim)
      claims.push_back(read_claim(step.text, words));
    else if (step.kind != StepKind::Turn)
      check_answer(step, words);
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
    asked.push_back({one_word(a.what, words), {}});
    for (const Text& t : a.seats) asked.back().second.push_back(words.seat(t));
  }
  for (const Text& t : s.expect.turns) {
    const Sentence w = words.read(t);
    if (w.empty() || !w[0].seat || w.size() > 2 || (w.size() == 2 && !w[1].is("extra")))
      throw ScenarioError(t.spot, "'" + t.text + "' is no turn; write a seat, or a seat and 'extra'");
    turns.push_back({*w[0].seat, w.size() == 2});
  }
}

}  // namespace jiesuan::judge
