// 诸葛亮 Zhuge Liang · Shu · male · 3 half symbols
//
// 观星 as in generals/standard/zhugeliang.cc.
// 空城 Kongcheng (locked) — when you become a target of 杀 or 决斗 without hand cards, that is cancelled.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool empty_city(const Skill<Use>& s) {
  const CardName n = s.event.card.name;
  return s.event.target().seat == s.owner && (is_slash(n) || n == kDuel) && s.game[s.owner].hand.empty();
}

const SkillDef kongcheng_heg(
    {"kongcheng_heg", "空城", "Kongcheng", "锁定技，当你成为【杀】或【决斗】的目标时，若你没有手牌，取消之。",
     "Locked: when you become a target of Slash or Duel and have no hand cards, that is cancelled."},
    Tag::Locked, at<Timing::UseBecomingTarget>().when(empty_city).then(cancel_target), hint({.wards = true}));

}  // namespace

const General heg_zhugeliang({.id = "heg_zhugeliang",
                              .zh = "诸葛亮",
                              .en = "Zhuge Liang",
                              .set = "hegemony",
                              .kingdom = Kingdom::Shu,
                              .hp = 3,
                              .companions = {"heg_huangyueying"},
                              .skills = {"guanxing", &kongcheng_heg}});

}  // namespace jiesuan
