// 太史慈 Taishi Ci · Wu · male · 4
//
// 天义 Tianyi — once in your play phase: pindian with another character. You win: this turn you may use one
// 杀 more, your 杀 have no distance limit and may have one target more. Otherwise you cannot use 杀 this
// turn.                                                                               [R000-60, timings §8]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

int one_for_slash(const StateContext&, const VirtualCard& card) { return is_slash(card.name) ? 1 : 0; }
bool a_slash(const StateContext&, const VirtualCard& card) { return is_slash(card.name); }
bool any_slash(const StateContext&, const Deed& d) { return is_slash(d.card.name); }

const SkillDef righteous({"state_tianyi_won", "天义", "Tianyi"}, Listing::Internal,
                         state(StateKind::UseLimit, one_for_slash),
                         state(StateKind::ExtraTargets, one_for_slash),
                         state(StateKind::NoDistance, a_slash));
const SkillDef humbled({"state_tianyi_lost", "天义", "Tianyi"}, Listing::Internal,
                       forbids(Act::Use, any_slash));

bool choose_opponent(const Skill<Phase>& s, Option& o) {
  return !s.game[s.owner].hand.empty() && pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
Task<> compete(Skill<Phase> s) {
  const bool won = co_await wins_pindian(s, s.owner, s.seat());
  if (s.game.alive(s.owner)) leave_effect(s.game, s.owner, won ? righteous : humbled, Scope::Turn, s.owner);
}

const SkillDef tianyi(
    {"tianyi", "天义", "Tianyi",
     "出牌阶段限一次，你可与一名其他角色拼点：若你赢，本回合你可多使用一张【杀】、使用【杀】无距离限制且可多指定一个目标；若你没赢，本回合你不能使用【杀】。",
     "Once in your play phase: pindian with another character. If you win you may use one Slash more this turn, "
     "your Slashes have no distance limit and may have one target more; otherwise you cannot use Slash this turn."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_opponent).then(compete),
    hint({.self = {.other = 0.2F}, .target = {.cards = -0.6F}, .moment = Moment::Striking}));

}  // namespace

const General taishici({.id = "taishici",
                        .zh = "太史慈",
                        .en = "Taishi Ci",
                        .set = "fire",
                        .kingdom = Kingdom::Wu,
                        .hp = 4,
                        .skills = {&tianyi}});

}  // namespace jiesuan
