// 孙尚香 Sun Shangxiang · Wu · female · 3
//
// 结姻 Jieyin — once in your play phase: discard two hand cards and choose a wounded male character; you and
// it each recover 1 hp. 枭姬 Xiaoji — after you lost a card from your equipment zone you may draw two cards;
// for each card.
//                                                                     [R000-42, R000-149, R004-36 … R004-38]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

SeatSet wounded_men(const Game& g, Seat owner) {
  SeatSet set = wounded_ones(g, others(g, owner));
  for (Seat s : set)
    if (g[s].gender != Gender::Male) set.remove(s);
  return set;
}
bool choose_husband(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 2, 2) && pick_seats(o, wounded_men(s.game, s.owner));
}
Task<> wed(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await recover(s.game, recovery_from(s, s.owner));
  co_await recover(s.game, recovery_from(s, s.seat()));
}

const SkillDef jieyin(
    {"jieyin", "结姻", "Jieyin",
     "出牌阶段限一次，你可弃置两张手牌并选择一名已受伤的其他男性角色，你与其各回复1点体力。",
     "Once in your play phase: discard two hand cards and choose another wounded male character; you and it "
     "each recover 1 hp."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_husband).then(wed),
    hint({.self = {.hp = 1}, .target = {.hp = 1}}));

int equipment_lost(const Skill<Move>& s) {
  int n = 0;
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Equipment && p.from_seat == s.owner) n += p.cards.size();
  return n;
}
Task<> draw_two(Skill<Move> s) { co_await draw(s.game, s.owner, 2); }

const SkillDef xiaoji({"xiaoji", "枭姬", "Xiaoji", "当你失去装备区里的一张牌后，可摸两张牌。",
                       "After you lost a card from your equipment zone you may draw two cards."},
                      at<Timing::MoveAfter2>().may().times(equipment_lost).then(draw_two));

}  // namespace

const General sunshangxiang({.id = "sunshangxiang",
                             .zh = "孙尚香",
                             .en = "Sun Shangxiang",
                             .kingdom = Kingdom::Wu,
                             .gender = Gender::Female,
                             .hp = 3,
                             .skills = {&jieyin, &xiaoji}});

}  // namespace jiesuan
