// 马岱 Ma Dai · Shu · male · 4, and his old version
//
// 马术 Mashu (locked) — your distance to others is 1 lower.
// 潜袭 Qianxi — at the start of your prepare phase you may judge; then a character at distance 1 cannot
// use or respond hand cards of the colour that came out, in this turn.
// 潜袭 Qianxi (old) — when your 杀 deals damage to a target at distance 1 you may judge: unless it shows
// ♥, the damage is prevented and the target loses 1 maximum hp.                   [R004-35, R000-85, C05]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard/mashu.h"

namespace jiesuan {
namespace {

// The value of the effect is the colour.
bool hand_card_of_the_colour(const StateContext& s, const Deed& d) {
  for (CardId c : d.card.cards & s.game[s.owner].hand)
    if (colour_of(suit_of(s.game, c, s.owner)) == s.value<Colour>()) return true;
  return false;
}
const SkillDef ambushed({"state_qianxi", "潜袭", "Qianxi"}, Listing::Internal,
                        forbids(Act::Use | Act::Respond, hand_card_of_the_colour));

Task<> lie_in_wait(Skill<Phase> s) {
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  const Seat prey = co_await choose_seat(
      s.game, s.owner, at_distance(s.game, s.owner, 1), false,
      asked_by(s).to("不能使用或打出该颜色的手牌", "it cannot use or play hand cards of that colour"));
  if (prey != kNoSeat) leave_effect(s.game, prey, ambushed, Scope::Turn, s.owner, colour_of(v.suit));
}

const SkillDef qianxi(
    {"qianxi", "潜袭", "Qianxi",
     "准备阶段开始时，你可判定，然后令距离为1的一名角色本回合不能使用或打出与判定结果颜色相同的手牌。",
     "At the start of your prepare phase you may judge; then a character at distance 1 cannot use or respond hand "
     "cards of that colour this turn."},
    at<Timing::PrepareStart>().may().when(owners_phase).then(lie_in_wait), hint({.target = {.other = -1}}));

bool slash_at_close_quarters(const Skill<Damage>& s) {
  return by_own_slash(s) && distance(s.game, s.owner, s.event.victim) == 1;
}
Task<> maim(Skill<Damage> s) {
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  if (v.suit == Suit::Heart) co_return;
  prevent(s.event);
  co_await change_max_hp(s.game, s.event.victim, -1);
}

const SkillDef qianxi_old(
    {"qianxi_old", "潜袭", "Qianxi",
     "当你的【杀】对距离为1的目标造成伤害时，可判定：若不为♥，防止此伤害，其减1点体力上限。",
     "When your Slash deals damage to a target at distance 1 you may judge: unless ♥ the damage is prevented and "
     "the target loses 1 maximum hp."},
    at<Timing::DamageCausing2>().may().about(the_victim).when(slash_at_close_quarters).then(maim),
    hint({.about = {.other = -1}, .good_suits = kBlackVerdict | kDiamondVerdict}));

}  // namespace

const General madai({.id = "madai",
                     .zh = "马岱",
                     .en = "Ma Dai",
                     .set = "yijiang",
                     .kingdom = Kingdom::Shu,
                     .hp = 4,
                     .skills = {&mashu, &qianxi}});

const General madai_old({.id = "madai_old",
                         .zh = "马岱〔旧〕",
                         .en = "Ma Dai (old)",
                         .set = "yijiang",
                         .kingdom = Kingdom::Shu,
                         .hp = 4,
                         .edition = -1,
                         .skills = {&mashu, &qianxi_old}});

}  // namespace jiesuan
