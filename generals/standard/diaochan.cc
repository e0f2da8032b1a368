// 貂蝉 Diao Chan · Qun · female · 3
//
// 离间 Lijian — once in your play phase: discard a card and choose two other male characters; the second is
// taken to use a 决斗 on the first, which cannot be nullified (国战: which may be).
// 闭月 Biyue — at the start of your finish phase you may draw a card.                              [R000-142]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

SeatSet other_men(const Game& g, Seat owner) {
  SeatSet set = others(g, owner);
  for (Seat s : set)
    if (g[s].gender != Gender::Male) set.remove(s);
  return set;
}
SeatSet challengers(const Game& g, Seat owner, Seat challenged) {
  const VirtualCard duel = made_of(g, owner, kDuel, CardSet{}, SkillId::None);
  return other_men(g, owner).those(
      [&](Seat s) { return !forbidden(g, Deed{Act::Use, s, duel}) && legal_target(g, s, duel, challenged); });
}
// First who is challenged, then who challenges.
bool choose_two_men(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1) && pick_pair<other_men, challengers>(s, o);
}
template <bool nullifiable>
Task<> set_against(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const Seat challenged = s.seats[0], challenger = s.seats[1];
  if (!s.game.alive(challenged) || !s.game.alive(challenger)) co_return;
  Use u = taken_to_use(s, challenger, kDuel, challenged);
  u.no_nullification = !nullifiable;
  co_await use_card(s.game, u);
}

const SkillDef lijian(
    {"lijian", "离间", "Lijian",
     "出牌阶段限一次，你可弃置一张牌并选择两名其他男性角色，后者视为对前者使用一张不能被【无懈可击】响应的【决斗】。",
     "Once in your play phase: discard a card and choose two other men; the second is taken to use a Duel on "
     "the first, which cannot be nullified."},
    at<Timing::PlayIdle>()
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_two_men)
        .then(set_against<false>),
    hint({.target = {.hp = -0.6F}}));

const SkillDef lijian_heg(
    {"lijian_heg", "离间", "Lijian",
     "出牌阶段限一次，你可弃置一张牌并选择两名其他男性角色，后者视为对前者使用一张【决斗】。",
     "Once in your play phase: discard a card and choose two other men; the second is taken to use a Duel on "
     "the first."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_two_men).then(set_against<true>),
    hint({.target = {.hp = -0.5F}}));

Task<> draw_one(Skill<Phase> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef biyue({"biyue", "闭月", "Biyue", "结束阶段开始时，你可摸一张牌。",
                      "At the start of your finish phase you may draw a card."},
                     at<Timing::FinishStart>().may().when(owners_phase).then(draw_one));

}  // namespace

const General diaochan({.id = "diaochan",
                        .zh = "貂蝉",
                        .en = "Diao Chan",
                        .kingdom = Kingdom::Qun,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&lijian, &biyue}});

}  // namespace jiesuan
