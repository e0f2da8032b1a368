// 蔡文姬 Cai Wenji · Qun · female · 3 half symbols
//
// 悲歌 as in generals/mountain/caiwenji.cc.
// 断肠 Duanchang (locked) — when you die you choose one of the general cards of your killer: it loses the
// skills of that card. The cards of the dead lie open, so this needs no reveal.    (hegemony §§8, 14.2)
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

// A card that lies face down may be chosen unseen; a soldier is none.
std::uint32_t general_cards_of(const Game& g, Seat s) {
  return (has_general(g, s, 0) ? 1u : 0u) | (has_general(g, s, 1) ? 2u : 0u);
}
bool killed_by_somebody(const Skill<Death>& s) {
  const Seat killer = s.event.killer;
  return s.event.seat == s.owner && killer != s.owner && general_cards_of(s.game, killer) != 0;
}
Task<> break_heart(Skill<Death> s) {
  const Seat killer = s.event.killer;
  const int slot =
      co_await choose_one(s.game, s.owner, asked_by(s, killer), general_cards_of(s.game, killer));
  const CardSet laid = lose_skills_of_slot(s.game, killer, slot);
  co_await settle_skill_loss(s.game, killer, laid);
}

const SkillDef duanchang_heg(
    {"duanchang_heg", "断肠", "Duanchang",
     "锁定技，当你死亡时，你选择杀死你的角色的一张武将牌，其失去此牌上的所有技能。",
     "Locked: when you die you choose one of the general cards of your killer: it loses the skills of that card."},
    Tag::Locked, choices({{"head", "主将", "the head general"}, {"deputy", "副将", "the deputy general"}}),
    at<Timing::DeathWhen>().about(the_killer).when(killed_by_somebody).then(break_heart));

}  // namespace

const General heg_caiwenji({.id = "heg_caiwenji",
                            .zh = "蔡文姬",
                            .en = "Cai Wenji",
                            .set = "hegemony",
                            .kingdom = Kingdom::Qun,
                            .gender = Gender::Female,
                            .hp = 3,
                            .skills = {"beige", &duanchang_heg}});

}  // namespace jiesuan
