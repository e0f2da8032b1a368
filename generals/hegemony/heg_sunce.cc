// 孙策 Sun Ce · Wu · male · 4 half symbols, one less as deputy
//
// 激昂 as in generals/mountain/sunce.cc.
// 鹰扬 Yingyang — when the cards of a pindian you take part in have been turned up you may make the number of
// yours 3 higher or 3 lower.
// 魂殇 Hunshang (deputy) — at the start of your prepare phase, if your hp is 1, you have 英姿 and 英魂 in
// this turn.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/sunjian.h"
#include "generals/lend.h"
#include "generals/standard/zhouyu.h"

namespace jiesuan {
namespace {

constexpr int kHigher = 0;

bool takes_part(const Skill<Pindian>& s) {
  if (s.event.initiator == s.owner) return true;
  for (Seat t : s.event.targets)
    if (t == s.owner) return true;
  return false;
}
Task<> swoop(Skill<Pindian> s) {
  const int way = co_await choose_one(s.game, s.owner, asked_by(s));
  change_pindian_number(s.event, s.owner, way == kHigher ? 3 : -3);
}

const SkillDef yingyang(
    {"yingyang", "鹰扬", "Yingyang", "你参与的拼点的拼点牌亮出后，你可令你的拼点牌的点数+3或-3。",
     "When the cards of a pindian you take part in have been turned up you may make the number of yours 3 higher "
     "or 3 lower."},
    choices({{"higher", "点数+3", "3 higher"}, {"lower", "点数-3", "3 lower"}}),
    at<Timing::PindianReveal>().may().when(takes_part).then(swoop), hint({.for_self = kHigher}));

bool down_to_one(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].hp == 1; }
Task<> burn_with_grief(Skill<Phase> s) {
  lend_for_turn(s.game, s.owner, yingzi);
  lend_for_turn(s.game, s.owner, yinghun);
  co_return;
}

const SkillDef hunshang(
    {"hunshang", "魂殇", "Hunshang",
     "副将技，此武将牌减少半个阴阳鱼；准备阶段开始时，若你的体力值为1，你于此回合内拥有〖英姿〗和〖英魂〗。",
     "Deputy: this card has half a symbol less; at the start of your prepare phase, if your hp is 1, you have "
     "Yingzi and Yinghun in this turn."},
    Tag::DeputyOnly, at<Timing::PrepareStart>().when(down_to_one).then(burn_with_grief));

}  // namespace

const General heg_sunce({.id = "heg_sunce",
                         .zh = "孙策",
                         .en = "Sun Ce",
                         .set = "hegemony_momentum",
                         .kingdom = Kingdom::Wu,
                         .hp = 4,
                         .hp_as_deputy = -1,
                         .companions = {"heg_zhouyu", "heg_taishici", "heg_daqiao"},
                         .skills = {"jiang", &yingyang, &hunshang}});

}  // namespace jiesuan
