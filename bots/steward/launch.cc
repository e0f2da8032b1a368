#include "bots/steward/answers.h"
#include "bots/steward/skills.h"

namespace jiesuan::steward {

int option_of(const Outlook& o, OptionKind kind) {
  const auto& options = o.q.asked().options;
  for (int i = 0; i < options.size(); ++i)
    if (options[i].kind == kind) return i;
  return -1;
}

Thought passing(const Outlook& o, Motive motive) {
  Thought t;
  int option = option_of(o, OptionKind::Pass);
  if (option < 0) option = option_of(o, OptionKind::EndPhase);
  t.pick.option = static_cast<std::uint8_t>(option < 0 ? 0 : option);
  t.reason = {.motive = motive, .card = o.q.asked().card, .skill = o.q.asked().skill};
  return t;
}

Thought launch(const Outlook& o) {
  const Asked& r = o.q.asked();
  Thought best;
  best.value = -1e9f;
  for (int i = 0; i < r.options.size(); ++i) {
    if (r.options[i].kind == OptionKind::Pass) continue;
    const Thought t = weigh_skill(o, i);
    if (t.value > best.value) best = t;
  }
  if (r.may_pass && best.value <= 0) return passing(o, Motive::Decline);
  return best;
}

}  // namespace jiesuan::steward
