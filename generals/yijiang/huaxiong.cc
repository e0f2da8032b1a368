// 华雄 Hua Xiong · Qun · male · 6
//
// 恃勇 Shiyong (locked) — after a red 杀, or one made stronger by 酒, dealt you damage you lose 1 max hp.
#include "generals/common.h"

namespace jiesuan {
namespace {

bool hit_by_red_or_drunken_slash(const Skill<Damage>& s) {
  if (!owner_is_victim(s) || !s.event.use) return false;
  const VirtualCard& card = s.event.use->card;
  return is_slash(card.name) && (card.colour == Colour::Red || card.bonus > 0);
}
Task<> pay_for_pride(Skill<Damage> s) { co_await change_max_hp(s.game, s.owner, -1); }

const SkillDef shiyong(
    {"shiyong", "恃勇", "Shiyong",
     "锁定技，当你受到红色【杀】或因【酒】加强的【杀】造成的伤害后，你减1点体力上限。",
     "Locked: after a red Slash, or one made stronger by Analeptic, dealt you damage you lose "
     "1 max hp."},
    Tag::Locked, at<Timing::DamageTaken>().when(hit_by_red_or_drunken_slash).then(pay_for_pride));

}  // namespace

const General huaxiong({.id = "huaxiong",
                        .zh = "华雄",
                        .en = "Hua Xiong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Qun,
                        .hp = 6,
                        .skills = {&shiyong}});

}  // namespace jiesuan
