// 华雄〔标准EX〕 Hua Xiong (standard EX) · Qun · male · 6
//
// 耀武 Yaowu (locked) — when a red 杀 is about to deal you damage, its source recovers 1 hp or draws a card.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kRecover = 0;

bool hit_by_red_slash(const Skill<Damage>& s) {
  return owner_is_victim(s) && s.event.use && is_slash(s.event.use->card.name) &&
         s.event.use->card.colour == Colour::Red;
}
Task<> show_off(Skill<Damage> s) {
  const Seat source = s.event.source;
  const std::uint32_t possible = s.game[source].wounded() ? kAllChoices : ~(1u << kRecover);
  const int what = co_await choose_one(s.game, source, asked_by(s, s.owner), possible);
  if (what == kRecover) {
    co_await recover(s.game, recovery_from(s, source));
  } else {
    co_await draw(s.game, source, 1);
  }
}

const SkillDef yaowu(
    {"yaowu", "耀武", "Yaowu",
     "锁定技，当你受到红色【杀】造成的伤害时，伤害来源选择一项：1.回复1点体力；2.摸一张牌。",
     "Locked: when a red Slash is about to deal you damage, its source recovers 1 hp or draws a card."},
    Tag::Locked, choices({{"recover", "回复1点体力", "recover 1 hp"}, {"draw", "摸一张牌", "draw a card"}}),
    at<Timing::DamageTaking2>().about(the_source).when(hit_by_red_slash).then(show_off));

}  // namespace

const General st_huaxiong({.id = "st_huaxiong",
                           .zh = "华雄〔标准EX〕",
                           .en = "Hua Xiong (standard EX)",
                           .set = "standard_ex",
                           .kingdom = Kingdom::Qun,
                           .hp = 6,
                           .skills = {&yaowu}});

}  // namespace jiesuan
