// 神吕蒙 God Lü Meng · God · male · 3
//
// 涉猎 Shelie — in your draw phase you may instead turn up the top five cards of the pile and obtain one of
// every suit among them. As 君孙权's map grants it.
// 攻心 Gongxin — once in your play phase: look at the hand of another character; you may show a ♥ card of it
// and discard it or put it on top of the pile.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_whom_to_see_through(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
Task<> attack_the_heart(Skill<Phase> s) {
  constexpr int kDiscard = 0;
  Game& g = s.game;
  const Seat t = s.seat();
  const CardSet hand = g[t].hand;
  const CardSet shown =
      co_await look_and_choose(g, s.owner, hand, cards_of_suit(g, hand, t, Suit::Heart), 1, 1, true,
                               asked_by(s, t).to("展示", "show").or_else("不展示", "nothing is shown"));
  if (shown.empty()) co_return;
  show_cards(g, s.owner, shown);
  const int what = co_await choose_one(g, s.owner, asked_by(s, t));
  if (what == kDiscard) {
    co_await discard(g, s.owner, shown);
  } else {
    co_await move_cards(g, moving(g, shown, Zone::Pile, kNoSeat, Reason::Put, s.owner));
  }
}

const SkillDef gongxin(
    {"gongxin", "攻心", "Gongxin",
     "出牌阶段限一次，你可观看一名其他角色的手牌，然后可展示其中一张♥牌，将之弃置或置于牌堆顶。",
     "Once in your play phase: look at the hand of another character; you may show a ♥ card of it and discard it "
     "or put it on top of the pile."},
    choices({{"discard", "弃置之", "discard it"}, {"pile_top", "置于牌堆顶", "put it on top of the pile"}}),
    at<Timing::PlayIdle>()
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_whom_to_see_through)
        .then(attack_the_heart),
    hint({.target = {.cards = -0.7F}}));

}  // namespace

const General shen_lvmeng({.id = "shen_lvmeng",
                           .zh = "神吕蒙",
                           .en = "God Lü Meng",
                           .set = "god",
                           .kingdom = Kingdom::God,
                           .hp = 3,
                           .skills = {"shelie", &gongxin}});

}  // namespace jiesuan
