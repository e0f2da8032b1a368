// 张郃 Zhang He · Wei · male · 4
//
// 巧变 Qiaobian — before your judge, draw, play or discard phase you may discard a hand card and skip it.
// Instead of drawing you may obtain a hand card of each of one or two others; instead of playing you may move
// a card on the field.                                             [R000-12 … R000-16, R001-31, R001-38,
// R001-39]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool can_still_skip(const Skill<Phase>& s) {
  return owners_phase(s) && can_skip_phase(s.game, s.event.phase);
}
bool choose_hand_card(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1);
}

Task<> skip_it(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  skip_phase(s.game, s.event.phase);
}
Task<> skip_drawing(Skill<Phase> s) {
  co_await skip_it(s);
  const SeatSet rich = with_hand_cards(s.game, others(s.game, s.owner));
  const SeatList victims = co_await choose_seats(s.game, s.owner, rich, 1, 2, true,
                                                 asked_by(s)
                                                     .to("获得其各一张手牌", "you take a hand card of each")
                                                     .or_else("不获得牌", "you take nothing"));
  co_await obtain_hand_card_of_each(s.game, s.owner, victims, s.skill);
}
Task<> skip_playing(Skill<Phase> s) {
  co_await skip_it(s);
  co_await offer_move_on_field(s.game, s.owner,
                               asked_by(s).to("移动", "move").or_else("不移动牌", "nothing is moved"));
}

template <Timing T>
UnitBuilder<Phase> instead_of(Task<> (*then)(Skill<Phase>)) {
  return at<T>().may().when(can_still_skip).choose(choose_hand_card).then(then);
}

const SkillDef qiaobian(
    {"qiaobian", "巧变", "Qiaobian",
     "你的判定、摸牌、出牌或弃牌阶段开始前，可弃置一张手牌跳过之。若跳过摸牌阶段，你可获得至多两名其他角色的各一"
     "张手牌；若跳过出牌阶段，你可将场上的一张牌移至另一名角色的相应区域。",
     "Before your judge, draw, play or discard phase you may discard a hand card to skip it. Having skipped "
     "drawing you may obtain a hand card of each of up to two others; having skipped playing you may move a "
     "card on the field to another character."},
    instead_of<Timing::JudgePhaseBeforeStart>(skip_it).with(hint({.self = {.other = 2},
                                                                  .moment = Moment::Burdened})),
    instead_of<Timing::DrawBeforeStart>(skip_drawing).with(hint({.self = {.other = 0.7F}})),
    instead_of<Timing::PlayBeforeStart>(skip_playing)
        .with(hint({.self = {.other = 0.3F}, .moment = Moment::NothingToPlay})),
    instead_of<Timing::DiscardBeforeStart>(skip_it).with(hint({.self = {.other = 0.9F},
                                                               .moment = Moment::Crowded})),
    hint({.target = {.cards = -1}, .per_target = 1}));

}  // namespace

const General zhanghe({.id = "zhanghe",
                       .zh = "张郃",
                       .en = "Zhang He",
                       .set = "mountain",
                       .kingdom = Kingdom::Wei,
                       .hp = 4,
                       .skills = {&qiaobian}});

}  // namespace jiesuan
