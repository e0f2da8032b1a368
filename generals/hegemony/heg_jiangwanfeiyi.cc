// 蒋琬费祎 Jiang Wan & Fei Yi · Shu · male · 3 half symbols
//
// 生息 Shengxi — at the end of your play phase, if you dealt no damage in it, you may draw two cards.
// 守成 Shoucheng — after a character of your force lost its last hand card outside its turn you may let it
// draw a card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool dealt_no_damage(const Skill<Phase>& s) {
  return owners_phase(s) && s.game.state.history.count(Span::Phase, Counter::DealtDamage, s.owner) == 0;
}
Task<> draw_two(Skill<Phase> s) { co_await draw(s.game, s.owner, 2); }

const SkillDef shengxi(
    {"shengxi", "生息", "Shengxi", "出牌阶段结束时，若你于此阶段内未造成过伤害，你可摸两张牌。",
     "At the end of your play phase, if you dealt no damage in it, you may draw two cards."},
    at<Timing::PlayEnd>().may().when(dealt_no_damage).then(draw_two));

// Those of the force whose hand this move has emptied: several may have lost theirs in one move.
SeatSet left_empty_handed(const Skill<Move>& s) {
  SeatSet all;
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Hand && !p.cards.empty() && s.game.alive(p.from_seat) &&
        s.game[p.from_seat].hand.empty() && !s.game.in_turn_of(p.from_seat) && with_owner(s, p.from_seat))
      all.add(p.from_seat);
  return all;
}
int for_each_hand(const Skill<Move>& s) { return s.event.parts.size(); }
bool choose_empty_handed(const Skill<Move>& s, Option& o) { return pick_seats(o, left_empty_handed(s)); }
Task<> keep_it_supplied(Skill<Move> s) { co_await draw(s.game, s.seat(), 1); }

const SkillDef shoucheng(
    {"shoucheng", "守成", "Shoucheng", "与你势力相同的角色于其回合外失去最后的手牌后，你可令其摸一张牌。",
     "After a character of your force lost its last hand card outside its turn you may let it draw a card."},
    at<Timing::MoveAfter2>().may().times(for_each_hand).choose(choose_empty_handed).then(keep_it_supplied),
    hint({.target = {.cards = 1}}));

}  // namespace

const General heg_jiangwanfeiyi({.id = "heg_jiangwanfeiyi",
                                 .zh = "蒋琬费祎",
                                 .en = "Jiang Wan & Fei Yi",
                                 .set = "hegemony_formation",
                                 .kingdom = Kingdom::Shu,
                                 .hp = 3,
                                 .companions = {"heg_wangping"},
                                 .skills = {&shengxi, &shoucheng}});

}  // namespace jiesuan
