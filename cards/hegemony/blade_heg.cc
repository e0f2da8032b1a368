// 青龙偃月刀〔国〕 Blade (hegemony) · range 3 — while a 杀 you have used is being resolved its targets cannot
// reveal generals.                                                                      [hegemony §13 on §3]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool is_target(const Use& u, Seat s) {
  for (const Target& t : u.targets)
    if (t.seat == s) return true;
  return false;
}
// From the moment the card is used to its end, whoever is a target just then.
bool under_the_blade(const StateContext& s, Seat whose, int) {
  for (const Event* e = s.game.event; e; e = e->outer) {
    if (e->kind != EventKind::Use || e->timing < Timing::UseCardUsed) continue;
    const Use& u = static_cast<const Use&>(*e);
    if (u.user == s.owner && is_slash(u.card.name) && is_target(u, whose)) return true;
  }
  return false;
}

const SkillDef blade_heg_skill(
    {"blade_heg", "青龙偃月刀", "Blade", "锁定技，你使用的【杀】结算结束前，其目标不能明置武将牌。",
     "Locked: until a Slash you used is finished its targets cannot reveal generals."},
    Tag::Locked, weapon_range(3), state(StateKind::ForbidsReveal, under_the_blade));

}  // namespace

const CardDef blade_heg(weapon({kBladeHeg, "blade_heg", "青龙偃月刀〔国〕", "Blade (hegemony)"}, 3,
                               &blade_heg_skill));

}  // namespace jiesuan
