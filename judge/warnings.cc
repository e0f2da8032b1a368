#include "judge/warnings.h"

#include <algorithm>
#include <set>

namespace jiesuan::judge {
namespace {

bool expects_something(const Scenario& s) {
  const Expectations& e = s.expect;
  if (!e.orders.empty() || !e.never.empty() || !e.times.empty() || !e.end.empty() || !e.asked.empty() ||
      e.check_damage || !e.turns.empty())
    return true;
  return std::any_of(s.play.begin(), s.play.end(), [](const Step& step) {
    return step.kind == StepKind::Claim || step.kind == StepKind::Refusal;
  });
}

// The skills that somebody at the table has had at some time.
class SkillsAtTable {
 public:
  SkillsAtTable(const Scenario& s, const std::vector<Item>& story) {
    for (const SeatPosition& p : s.setup.position->seats) {
      for (const std::string& id : p.generals)
        for (const SkillDef* k : Catalogue::get().find_general(id)->skills) add(*k);
      for (const std::string& id : p.skills) add(*Catalogue::get().find_skill(id));
      for (const std::string& id : p.incarnations)
        for (const SkillDef* k : Catalogue::get().find_general(id)->skills) add(*k);
    }
    for (const Item& i : story)
      if (i.entry.kind == LogKind::SkillGained || i.entry.kind == LogKind::Marked) all_.insert(i.entry.skill);
  }

  // A card lends its skill to whoever wears it, and cards come and go; what the rules offer is always there.
  bool may_be_there(const Word& w) const {
    if (w.skills.empty() || w.card != CardName::None) return true;
    return std::any_of(w.skills.begin(), w.skills.end(),
                       [&](SkillId s) { return def(s).is_rule || all_.count(s) != 0; });
  }

 private:
  void add(const SkillDef& skill) {
    all_.insert(skill.number);
    for (const Unit& u : skill.units)
      if (u.lends) all_.insert(u.lends->number);
  }
  std::set<SkillId> all_;
};

}  // namespace

std::vector<Warning> warnings_of(const Prepared& p, const std::vector<Item>& story) {
  std::vector<Warning> out;
  const Scenario& s = p.scenario;
  if (!expects_something(s)) out.push_back({s.spot, "nothing is expected, so nothing is shown"});
  const SkillsAtTable skills(s, story);
  const auto look_at = [&](const Text& t, const Sentence& words) {
    // "A gets skill 完杀" is about a skill that is not there yet.
    if (std::any_of(words.begin(), words.end(), [](const Word& w) { return w.is("gets"); })) return;
    for (const Word& w : words)
      if (!skills.may_be_there(w))
        out.push_back({t.spot, "'" + t.text + "' cannot happen: nobody at the table has " + w.text});
  };
  for (const Pattern& x : p.never) look_at(x.text, p.words.read(x.text));
  for (std::size_t i = 0; i < p.times.size(); ++i)
    if (s.expect.times[i].times == 0) look_at(p.times[i].text, p.words.read(p.times[i].text));
  for (std::size_t i = 0; i < p.asked.size(); ++i)
    if (p.asked[i].second.empty()) look_at(s.expect.asked[i].what, {p.asked[i].first});
  for (const Step& step : s.play)
    if (step.kind == StepKind::Refusal) look_at(step.text, step.words);
  return out;
}

}  // namespace jiesuan::judge
