// 陈群 Chen Qun · Wei · male · 3
//
// 定品 Dingpin — in your play phase: discard a hand card of a type you have neither used nor discarded this
// turn and choose a wounded character; it judges. Black: it draws as many cards as it has lost hp and cannot
// be chosen again in this phase; red: you turn over. 法恩 Faen — after a character turned over or was chained
// you may let it draw a card.           [R003-21]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool met_this_turn(const Game& g, Seat s, CardType type) {
  constexpr Counter kDiscarded[] = {Counter::DiscardedBasic, Counter::DiscardedTrick,
                                    Counter::DiscardedEquipment};
  const History& h = g.state.history;
  if (h.count(Span::Turn, kDiscarded[static_cast<int>(type)], s) > 0) return true;
  for (const CardDef* c : Catalogue::get().cards())
    if (c && type_of(c->name) == type && h.used(Span::Turn, s, c->family) > 0) return true;
  return false;
}
CardSet fresh_types(const Game& g, Seat owner) {
  CardSet cards;
  for (CardType type : {CardType::Basic, CardType::Trick, CardType::Equipment})
    if (!met_this_turn(g, owner, type)) cards |= cards_of_type(g, g[owner].hand, type);
  return cards;
}
SeatSet& ranked(const Skill<Phase>& s) { return s.memory<SeatSet>(Scope::Phase); }

bool choose_candidate(const Skill<Phase>& s, Option& o) {
  if (!pick_discards(s, o, fresh_types(s.game, s.owner), 1, 1)) return false;
  return pick_seats(o, wounded_ones(s.game, living(s.game)) - ranked(s));
}
Task<> rank(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const Seat candidate = s.seat();
  const Verdict v = co_await judge(s.game, candidate, s.skill);
  if (v.black()) {
    ranked(s).add(candidate);
    co_await draw(s.game, candidate, s.game[candidate].lost_hp());
  } else if (v.red()) {
    co_await flip(s.game, s.owner);
  }
}

const SkillDef dingpin(
    {"dingpin", "定品", "Dingpin",
     "出牌阶段，你可弃置一张手牌（类别须与你本回合使用和弃置过的牌均不同），令一名已受伤的角色判定：若为黑色，其摸"
     "等同于已损失体力值的牌，且本阶段不能再被选择；若为红色，你翻面。",
     "In your play phase: discard a hand card of a type you have not used or discarded this turn; a wounded "
     "character judges. Black: it draws as many cards as it has lost hp and cannot be chosen again this "
     "phase; red: you turn over."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_candidate).then(rank),
    hint({.self = {.other = -0.7F}, .target = {.cards = 1}, .good_suits = kBlackVerdict}));

bool flipped_or_chained(const Skill<StateChange>& s) {
  const GeneralCardChange change = s.event.change;
  return change == GeneralCardChange::Flip || change == GeneralCardChange::Chain;
}
Task<> grant_a_card(Skill<StateChange> s) { co_await draw(s.game, s.event.seat, 1); }

const SkillDef faen(
    {"faen", "法恩", "Faen", "一名角色翻面或横置后，你可令其摸一张牌。",
     "After a character turned over or was chained you may let it draw a card."},
    at<Timing::StateAfter>().may().about(whose_change).when(flipped_or_chained).then(grant_a_card),
    hint({.about = {.cards = 1}}));

}  // namespace

const General chenqun({.id = "chenqun",
                       .zh = "陈群",
                       .en = "Chen Qun",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wei,
                       .hp = 3,
                       .skills = {&dingpin, &faen}});

}  // namespace jiesuan
