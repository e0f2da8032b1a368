// 方天画戟〔国〕 Halberd (hegemony) · range 4 — your 杀 may have any number of further targets such that no
// two are of one force; if one of them offsets it, it has no effect on those still to come.
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

// A legal target that is none yet and shares its force with none of the others.
bool may_join(const Game& g, const Use& u, const SeatList& chosen, Seat s) {
  if (!legal_target(g, u.user, u.card, s)) return false;
  const auto beside = [&](Seat other) { return other == s || same_force(g, other, s); };
  for (const Target& t : u.targets)
    if (beside(t.seat)) return false;
  for (Seat other : chosen)
    if (beside(other)) return false;
  return true;
}
Pick next_force(const Game& g, const Request&, const Option&, const Selection& so_far) {
  Pick pick;
  pick.done = !so_far.seats.empty();
  const Use* u = running<Use>(g);
  if (!u) return pick;
  for (Seat s : living(g))
    if (may_join(g, *u, so_far.seats, s)) pick.seats.add(s);
  return pick;
}

bool choose_more(const Skill<Use>& s, Option& o) {
  o.seat_rule = next_force;
  for (Seat t : living(s.game))
    if (may_join(s.game, s.event, SeatList{}, t)) return true;
  return false;
}
Task<> sweep(Skill<Use> s) {
  for (Seat t : s.seats) also_target(s.game, s.event, t);
  note_with(s.event, s, 1);
  co_return;
}

bool swept_and_offset(const Skill<Use>& s) { return own_slash(s) && noted_with(s.event, s) != 0; }
Task<> loses_its_force(Skill<Use> s) {
  for (int i = s.event.current + 1; i < s.event.targets.size(); ++i) s.event.targets[i].invalid = true;
  co_return;
}

const SkillDef halberd_heg_skill(
    {"halberd_heg", "方天画戟", "Halberd",
     "你使用【杀】选择目标后，可令任意名合法的角色也成为目标，须使任意两个目标的势力均不相同；若如此做，此【杀】被一个目标抵"
     "消后，对其余目标无效。",
     "When you have chosen the targets of a Slash you may add any number of legal ones such that no two of all are "
     "of one force; then, when one of them offsets it, it has no effect on the remaining ones."},
    weapon_range(4), at<Timing::UseTargetsChosen>().may().when(own_slash).choose(choose_more).then(sweep),
    at<Timing::UseOffset>().when(swept_and_offset).then(loses_its_force), hint({.target = {.hp = -0.5F}}));

}  // namespace

const CardDef halberd_heg(weapon({kHalberdHeg, "halberd_heg", "方天画戟〔国〕", "Halberd (hegemony)"}, 4,
                                 &halberd_heg_skill));

}  // namespace jiesuan
