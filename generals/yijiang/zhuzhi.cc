// 朱治 Zhu Zhi · Wu · male · 4
//
// 安国 Anguo — once in your play phase: another character takes a card of its equipment, which you choose,
// into its hand; if fewer characters are in its attack range than before, you draw a card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_armed(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_equipment(s.game, others(s.game, s.owner)));
}
Task<> secure_the_land(Skill<Phase> s) {
  Game& g = s.game;
  const Seat armed = s.seat();
  const CardId c =
      co_await choose_card_of(g, s.owner, armed, Zones::Equipment,
                              asked_by(s, armed).to("令其收回手牌", "it takes it into its hand"));
  if (c == kNoCard) co_return;
  const int before = in_range_of(g, armed).size();
  co_await obtain(g, armed, CardSet(c));
  const bool fewer = g.alive(armed) && in_range_of(g, armed).size() < before;
  if (fewer) co_await draw(g, s.owner, 1);
}

const SkillDef anguo(
    {"anguo", "安国", "Anguo",
     "出牌阶段限一次，你可选择一名其他角色装备区里的一张牌，令其获得之；若其攻击范围内的角色数因此减少，你摸一张牌。",
     "Once in your play phase: another character takes a card of its equipment zone, which you choose, into its "
     "hand. If fewer characters are in its attack range than before, you draw a card."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_armed).then(secure_the_land),
    hint({.self = {.cards = 0.4F}, .target = {.other = -0.5F}}));

}  // namespace

const General zhuzhi({.id = "zhuzhi",
                      .zh = "朱治",
                      .en = "Zhu Zhi",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wu,
                      .hp = 4,
                      .skills = {&anguo}});

}  // namespace jiesuan
