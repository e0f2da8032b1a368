// 神赵云 God Zhao Yun · God · male · 2
//
// 绝境 Juejing (locked) — in your draw phase you draw as many cards more as you have lost hp. Your hand limit
// is 2 higher. 龙魂 Longhun — you may use or respond as many of your cards of one suit as you have hp, at
// least one: ♥ as 桃, ♦ as fire 杀, ♣ as 闪, ♠ as 无懈可击.
#include "generals/common.h"

namespace jiesuan {
namespace {

bool draws_wounded(const Skill<Phase>& s) { return owner_draws(s) && s.game[s.owner].wounded(); }
Task<> draw_strength_from_wounds(Skill<Phase> s) {
  s.event.draw += s.game[s.owner].lost_hp();
  co_return;
}

const SkillDef juejing(
    {"juejing", "绝境", "Juejing", "锁定技，摸牌阶段，你多摸X张牌（X为你已损失的体力值）；你的手牌上限+2。",
     "Locked: in your draw phase you draw as many cards more as you have lost hp; your hand limit is 2 higher."},
    Tag::Locked, at<Timing::DrawBody>().when(draws_wounded).then(draw_strength_from_wounds),
    state(StateKind::HandLimit, 2));

int as_many_as_hp(const StateContext& s) { return std::max(1, s.game[s.owner].hp_value()); }

template <Suit suit>
bool of_the_suit(const StateContext& s, CardId c) {
  return suit_of(s.game, c, s.owner) == suit;
}
template <Suit suit>
Conversion dragon_as(CardName card) {
  return convert_to(card, of_the_suit<suit>).cards(as_many_as_hp).with_equipment();
}

const SkillDef longhun(
    {"longhun", "龙魂", "Longhun",
     "你可将X张花色相同的牌按以下规则使用或打出（X为你的体力值且至少为1）：♥当【桃】，♦当火【杀】，♣当【闪】，♠当【无懈可击】。",
     "You may use or respond X of your cards of one suit (X being your hp, at least 1): ♥ as Peach, ♦ as Fire "
     "Slash, ♣ as Jink, ♠ as Nullification."},
    dragon_as<Suit::Heart>(kPeach), dragon_as<Suit::Diamond>(kFireSlash), dragon_as<Suit::Club>(kJink),
    dragon_as<Suit::Spade>(kNullification));

}  // namespace

const General shen_zhaoyun({.id = "shen_zhaoyun",
                            .zh = "神赵云",
                            .en = "God Zhao Yun",
                            .set = "god",
                            .kingdom = Kingdom::God,
                            .hp = 2,
                            .skills = {&juejing, &longhun}});

}  // namespace jiesuan
