// Choosing a general: how it has fared so far, or else how much there is to it.
#include "bots/steward/answers.h"
#include "bots/steward/ratings.h"
#include "bots/steward/skills.h"
#include "modes/hegemony/marks.h"

namespace jiesuan::steward {
namespace {

// In the same measure as the ratings: percent of games won more than the average.
float first_impression(const General& g, bool as_lord) {
  float value = 3.f * static_cast<float>(g.hp - 4);
  for (const SkillDef* s : g.skills) {
    if (s->has(Tag::Lord) && !as_lord) continue;
    value += s->locked() ? 1.f : 2.f;
  }
  return value - 2.f;
}

float like(const Outlook& o, const General& g) {
  const bool lord = o.role == Role::Lord;
  const Rating* r = rating_of(g.id);
  if (!r) return first_impression(g, lord);
  if (o.players() == 2) return static_cast<float>(r->in_duel);
  switch (o.role) {
    case Role::Lord:
      return static_cast<float>(r->as_lord);
    case Role::Loyalist:
      return static_cast<float>(r->as_loyalist);
    case Role::Rebel:
      return static_cast<float>(r->as_rebel);
    default:
      return static_cast<float>(r->otherwise);
  }
}

// What the second of a pair adds (国战): itself, the mark of a pair, no symbol left over.
float as_deputy(const Outlook& o, const Option& pair) {
  float value = like(o, def(pair.deputy));
  if (are_companions(pair.general, pair.deputy)) value += 3.f;
  const int hp = (half_symbols(pair.general, 0) + half_symbols(pair.deputy, 1)) / 2;
  return value + 1.5f * static_cast<float>(hp - 3);
}

}  // namespace

Thought choose_general(const Outlook& o) {
  Thought t;
  float best = -1000;
  const SkillId by = o.q.asked().skill;
  const bool as_shape = by != SkillId::None && hint_of(def(by)).takes_shape;
  const auto& options = o.q.asked().options;
  for (int i = 0; i < options.size(); ++i) {
    float here = as_shape ? worth_as_shape(o, options[i].general) : like(o, def(options[i].general));
    if (options[i].deputy != GeneralId::None) here += as_deputy(o, options[i]);
    if (here <= best) continue;
    best = here;
    t.pick.option = static_cast<std::uint8_t>(i);
  }
  t.reason = {.motive = Motive::Like, .whom = options[t.pick.option].general};
  return t;
}

}  // namespace jiesuan::steward
