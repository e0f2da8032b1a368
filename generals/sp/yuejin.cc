// 乐进 Yue Jin · Wei · male · 4
//
// 骁果 Xiaoguo — at the start of another's finish phase you may discard a basic card: it discards an
// equipment card and you draw a card, or you deal it 1 damage. [R004-33]
#include "engine/content/hint.h"
#include "engine/rules/fitting.h"
#include "generals/common.h"
#include "generals/sp/xiaoguo.h"

namespace jiesuan {

bool anothers_phase(const Skill<Phase>& s) { return s.event.owner != s.owner; }
bool choose_basic(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, cards_of_type(s.game, s.game[s.owner].hand, CardType::Basic), 1, 1);
}
Task<bool> press(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const Seat pressed = s.event.owner;
  if (!s.game.alive(pressed)) co_return false;
  const CardSet equipment = cards_of_type(s.game, s.game[pressed].own_cards(), CardType::Equipment);
  const bool paid = co_await offer_fitting_discard(
      s.game, pressed, equipment, 1, asked_by(s, s.owner).or_else("受到 1 点伤害", "it deals you 1 damage"));
  if (!paid) co_await deal_damage(s.game, damage_from(s, pressed));
  co_return paid;
}

namespace {

Task<> press_and_draw(Skill<Phase> s) {
  const bool paid = co_await press(s);
  if (paid) co_await draw(s.game, s.owner, 1);
}

const SkillDef xiaoguo(
    {"xiaoguo", "骁果", "Xiaoguo",
     "其他角色的结束阶段开始时，你可弃置一张基本牌，令其选择：弃置一张装备牌并令你摸一张牌，或受到你造成的1点"
     "伤害。",
     "At the start of another's finish phase you may discard a basic card: it discards an equipment card and "
     "you draw one, or you deal it 1 damage."},
    at<Timing::FinishStart>()
        .may()
        .about(whose_phase)
        .when(anothers_phase)
        .choose(choose_basic)
        .then(press_and_draw),
    hint({.about = {.hp = -0.8F}, .refusal = {.hp = -1}}));

}  // namespace

const General yuejin({.id = "yuejin",
                      .zh = "乐进",
                      .en = "Yue Jin",
                      .set = "sp",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&xiaoguo}});

}  // namespace jiesuan
