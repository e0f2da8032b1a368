// 六龙骖驾 Six Dragons — a horse both ways that leaves room for no other: others' distance to you is 1
// higher, yours to them 1 lower; when it has come your other horses are discarded, a horse that would be put
// before you goes to the discard pile, and you cannot use one. 曹操's as a lord.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool is_horse(CardName n) {
  const Slot slot = def(n).slot;
  return slot == Slot::DefensiveHorse || slot == Slot::OffensiveHorse;
}
CardId this_card(const Skill<Move>& s) { return s.game.state.instance[s.instance].card; }
CardSet other_horses(const Skill<Move>& s, CardSet cards) {
  for (CardId c : cards)
    if (c == this_card(s) || !is_horse(printed_name(s.game, c))) cards.remove(c);
  return cards;
}

bool has_come(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.to == Zone::Equipment && p.to_seat == s.owner && p.cards.has(this_card(s)))
      return !other_horses(s, s.game[s.owner].equipped()).empty();
  return false;
}
Task<> unharness(Skill<Move> s) {
  co_await discard(s.game, s.owner, other_horses(s, s.game[s.owner].equipped()));
}

CardSet horses_on_the_way(const Skill<Move>& s, const MovePart& p) {
  return p.to == Zone::Equipment && p.to_seat == s.owner ? other_horses(s, p.cards) : CardSet{};
}
bool another_comes(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (!horses_on_the_way(s, p).empty()) return true;
  return false;
}
Task<> turn_away(Skill<Move> s) {
  CardSet away;
  for (MovePart& p : s.event.parts) {
    const CardSet horses = horses_on_the_way(s, p);
    p.cards -= horses;
    away |= horses;
  }
  add_moving(s.game, s.event, away, Zone::Discard, kNoSeat, Reason::Put, s.owner);
  co_return;
}

bool a_horse(const StateContext&, const Deed& d) { return is_horse(d.card.name); }

const SkillDef six_dragons_skill(
    {"six_dragons", "六龙骖驾", "Six Dragons",
     "锁定技，其他角色计算与你的距离+1，你计算与其他角色的距离-1；此牌占据你的两个坐骑栏：置入后弃置你的其他坐骑牌，将置入你装"
     "备区的坐骑牌改为置入弃牌堆，你不能使用坐骑牌。",
     "Locked: others' distance to you is +1, yours to others -1. It fills both horse slots: when it has come you "
     "discard your other horses, a horse that would be put into your equipment zone goes to the discard pile "
     "instead, and you cannot use horses."},
    Tag::Locked, state(StateKind::DistanceTo, 1), state(StateKind::DistanceFrom, -1),
    forbids(Act::Use, a_horse), at<Timing::MoveAfter1>().when(has_come).then(unharness),
    at<Timing::MoveBefore1>().when(another_comes).then(turn_away));

}  // namespace

const CardDef six_dragons(equipment({kSixDragons, "six_dragons", "六龙骖驾", "Six Dragons"},
                                    Slot::DefensiveHorse, 0, &six_dragons_skill));

}  // namespace jiesuan
