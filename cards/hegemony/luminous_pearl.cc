// 定澜夜明珠 Luminous Pearl — you have 制衡; if you have it without this card, its number of cards is not
// limited. 孙权's as a lord.
#include <string_view>

#include "cards/hegemony/zhiheng.h"
#include "engine/content/hint.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

int most_cards(const Game& g, Seat s) {
  return any_says(g, s, kZhihengWithoutLimit, CardSet{}) ? kMaxCards : g[s].max_hp;
}

bool is_zhiheng(const Instance& i) {
  const std::string_view id = def(i.skill).id;
  return i.card == kNoCard && (id == "zhiheng" || id == "zhiheng_heg");
}
bool has_it_anyway(const Game& g, Seat s) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (is_zhiheng(i) && in_force(g, i)) return true;
  }
  return false;
}

bool without_limit(const StateContext& s) { return has_it_anyway(s.game, s.owner); }
bool lent(const Skill<Phase>& s) { return owners_phase(s) && !has_it_anyway(s.game, s.owner); }

}  // namespace

bool choose_to_rebalance(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, most_cards(s.game, s.owner));
}
Task<> rebalance(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await draw(s.game, s.owner, s.cards.size());
}

namespace {

const SkillDef luminous_pearl_skill(
    {"luminous_pearl", "定澜夜明珠", "Luminous Pearl",
     "锁定技，若你没有“制衡”，你视为拥有“制衡”（出牌阶段限一次，弃置至多X张牌并摸等量的牌，X为体力上限）；若你有“制衡”，其弃"
     "牌数不受限制。",
     "Locked: if you lack Zhiheng you have it (once in your play phase discard up to X cards and draw as many, X "
     "being your maximum hp); if you have it, its number of cards is not limited."},
    Tag::Locked, state(kZhihengWithoutLimit, without_limit),
    at<Timing::PlayIdle>().may().once_per_phase().when(lent).choose(choose_to_rebalance).then(rebalance),
    hint({.per_card = 0.85F}));

}  // namespace

const CardDef luminous_pearl(equipment({kLuminousPearl, "luminous_pearl", "定澜夜明珠", "Luminous Pearl"},
                                       Slot::Treasure, 0, &luminous_pearl_skill));

}  // namespace jiesuan
