// 王二 Wang Er · Wei · male · 4
//
// 勤俭 Qinjian — after a card dealt you damage you may discard a hand card; then draw two cards.
#include <jiesuan/content.h>

namespace jiesuan {
namespace {

bool hurt_by_card(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.use; }
bool choose_discard(const Skill<Damage>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1);
}
Task<> save_up(Skill<Damage> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await draw(s.game, s.owner, 2);
}

const SkillDef qinjian(
    {"qinjian", "勤俭", "Qinjian", "当你受到牌造成的伤害后，可弃置一张手牌，然后摸两张牌。",
     "After a card dealt you damage you may discard a hand card, then draw two cards."},
    at<Timing::DamageTaken>().may().when(hurt_by_card).choose(choose_discard).then(save_up));

// The box it comes in, and the modes that play with it.
const Expansion homemade(
    {.id = "homemade", .zh = "自制", .en = "Homemade", .order = 900, .modes = {"identity"}});

}  // namespace

const General wanger({.id = "wanger",
                      .zh = "王二",
                      .en = "Wang Er",
                      .set = "homemade",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&qinjian}});

}  // namespace jiesuan
