// 伏完 Fu Wan · Qun · male · 4
//
// 谋溃 Moukui — after your 杀 has targeted a character you may choose: draw a card, or discard a card of
// it. If you do, that character discards a card of yours when it offsets this 杀.        [R004-39, R004-40]
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kDraw = 0, kDiscard = 1;

// Waits at the target for this 杀 to be offset there.
bool offset_here(const Skill<Use>& s) {
  const Instance& i = s.game.state.instance[s.instance];
  return s.event.id == i.bound_to && s.event.target().order == i.bound_target &&
         !s.game[i.creator].own_cards().empty();
}
Task<> strike_back(Skill<Use> s) {
  const Seat user = s.game.state.instance[s.instance].creator;
  const CardId c = co_await choose_card_of(s.game, s.owner, user, Zones::HandAndEquipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}
const SkillDef exposed({"state_moukui", "谋溃", "Moukui"}, Listing::Internal,
                       at<Timing::UseOffset>().when(offset_here).then(strike_back));

Task<> undermine(Skill<Use> s) {
  Game& g = s.game;
  const Seat target = s.event.target().seat;
  const bool has_cards = !g[target].own_cards().empty();
  const std::uint32_t possible = 1u << kDraw | (has_cards ? 1u << kDiscard : 0u);
  const int what = co_await choose_one(g, s.owner, asked_by(s, target), possible);
  if (what == kDraw) {
    co_await draw(g, s.owner, 1);
  } else {
    const CardId c = co_await choose_card_of(g, s.owner, target, Zones::HandAndEquipment,
                                             asked_by(s).to("弃置", "discard"));
    if (c != kNoCard) co_await discard(g, s.owner, CardSet(c));
  }
  if (g.alive(target) && g.alive(s.owner)) leave_effect_for_target(g, target, exposed, s.event, s.owner);
}

const SkillDef moukui(
    {"moukui", "谋溃", "Moukui",
     "你的【杀】指定一名角色为目标后，可选择一项：摸一张牌，或弃置其一张牌；若如此做，此【杀】被其抵消时，其弃置你的一张牌。",
     "After your Slash has targeted a character you may draw a card or discard a card of it; if you do, that "
     "character discards a card of yours when it offsets this Slash."},
    choices({{"draw", "摸牌", "draw"}, {"discard", "弃置其牌", "discard its card"}}),
    at<Timing::UseTargeted>().may().about(the_target).when(own_slash).then(undermine));

}  // namespace

const General fuwan({.id = "fuwan",
                     .zh = "伏完",
                     .en = "Fu Wan",
                     .set = "sp",
                     .kingdom = Kingdom::Qun,
                     .hp = 4,
                     .skills = {&moukui}});

}  // namespace jiesuan
