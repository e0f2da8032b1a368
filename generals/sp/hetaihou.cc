// 何太后 Empress He · Qun · female · 3
//
// 鸩毒 Zhendu — at the start of another character's play phase you may discard a hand card: it is taken to
// use a 酒 for its next 杀, then you deal it 1 damage.
// 戚乱 Qiluan — at the end of a turn you may draw three cards for each character you killed in it.
//                                                                                            [R004-30, C24]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool somebody_elses_phase(const Skill<Phase>& s) { return s.event.owner != s.owner; }
bool choose_poison(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1);
}
Task<> poison(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const Seat guest = s.event.owner;
  if (targets_if_taken_to_use(s, guest, kAnaleptic).has(guest)) {
    Use u = taken_to_use(s, guest, kAnaleptic, guest);
    u.counted = true;  // it is the one 酒 of this turn
    co_await use_card(s.game, u);
  }
  co_await deal_damage(s.game, damage_from(s, guest));
}

const SkillDef zhendu(
    {"zhendu", "鸩毒", "Zhendu",
     "其他角色的出牌阶段开始时，你可弃置一张手牌：其视为使用一张【酒】，然后你对其造成1点伤害。",
     "At the start of another character's play phase you may discard a hand card: it is taken to use an "
     "Analeptic, then you deal it 1 damage."},
    at<Timing::PlayStart>()
        .may()
        .about(whose_phase)
        .when(somebody_elses_phase)
        .choose(choose_poison)
        .then(poison),
    hint({.self = {.other = -0.3F}, .about = {.hp = -1}}));

int kills(const Skill<Turn>& s) { return s.game.state.history.count(Span::Turn, Counter::Killed, s.owner); }
bool has_killed(const Skill<Turn>& s) { return kills(s) > 0; }
Task<> profit(Skill<Turn> s) { co_await draw(s.game, s.owner, 3 * kills(s)); }

const SkillDef qiluan({"qiluan", "戚乱", "Qiluan",
                       "一名角色的回合结束前，你可摸3X张牌（X为你于此回合内杀死的角色数）。",
                       "At the end of a turn you may draw three cards for each character you killed in it."},
                      at<Timing::TurnEnd1>().may().when(has_killed).then(profit));

}  // namespace

const General hetaihou({.id = "hetaihou",
                        .zh = "何太后",
                        .en = "Empress He",
                        .set = "sp",
                        .kingdom = Kingdom::Qun,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&zhendu, &qiluan}});

}  // namespace jiesuan
