// 纪灵 Ji Ling · Qun · male · 4 half symbols
//
// 双刃 Shuangren — at the start of your play phase you may pindian with another character. You win: you are
// taken to use a 杀 on it or on another of its force, at any distance. Otherwise your play phase ends.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_opponent(const Skill<Phase>& s, Option& o) {
  return !s.game[s.owner].hand.empty() && pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
// Without a force the opponent is of nobody's but its own.
SeatSet to_be_struck(const Skill<Phase>& s, Seat opponent) {
  SeatSet set = targets_if_taken_to_use(s, s.owner, kSlash);
  for (Seat t : set)
    if (!same_force(s.game, opponent, t)) set.remove(t);
  return set;
}
Task<> cross_blades(Skill<Phase> s) {
  Game& g = s.game;
  const Seat opponent = s.seat();
  const bool won = co_await wins_pindian(s, s.owner, opponent);
  if (!won) {
    co_await end_phase(g, PhaseKind::Play);
    co_return;
  }
  if (!g.alive(s.owner)) co_return;
  const Seat target = co_await choose_seat(
      g, s.owner, to_be_struck(s, opponent), false,
      asked_by(s, opponent).to("视为对其使用【杀】", "you are taken to use a Slash on it"));
  if (target != kNoSeat) co_await use_card(g, taken_to_use(s, s.owner, kSlash, target));
}

const SkillDef shuangren(
    {"shuangren", "双刃", "Shuangren",
     "出牌阶段开始时，你可与一名其他角色拼点：若你赢，视为你对其或与其势力相同的另一名角色使用一张无距离限制的【杀】；若你没赢，结束此阶段。",
     "At the start of your play phase you may pindian with another character: if you win you are taken to use a "
     "Slash on it or on another of its force at any distance, otherwise your play phase ends."},
    at<Timing::PlayStart>().may().when(owners_phase).choose(choose_opponent).then(cross_blades),
    hint({.self = {.other = -0.8F}, .target = {.cards = -0.4F, .hp = -0.4F}}));

}  // namespace

const General heg_jiling({.id = "heg_jiling",
                          .zh = "纪灵",
                          .en = "Ji Ling",
                          .set = "hegemony",
                          .kingdom = Kingdom::Qun,
                          .hp = 4,
                          .companions = {"heg_yuanshu"},
                          .skills = {&shuangren}});

}  // namespace jiesuan
