// 吕蒙 Lü Meng · Wu · male · 4
//
// 克己 Keji — before your discard phase, if you used and responded no 杀 in your play phase, in any of this
// turn, you may skip it.                                                                [R000-139, R001-24,
// C25]
#include "generals/common.h"

namespace jiesuan {
namespace {

bool no_slash_in_play_phase(const Skill<Phase>& s) {
  if (!owners_phase(s) || !can_skip_phase(s.game, PhaseKind::Discard)) return false;
  const KindOfPhase& play = s.game.done_in(PhaseKind::Play);
  return !play.used.has(kSlash) && !play.responded.has(kSlash);
}
Task<> restrain(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Discard);
  co_return;
}

const SkillDef keji(
    {"keji", "克己", "Keji", "弃牌阶段开始前，若你未于出牌阶段使用或打出过【杀】，可跳过弃牌阶段。",
     "Before your discard phase, if you used and responded no Slash in your play phase, you may skip it."},
    at<Timing::DiscardBeforeStart>().may().when(no_slash_in_play_phase).then(restrain));

}  // namespace

const General lvmeng(
    {.id = "lvmeng", .zh = "吕蒙", .en = "Lü Meng", .kingdom = Kingdom::Wu, .hp = 4, .skills = {&keji}});

}  // namespace jiesuan
