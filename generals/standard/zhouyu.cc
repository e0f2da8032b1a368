// 周瑜 Zhou Yu · Wu · male · 3
//
// 英姿 Yingzi — in your draw phase you may draw one card more.                                   [R000-131]
// 反间 Fanjian — once in your play phase: another character names a suit, then takes one of your hand cards
// unseen and shows it; if the suit is another, you deal it 1 damage.
#include "generals/standard/zhouyu.h"

#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

Task<> one_more(Skill<Phase> s) {
  ++s.event.draw;
  co_return;
}

}  // namespace

const SkillDef yingzi({"yingzi", "英姿", "Yingzi", "摸牌阶段，你可多摸一张牌。",
                       "In your draw phase you may draw one card more."},
                      at<Timing::DrawBody>().may().when(owner_draws).then(one_more));

namespace {

bool choose_victim(const Skill<Phase>& s, Option& o) {
  return !s.game[s.owner].hand.empty() && pick_seats(o, others(s.game, s.owner));
}
Task<> sow_discord(Skill<Phase> s) {
  const Suit named = co_await choose_suit(s.game, s.seat(), asked_by(s, s.owner));
  const CardId c = co_await choose_card_of(s.game, s.seat(), s.owner, Zones::Hand,
                                           asked_by(s, s.owner).to("获得", "take"));
  if (c == kNoCard) co_return;
  co_await obtain(s.game, s.seat(), CardSet(c));
  if (!s.game[s.seat()].hand.has(c)) co_return;  // it went on somewhere else meanwhile
  show_card(s.game, s.seat(), c);
  if (suit_of(s.game, c) != named) co_await deal_damage(s.game, damage_from(s, s.seat()));
}

const SkillDef fanjian(
    {"fanjian", "反间", "Fanjian",
     "出牌阶段限一次，你可令一名其他角色选择一种花色，然后其获得你的一张手牌并展示之：若花色不同，你对其造成1点伤害。",
     "Once in your play phase: another character names a suit, takes one of your hand cards and shows it; if "
     "the suit differs you deal it 1 damage."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_victim).then(sow_discord),
    hint({.self = {.cards = -0.9F}, .target = {.cards = 0.6F, .hp = -0.75F}}));

}  // namespace

const General zhouyu({.id = "zhouyu",
                      .zh = "周瑜",
                      .en = "Zhou Yu",
                      .kingdom = Kingdom::Wu,
                      .hp = 3,
                      .skills = {&yingzi, &fanjian}});

}  // namespace jiesuan
