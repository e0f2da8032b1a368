// When to turn up which general in 国战.
#include <algorithm>
#include <string_view>

#include "bots/steward/answers.h"
#include "modes/hegemony/marks.h"

namespace jiesuan::steward {
namespace {

constexpr int kNothing = 0, kHead = 1, kDeputy = 2, kBoth = 3;  // the choices of the rule

bool possible(const Outlook& o, int what) {
  for (const Option& x : o.q.asked().options)
    if (x.value == what) return true;
  return false;
}

// A force has room for half the players: who comes late stands alone.
bool room_is_scarce(const Outlook& o) {
  if (o.force == Kingdom::Ambitionist) return false;
  return o.players() / 2 - o.memory.forces().known_members(o.force) <= 1;
}

bool somebody_else_has_shown_itself(const Outlook& o) {
  for (Seat s : o.living())
    if (s != o.me && o.at(s).kingdom != Kingdom::None) return true;
  return false;
}

// Skills of a hidden card are there when they are needed; it is turned up for what it does without being
// asked.
float eagerness(GeneralId id) {
  if (id == GeneralId::None) return 0;
  float value = 0;
  for (const SkillDef* s : def(id).skills) value += s->locked() || !s->states.empty() ? 0.6f : 0.f;
  return value;
}

}  // namespace

bool asks_to_reveal(const Outlook& o) {
  if (!o.hegemony || o.q.asked().skill == SkillId::None) return false;
  const std::string_view id = def(o.q.asked().skill).id;
  return id == "rule_reveal" || id == "summon";
}

int what_to_reveal(const Outlook& o) {
  const std::string_view asked_by = def(o.q.asked().skill).id;
  const int all = possible(o, kBoth) ? kBoth : possible(o, kHead) ? kHead : kDeputy;
  const int one = possible(o, kHead) && eagerness(o.mine().general[0]) >= eagerness(o.mine().general[1])
                      ? kHead
                  : possible(o, kDeputy) ? kDeputy
                                         : all;
  if (asked_by == "summon") return one;  // it is asked by its own people
  const bool shown = o.mine().kingdom != Kingdom::None;
  const bool pair = are_companions(o.mine().general[0], o.mine().general[1]);
  if (shown)
    return pair || o.v.round >= 3 || eagerness(o.mine().general[o.mine().hidden[0] ? 0 : 1]) > 0 ? all
                                                                                                 : kNothing;
  if (o.force == Kingdom::Ambitionist) return o.v.round >= 4 ? one : kNothing;
  if (room_is_scarce(o)) return pair ? all : one;
  if (!somebody_else_has_shown_itself(o)) return one;  // the first of all is rewarded
  if (pair) return all;
  return o.v.round >= 2 || o.mine().hp <= 2 ||
                 eagerness(o.mine().general[0]) + eagerness(o.mine().general[1]) > 0.5f
             ? one
             : kNothing;
}

}  // namespace jiesuan::steward
