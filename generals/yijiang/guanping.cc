// 关平 Guan Ping · Shu · male · 4
//
// 龙吟 Longyin — when a character uses a 杀 in its play phase you may discard a card: the 杀 does not count
// for the limit; if it is red you draw a card.                                    (timings §9.1: UseCardUsed)
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool slash_in_its_play_phase(const Skill<Use>& s) {
  const Use& u = s.event;
  return u.user != kNoSeat && is_slash(u.card.name) && s.game.in_phase_of(u.user, PhaseKind::Play);
}
bool choose_offering(const Skill<Use>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> roar(Skill<Use> s) {
  co_await discard(s.game, s.owner, s.cards);
  do_not_count(s.game, s.event);
  if (s.event.card.colour == Colour::Red) co_await draw(s.game, s.owner, 1);
}

const SkillDef longyin(
    {"longyin", "龙吟", "Longyin",
     "当一名角色于其出牌阶段内使用【杀】时，你可弃置一张牌，令此【杀】不计入使用次数；若此【杀】为红色，你摸一张牌。",
     "When a character uses a Slash in its play phase you may discard a card: that Slash does not count for the "
     "limit; if it is red you draw a card."},
    at<Timing::UseCardUsed>().may().when(slash_in_its_play_phase).choose(choose_offering).then(roar),
    hint({.self = {.cards = 0.5F}, .about = {.other = 0.4F}}));

}  // namespace

const General guanping({.id = "guanping",
                        .zh = "关平",
                        .en = "Guan Ping",
                        .set = "yijiang",
                        .kingdom = Kingdom::Shu,
                        .hp = 4,
                        .skills = {&longyin}});

}  // namespace jiesuan
