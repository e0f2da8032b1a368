#include "engine/rules/had_through.h"

#include "engine/query/states.h"
#include "engine/rules/skills.h"

namespace jiesuan {

bool borrowing(const Game& g) { return somebody_may_have(g, StateKind::BorrowsSkills); }

namespace {

bool borrows(const Game& g, const Instance& by, const Instance& from) {
  if (from.owner == by.owner || !from.own_skill()) return false;
  for (const StateUnit& u : def(by.skill).states)
    if (u.kind == StateKind::BorrowsSkills.number &&
        u.answer(StateKind::BorrowsSkills, StateContext{g, by.owner, by}, from))
      return true;
  return false;
}
bool has_as_its_own(const Game& g, Seat s, SkillId skill) {
  for (InstanceId id : g[s].instances)
    if (g.state.instance[id].skill == skill && g.state.instance[id].own_skill()) return true;
  return false;
}
// Somebody still has it, the skill it is had by is still there, and it is not had twice.
bool still_borrowed(const Game& g, const Instance& i) {
  if (has_as_its_own(g, i.owner, i.skill)) return false;
  for (InstanceId id : g[i.owner].instances) {
    const Instance& by = g.state.instance[id];
    if (by.serial != i.through) continue;
    for (const Instance& from : g.state.all_instances())
      if (from.skill == i.skill && borrows(g, by, from)) return true;
  }
  return false;
}

}  // namespace

// The dead get nothing new, but keep what they have for what they may still do in their own death.
void settle_borrowed(Game& g) {
  for (int n = 0; n < g.state.instances; ++n) {
    const Instance& i = g.state.instance[n];
    if (i.skill != SkillId::None && i.through != 0 && !i.as_if_worn() && !i.granted() &&
        !still_borrowed(g, i))
      unhang(g, static_cast<InstanceId>(n));
  }
  for (int n = 0; n < g.state.instances; ++n) {
    const Instance by = g.state.instance[n];
    const bool gives =
        by.skill != SkillId::None && (by.parts & mask_of(StateKind::BorrowsSkills.number)) != 0;
    if (!gives || !by.own_skill() || !g.alive(by.owner)) continue;
    for (int m = 0; m < g.state.instances; ++m) {
      const Instance& from = g.state.instance[m];
      if (from.skill == SkillId::None || !borrows(g, by, from)) continue;
      if (has_skill(g, by.owner, def(from.skill))) continue;
      Instance& i = g.state.instance[attach(g, by.owner, def(from.skill))];
      i.slot = by.slot;
      i.through = by.serial;
    }
  }
}

// The equipment is put on with the skill and taken off with it; whether it works is looked at when it matters
// (in_force).
void put_on_with(Game& g, const Instance& by) {
  const std::uint16_t serial = by.serial;
  const SkillDef* skill = def(def(by.skill).worn).skill;
  if (skill) g.state.instance[attach(g, by.owner, *skill, PriorityClass::Equipment)].through = serial;
}

void take_off_with(Game& g, const Instance& by) {
  if (def(by.skill).worn == CardName::None) return;
  const std::uint16_t serial = by.serial;
  for (int n = 0; n < g.state.instances; ++n) {
    const Instance& i = g.state.instance[n];
    if (i.as_if_worn() && i.through == serial) unhang(g, static_cast<InstanceId>(n));
  }
}

void hang_granted(Game& g, InstanceId by) {
  const Instance& giver = g.state.instance[by];
  const Grant& grant = def(giver.skill).grant;
  for (Seat s = 0; s < g.players(); ++s) {
    if (g[s].left || (grant.holds && s != giver.owner)) continue;
    Instance& i = g.state.instance[attach(g, s, *grant.skill)];
    i.through = giver.serial;
    i.granted_by = by;
  }
}

void unhang_granted(Game& g, InstanceId by) {
  for (int n = 0; n < g.state.instances; ++n)
    if (g.state.instance[n].skill != SkillId::None && g.state.instance[n].granted_by == by)
      unhang(g, static_cast<InstanceId>(n));
}

}  // namespace jiesuan
