// Skills of no general, for scenarios alone (Listing::Scenario): they put a bare event on the table, for
// scenarios that are about the event itself
// ("E gains an extra turn in A's turn") and not about a card or skill that brings it about.
#include "generals/common.h"

namespace jiesuan {
namespace {

bool anyone(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
bool two_or_one(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game), 1, kMaxSeats); }

template <Element element>
Task<> hurt(Skill<Phase> s) {
  const Damage d = damage_from(s, s.seat(), 1, element);
  co_await deal_damage(s.game, d);
}
Task<> weaken(Skill<Phase> s) { co_await lose_hp(s.game, s.seat(), 1, s.skill); }
Task<> heal(Skill<Phase> s) { co_await recover(s.game, recovery_from(s, s.seat())); }
Task<> give_turn(Skill<Phase> s) {
  gain_extra_turn(s.game, s.seat());
  co_return;
}
Task<> turn_over(Skill<Phase> s) {
  for (Seat t : s.seats) co_await flip(s.game, t);
}
Task<> put_in_chains(Skill<Phase> s) {
  for (Seat t : s.seats) co_await chain(s.game, t);
}
Task<> let_restore(Skill<Phase> s) { co_await restore(s.game, s.seat()); }
Task<> let_draw(Skill<Phase> s) { co_await draw(s.game, s.seat(), 1); }
Task<> end_the_turn(Skill<Phase> s) { co_await end_turn(s.game); }
Task<> end_the_phase(Skill<Phase> s) { co_await end_phase(s.game, PhaseKind::Play); }

const SkillDef lab_damage({"lab_damage", "试验·伤害", "Lab damage", "对一名角色造成1点伤害。",
                           "Deal 1 damage to a character."},
                          Listing::Scenario,
                          at<Timing::PlayIdle>().choose(anyone).then(hurt<Element::Normal>));
const SkillDef lab_fire({"lab_fire", "试验·火焰", "Lab fire", "对一名角色造成1点火焰伤害。",
                         "Deal 1 fire damage to a character."},
                        Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(hurt<Element::Fire>));
const SkillDef lab_thunder({"lab_thunder", "试验·雷电", "Lab thunder", "对一名角色造成1点雷电伤害。",
                            "Deal 1 thunder damage to a character."},
                           Listing::Scenario,
                           at<Timing::PlayIdle>().choose(anyone).then(hurt<Element::Thunder>));
const SkillDef lab_lose_hp({"lab_lose_hp", "试验·失去体力", "Lab loss", "令一名角色失去1点体力。",
                            "A character loses 1 hp."},
                           Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(weaken));
const SkillDef lab_recover({"lab_recover", "试验·回复", "Lab recovery", "令一名角色回复1点体力。",
                            "A character recovers 1 hp."},
                           Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(heal));
const SkillDef lab_extra_turn({"lab_extra_turn", "试验·额外回合", "Lab turn",
                               "令一名角色获得一个额外的回合。", "A character gains an extra turn."},
                              Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(give_turn));
// The same in the gap after a turn, where it is nobody's.
bool anyone_in_the_gap(const Skill<Turn>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> give_turn_in_the_gap(Skill<Turn> s) {
  gain_extra_turn(s.game, s.seat());
  co_return;
}
const SkillDef lab_extra_turn_after(
    {"lab_extra_turn_after", "试验·回合后", "Lab turn after",
     "限定技，回合结束后，令一名角色获得一个额外的回合。",
     "Limited: after a turn a character gains an extra turn."},
    Listing::Scenario, Tag::Limited,
    at<Timing::TurnGap>().may().choose(anyone_in_the_gap).then(give_turn_in_the_gap));
const SkillDef lab_flip({"lab_flip", "试验·翻面", "Lab flip", "令任意名角色翻面。", "Characters turn over."},
                        Listing::Scenario, at<Timing::PlayIdle>().choose(two_or_one).then(turn_over));
const SkillDef lab_chain({"lab_chain", "试验·横置", "Lab chain", "令任意名角色横置。",
                          "Characters are chained."},
                         Listing::Scenario, at<Timing::PlayIdle>().choose(two_or_one).then(put_in_chains));
const SkillDef lab_restore({"lab_restore", "试验·复原", "Lab restore", "令一名角色复原武将牌。",
                            "A character restores its general card."},
                           Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(let_restore));
const SkillDef lab_draw({"lab_draw", "试验·摸牌", "Lab draw", "令一名角色摸一张牌。",
                         "A character draws a card."},
                        Listing::Scenario, at<Timing::PlayIdle>().choose(anyone).then(let_draw));
const SkillDef lab_end_turn({"lab_end_turn", "试验·结束回合", "Lab end turn", "结束此回合。",
                             "End this turn."},
                            Listing::Scenario, at<Timing::PlayIdle>().then(end_the_turn));
const SkillDef lab_end_phase({"lab_end_phase", "试验·结束阶段", "Lab end phase", "结束出牌阶段。",
                              "End the play phase."},
                             Listing::Scenario, at<Timing::PlayIdle>().then(end_the_phase));

// A 闪 against the owner's 杀 has no effect.
bool jink_against_own_slash(const Skill<Use>& s) {
  const Use* aim = s.event.answers_use;
  return s.event.card.name == kJink && aim && aim->user == s.owner && is_slash(aim->card.name);
}
Task<> make_void(Skill<Use> s) {
  s.event.target().invalid = true;
  co_return;
}
const SkillDef lab_sure_slash({"lab_sure_slash", "试验·必中", "Lab sure slash",
                               "对你使用的【杀】使用的【闪】无效。",
                               "A Jink used against your Slash has no effect."},
                              Listing::Scenario, Tag::Locked,
                              at<Timing::UseEffectStart>().when(jink_against_own_slash).then(make_void));

}  // namespace
}  // namespace jiesuan
