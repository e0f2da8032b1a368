// 夏侯惇 Xiahou Dun · Wei · male · 4
//
// 刚烈 Ganglie — after you are dealt damage you may judge; unless it shows ♥, the source discards two hand
// cards or you deal it 1 damage.                                               [R004-09, R004-26, C54]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

Task<> strike_back(Skill<Damage> s) {
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  const Seat source = s.event.source;
  if (v.suit == Suit::Heart || !s.game.alive(source)) co_return;
  const bool paid =
      co_await offer_discard(s.game, source, s.game[source].hand, 2,
                             asked_by(s, s.owner).or_else("受到 1 点伤害", "it deals you 1 damage"));
  if (!paid) co_await deal_damage(s.game, damage_from(s, source));
}

const SkillDef ganglie(
    {"ganglie", "刚烈", "Ganglie",
     "当你受到伤害后，可判定：若不为♥，伤害来源弃置两张手牌，否则受到你造成的1点伤害。",
     "After you are dealt damage you may judge: unless ♥ the source discards two hand cards or is dealt 1 "
     "damage by you."},
    at<Timing::DamageTaken>().may().about(the_source).when(owner_is_victim).then(strike_back),
    hint({.about = {.hp = -0.6F}, .refusal = {.hp = -1}, .good_suits = kBlackVerdict | kDiamondVerdict}));

}  // namespace

const General xiahoudun({.id = "xiahoudun",
                         .zh = "夏侯惇",
                         .en = "Xiahou Dun",
                         .kingdom = Kingdom::Wei,
                         .hp = 4,
                         .skills = {&ganglie}});

}  // namespace jiesuan
