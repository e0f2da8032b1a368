// 黄盖 Huang Gai · Wu · male · 4
//
// 苦肉 Kurou — in your play phase you may lose 1 hp, then draw two cards.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool has_hp(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].hp_value() > 0; }
Task<> bear_the_rod(Skill<Phase> s) {
  co_await lose_hp(s.game, s.owner, 1, s.skill);
  co_await draw(s.game, s.owner, 2);
}

const SkillDef kurou({"kurou", "苦肉", "Kurou", "出牌阶段，你可失去1点体力，然后摸两张牌。",
                      "In your play phase you may lose 1 hp, then draw two cards."},
                     at<Timing::PlayIdle>().when(has_hp).then(bear_the_rod),
                     hint({.self = {.cards = 2, .hp = -1}}));

}  // namespace

const General huanggai(
    {.id = "huanggai", .zh = "黄盖", .en = "Huang Gai", .kingdom = Kingdom::Wu, .hp = 4, .skills = {&kurou}});

}  // namespace jiesuan
