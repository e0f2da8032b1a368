// 郭嘉 Guo Jia · Wei · male · 3
//
// 天妒 Tiandu — after your judgement's result is fixed you may obtain the judge card.
// 遗计 Yiji — after each point of damage dealt to you you may look at the top two cards of the pile and give
// them to any characters.                                                             [R004-09, R000-101]
#include "generals/common.h"

namespace jiesuan {
namespace {

const SkillDef tiandu({"tiandu", "天妒", "Tiandu", "你的判定结果确定后，可获得判定牌。",
                       "After your judgement's result is fixed you may obtain the judge card."},
                      at<Timing::JudgeResult2>().may().when(own_judge_card).then(take_judge_card));

Task<> bequeath(Skill<Damage> s) {
  CardSet left;
  for (CardId c : top_of_pile(s.game, 2)) left.add(c);
  Move gifts;
  while (!left.empty()) {
    const Gift gift =
        co_await choose_gift(s.game, s.owner, left, living(s.game), false, asked_by(s).to("交出", "give"));
    add_moving(s.game, gifts, gift.cards, Zone::Hand, gift.to, Reason::Give, s.owner);
    left -= gift.cards;
  }
  if (!gifts.parts.empty()) co_await move_cards(s.game, gifts);
}

const SkillDef yiji(
    {"yiji", "遗计", "Yiji", "当你受到1点伤害后，可观看牌堆顶的两张牌，将其交给任意角色。",
     "After each point of damage dealt to you you may look at the top two cards and give them to anybody."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).times(per_point).then(bequeath));

}  // namespace

const General guojia({.id = "guojia",
                      .zh = "郭嘉",
                      .en = "Guo Jia",
                      .kingdom = Kingdom::Wei,
                      .hp = 3,
                      .skills = {&tiandu, &yiji}});

}  // namespace jiesuan
