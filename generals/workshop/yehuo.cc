// 野火 Ye Huo · Qun · male · 4 (a general of our own)
//
// 燎原 Liaoyuan — once in your play phase you may discard a card: you are regarded as using a 杀. After that
// 杀 dealt damage you draw a card.                                                       [R002-69, R002-70]
// 残烬 Canjin — when you are dying you may transfer 燎原 to another character and recover 1 hp.     [R002-66]
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
bool spread_and_burnt(const Skill<Damage>& s) {
  return by_own_slash(s) && s.event.use->card.through == s.skill;
}
Task<> feed_the_fire(Skill<Damage> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef liaoyuan(
    {"liaoyuan", "燎原", "Liaoyuan",
     "出牌阶段限一次，你可弃置一张牌，视为使用【杀】；此【杀】造成伤害后，你摸一张牌。",
     "Once in your play phase you may discard a card: you are regarded as using a Slash. After that Slash dealt "
     "damage you draw a card."},
    only_in("002.conversion"),
    at<Timing::PlayIdle>().once_per_phase().when(can_spread).choose(choose_kindling).then(spread),
    at<Timing::DamageCaused>().when(spread_and_burnt).then(feed_the_fire),
    hint({.self = {.other = 1.6F}, .target = {.hp = -0.7F}}));

bool dying_aflame(const Skill<Dying>& s) { return owner_is_dying(s) && has_skill(s.game, s.owner, liaoyuan); }
bool choose_heir(const Skill<Dying>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> leave_embers(Skill<Dying> s) {
  co_await transfer_skill(s.game, s.owner, liaoyuan, s.seat());
  co_await recover(s.game, recovery_from(s, s.owner));
}

const SkillDef canjin({"canjin", "残烬", "Canjin",
                       "当你处于濒死状态时，可将“燎原”转移给一名其他角色，然后回复1点体力。",
                       "When you are dying you may transfer Liaoyuan to another character and recover 1 hp."},
                      only_in("002.transfer"),
                      at<Timing::DyingAsk>().may().when(dying_aflame).choose(choose_heir).then(leave_embers),
                      hint({.self = {.hp = 1}, .target = {.other = 1}}));

}  // namespace

const General yehuo({.id = "yehuo",
                     .zh = "野火",
                     .en = "Ye Huo",
                     .set = "workshop",
                     .kingdom = Kingdom::Qun,
                     .hp = 4,
                     .skills = {&liaoyuan, &canjin}});

}  // namespace jiesuan
