// 鏖战: few are left and no two of them stand together; from now on a 桃 heals nobody, but may be used or
// played as 杀 or 闪 (hegemony §§11, 13; §14.24). A setting.
#include "cards/common.h"
#include "engine/content/mode.h"
#include "engine/event/log.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {
namespace {

constexpr int kFew = 3, kFewOfMany = 4, kMany = 8;

bool nobody_stands_together(const Game& g) {
  for (Seat a : living(g))
    for (Seat b : living(g))
      if (a != b && same_force(g, a, b)) return false;
  return true;
}
bool begins(const Game& g) {
  if (g.players() <= 2 || memory_of(g).last_stand) return false;
  return living_count(g) <= (g.players() >= kMany ? kFewOfMany : kFew) && nobody_stands_together(g);
}

bool plain_peach(const StateContext&, const Deed& d) { return d.card.name == kPeach && !d.card.converted; }
bool is_peach(const StateContext& s, CardId c) { return name_of(s.game, c) == kPeach; }

const SkillDef last_stand(
    {"state_last_stand", "鏖战", "Last stand",
     "非转化的【桃】不能当【桃】使用，可当【杀】或【闪】使用或打出。",
     "A Peach that is no conversion cannot be used as a Peach; it may be used or responded as Slash or Jink."},
    Listing::Internal, forbids(Act::Use, plain_peach), convert_to(kSlash, is_peach),
    convert_to(kJink, is_peach));

SeatSet turn_owner(const Game&, const Turn& t) { return SeatSet(t.owner); }
bool it_is_time(const Skill<Turn>& s) { return begins(s.game); }
Task<> begin(Skill<Turn> s) {
  memory_of(s.game).last_stand = true;
  for (Seat t : living(s.game)) {
    leave_effect(s.game, t, last_stand, Scope::Game, t);
    log(s.game, LogKind::StateEntered, [&](LogEntry& e) { e.a = t, e.skill = last_stand.number; });
  }
  co_return;
}
const RuleDef watch(
    {"rule_last_stand", "鏖战", "Last stand"}, only_in("hegemony.last_stand"), Listing::Internal,
    at<Timing::TurnStart1>().cls(PriorityClass::Flow).by(turn_owner).when(it_is_time).then(begin));

const RulesModule part(
    {.id = "hegemony.last_stand",
     .zh = "鏖战",
     .en = "Last stand",
     .text_zh = "存活角色不多且互不同势力时，【桃】只能当【杀】或【闪】。",
     .text_en = "When few are left and no two of one force, a Peach is only good as Slash or Jink.",
     .mode = "hegemony"});

}  // namespace
}  // namespace jiesuan
