// When general cards may be turned up beside launching their skills, and what follows a reveal (hegemony §§3,
// 4).
#include "cards/common.h"
#include "engine/content/rulebook.h"
#include "engine/query/states.h"
#include "engine/rules/game_end.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/marks.h"
#include "modes/hegemony/memory.h"
#include "modes/hegemony/reveal_choice.h"
#include "modes/hegemony/victory.h"

namespace jiesuan {
namespace {

constexpr int kHead = 0, kDeputy = 1;

// ---- at the start of one's turn: one of them, or both (row 1)

SeatSet turn_owner(const Game&, const Turn& t) { return SeatSet(t.owner); }
bool has_something_to_reveal(const Skill<Turn>& s) { return revealable(s.game, s.owner) != 0; }

// What is chosen is known by what is turned up; who turns up nothing is not talked about.
Task<> reveal_at_turn_start(Skill<Turn> s) {
  Game& g = s.game;
  Asking why = asked_by(s);
  why.secret = true;
  const int chosen = co_await choose_one(g, s.owner, why, reveal_choices(revealable(g, s.owner), true));
  if (chosen == 0) co_return;
  // The offer of a lord's card belongs to this reveal, so its timing waits for it (hegemony §14.22).
  SkillUse whole;
  whole.skill = s.skill;
  whole.owner = s.owner;
  const Running<SkillUse> running_reveal(g, whole);
  const bool first_turn = !has_bit(memory_of(g).first_turn_over, s.owner);
  co_await reveal_generals(g, s.owner, static_cast<std::uint8_t>(chosen));
  const GeneralId lord = lord_for(g, s.owner);
  if (first_turn && (chosen & kHeadBit) && lord != GeneralId::None) {
    const bool yes = co_await agree(g, s.owner, asked_by(s).to("替换为君主", "become the lord"));
    if (yes) enthrone(g, s.owner, lord);
  }
  co_await drain_reveals(g);
}

const RuleDef at_turn_start(
    {"rule_reveal", "明置武将牌", "Reveal generals", "回合开始时，你可明置一张或两张暗置的武将牌。",
     "At the start of your turn you may reveal one or both of your hidden general cards."},
    only_in("hegemony"),
    choices({{"none", "不明置", "reveal nothing"},
             {"head", "明置主将", "reveal the head general"},
             {"deputy", "明置副将", "reveal the deputy general"},
             {"both", "全部明置", "reveal both"}}),
    at<Timing::TurnStart7>()
        .cls(PriorityClass::Flow)
        .by(turn_owner)
        .when(has_something_to_reveal)
        .then(reveal_at_turn_start));

// A turn of any kind, also one that is cut off at once (hegemony §14.21).
Task<> count_turn(Skill<Turn> s) {
  HegemonyMemory& m = memory_of(s.game);
  if (has_bit(m.turns_begun, s.owner)) set_bit(m.first_turn_over, s.owner);
  set_bit(m.turns_begun, s.owner);
  co_return;
}
const RuleDef first_turns({"rule_first_turn", "首个回合", "First turn"}, only_in("hegemony"),
                          Listing::Internal,
                          at<Timing::TurnStart1>().cls(PriorityClass::Flow).by(turn_owner).then(count_turn));

// ---- in one's play phase: a card with a locked skill (row 3)

bool carries_locked_skill(const Game& g, Seat s, int slot) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.printed() && i.slot == slot && def(i.skill).locked()) return true;
  }
  return false;
}
template <int slot>
bool may_show_locked(const Skill<Phase>& s) {
  const bool can = (revealable(s.game, s.owner) >> slot & 1) != 0;
  return can && carries_locked_skill(s.game, s.owner, slot);
}
template <int slot>
Task<> show(Skill<Phase> s) {
  co_await reveal_general(s.game, s.owner, slot);
}

const RuleDef show_head({"rule_reveal_head", "明置主将", "Reveal the head general",
                         "出牌阶段，你可明置拥有锁定技的主将。",
                         "In your play phase you may reveal your head general if it has a locked skill."},
                        only_in("hegemony"),
                        at<Timing::PlayIdle>()
                            .may()
                            .cls(PriorityClass::Flow)
                            .by(phase_owner)
                            .when(may_show_locked<kHead>)
                            .then(show<kHead>));
const RuleDef show_deputy({"rule_reveal_deputy", "明置副将", "Reveal the deputy general",
                           "出牌阶段，你可明置拥有锁定技的副将。",
                           "In your play phase you may reveal your deputy general if it has a locked skill."},
                          only_in("hegemony"),
                          at<Timing::PlayIdle>()
                              .may()
                              .cls(PriorityClass::Flow)
                              .by(phase_owner)
                              .when(may_show_locked<kDeputy>)
                              .then(show<kDeputy>));

// ---- after a reveal (§4): the marks, a new lord's people, victory

SeatSet who_revealed(const Game&, const Reveal& e) { return SeatSet(e.seat); }
Task<> settle_reveal(Skill<Reveal> s) {
  Game& g = s.game;
  give_marks_due(g, s.owner);
  if (has_lord_card(g, s.owner)) gather_force(g, s.owner);
  check_hegemony_victory(g);
  co_await end_if_decided(g);
}
const RuleDef after_reveal(
    {"rule_after_reveal", "明置后", "After a reveal"}, only_in("hegemony"), Listing::Internal,
    at<Timing::GeneralRevealed>().cls(PriorityClass::Flow).by(who_revealed).then(settle_reveal));

}  // namespace
}  // namespace jiesuan
