// Skills of no general, for scenarios alone (Listing::Scenario): they put a bare event on the table, for
// scenarios that are about the event itself
// ("E gains an extra turn in A's turn") and not about a card or skill that brings it about.
#include "judge/lab_words.h"

namespace jiesuan {
namespace {

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
Task<> end_the_turn(Skill<Phase> s) { co_await end_turn(s.game); }
Task<> end_the_phase(Skill<Phase> s) { co_await end_phase(s.game, PhaseKind::Play); }

const SkillDef lab_damage({"lab_damage", "试验·伤害", "Lab damage", "对一名角色造成1点伤害。",
                           "Deal 1 damage to a character."},
                          Listing::Scenario,
                          at<Timing::PlayIdle>().choose(anyone).then(hurt<Element::Normal>));
// The same after the owner has revealed a general card: others may have to wait for their own such moment.
bool anyone_at_reveal(const Skill<Reveal>& s, Option& o) {
  return s.event.seat == s.owner && pick_seats(o, living(s.game));
}
Task<> hurt_at_reveal(Skill<Reveal> s) {
  const Damage d = damage_from(s, s.seat(), 1);
  co_await deal_damage(s.game, d);
}
const SkillDef lab_damage_when_revealed(
    {"lab_damage_when_revealed", "试验·明置后伤害", "Lab damage when revealed",
     "明置后，你可对一名角色造成1点伤害。",
     "After you reveal a general you may deal 1 damage to a character."},
    Listing::Scenario, at<Timing::GeneralRevealed>().may().choose(anyone_at_reveal).then(hurt_at_reveal));
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

// The same from inside whatever is being resolved: everything above the phase or the turn is dropped.
Task<> end_the_phase_when_hurt(Skill<Damage> s) { co_await end_phase(s.game, PhaseKind::Play); }
Task<> end_the_turn_when_hurt(Skill<Damage> s) { co_await end_turn(s.game); }
Task<> end_the_turn_when_dying(Skill<Dying> s) { co_await end_turn(s.game); }

const SkillDef lab_end_phase_when_hurt(
    {"lab_end_phase_when_hurt", "试验·受伤结束阶段", "Lab end phase when hurt",
     "当你受到伤害后，可结束出牌阶段。", "After you are dealt damage you may end the play phase."},
    Listing::Scenario, at<Timing::DamageTaken>().may().when(owner_is_victim).then(end_the_phase_when_hurt));
const SkillDef lab_end_turn_when_hurt(
    {"lab_end_turn_when_hurt", "试验·受伤结束回合", "Lab end turn when hurt",
     "当你受到伤害后，可结束此回合。", "After you are dealt damage you may end this turn."},
    Listing::Scenario, at<Timing::DamageTaken>().may().when(owner_is_victim).then(end_the_turn_when_hurt));
const SkillDef lab_end_turn_when_dying(
    {"lab_end_turn_when_dying", "试验·濒死结束回合", "Lab end turn when dying",
     "限定技，当你进入濒死状态时，可结束此回合。", "Limited: when you enter dying you may end this turn."},
    Listing::Scenario, Tag::Limited,
    at<Timing::DyingEnter>().may().when(owner_is_dying).then(end_the_turn_when_dying));

// A card that the skill still has to do something with, and what may happen to it meanwhile (R000-32).
Task<> borrow(Skill<Phase> s) {
  Game& g = s.game;
  const CardId c = co_await choose_card_of(g, s.owner, s.seat(), Zones::HandAndEquipment, asked_by(s));
  if (c == kNoCard) co_return;
  const KeptOut until_given_back(g, CardSet(c));
  co_await obtain(g, s.owner, CardSet(c));
  co_await lose_hp(g, s.owner, 1, s.skill);
  co_await draw(g, s.owner, 2);
  if (g[s.owner].hand.has(c)) co_await give(g, s.owner, s.seat(), CardSet(c));
}
const SkillDef lab_borrow({"lab_borrow", "试验·借牌", "Lab borrow",
                           "获得一名其他角色的一张牌，失去1点体力，摸两张牌，然后将那张牌交还其。",
                           "Obtain a card of another character, lose 1 hp, draw two cards, then give that "
                           "card back."},
                          Listing::Scenario, at<Timing::PlayIdle>().choose(another).then(borrow));
// "After anybody else is dealt damage": a skill of another character at that timing.
bool another_is_hurt(const Skill<Damage>& s) { return s.event.victim != s.owner; }
Task<> look_on(Skill<Damage> s) { co_await draw(s.game, s.owner, 1); }
const SkillDef lab_onlooker({"lab_onlooker", "试验·旁观", "Lab onlooker",
                             "当其他角色受到伤害后，你可摸一张牌。",
                             "After another character is dealt damage you may draw a card."},
                            Listing::Scenario,
                            at<Timing::DamageTaken>().may().when(another_is_hurt).then(look_on));

// ---- phases: one is gained before or after another of this turn

using GainPhase = void (*)(Game&, PhaseKind, PhaseKind);

template <GainPhase gain, class E>
Task<> gain_a_phase(Skill<E> s) {
  const Asking why = asked_by(s);
  const int kind = co_await choose_one(s.game, s.owner, why);
  const int beside = co_await choose_one(s.game, s.owner, why);
  gain(s.game, static_cast<PhaseKind>(kind), static_cast<PhaseKind>(beside));
}
bool in_own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }

Choices the_phases() {
  return choices({{"prepare", "准备阶段", "prepare phase"},
                  {"judge", "判定阶段", "judge phase"},
                  {"draw", "摸牌阶段", "draw phase"},
                  {"play", "出牌阶段", "play phase"},
                  {"discard", "弃牌阶段", "discard phase"},
                  {"finish", "结束阶段", "finish phase"}});
}

const SkillDef lab_phase_before(
    {"lab_phase_before", "试验·阶段前", "Lab phase before", "获得一个额外的阶段，在此回合的一个阶段之前。",
     "Gain an extra phase before a phase of this turn."},
    Listing::Scenario, the_phases(), at<Timing::PlayIdle>().then(gain_a_phase<gain_phase_before, Phase>),
    at<Timing::TurnStart9>().may().when(in_own_turn).then(gain_a_phase<gain_phase_before, Turn>));
const SkillDef lab_phase_after(
    {"lab_phase_after", "试验·阶段后", "Lab phase after", "获得一个额外的阶段，在此回合的一个阶段之后。",
     "Gain an extra phase after a phase of this turn."},
    Listing::Scenario, the_phases(), at<Timing::PlayIdle>().then(gain_a_phase<gain_phase_after, Phase>),
    at<Timing::TurnStart9>().may().when(in_own_turn).then(gain_a_phase<gain_phase_after, Turn>),
    at<Timing::TurnEnd1>().may().when(in_own_turn).then(gain_a_phase<gain_phase_after, Turn>));

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
