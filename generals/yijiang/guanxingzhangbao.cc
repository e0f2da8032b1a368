// 关兴张苞 Guan Xing & Zhang Bao · Shu · male · 4
//
// 父魂 Fuhun — you may use or respond two hand cards as a 杀. After such a 杀 that you used in your play
// phase has dealt damage you have 武圣 and 咆哮 until the turn ends.
#include "generals/common.h"
#include "generals/lend.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

bool whichever_card(const StateContext&, CardId) { return true; }

bool struck_like_their_fathers(const Skill<Damage>& s) {
  const Use* u = s.event.use;
  const bool so_used = u && u->user == s.owner && u->card.through == s.skill;
  return so_used && s.event.source == s.owner && s.game.in_phase_of(s.owner, PhaseKind::Play) &&
         !(has_skill(s.game, s.owner, wusheng) && has_skill(s.game, s.owner, paoxiao));
}
Task<> follow_their_fathers(Skill<Damage> s) {
  lend_for_turn(s.game, s.owner, wusheng);
  lend_for_turn(s.game, s.owner, paoxiao);
  co_return;
}

const SkillDef fuhun(
    {"fuhun", "父魂", "Fuhun",
     "你可将两张手牌当【杀】使用或打出；你于出牌阶段内以此法使用的【杀】造成伤害后，你拥有〖武圣〗和〖咆哮〗直到回合结束。",
     "You may use or respond two hand cards as a Slash. After such a Slash that you used in your play phase has "
     "dealt damage you have Wusheng and Paoxiao until the turn ends."},
    convert_to(kSlash, whichever_card).cards(2),
    at<Timing::DamageCaused>().when(struck_like_their_fathers).then(follow_their_fathers));

}  // namespace

const General guanxingzhangbao({.id = "guanxingzhangbao",
                                .zh = "关兴张苞",
                                .en = "Guan Xing & Zhang Bao",
                                .set = "yijiang",
                                .kingdom = Kingdom::Shu,
                                .hp = 4,
                                .skills = {&fuhun}});

}  // namespace jiesuan
