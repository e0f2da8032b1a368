// 臧霸 Zang Ba · Wei · male · 4 half symbols
//
// 横江 Hengjiang — after each point of damage dealt to you you may lower the hand limit of the character
// whose turn it is by 1 for this turn; at the end of the turn, if it discarded none of its cards in its
// discard phase, you draw a card, once a turn.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// The value of the effect: how much lower.
int lower_limit(const StateContext& s) { return -s.value<int>(); }
const SkillDef dammed({"state_hengjiang", "横江", "Hengjiang"}, Listing::Internal,
                      state(StateKind::HandLimit, lower_limit));

bool nothing_was_discarded(const Skill<Turn>& s) {
  return s.game.done_in(PhaseKind::Discard).count[static_cast<int>(Counter::Discarded)] == 0;
}
Task<> draw_one(Skill<Turn> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef reward({"state_hengjiang_draw", "横江", "Hengjiang"}, Listing::Internal,
                      at<Timing::TurnEnd1>().when(nothing_was_discarded).then(draw_one));

bool hurt_in_somebodys_turn(const Skill<Damage>& s) {
  return owner_is_victim(s) && s.game.in_turn_of(s.game.turn().owner);
}
Task<> block_the_river(Skill<Damage> s) {
  Game& g = s.game;
  int* lower = lasting_value<int>(g, g.turn().owner, dammed, Scope::Turn, s.owner);
  if (!lower) co_return;
  ++*lower;
  if (effect_left(g, s.owner, reward, s.owner) == kNoInstance)
    leave_delayed_effect(g, s.owner, reward, s.owner);
}

const SkillDef hengjiang(
    {"hengjiang", "横江", "Hengjiang",
     "当你受到1点伤害后，可令当前回合角色本回合手牌上限-1；此回合结束前，若其于弃牌阶段内未弃置过自己的牌，你摸一张牌"
     "（每回合限一次）。",
     "After each point of damage dealt to you you may lower the hand limit of the character whose turn it is by 1 "
     "for this turn; at the end of the turn, if it discarded none of its cards in its discard phase, you draw a "
     "card, once a turn."},
    at<Timing::DamageTaken>().may().when(hurt_in_somebodys_turn).times(per_point).then(block_the_river),
    hint({.self = {.cards = 0.5F}}));

}  // namespace

const General heg_zangba({.id = "heg_zangba",
                          .zh = "臧霸",
                          .en = "Zang Ba",
                          .set = "hegemony_momentum",
                          .kingdom = Kingdom::Wei,
                          .hp = 4,
                          .companions = {"heg_zhangliao"},
                          .skills = {&hengjiang}});

}  // namespace jiesuan
