// 李典 Li Dian · Wei · male · 3
//
// 恂恂 Xunxun — instead of drawing in your draw phase you may look at the top four cards of the pile, obtain
// two of them and put the others under the pile in any order. 忘隙 Wangxi — after each point of damage you
// dealt to another or were dealt by another you may let both of you draw a card.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard_ex/skills.h"

namespace jiesuan {
namespace {

Task<> pick_of_the_pile(Skill<Phase> s) {
  s.event.no_draw = true;
  const CardSet best = co_await choose_from_pile_top(s.game, s.owner, 4, 2, asked_by(s).to("获得", "take"));
  co_await obtain(s.game, s.owner, best);
}

}  // namespace

const SkillDef xunxun(
    {"xunxun", "恂恂", "Xunxun",
     "摸牌阶段开始时，你可放弃摸牌，观看牌堆顶的四张牌，获得其中两张，将其余的以任意顺序置于牌堆底。",
     "Instead of drawing in your draw phase you may look at the top four cards of the pile, obtain two of them and "
     "put the others under the pile in any order."},
    at<Timing::DrawStart2>().may().when(owner_draws).then(pick_of_the_pile), hint({.self = {.other = 0.5F}}));

namespace {

bool hurt_another(const Skill<Damage>& s) { return s.event.source == s.owner && s.event.victim != s.owner; }
bool hurt_by_another(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.source != s.owner; }
Task<> forget_the_quarrel(Skill<Damage> s) {
  SeatSet both(s.event.source);
  both.add(s.event.victim);
  const SeatList order = in_order(s.game, both);
  for (Seat t : order) co_await draw(s.game, t, 1);
}

}  // namespace

const SkillDef wangxi(
    {"wangxi", "忘隙", "Wangxi",
     "当你对其他角色造成1点伤害后，或受到其他角色造成的1点伤害后，你可与其各摸一张牌。",
     "After each point of damage you dealt to another or were dealt by another you may let both of you draw a "
     "card."},
    at<Timing::DamageCaused>()
        .may()
        .about(the_victim)
        .when(hurt_another)
        .times(per_point)
        .then(forget_the_quarrel),
    at<Timing::DamageTaken>()
        .may()
        .about(the_source)
        .when(hurt_by_another)
        .times(per_point)
        .then(forget_the_quarrel),
    hint({.self = {.cards = 1}, .about = {.cards = 1}}));

const General st_lidian({.id = "st_lidian",
                         .zh = "李典",
                         .en = "Li Dian",
                         .set = "standard_ex",
                         .kingdom = Kingdom::Wei,
                         .hp = 3,
                         .skills = {&xunxun, &wangxi}});

}  // namespace jiesuan
