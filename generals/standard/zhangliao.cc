// 张辽 Zhang Liao · Wei · male · 4
//
// 突袭 Tuxi — in your draw phase you may give up drawing and obtain a hand card of each of one or two other
// characters, in the order of seats.                                                  [R004-12, R000-130]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_victims(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)), 1, 2);
}

Task<> raid(Skill<Phase> s) {
  s.event.no_draw = true;
  co_await obtain_hand_card_of_each(s.game, s.owner, s.seats, s.skill);
}

const SkillDef tuxi(
    {"tuxi", "突袭", "Tuxi", "摸牌阶段，你可放弃摸牌，获得一至两名其他角色的各一张手牌。",
     "In your draw phase you may give up drawing and obtain a hand card of each of one or two others."},
    at<Timing::DrawStart2>().may().when(owner_draws).choose(choose_victims).then(raid),
    hint({.self = {.cards = -2}, .target = {.cards = -1}, .per_target = 1}));

}  // namespace

const General zhangliao({.id = "zhangliao",
                         .zh = "张辽",
                         .en = "Zhang Liao",
                         .kingdom = Kingdom::Wei,
                         .hp = 4,
                         .skills = {&tuxi}});

}  // namespace jiesuan
