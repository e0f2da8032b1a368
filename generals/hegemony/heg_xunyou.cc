// 荀攸 Xun You · Wei · male · 3
//
// 奇策 Qice — once in your play phase you may use all your hand cards as one normal trick that has no more
// targets than those are; after it you may change your deputy.                                (hegemony §7)
// 智愚 Zhiyu — as in the identity game.
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

bool normal_trick_for_idle(const CardDef& c) { return c.category == Category::Trick && c.idle; }
bool in_own_play_phase(const StateContext& s) { return s.game.in_phase_of(s.owner, PhaseKind::Play); }

bool resolved_by_it(const Skill<Use>& s) {
  return s.event.user == s.owner && s.event.card.through == s.skill &&
         can_change_deputy(s.game, s.owner, s.owner);
}
Task<> find_another(Skill<Use> s) { co_await change_deputy(s.game, s.owner, s.owner, asked_by(s)); }

const SkillDef qice_heg(
    {"qice_heg", "奇策", "Qice",
     "出牌阶段限一次，你可将所有手牌（至少一张）当目标数不大于X的任意一张普通锦囊牌使用（X为这些牌的数量），结算后你可变更副将。",
     "Once in your play phase you may use all your hand cards, at least one, as any normal trick with no more "
     "targets than those are; after it has resolved you may change your deputy."},
    convert_whole_hand(normal_trick_for_idle)
        .only_to_use()
        .only_while(in_own_play_phase)
        .once_per_phase()
        .with_as_many_targets(),
    at<Timing::UseEnd3>().may().when(resolved_by_it).then(find_another));

}  // namespace

const General heg_xunyou({.id = "heg_xunyou",
                          .zh = "荀攸",
                          .en = "Xun You",
                          .set = "hegemony_transformation",
                          .kingdom = Kingdom::Wei,
                          .hp = 3,
                          .companions = {"heg_xunyu"},
                          .skills = {&qice_heg, "zhiyu"}});

}  // namespace jiesuan
