// 野火 Ye Huo · Qun · male · 4 (a general of our own)
//
// 燎原 Liaoyuan — once in your play phase you may discard a card: you are regarded as using a 杀.
//                                                                                        [R002-69, R002-70]
// 残烬 Canjin — when you die you may transfer 燎原 to another character.                          [R002-66]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool can_spread(const Skill<Phase>& s) { return may_use_as_if(s.game, s.owner, kSlash); }
bool choose_kindling(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> spread(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await use_as_if(s.game, s.owner, kSlash, s.skill);
}
const SkillDef liaoyuan(
    {"liaoyuan", "燎原", "Liaoyuan", "出牌阶段限一次，你可弃置一张牌，视为使用【杀】。",
     "Once in your play phase you may discard a card: you are regarded as using a Slash."},
    only_in("002.conversion"),
    at<Timing::PlayIdle>().once_per_phase().when(can_spread).choose(choose_kindling).then(spread),
    hint({.self = {.other = 1.6F}, .target = {.hp = -0.7F}}));

bool owner_dies(const Skill<Death>& s) { return s.event.seat == s.owner; }
bool choose_heir(const Skill<Death>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> leave_embers(Skill<Death> s) { co_await transfer_skill(s.game, s.owner, liaoyuan, s.seat()); }

const SkillDef canjin({"canjin", "残烬", "Canjin", "当你死亡时，可将“燎原”转移给一名其他角色。",
                       "When you die you may transfer Liaoyuan to another character."},
                      only_in("002.transfer"),
                      at<Timing::DeathWhen>().may().when(owner_dies).choose(choose_heir).then(leave_embers),
                      hint({.target = {.other = 1}}));

}  // namespace

const General yehuo({.id = "yehuo",
                     .zh = "野火",
                     .en = "Ye Huo",
                     .set = "workshop",
                     .kingdom = Kingdom::Qun,
                     .hp = 4,
                     .skills = {&liaoyuan, &canjin}});

}  // namespace jiesuan
