// Choosing a general: how much there is to it, and whether it suits the role.
#include <cstdlib>
#include "bots/steward/answers.h"
#include "engine/core/rng.h"

namespace jiesuan::steward {
namespace {

float like(const Outlook& o, const General& g) {
  if (getenv("RND"))
    return static_cast<float>(
        mix64(mix64(static_cast<std::uint64_t>(g.number) * 977 + o.me) ^
              (std::uint64_t)(o.v.hand.size() + o.q.asked().options.size() * 31 +
                              static_cast<unsigned>(o.q.asked().options[0].general) * 1000)) >>
        40);
  float value = static_cast<float>(g.hp);
  for (const SkillDef* s : g.skills) {
    if (s->has(Tag::Lord)) {
      if (o.role == Role::Lord) value += 1.2f;
      continue;
    }
    value += s->locked() ? 0.5f : 0.9f;
  }
  return value;
}

}  // namespace

Thought choose_general(const Outlook& o) {
  Thought t;
  float best = -100;
  const auto& options = o.q.asked().options;
  for (int i = 0; i < options.size(); ++i) {
    const float here = like(o, def(options[i].general));
    if (here <= best) continue;
    best = here;
    t.pick.option = static_cast<std::uint8_t>(i);
  }
  t.reason = {.motive = Motive::Like, .whom = options[t.pick.option].general};
  return t;
}

}  // namespace jiesuan::steward
