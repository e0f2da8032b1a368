// 黄月英 Huang Yueying · Shu · female · 3
//
// 集智 Jizhi — when you use a normal trick that is not converted you may draw a card.
// 奇才 Qicai (locked) — you use tricks without a distance limit.                               [R000-151]
#include "generals/common.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

bool own_plain_trick(const Skill<Use>& s) {
  const Use& u = s.event;
  return u.user == s.owner && def(u.card.name).category == Category::Trick && !u.card.converted;
}
Task<> draw_one(Skill<Use> s) { co_await draw(s.game, s.owner, 1); }

}  // namespace

const SkillDef jizhi({"jizhi", "集智", "Jizhi", "你使用非转化的普通锦囊牌时，可摸一张牌。",
                      "When you use a normal trick that is not converted you may draw a card."},
                     at<Timing::UseCardUsed>().may().when(own_plain_trick).then(draw_one));

namespace {

bool a_trick(const StateContext&, const VirtualCard& card) { return def(card.name).is_trick(); }

const SkillDef qicai({"qicai", "奇才", "Qicai", "锁定技，你使用锦囊牌无距离限制。",
                      "Locked: you use tricks without a distance limit."},
                     Tag::Locked, state(StateKind::NoDistance, a_trick));

}  // namespace

const General huangyueying({.id = "huangyueying",
                            .zh = "黄月英",
                            .en = "Huang Yueying",
                            .kingdom = Kingdom::Shu,
                            .gender = Gender::Female,
                            .hp = 3,
                            .skills = {&jizhi, &qicai}});

}  // namespace jiesuan
