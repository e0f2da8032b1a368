// Sentences about questions: who is asked for what, when, about whom, with what to choose from.
#include <algorithm>

#include "judge/choices.h"
#include "judge/pattern_reader.h"

namespace jiesuan::judge {

PatternReader::Test PatternReader::asked(Seat who) {
  std::vector<Word> things;
  Timing at = Timing::None;
  std::optional<Seat> about;
  std::optional<ChoiceList> choices;
  while (more()) {
    if (take("about")) {
      about = take_seat();
      if (!about) missing("a seat after 'about'");
      continue;
    }
    if (take("with")) {
      if (!take("choices")) missing("'choices …' after 'with'");
      choices.emplace(text_, words_, i_);
      continue;
    }
    if (take("for") || take("and") || take("to")) continue;
    if (take("at")) {
      if (!more() || words_[i_].timing == Timing::None) missing("the timing after 'at'");
      at = words_[i_++].timing;
      continue;
    }
    const Word& w = words_[i_];
    if (!w.names_something() && !w.is("act") && !w.is("anything")) unknown(w);
    things.push_back(w);
    ++i_;
  }
  if (things.empty()) missing("what is asked for");
  return [=](const Item& i) {
    const Question& q = i.question;
    if (i.entry.kind != LogKind::Question || i.entry.a != who) return false;
    if (about && q.about != *about) return false;
    if (at != Timing::None && i.timing != at && q.timing != at) return false;
    if (choices && !choices->is_all(q.options, q.seats, q.faces)) return false;
    return std::all_of(things.begin(), things.end(), [&](const Word& w) { return asks_for(i, w); });
  };
}

bool asks_for(const Item& i, const Word& what) {
  if (i.entry.kind != LogKind::Question) return false;
  const Question& q = i.question;
  if (what.is("anything")) return true;
  if (what.is("act")) return q.ask == Ask::Act;
  const std::vector<SkillId> skills = what.skills_and_effects();
  if (has_skill(q.skills, skills)) return true;
  if (what.card != CardName::None && q.ask != Ask::Act)
    for (CardName c : q.cards)
      if (same_card(c, what.card)) return true;
  // A question a skill or card asks in the middle of its effect: "X asked 刚烈", "X asked 火攻". What a
  // demand for a card is about is another matter: a 闪 is not asked for as a 杀.
  if (q.ask == Ask::Launch || q.ask == Ask::Act) return false;
  if (q.about_skill != SkillId::None && has_skill({q.about_skill}, skills)) return true;
  return q.ask != Ask::Card && what.card != CardName::None && same_card(q.about_card, what.card);
}

}  // namespace jiesuan::judge
