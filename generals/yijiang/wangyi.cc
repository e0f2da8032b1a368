// 王异 Wang Yi · Wei · female · 3
//
// 贞烈 Zhenlie — after you became the target of another's 杀 or ordinary trick you may lose 1 hp: the card
// has no effect on you, and you discard a card of its user. 秘计 Miji — at the start of your finish phase, if
// wounded, you may draw up to as many cards as you have lost hp; then give as many hand cards to others.
// [R004-33]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool targeted_by_another(const Skill<Use>& s) {
  const Use& u = s.event;
  if (u.target().seat != s.owner || u.user == s.owner || u.user == kNoSeat) return false;
  if (!is_slash(u.card.name) && def(u.card.name).category != Category::Trick) return false;
  return can_pay_hp(s.game, s.owner);
}
Task<> stand_firm(Skill<Use> s) {
  co_await lose_hp(s.game, s.owner, 1, s.skill);
  no_effect(s.event);
  const CardId c = co_await choose_card_of(s.game, s.owner, s.event.user, Zones::HandAndEquipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}

const SkillDef zhenlie(
    {"zhenlie", "贞烈", "Zhenlie",
     "当你成为其他角色使用的【杀】或普通锦囊牌的目标后，可失去1点体力：此牌对你无效，你弃置其一张牌。",
     "After you became the target of another's Slash or ordinary trick you may lose 1 hp: the card has no "
     "effect on you and you discard a card of its user."},
    at<Timing::UseBecameTarget>().may().when(targeted_by_another).then(stand_firm),
    hint({.self = {.hp = -1}, .about = {.cards = -1}, .wards = true}));

bool wounded_in_own_phase(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].wounded(); }

// The gifts are chosen one after the other and handed over together (J11).
Task<> give_away(Skill<Phase> s, int n) {
  Move gifts;
  CardSet left = s.game[s.owner].hand;
  while (n > 0 && !left.empty()) {
    const Gift gift = co_await choose_gift(s.game, s.owner, left, others(s.game, s.owner), false,
                                           asked_by(s).to("交出", "give"), n);
    if (gift.cards.empty()) break;
    add_moving(s.game, gifts, gift.cards, Zone::Hand, gift.to, Reason::Give, s.owner);
    left -= gift.cards;
    n -= gift.cards.size();
  }
  if (!gifts.parts.empty()) co_await move_cards(s.game, gifts);
}
Task<> scheme(Skill<Phase> s) {
  const int n = co_await choose_number(s.game, s.owner, 1, s.game[s.owner].lost_hp(),
                                       asked_by(s).to("摸牌的张数", "how many cards to draw"));
  co_await draw(s.game, s.owner, n);
  co_await give_away(s, n);
}

const SkillDef miji(
    {"miji", "秘计", "Miji",
     "结束阶段开始时，若你已受伤，可摸至多X张牌（X为你已损失的体力值），然后将等量的手牌分给其他角色。",
     "At the start of your finish phase, if wounded, you may draw up to as many cards as you have lost hp, "
     "then give as many hand cards to others."},
    at<Timing::FinishStart>().may().when(wounded_in_own_phase).then(scheme), hint({.self = {.other = 0.2F}}));

}  // namespace

const General wangyi({.id = "wangyi",
                      .zh = "王异",
                      .en = "Wang Yi",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wei,
                      .gender = Gender::Female,
                      .hp = 3,
                      .skills = {&zhenlie, &miji}});

}  // namespace jiesuan
