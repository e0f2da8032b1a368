// 徐盛 Xu Sheng · Wu · male · 4, in two versions
//
// 破军 Pojun — in your play phase, after your 杀 has targeted a character, you may lay up to as many of its
// cards as it has hp face down beside its general; at the end of the turn it takes them back.
//                                                                                       [R004-30, C50, C24]
// 破军〔旧〕 Pojun — after your 杀 dealt damage to its target you may let that character draw as many cards
// as it has hp, at most five, and turn over.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- what is laid aside waits for the end of the turn; the value of the effect are the cards.

Task<> take_back(Skill<Turn> s) {
  const CardSet cards = s.memory<FewCards>().all() & cards_beside(s.game, s.owner, s.skill);
  detach(s.game, s.instance);
  co_await obtain(s.game, s.owner, cards);
}

// The cards are named by this effect, which is their owner's, not by the skill: they stay although 徐盛 dies
// or loses 破军. What is laid aside in a phase after TurnEnd1 comes back one timing later.
const SkillDef comes_back({"state_pojun", "破军", "Pojun"}, Listing::Internal,
                          at<Timing::TurnEnd1>().then(take_back), at<Timing::TurnEnd2>().then(take_back));

// ---- 破军

bool plays_own_phase(const Game& g, Seat s) {
  const Phase* p = running<Phase>(g);
  return p && p->owner == s && p->phase == PhaseKind::Play && p->running;
}
bool targets_somebody_with_cards(const Skill<Use>& s) {
  if (!own_slash(s) || !plays_own_phase(s.game, s.owner)) return false;
  const Seat target = s.event.target().seat;
  return s.game[target].hp_value() > 0 && !s.game[target].own_cards().empty();
}
Task<> disarm(Skill<Use> s) {
  Game& g = s.game;
  const Seat target = s.event.target().seat;
  const int most = std::min(g[target].hp_value(), FewCards::kMost);
  const CardSet cards = co_await choose_up_to_cards_of(
      g, s.owner, target, Zones::HandAndEquipment, most,
      asked_by(s).to("扣置", "lay aside").or_else("不再扣置", "no more are laid aside"));
  leave_delayed_effect(g, target, comes_back, s.owner, FewCards::of(cards));
  co_await put_beside(g, target, cards, comes_back.number, s.owner);
}

const SkillDef pojun(
    {"pojun", "破军", "Pojun",
     "出牌阶段，当你的【杀】指定目标后，你可将其至多X张牌扣置于其武将牌旁（X为其体力值），本回合结束时其获得这些牌。",
     "In your play phase, after your Slash has targeted a character, you may lay up to X of its cards face down "
     "beside its general (X is its hp); at the end of this turn it takes them back."},
    at<Timing::UseTargeted>().may().about(the_target).when(targets_somebody_with_cards).then(disarm));

// ---- 破军〔旧〕

bool slash_hit(const Skill<Damage>& s) { return by_own_slash(s) && s.game[s.event.victim].hp_value() > 0; }
Task<> scatter(Skill<Damage> s) {
  const Seat victim = s.event.victim;
  co_await draw(s.game, victim, std::min(s.game[victim].hp_value(), 5));
  co_await flip(s.game, victim);
}

const SkillDef pojun_old(
    {"pojun_old", "破军", "Pojun",
     "当你的【杀】对目标造成伤害后，你可令其摸X张牌（X为其体力值且至多为5），然后翻面。",
     "After your Slash dealt damage to its target you may let that character draw X cards (X is its hp, at most "
     "5) and turn over."},
    at<Timing::DamageCaused>().may().about(the_victim).when(slash_hit).then(scatter),
    hint({.about = {.cards = 2, .flips = true}}));

}  // namespace

const General xusheng({.id = "xusheng",
                       .zh = "徐盛",
                       .en = "Xu Sheng",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&pojun}});

const General xusheng_old({.id = "xusheng_old",
                           .zh = "徐盛〔旧〕",
                           .en = "Xu Sheng (old)",
                           .set = "yijiang",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .edition = -1,
                           .skills = {&pojun_old}});

}  // namespace jiesuan
