// 夏侯渊 Xiahou Yuan · Wei · male · 4
//
// 神速 Shensu — before your judge phase you may skip it and the draw phase; before your play phase you may
// skip it and discard an equipment card: either way you are taken to use a 杀 without a distance limit. Each
// once a turn; what has been skipped already cannot be skipped again.              [R001-30, R001-31,
// R001-39, C20]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_targets(const Skill<Phase>& s, Option& o) {
  const VirtualCard slash = made_of(s.game, s.owner, kSlash, CardSet{}, s.skill);
  if (forbidden(s.game, Deed{Act::Use, s.owner, slash})) return false;
  return pick_seats(o, legal_targets(s.game, s.owner, slash, true), 1, most_targets(s.game, s.owner, slash));
}
Task<> strike_from_afar(Skill<Phase> s) {
  Use u;
  u.user = s.owner;
  u.card = made_of(s.game, s.owner, kSlash, CardSet{}, s.skill);
  for (Seat t : s.seats)
    if (s.game.alive(t)) add_target(u, t);
  if (s.game.alive(s.owner) && !u.targets.empty()) co_await use_card(s.game, u);
}

bool before_judging(const Skill<Phase>& s) {
  return owners_phase(s) && can_skip_phase(s.game, PhaseKind::Judge) &&
         can_skip_phase(s.game, PhaseKind::Draw);
}
Task<> neither_judge_nor_draw(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Judge);
  skip_phase(s.game, PhaseKind::Draw);
  co_await strike_from_afar(s);
}

bool before_playing(const Skill<Phase>& s) {
  return owners_phase(s) && can_skip_phase(s.game, PhaseKind::Play);
}
bool choose_equipment_and_targets(const Skill<Phase>& s, Option& o) {
  const CardSet own = s.game[s.owner].own_cards();
  return pick_discards(s, o, cards_of_type(s.game, own, CardType::Equipment), 1, 1) && choose_targets(s, o);
}
Task<> no_play(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Play);
  co_await discard(s.game, s.owner, s.cards);
  co_await strike_from_afar(s);
}

const SkillDef shensu(
    {"shensu", "神速", "Shensu",
     "判定阶段开始前，你可跳过判定阶段和摸牌阶段；出牌阶段开始前，你可跳过此阶段并弃置一张装备牌（每项每回合限一次）。每如此做，视为你"
     "使用一张无距离限制的【杀】。",
     "Before your judge phase you may skip it and the draw phase; before your play phase you may skip it and "
     "discard an equipment card; each once a turn. Each counts as using a Slash without a distance limit."},
    at<Timing::JudgePhaseBeforeStart>()
        .with(hint({.self = {.cards = -2}, .target = {.hp = -0.6F}}))
        .may()
        .once_per_turn_each()
        .when(before_judging)
        .choose(choose_targets)
        .then(neither_judge_nor_draw),
    at<Timing::PlayBeforeStart>()
        .with(hint({.self = {.other = -0.8F}, .target = {.hp = -0.6F}, .moment = Moment::NothingToPlay}))
        .may()
        .once_per_turn_each()
        .when(before_playing)
        .choose(choose_equipment_and_targets)
        .then(no_play));

}  // namespace

const General xiahouyuan({.id = "xiahouyuan",
                          .zh = "夏侯渊",
                          .en = "Xiahou Yuan",
                          .set = "wind",
                          .kingdom = Kingdom::Wei,
                          .hp = 4,
                          .skills = {&shensu}});

}  // namespace jiesuan
