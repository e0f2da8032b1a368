// 曹彰 Cao Zhang · Wei · male · 4
//
// 将驰 Jiangchi — in your draw phase you may choose: draw one card more, and you can neither use nor respond
// 杀 in this turn; or draw one card fewer, and in this turn your 杀 have no distance limit and you may use
// one more of them.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool a_slash(const StateContext&, const Deed& d) { return is_slash(d.card.name); }
const SkillDef holding_back({"state_jiangchi_more", "将驰", "Jiangchi"}, Listing::Internal,
                            forbids(Act::Use | Act::Respond, a_slash));

bool slash_anywhere(const StateContext&, const VirtualCard& card) { return is_slash(card.name); }
int one_slash_more(const StateContext&, const VirtualCard& card) { return is_slash(card.name) ? 1 : 0; }
const SkillDef charging({"state_jiangchi_fewer", "将驰", "Jiangchi"}, Listing::Internal,
                        state(StateKind::NoDistance, slash_anywhere),
                        state(StateKind::UseLimit, one_slash_more));

Task<> hold_back_or_charge(Skill<Phase> s) {
  constexpr int kMore = 0;
  const int what = co_await choose_one(s.game, s.owner, asked_by(s));
  s.event.draw += what == kMore ? 1 : -1;
  leave_effect(s.game, s.owner, what == kMore ? holding_back : charging, Scope::Turn, s.owner);
}

const SkillDef jiangchi(
    {"jiangchi", "将驰", "Jiangchi",
     "摸牌阶段，你可选择一项：1.多摸一张牌，本回合你不能使用或打出【杀】；2.少摸一张牌，本回合你使用【杀】无距离限"
     "制且次数上限+1。",
     "In your draw phase you may choose: draw one card more, and you can neither use nor respond Slash in this "
     "turn; or draw one card fewer, and in this turn your Slashes have no distance limit and you may use one more "
     "of them."},
    choices({{"more", "多摸一张牌", "draw one card more"}, {"fewer", "少摸一张牌", "draw one card fewer"}}),
    at<Timing::DrawBody>().may().when(owner_draws).then(hold_back_or_charge),
    hint({.self = {.cards = 0.4F}, .for_self = 0, .moment = Moment::NothingToPlay}));

}  // namespace

const General caozhang({.id = "caozhang",
                        .zh = "曹彰",
                        .en = "Cao Zhang",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wei,
                        .hp = 4,
                        .skills = {&jiangchi}});

}  // namespace jiesuan
