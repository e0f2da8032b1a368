// What is called so: generals, skills, cards, timings, phases, roles, kingdoms by their names.
#include <algorithm>

#include "engine/state/words.h"
#include "judge/lexicon.h"

namespace jiesuan::judge {
namespace {

// Names of a kind of thing, for lookup and suggestion.
template <class Thing>
std::vector<std::string> names_of(const std::vector<const Thing*>& things) {
  std::vector<std::string> out;
  for (const Thing* t : things)
    if (t)
      for (const char* n : {t->id, t->zh, t->en})
        if (*n) out.emplace_back(n);
  return out;
}

template <class Thing>
std::vector<const Thing*> called(const std::vector<const Thing*>& things, std::string_view name) {
  std::vector<const Thing*> out;
  const std::string want = lower(name);
  for (const Thing* t : things)
    if (t && lower(t->id) == want) return {t};  // an id is never ambiguous
  for (const Thing* t : things)
    if (t && (lower(t->zh) == want || lower(t->en) == want)) out.push_back(t);
  return out;
}

bool played_in(const General& x, const Mode& mode) { return x.belongs_to(mode.id); }
bool played_in(const SkillDef& s, const Mode& mode) {
  const auto has_it = [&](const General* x) {
    return played_in(*x, mode) && std::find(x->skills.begin(), x->skills.end(), &s) != x->skills.end();
  };
  const auto& generals = Catalogue::get().generals();
  return std::any_of(generals.begin(), generals.end(), has_it);
}
template <class Thing>
bool played_elsewhere(const Thing& x, const Mode& mode) {
  const auto& modes = all_modes();
  return std::any_of(modes.begin(), modes.end(),
                     [&](const Mode* m) { return m != &mode && played_in(x, *m); });
}
// Those of the mode, if there are any; else those of no other mode: skills that are gained, not printed.
template <class Thing>
std::vector<const Thing*> of_mode(const std::vector<const Thing*>& found, const Mode& mode) {
  std::vector<const Thing*> out, of_none;
  for (const Thing* x : found) {
    if (played_in(*x, mode)) out.push_back(x);
    if (!played_elsewhere(*x, mode)) of_none.push_back(x);
  }
  if (!out.empty()) return out;
  return of_none.empty() ? found : of_none;
}

template <class Thing>
const Thing& the_one(const std::vector<const Thing*>& things, const std::vector<const Thing*>& found,
                     const Text& t, const char* kind) {
  if (found.size() == 1) return *found[0];
  if (found.empty())
    throw ScenarioError(t.spot, std::string("there is no ") + kind + " '" + t.text + "'" +
                                    suggestion(t.text, names_of(things)));
  std::string which;
  for (const Thing* x : found) which += (which.empty() ? "" : ", ") + std::string(x->id);
  throw ScenarioError(
      t.spot, std::string("several ") + kind + "s are called '" + t.text + "'; write one of " + which);
}

// 准备阶段 and 准备 are the same.
std::string_view without_phase(std::string_view s) {
  constexpr std::string_view kPhase = "阶段";
  if (s.size() > kPhase.size() && s.ends_with(kPhase)) s.remove_suffix(kPhase.size());
  return s;
}

constexpr std::pair<std::string_view, PhaseKind> kOtherPhaseNames[] = {
    {"preparation", PhaseKind::Prepare}, {"judgement", PhaseKind::Judge}, {"end", PhaseKind::Finish}};

}  // namespace

std::optional<PhaseKind> as_phase(std::string_view written) {
  const std::string all = lower(written);
  const std::string_view w = without_phase(all);
  for (PhaseKind p : every<PhaseKind>())
    if (w == word(p) || w == without_phase(naming(p).zh)) return p;
  for (const auto& [name, p] : kOtherPhaseNames)
    if (w == name) return p;
  return std::nullopt;
}

const General& general_named(const Text& t, const Mode& mode) {
  const auto& all = Catalogue::get().generals();
  return the_one(all, of_mode(called(all, t.text), mode), t, "general");
}

const SkillDef& skill_named(const Text& t, const Mode& mode) {
  std::vector<const SkillDef*> skills;
  for (const SkillDef* s : Catalogue::get().skills())
    if (!s->is_rule && !s->is(Listing::Internal) && !s->is(Listing::Nameless)) skills.push_back(s);
  return the_one(skills, of_mode(called(skills, t.text), mode), t, "skill");
}

CardName card_named(const Text& t) {
  std::string name = t.text;
  replace_all(name, "【", "");
  replace_all(name, "】", "");
  const auto& all = Catalogue::get().cards();
  return the_one(all, called(all, name), {name, t.spot}, "card").name;
}

PhaseKind phase_named(const Text& t) {
  if (const auto p = as_phase(t.text)) return *p;
  std::vector<std::string> names;
  for (PhaseKind p : every<PhaseKind>()) {
    names.emplace_back(word(p));
    names.emplace_back(without_phase(naming(p).zh));
  }
  for (const auto& [name, p] : kOtherPhaseNames) names.emplace_back(name);
  throw ScenarioError(t.spot, "there is no phase '" + t.text + "'" + suggestion(t.text, names));
}

std::string allegiance_named(const Mode& mode, const Text& t) {
  const std::string want = lower(t.text);
  std::vector<std::string> names;
  for (std::size_t i = 1; i < mode.allegiances.size(); ++i) {
    const AllegianceName& a = mode.allegiances[i];
    for (std::string_view name : {a.id, a.zh, a.en}) {
      if (want == lower(std::string(name))) return a.id;
      names.emplace_back(name);
    }
  }
  throw ScenarioError(t.spot, "there is no role '" + t.text + "'" + suggestion(t.text, names));
}

namespace {

// One of an enumeration by its word or its Chinese name; its None is not written.
template <class E>
E one_of(const Text& t, const char* kind) {
  const std::string want = lower(t.text);
  std::vector<std::string> names;
  for (E e : every<E>()) {
    if (e == E::None) continue;
    if (want == word(e) || want == naming(e).zh) return e;
    names.emplace_back(word(e));
    names.emplace_back(naming(e).zh);
  }
  throw ScenarioError(t.spot,
                      std::string("there is no ") + kind + " '" + t.text + "'" + suggestion(t.text, names));
}

}  // namespace

Kingdom kingdom_named(const Text& t) { return one_of<Kingdom>(t, "kingdom"); }
Gender gender_named(const Text& t) { return one_of<Gender>(t, "gender"); }

}  // namespace jiesuan::judge
