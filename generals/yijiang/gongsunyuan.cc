// 公孙渊 Gongsun Yuan · Qun · male · 4
//
// 怀异 Huaiyi — once in your play phase you show your hand: if it is of two colours you discard all the cards
// of one of them, X cards, and may obtain a card of each of up to X others; for two or more you lose 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kThrowBlack = 0, kThrowRed = 1;

CardSet of_this_colour(const Game& g, const CardSet& cards, Colour colour) {
  CardSet set;
  for (CardId c : cards)
    if (colour_of_card(g, c) == colour) set.add(c);
  return set;
}
bool has_hand_to_show(const Skill<Phase>& s) { return owners_phase(s) && !s.game[s.owner].hand.empty(); }
// Taken one after the other in the order of resolution; how many came.
Task<int> betray(Skill<Phase> s, SeatList victims) {
  Game& g = s.game;
  int taken = 0;
  const SeatList order = in_order(g, victims);
  for (Seat t : order) {
    const CardId c =
        co_await choose_card_of(g, s.owner, t, Zones::HandAndEquipment, asked_by(s, t).to("获得", "take"));
    if (c == kNoCard) continue;
    co_await obtain(g, s.owner, CardSet(c));
    ++taken;
  }
  co_return taken;
}
Task<> harbour_treason(Skill<Phase> s) {
  Game& g = s.game;
  const CardSet hand = g[s.owner].hand;
  show_cards(g, s.owner, hand);
  const CardSet black = of_this_colour(g, hand, Colour::Black), red = of_this_colour(g, hand, Colour::Red);
  if (black.empty() || red.empty()) co_return;
  const int what = co_await choose_one(g, s.owner, asked_by(s));
  const CardSet thrown = discardable(g, s.owner, what == kThrowBlack ? black : red);
  co_await discard(g, s.owner, thrown);
  const SeatList victims = co_await choose_seats(
      g, s.owner, with_cards(g, others(g, s.owner)), 1, thrown.size(), true,
      asked_by(s).to("获得其一张牌", "take a card of each").or_else("不获得牌", "no card is taken"));
  const int taken = co_await betray(s, victims);
  if (taken >= 2) co_await lose_hp(g, s.owner, 1, s.skill);
}

const SkillDef huaiyi(
    {"huaiyi", "怀异", "Huaiyi",
     "出牌阶段限一次，你可展示所有手牌：若其中有两种颜色，你弃置其中一种颜色的所有牌，然后可获得至多X名其他角色的各一张牌（X为弃"
     "置的牌数）；若你以此法获得了至少两张牌，你失去1点体力。",
     "Once in your play phase you may show your whole hand: if it is of two colours you discard all the cards of one "
     "of them, X cards, then you may obtain a card of each of up to X others; if you obtained two or more cards you "
     "lose 1 hp."},
    choices({{"black", "弃置黑色牌", "discard the black ones"},
             {"red", "弃置红色牌", "discard the red ones"}}),
    at<Timing::PlayIdle>().once_per_phase().when(has_hand_to_show).then(harbour_treason),
    hint({.self = {.cards = 0.5F}, .target = {.cards = -0.9F}}));

}  // namespace

const General gongsunyuan({.id = "gongsunyuan",
                           .zh = "公孙渊",
                           .en = "Gongsun Yuan",
                           .set = "yijiang",
                           .kingdom = Kingdom::Qun,
                           .hp = 4,
                           .skills = {&huaiyi}});

}  // namespace jiesuan
