// 袁术 Yuan Shu · Qun · male · 4
//
// 庸肆 Yongsi (locked) — in your draw phase you draw X cards more; at the start of your discard phase you
// discard X cards, all you have if they are fewer. X is the number of kingdoms among the living.
//                                                                                 [R000-140, timings §7.5]
// 伪帝 Weidi (locked) — you have the lord's lord skills.                                [principles §2.3,
// §3.3]
#include "generals/common.h"

namespace jiesuan {
namespace {

Task<> squander(Skill<Phase> s) {
  s.event.draw += kingdoms_alive(s.game);
  co_return;
}
bool has_to_pay(const Skill<Phase>& s) {
  return owners_phase(s) && kingdoms_alive(s.game) > 0 &&
         !discardable(s.game, s.owner, s.game[s.owner].own_cards()).empty();
}
Task<> pay(Skill<Phase> s) {
  co_await must_discard(s.game, s.owner, s.game[s.owner].own_cards(), kingdoms_alive(s.game), asked_by(s));
}

const SkillDef yongsi(
    {"yongsi", "庸肆", "Yongsi",
     "锁定技，摸牌阶段，你多摸X张牌；弃牌阶段开始时，你弃置X张牌，不足则全部弃置（X为存活角色的势力数）。",
     "Locked: in your draw phase you draw X cards more; at the start of your discard phase you discard X cards, "
     "or all you have. X is the number of kingdoms among the living."},
    Tag::Locked, at<Timing::DrawBody>().when(owner_draws).then(squander),
    at<Timing::DiscardStart>().when(has_to_pay).then(pay));

bool lord_skill_of_the_lord(const StateContext& s, const Instance& other) {
  return is_lord(s.game, other.owner) && def(other.skill).has(Tag::Lord);
}

const SkillDef weidi({"weidi", "伪帝", "Weidi", "锁定技，你拥有主公的主公技。",
                      "Locked: you have the lord's lord skills."},
                     Tag::Locked, state(StateKind::BorrowsSkills, lord_skill_of_the_lord));

}  // namespace

const General yuanshu({.id = "yuanshu",
                       .zh = "袁术",
                       .en = "Yuan Shu",
                       .set = "sp",
                       .kingdom = Kingdom::Qun,
                       .hp = 4,
                       .skills = {&yongsi, &weidi}});

}  // namespace jiesuan
