// 潮生 Chao Sheng · Wu · male · 4 (a general of our own)
//
// 推潮 Tuichao — at the start of your prepare phase you may discard a hand card and cancel the target of a
// delayed trick in somebody's judging area.                                       [R002-47, R002-48]
// 落潮 Luochao — at the start of your finish phase you may choose another character: before the end of its
// next play phase its distance to others is 1 greater.                                         [R002-49]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

SeatSet with_tricks(const Game& g) {
  SeatSet set;
  for (Seat s : living(g))
    if (!g[s].judging.empty()) set.add(s);
  return set;
}
bool choose_price_and_holder(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1) && pick_seats(o, with_tricks(s.game));
}
Task<> push_the_tide(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const CardSet lying = s.game[s.seat()].delayed();
  const CardId card = co_await choose_open_card(s.game, s.owner, lying, asked_by(s, s.seat()));
  if (card != kNoCard) co_await cancel_lying_trick(s.game, s.seat(), card);
}

const SkillDef ebb({"state_luochao", "落潮", "Luochao"}, Listing::Internal,
                   state(StateKind::DistanceFrom, 1));
bool choose_stranded(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> strand(Skill<Phase> s) {
  leave_effect_through(s.game, s.seat(), ebb, Timing::PlayEnd, s.seat(), s.owner);
  co_return;
}

const SkillDef tuichao(
    {"tuichao", "推潮", "Tuichao", "准备阶段开始时，你可弃置一张手牌，取消一名角色判定区里的一张牌的目标。",
     "At the start of your prepare phase you may discard a hand card and cancel the target of a delayed trick "
     "in a character's judging area."},
    only_in("002.delayed_tricks"),
    at<Timing::PrepareStart>().may().when(owners_phase).choose(choose_price_and_holder).then(push_the_tide),
    hint({.target = {.other = 1.5F}}));
const SkillDef luochao(
    {"luochao", "落潮", "Luochao",
     "结束阶段开始时，你可选择一名其他角色：其下个出牌阶段结束时之前，其与其他角色的距离+1。",
     "At the start of your finish phase you may choose another character: before the end of its next play "
     "phase, its distance to others is 1 greater."},
    only_in("002.before_timing"),
    at<Timing::FinishStart>().may().when(owners_phase).choose(choose_stranded).then(strand),
    hint({.target = {.other = -0.6F}}));

}  // namespace

const General chaosheng({.id = "chaosheng",
                         .zh = "潮生",
                         .en = "Chao Sheng",
                         .set = "workshop",
                         .kingdom = Kingdom::Wu,
                         .hp = 4,
                         .skills = {&tuichao, &luochao}});

}  // namespace jiesuan
