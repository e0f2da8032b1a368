#include "generals/hegemony/granted.h"

#include "engine/event/log.h"

namespace jiesuan {

bool openly_has(const Game& g, Seat s, SkillId skill) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == skill && !on_hidden_general(g, i)) return true;
  }
  return false;
}

namespace {

// What was granted, by its serial, until a general card brings the same.
bool now_on_a_general(const Skill<Reveal>& s) {
  if (s.event.seat != s.owner) return false;
  const auto serial = s.memory<std::uint16_t>();
  const Game& g = s.game;
  SkillId granted = SkillId::None;
  for (InstanceId id : g[s.owner].instances)
    if (g.state.instance[id].serial == serial) granted = g.state.instance[id].skill;
  for (InstanceId id : g[s.owner].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == granted && i.printed() && s.event.has(i.slot)) return true;
  }
  return false;
}
Task<> give_way(Skill<Reveal> s) {
  Game& g = s.game;
  const auto serial = s.memory<std::uint16_t>();
  for (int n = 0; n < g.state.instances; ++n)
    if (g.state.instance[n].serial == serial && g.state.instance[n].skill != SkillId::None)
      detach(g, static_cast<InstanceId>(n));
  co_return;
}
const SkillDef granted_for_now({"state_granted", "获得技能", "Granted skill"}, Listing::Internal,
                               at<Timing::GeneralRevealed>().when(now_on_a_general).then(give_way));

}  // namespace

void grant_until_turn_ends(Game& g, Seat s, const SkillDef& skill) {
  const InstanceId id = leave_effect(g, s, skill, Scope::Turn, s);
  if (id == kNoInstance) return;
  log(g, LogKind::SkillGained, [&](LogEntry& e) { e.a = s, e.skill = skill.number; });
  leave_effect(g, s, granted_for_now, Scope::Turn, s, g.state.instance[id].serial);
}

}  // namespace jiesuan
