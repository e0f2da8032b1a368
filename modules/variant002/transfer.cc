// 转移 — of a target: legal for the card's user, distance aside. Of damage: prevented for A, whose damage
// still comes to its end (伤害结算结束后); when that is over the same damage is dealt to B. Of a skill: A
// loses it and B gains it.                                                                   [R002-63 …
// R002-66, §16 38–39]
#include "engine/content/general.h"
#include "engine/content/mode.h"
#include "engine/rules/open.h"
#include "modules/variant002/words.h"

namespace jiesuan {

bool may_transfer_target(const Game& g, const Use& u, Seat to) {
  return u.user != kNoSeat && to != u.target().seat && legal_target(g, u.user, u.card, to, true);
}

bool transfer_target(Game& g, Use& u, Seat to) {
  if (!may_transfer_target(g, u, to)) return false;
  redirect_target(g, u, to);
  return true;
}

namespace {

InstanceId own_instance(const Game& g, Seat s, const SkillDef& skill) {
  for (InstanceId id : g[s].instances)
    if (g.state.instance[id].skill == skill.number && g.state.instance[id].own_skill()) return id;
  return kNoInstance;
}

// Who has left the table keeps what is printed on its generals.
bool printed_for_the_dead(const Game& g, Seat s, const SkillDef& skill) {
  if (g.alive(s)) return false;
  for (const GeneralSlot& slot : g[s].general) {
    if (slot.general == GeneralId::None) continue;
    for (const SkillDef* x : def(slot.general).skills)
      if (x == &skill) return true;
  }
  return false;
}

}  // namespace

Task<> transfer_skill(Game& g, Seat from, const SkillDef& skill, Seat to) {
  if (from == to || !g.alive(to)) co_return;
  const InstanceId id = own_instance(g, from, skill);
  if (id == kNoInstance && !printed_for_the_dead(g, from, skill)) co_return;
  SkillChange change;
  if (id != kNoInstance) change.lost.push_back(id);
  const CardSet laid = swap_skills(g, from, change);
  gain_skill(g, to, skill);
  co_await settle_skill_loss(g, from, laid);
}

namespace {

// The damage to A is over before B's begins; no hp was reduced, so nothing is conducted and nothing was
// dealt.
Task<> end_then_deal(Game& g, Damage& prevented, Damage moved) {
  co_await open(g, Timing::DamageEnd, prevented);
  prevented.terminate();  // the timing it was prevented at is over as well
  co_await deal_damage(g, moved);
}

const RulesModule transfer_part(
    {.id = "002.transfer",
     .zh = "转移",
     .en = "Transfer",
     .text_zh = "转移伤害：防止原伤害并进入其结算结束后，完毕后再对新角色造成同样的伤害。",
     .text_en = "Transferred damage: the first is prevented and comes to its end; then the other "
                "character takes the same.",
     .policies = {.deal_transferred = end_then_deal}});

}  // namespace
}  // namespace jiesuan
