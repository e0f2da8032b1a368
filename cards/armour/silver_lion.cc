// 白银狮子 Silver Lion — damage to you of more than 1 becomes 1; after it has left your equipment zone you
// recover 1 hp. Void when it leaves: no recovery.                  [R000-35, R000-94, R004-36, R004-38]
#include "cards/common.h"
#include "cards/lost_equipment.h"

namespace jiesuan {
namespace {

bool heavy_blow(const Skill<Damage>& s) { return s.event.victim == s.owner && s.event.amount > 1; }

Task<> soften(Skill<Damage> s) {
  s.event.amount = 1;
  co_return;
}

bool gone_and_wounded(const Skill<Move>& s) { return card_has_left(s) && s.game[s.owner].wounded(); }

Task<> roar(Skill<Move> s) {
  detach(s.game, s.instance);
  Recovery r;
  r.seat = s.owner;
  r.by = s.owner;
  co_await recover(s.game, r);
}

const SkillDef after_leaving(
    {"state_silver_lion_left", "白银狮子", "Silver Lion"}, Listing::Internal,
    at<Timing::MoveAfter2>().cls(PriorityClass::Equipment).when(gone_and_wounded).then(roar));

Task<> register_leaving(Skill<Move> s) {
  leave_delayed_effect(s.game, s.owner, after_leaving, s.owner, s.event.id);
  co_return;
}

const SkillDef silver_lion_skill(
    {"silver_lion", "白银狮子", "Silver Lion",
     "锁定技，你受到大于1点的伤害时，将其减至1点；你失去装备区里的此牌后，回复1点体力。",
     "Locked: damage to you above 1 becomes 1; after you lose this card from your equipment zone you recover 1 hp."},
    Tag::Locked, at<Timing::DamageTaking3>().when(heavy_blow).then(soften),
    at<Timing::MoveBefore2>().when(this_card_leaves).then(register_leaving));

}  // namespace

const CardDef silver_lion(armour({kSilverLion, "silver_lion", "白银狮子", "Silver Lion"},
                                 &silver_lion_skill));

}  // namespace jiesuan
