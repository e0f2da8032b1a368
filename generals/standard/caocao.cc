// 曹操 Cao Cao · Wei · male · 4 · lord
//
// 奸雄 Jianxiong — after you are dealt damage you may obtain the card that dealt it, while it lies in the
// processing area.                                                                     [R000-101, R004-02]
// 护驾 Hujia (lord) — when you need a 闪 you may ask the other Wei characters to respond one for you.
//                                                                                       [R004-28, R004-29]
#include "generals/common.h"

namespace jiesuan {
namespace {

CardSet dealing_cards(const Skill<Damage>& s) {
  return s.event.use ? s.event.use->card.cards & s.game.state.processing : CardSet{};
}
bool hurt_by_card(const Skill<Damage>& s) { return owner_is_victim(s) && !dealing_cards(s).empty(); }
Task<> take_the_card(Skill<Damage> s) { co_await obtain(s.game, s.owner, dealing_cards(s)); }

const SkillDef jianxiong({"jianxiong", "奸雄", "Jianxiong", "当你受到伤害后，可获得造成此伤害的牌。",
                          "After you are dealt damage you may obtain the card that dealt it."},
                         at<Timing::DamageTaken>().may().when(hurt_by_card).then(take_the_card));

bool wei_could_help(const Skill<Need>& s) { return help_possible(s, Kingdom::Wei, kJink); }
Task<> call_the_guards(Skill<Need> s) { co_await ask_for_help(s, Kingdom::Wei, kJink); }

const SkillDef hujia(
    {"hujia", "护驾", "Hujia",
     "主公技，当你需要使用或打出【闪】时，可令其他魏势力角色依次选择是否打出一张【闪】（视为由你使用或打出）。",
     "Lord: when you need a Jink the other Wei characters may in turn respond one for you."},
    Tag::Lord, at<Timing::NeedUse1>().may().when(wei_could_help).then(call_the_guards),
    at<Timing::NeedRespond1>().may().when(wei_could_help).then(call_the_guards));

}  // namespace

const General caocao({.id = "caocao",
                      .zh = "曹操",
                      .en = "Cao Cao",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&jianxiong, &hujia}});

}  // namespace jiesuan
