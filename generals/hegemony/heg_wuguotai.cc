// 吴国太 Wu Guotai · Wu · female · 3
//
// 甘露 Ganlu — as in the identity game.
// 补益 Buyi — once a turn, after a character of your force has been saved from dying that damage brought
// about, you may command the source of the damage; if it refuses the saved one recovers 1 hp.      (hegemony
// §11)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/command.h"

namespace jiesuan {
namespace {

bool ally_saved_from_somebody(const Skill<Dying>& s) {
  const Damage* d = s.event.damage;
  return d && d->source != s.owner && s.game.alive(d->source) && with_owner(s, s.event.seat);
}
Task<> call_to_account(Skill<Dying> s) {
  const Seat saved = s.event.seat;
  const bool obeyed = co_await command(s.game, s.owner, s.event.damage->source, s.skill);
  if (!obeyed && s.game.alive(saved)) co_await recover(s.game, recovery_from(s, saved));
}

const SkillDef buyi_heg(
    {"buyi_heg", "补益", "Buyi",
     "每回合限一次，当与你势力相同的角色因受到伤害而进入的濒死结算结束后，若其存活，你可对伤害来源发起军令：若其不执行，被救回的角色回复1点体力。",
     "Once a turn, after a character of your force has been saved from dying that damage brought about, you may "
     "command the source of the damage: if it refuses, the saved one recovers 1 hp."},
    at<Timing::DyingEnd>()
        .may()
        .once_per_turn()
        .about(whose_dying)
        .when(ally_saved_from_somebody)
        .then(call_to_account),
    hint({.about = {.hp = 1}}));

}  // namespace

const General heg_wuguotai({.id = "heg_wuguotai",
                            .zh = "吴国太",
                            .en = "Wu Guotai",
                            .set = "hegemony_authority",
                            .kingdom = Kingdom::Wu,
                            .gender = Gender::Female,
                            .hp = 3,
                            .companions = {"heg_sunjian"},
                            .skills = {"ganlu", &buyi_heg}});

}  // namespace jiesuan
