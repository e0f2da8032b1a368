// 顾雍 Gu Yong · Wu · male · 3
//
// 慎行 Shenxing — in your play phase: discard two cards, then draw a card; any number of times.
// 秉壹 Bingyi — at the start of your finish phase you may show your hand: if it is all of one colour, up to
// as many characters as you have hand cards draw a card each.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_two_to_give_up(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 2, 2);
}
Task<> tread_carefully(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await draw(s.game, s.owner, 1);
}

const SkillDef shenxing(
    {"shenxing", "慎行", "Shenxing", "出牌阶段，你可弃置两张牌，然后摸一张牌。",
     "In your play phase: discard two cards, then draw a card."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_two_to_give_up).then(tread_carefully),
    hint({.self = {.cards = 1}, .moment = Moment::Crowded}));

bool has_a_hand_to_show(const Skill<Phase>& s) { return owners_phase(s) && !s.game[s.owner].hand.empty(); }
Task<> hold_one_course(Skill<Phase> s) {
  Game& g = s.game;
  const CardSet hand = g[s.owner].hand;
  show_cards(g, s.owner, hand);
  if (!of_one_colour(g, hand)) co_return;
  const SeatList favoured = co_await choose_seats(g, s.owner, living(g), 1, hand.size(), false,
                                                  asked_by(s).to("摸一张牌", "draw a card"));
  for (Seat t : in_order(g, favoured)) co_await draw(g, t, 1);
}

const SkillDef bingyi(
    {"bingyi", "秉壹", "Bingyi",
     "结束阶段开始时，若你有手牌，你可展示所有手牌：若颜色均相同，你令至多X名角色各摸一张牌（X为你的手牌数）。",
     "At the start of your finish phase you may show your hand: if it is all of one colour, up to as many characters "
     "as you have hand cards draw a card each."},
    at<Timing::FinishStart>().may().when(has_a_hand_to_show).then(hold_one_course),
    hint({.target = {.cards = 1}}));

}  // namespace

const General guyong({.id = "guyong",
                      .zh = "顾雍",
                      .en = "Gu Yong",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wu,
                      .hp = 3,
                      .skills = {&shenxing, &bingyi}});

}  // namespace jiesuan
