// 沙摩柯 Shamoke · Shu · male · 4
//
// 蒺藜 Jili — when you use or respond a card that is the X-th in this turn, X being your attack range, you
// may draw X cards. Uses and responses are counted together, in anybody's turn.
#include "generals/common.h"

namespace jiesuan {
namespace {

int cards_this_turn(const Game& g, Seat s) {
  const History& h = g.state.history;
  return h.count(Span::Turn, Counter::UsedCard, s) + h.count(Span::Turn, Counter::RespondedCard, s);
}
// The range is read at this moment: changed meanwhile, it can be met again.
bool as_many_as_range(const Game& g, Seat s) { return cards_this_turn(g, s) == attack_range(g, s); }

bool used_as_many(const Skill<Use>& s) {
  return s.event.user == s.owner && as_many_as_range(s.game, s.owner);
}
bool responded_as_many(const Skill<Respond>& s) {
  return s.event.seat == s.owner && as_many_as_range(s.game, s.owner);
}
template <class E>
Task<> draw_as_many(Skill<E> s) {
  co_await draw(s.game, s.owner, attack_range(s.game, s.owner));
}

const SkillDef jili(
    {"jili", "蒺藜", "Jili",
     "当你使用或打出牌时，若此牌是你本回合使用或打出的第X张牌，可摸X张牌（X为你的攻击范围）。",
     "When you use or respond a card and it is the X-th in this turn, you may draw X cards (X is "
     "your attack range)."},
    at<Timing::UseCardUsed>().may().when(used_as_many).then(draw_as_many<Use>),
    at<Timing::RespondPlayed>().may().when(responded_as_many).then(draw_as_many<Respond>));

}  // namespace

const General heg_shamoke({.id = "heg_shamoke",
                           .zh = "沙摩柯",
                           .en = "Shamoke",
                           .set = "hegemony_transformation",
                           .kingdom = Kingdom::Shu,
                           .hp = 4,
                           .skills = {&jili}});

}  // namespace jiesuan
