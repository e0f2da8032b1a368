// 周泰〔新〕 Zhou Tai (new) · Wu · male · 4
//
// 不屈 Buqu (locked) — (1) when you are dying, lay the top card of the pile on your general; unless another
// such card shows its number you recover to 1 hp, else it goes to the discard pile. (2) While such cards lie
// there your hand limit is their number.                                               [R003-10, R003-11,
// R003-12] 奋激 Fenji — after a character's hand cards were discarded or obtained by another, you may lose 1
// hp; then it draws two cards.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool owner_is_dying(const Skill<Dying>& s) { return s.event.seat == s.owner; }

bool number_among(const Game& g, const CardSet& cards, int number) {
  for (CardId c : cards)
    if (number_of(g, c) == number) return true;
  return false;
}

Task<> stand_up(Skill<Dying> s) {
  Game& g = s.game;
  const CardSet before = cards_on_general(g, s.owner, s.skill);
  const CardId fresh = co_await put_top_on_general(g, s.owner, s.skill);
  if (number_among(g, before, number_of(g, fresh))) {
    co_await move_cards(g, moving(g, CardSet(fresh), Zone::Discard, kNoSeat, Reason::Put, s.owner));
  } else {
    co_await recover(g, recovery_from(s, s.owner, 1 - g[s.owner].hp));
  }
}

int number_of_wounds(const StateContext& s) {
  const int n = cards_on_general(s.game, s.owner, s.instance.skill).size();
  return n > 0 ? n : -1;
}

const SkillDef buqu_new(
    {"buqu_new", "不屈", "Buqu",
     "锁定技，①当你处于濒死状态时，将牌堆顶的一张牌置于武将牌上：若其点数与其余这些牌均不同，你回复体力至1点，否"
     "则将其置入弃牌堆。②若有这些牌，你的手牌上限为其数量。",
     "Locked. (1) When you are dying, lay the top card of the pile on your general: if no other such card shows "
     "its number you recover to 1 hp, else it is discarded. (2) While there are such cards your hand limit is "
     "their number."},
    Tag::Locked, at<Timing::DyingAsk>().when(owner_is_dying).then(stand_up),
    state(StateKind::HandLimitBase, number_of_wounds));

// Whose hand cards another one discarded or obtained in this move.
SeatSet robbed(const Skill<Move>& s) {
  SeatSet set;
  for (const MovePart& p : s.event.parts) {
    const bool by_another = p.actor != kNoSeat && p.actor != p.from_seat;
    const bool taken = p.reason == Reason::Discard || p.reason == Reason::Gain;
    if (p.from == Zone::Hand && by_another && taken && !p.cards.empty() && s.game.alive(p.from_seat))
      set.add(p.from_seat);
  }
  return set;
}

// One move may take cards of several; each of them can be helped once.
struct Helped {
  EventId move;
  SeatSet seats;
};
SeatSet not_yet_helped(const Skill<Move>& s) {
  const Helped& before = s.memory<Helped>();
  return before.move == s.event.id ? robbed(s) - before.seats : robbed(s);
}
bool may_rouse(const Skill<Move>& s) { return s.game[s.owner].hp_value() > 0 && !not_yet_helped(s).empty(); }
bool choose_robbed(const Skill<Move>& s, Option& o) { return pick_seats(o, not_yet_helped(s)); }
int for_each_robbed(const Skill<Move>& s) { return robbed(s).size(); }
Task<> rouse(Skill<Move> s) {
  Helped& done = s.memory<Helped>();
  if (done.move != s.event.id) done = {s.event.id, SeatSet{}};
  done.seats.add(s.seat());
  co_await lose_hp(s.game, s.owner, 1, s.skill);
  co_await draw(s.game, s.seat(), 2);
}

const SkillDef fenji(
    {"fenji", "奋激", "Fenji", "当一名角色的手牌被其他角色弃置或获得后，你可失去1点体力，令其摸两张牌。",
     "After a character's hand cards were discarded or obtained by another you may lose 1 hp; it draws two."},
    at<Timing::MoveAfter2>().may().when(may_rouse).times(for_each_robbed).choose(choose_robbed).then(rouse),
    hint({.self = {.hp = -1}, .about = {.cards = 2}}));

}  // namespace

const General zhoutai_new({.id = "zhoutai_new",
                           .zh = "周泰〔新〕",
                           .en = "Zhou Tai (new)",
                           .set = "wind",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .edition = 1,
                           .skills = {&buqu_new, &fenji}});

}  // namespace jiesuan
