// 诸葛瑾 Zhuge Jin · Wu · male · 3
//
// 弘援 Hongyuan — in your draw phase you may draw one card fewer; one or two other characters draw a card
// each.
// 缓释 Huanshi — before a judgement's result is fixed you may let its character look at your hand and
// choose one of your cards: you respond it in place of the judge card.
// 明哲 Mingzhe — outside your turn: when you use or respond a red card, and for each red card you lost by
// discarding, you may draw a card.                                                           [R004-23, C44]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_friends(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner), 1, 2); }
Task<> share_draw(Skill<Phase> s) {
  --s.event.draw;
  const SeatList friends = in_order(s.game, s.seats);
  for (Seat t : friends) co_await draw(s.game, t, 1);
}

const SkillDef hongyuan(
    {"hongyuan", "弘援", "Hongyuan", "摸牌阶段，你可少摸一张牌，令一至两名其他角色各摸一张牌。",
     "In your draw phase you may draw one card fewer; one or two other characters draw a card each."},
    at<Timing::DrawBody>().may().when(owner_draws).choose(choose_friends).then(share_draw),
    hint({.self = {.cards = -1}, .target = {.cards = 1}}));

CardSet replacements(const Game& g, Seat owner) { return respondable(g, owner, g[owner].own_cards()); }
bool could_relieve(const Skill<Judgement>& s) { return !replacements(s.game, s.owner).empty(); }
Task<> relieve(Skill<Judgement> s) {
  const CardSet fit = replacements(s.game, s.owner);
  const CardSet chosen = co_await look_and_choose(s.game, s.event.seat, s.game[s.owner].hand, fit, 1, 1,
                                                  false, asked_by(s, s.owner).to("打出", "play"));
  if (chosen.empty()) co_return;
  const CardId card = chosen.first();
  co_await respond_card(s.game, s.owner, as_itself(s.game, s.owner, card), true);
  if (s.game.state.processing.has(card)) co_await replace_judge_card(s.game, s.event, card);
}

const SkillDef huanshi(
    {"huanshi", "缓释", "Huanshi",
     "一名角色的判定结果确定前，你可令其观看你的手牌并选择你的一张牌，你打出此牌代替判定牌。",
     "Before a judgement's result is fixed you may let its character look at your hand and choose one of your "
     "cards: you respond it in place of the judge card."},
    at<Timing::JudgeBeforeResult>().may().about(whose_judgement).when(could_relieve).then(relieve));

template <class E>
bool outside_own_turn(const Skill<E>& s) {
  return !s.game.in_turn_of(s.owner);
}
bool uses_red(const Skill<Use>& s) {
  return outside_own_turn(s) && s.event.user == s.owner && s.event.card.colour == Colour::Red;
}
bool responds_red(const Skill<Respond>& s) {
  return outside_own_turn(s) && s.event.seat == s.owner && s.event.card.colour == Colour::Red;
}
int red_cards_discarded(const Skill<Move>& s) {
  if (!outside_own_turn(s)) return 0;
  int n = 0;
  for (const MovePart& p : s.event.parts) {
    const bool his = p.from_seat == s.owner && (p.from == Zone::Hand || p.from == Zone::Equipment);
    if (!his || (p.reason != Reason::Discard && p.reason != Reason::Replace)) continue;
    for (CardId c : p.cards) n += colour_of(suit_of(s.game, c, s.owner)) == Colour::Red ? 1 : 0;
  }
  return n;
}
template <class E>
Task<> draw_one(Skill<E> s) {
  co_await draw(s.game, s.owner, 1);
}

const SkillDef mingzhe(
    {"mingzhe", "明哲", "Mingzhe",
     "回合外，当你使用或打出红色牌时，可摸一张牌；当你因弃置而失去一张红色牌后，可摸一张牌。",
     "Outside your turn: when you use or respond a red card, and for each red card you lost by discarding, you "
     "may draw a card."},
    at<Timing::UseCardUsed>().may().when(uses_red).then(draw_one<Use>),
    at<Timing::RespondPlayed>().may().when(responds_red).then(draw_one<Respond>),
    at<Timing::MoveAfter2>().may().times(red_cards_discarded).then(draw_one<Move>));

}  // namespace

const General zhugejin({.id = "zhugejin",
                        .zh = "诸葛瑾",
                        .en = "Zhuge Jin",
                        .set = "sp",
                        .kingdom = Kingdom::Wu,
                        .hp = 3,
                        .skills = {&hongyuan, &huanshi, &mingzhe}});

}  // namespace jiesuan
