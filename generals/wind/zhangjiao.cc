// 张角 Zhang Jiao · Qun · male · 3 · lord
//
// 雷击 Leiji — when you use or respond a 闪 you may have a character judge: ♠, and you deal it 2 thunder
// damage.                                                                                       [R000-75]
// 鬼道 Guidao — before a judgement's result is fixed you may respond a black card in place of the judge
// card, which you obtain.                                                    [R004-20, R004-21, R000-150]
// 黄天 Huangtian (lord) — once in its play phase every other Qun character may give you a 闪 or 闪电.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool uses_jink(const Skill<Use>& s) { return s.event.user == s.owner && s.event.card.name == kJink; }
bool responds_jink(const Skill<Respond>& s) { return s.event.seat == s.owner && s.event.card.name == kJink; }
template <class E>
bool choose_anybody(const Skill<E>& s, Option& o) {
  return pick_seats(o, living(s.game));
}
template <class E>
Task<> call_thunder(Skill<E> s) {
  const Verdict v = co_await judge(s.game, s.seat(), s.skill);
  if (v.suit == Suit::Spade) co_await deal_damage(s.game, damage_from(s, s.seat(), 2, Element::Thunder));
}

const SkillDef leiji(
    {"leiji", "雷击", "Leiji", "当你使用或打出【闪】时，可令一名角色判定：若为♠，你对其造成2点雷电伤害。",
     "When you use or respond a Jink you may have a character judge: if ♠ you deal it 2 thunder damage."},
    at<Timing::UseCardUsed>().may().when(uses_jink).choose(choose_anybody<Use>).then(call_thunder<Use>),
    at<Timing::RespondPlayed>()
        .may()
        .when(responds_jink)
        .choose(choose_anybody<Respond>)
        .then(call_thunder<Respond>),
    hint({.target = {.hp = -0.5F}, .good_suits = kSpadeVerdict}));

bool choose_black_card(const Skill<Judgement>& s, Option& o) {
  CardSet black = respondable(s.game, s.owner, s.game[s.owner].own_cards());
  for (CardId c : black)
    if (colour_of(suit_of(s.game, c, s.owner)) != Colour::Black) black.remove(c);
  return pick_cards(o, black, 1, 1);
}
Task<> exchange(Skill<Judgement> s) {
  co_await respond_card(s.game, s.owner, as_itself(s.game, s.owner, s.card()), true);
  co_await replace_judge_card(s.game, s.event, s.card(), s.owner);
}

const SkillDef guidao(
    {"guidao", "鬼道", "Guidao", "判定结果确定前，你可打出一张黑色牌代替判定牌，并获得原判定牌。",
     "Before a judgement's result is fixed you may respond a black card in place of the judge card, which you "
     "obtain."},
    at<Timing::JudgeBeforeResult>().may().choose(choose_black_card).then(exchange));

bool another_of_qun(const Skill<Phase>& s) {
  return s.actor != s.owner && s.event.owner == s.actor && s.game[s.actor].kingdom == Kingdom::Qun;
}
bool choose_tribute(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, hand_cards_named(s.game, s.actor, NameSet(kJink) | kLightning), 1, 1);
}
Task<> pay_tribute(Skill<Phase> s) { co_await give(s.game, s.actor, s.owner, s.cards); }

const SkillDef huangtian(
    {"huangtian", "黄天", "Huangtian",
     "主公技，其他群势力角色的出牌阶段限一次，其可将一张【闪】或【闪电】交给你。",
     "Lord: once in its play phase every other Qun character may give you a Jink or a Lightning."},
    Tag::Lord,
    at<Timing::PlayIdle>()
        .once_per_phase()
        .by_anybody()
        .when(another_of_qun)
        .choose(choose_tribute)
        .then(pay_tribute),
    hint({.target = {.other = 0.2F}, .gives = true}));

}  // namespace

const General zhangjiao({.id = "zhangjiao",
                         .zh = "张角",
                         .en = "Zhang Jiao",
                         .set = "wind",
                         .kingdom = Kingdom::Qun,
                         .hp = 3,
                         .skills = {&leiji, &guidao, &huangtian}});

}  // namespace jiesuan
