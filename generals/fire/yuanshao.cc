// 袁绍 Yuan Shao · Qun · male · 4 · lord
//
// 乱击 Luanji — you may use two hand cards of one suit as 万箭齐发.
// 血裔 Xueyi (lord, locked) — your hand limit is 2 higher for each other Qun character.
#include "generals/common.h"
#include "generals/fire/skills.h"

namespace jiesuan {
namespace {

bool any_card(const StateContext&, CardId) { return true; }
bool of_one_suit(const StateContext& s, CardId a, CardId b) {
  return suit_of(s.game, a, s.owner) == suit_of(s.game, b, s.owner);
}

}  // namespace

const SkillDef luanji({"luanji", "乱击", "Luanji", "你可将两张花色相同的手牌当【万箭齐发】使用。",
                       "You may use two hand cards of one suit as Archery Attack."},
                      convert_to(kArcheryAttack, any_card).cards(2).alike_in(of_one_suit).only_to_use());

namespace {

int two_for_each_kinsman(const StateContext& s) {
  return 2 * of_kingdom(s.game, others(s.game, s.owner), Kingdom::Qun).size();
}

const SkillDef xueyi({"xueyi", "血裔", "Xueyi", "主公技，锁定技，其他群势力角色每有一名，你的手牌上限便+2。",
                      "Lord, locked: your hand limit is 2 higher for each other Qun character."},
                     Tag::Lord, Tag::Locked, state(StateKind::HandLimit, two_for_each_kinsman));

}  // namespace

const General yuanshao({.id = "yuanshao",
                        .zh = "袁绍",
                        .en = "Yuan Shao",
                        .set = "fire",
                        .kingdom = Kingdom::Qun,
                        .hp = 4,
                        .skills = {&luanji, &xueyi}});

}  // namespace jiesuan
