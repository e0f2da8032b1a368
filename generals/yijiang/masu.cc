// 马谡 Ma Su · Shu · male · 3
//
// 心战 Xinzhan — once in your play phase, if you have more hand cards than max hp: look at the top three
// cards of the pile; you may show and obtain ♥ cards among them; put the others back on top in any order.
// 挥泪 Huilei (locked) — when you die the one who killed you discards all its cards.          (timings §13)
#include "generals/common.h"

namespace jiesuan {
namespace {

bool own_phase_with_many_cards(const Skill<Phase>& s) {
  const Character& c = s.game[s.owner];
  return owners_phase(s) && c.hand.size() > c.max_hp;
}
// The others are ordered before the taken ones leave the pile, so that nothing comes between.
Task<> win_hearts(Skill<Phase> s) {
  Game& g = s.game;
  const InlineVec<CardId, 16> top = top_of_pile(g, 3);
  CardSet seen;
  for (CardId c : top) seen.add(c);
  const CardSet hearts = cards_of_suit(g, seen, kNoSeat, Suit::Heart);
  const CardSet taken =
      co_await look_and_choose(g, s.owner, seen, hearts, 1, 3, true,
                               asked_by(s).to("获得", "take").or_else("不获得牌", "you take nothing"));
  InlineVec<CardId, 16> order;
  for (CardId c : top)
    if (!taken.has(c)) order.push_back(c);
  const int others = order.size();
  for (CardId c : taken) order.push_back(c);
  put_back_on_pile(g, order, {});
  co_await arrange_pile_top(g, s.owner, others, asked_by(s), PutBack::Top);
  for (CardId c : taken) show_card(g, s.owner, c);
  co_await obtain(g, s.owner, taken);
}

const SkillDef xinzhan(
    {"xinzhan", "心战", "Xinzhan",
     "出牌阶段限一次，若你的手牌数大于体力上限，可观看牌堆顶的三张牌，展示并获得其中任意张♥牌，其余以任意顺序置于牌堆顶。",
     "Once in your play phase, if you have more hand cards than max hp: look at the top three cards, show and "
     "obtain any ♥ cards among them, put the others back on top in any order."},
    at<Timing::PlayIdle>().once_per_phase().when(own_phase_with_many_cards).then(win_hearts));

bool killed_by_somebody_with_cards(const Skill<Death>& s) {
  const Death& d = s.event;
  return d.seat == s.owner && !s.game[d.killer].own_cards().empty();
}
Task<> draw_tears(Skill<Death> s) {
  const Seat killer = s.event.killer;
  co_await discard(s.game, killer, s.game[killer].own_cards());
}

const SkillDef huilei(
    {"huilei", "挥泪", "Huilei", "锁定技，你死亡时，杀死你的角色弃置所有牌。",
     "Locked: when you die the one who killed you discards all its cards."},
    Tag::Locked,
    at<Timing::DeathWhen>().about(the_killer).when(killed_by_somebody_with_cards).then(draw_tears));

}  // namespace

const General masu({.id = "masu",
                    .zh = "马谡",
                    .en = "Ma Su",
                    .set = "yijiang",
                    .kingdom = Kingdom::Shu,
                    .hp = 3,
                    .skills = {&xinzhan, &huilei}});

}  // namespace jiesuan
