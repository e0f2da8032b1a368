// 曹真 Cao Zhen · Wei · male · 4
//
// 司敌 Sidi — when you use a 闪, or another does in your turn, you may lay the top card of the pile on your
// general. At the start of another's play phase you may put one of these cards into the discard pile: in this
// phase it may use one 杀 less.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef sidi;

namespace {

bool jink_he_sees(const Skill<Use>& s) {
  return s.event.card.name == kJink && (s.event.user == s.owner || s.game.in_turn_of(s.owner));
}
Task<> take_stock(Skill<Use> s) { co_await put_top_on_general(s.game, s.owner, s.skill); }

int one_slash_less(const StateContext&, const VirtualCard& card) { return is_slash(card.name) ? -1 : 0; }
const SkillDef held_off({"state_sidi", "司敌", "Sidi"}, Listing::Internal,
                        state(StateKind::UseLimit, one_slash_less));

bool anothers_play_phase(const Skill<Phase>& s) { return s.event.owner != s.owner; }
bool choose_stock(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, cards_on_general(s.game, s.owner, s.skill), 1, 1);
}
Task<> hold_off(Skill<Phase> s) {
  Game& g = s.game;
  co_await move_cards(g, moving(g, s.cards, Zone::Discard, kNoSeat, Reason::Put, s.owner));
  leave_effect(g, s.event.owner, held_off, Scope::Phase, s.owner);
}

}  // namespace

const SkillDef sidi(
    {"sidi", "司敌", "Sidi",
     "当你使用【闪】时，或其他角色于你的回合内使用【闪】时，你可将牌堆顶的一张牌置于武将牌上；其他角色的出牌阶段开始时，"
     "你可将其中一张置入弃牌堆，令其本阶段使用【杀】的次数上限-1。",
     "When you use a Jink, or another does in your turn, you may lay the top card of the pile on your general. At the "
     "start of another's play phase you may put one of these cards into the discard pile: in this phase it may use "
     "one Slash less."},
    at<Timing::UseCardUsed>().may().when(jink_he_sees).then(take_stock),
    at<Timing::PlayStart>()
        .with(hint({.about = {.other = -0.6F}, .keeps = true}))
        .may()
        .about(whose_phase)
        .when(anothers_play_phase)
        .choose(choose_stock)
        .then(hold_off));

const General caozhen({.id = "caozhen",
                       .zh = "曹真",
                       .en = "Cao Zhen",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wei,
                       .hp = 4,
                       .skills = {&sidi}});

}  // namespace jiesuan
