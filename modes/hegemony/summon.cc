#include "modes/hegemony/summon.h"

#include <optional>

#include "cards/common.h"
#include "engine/query/states.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/general_cards.h"
#include "modes/hegemony/memory.h"
#include "modes/hegemony/reveal_choice.h"

namespace jiesuan {
namespace {

const SkillDef answers_summon({"summon", "召唤", "Summons", "响应召唤的角色明置武将牌。",
                               "Who answers a summons reveals general cards."},
                              Listing::Internal,
                              choices({{"none", "不响应", "do not answer"},
                                       {"head", "明置主将", "reveal the head general"},
                                       {"deputy", "明置副将", "reveal the deputy general"},
                                       {"both", "全部明置", "reveal both"}}));

// Would join the caller: asked. Nobody learns who was not (hegemony §10).
bool can_answer(const Game& g, Seat caller, Seat s) {
  return g.alive(s) && g[s].kingdom == Kingdom::None && revealable(g, s) != 0 &&
         force_if_determined(g, s) == g[caller].kingdom && g[caller].kingdom != Kingdom::Ambitionist;
}

Task<bool> ask(Game& g, Seat caller, Seat s, bool both_too) {
  const Asking why{.skill = answers_summon.number, .about = caller, .secret = true};
  const int chosen = co_await choose_one(g, s, why, reveal_choices(revealable(g, s), both_too));
  if (chosen == 0) co_return false;
  co_await reveal_generals(g, s, static_cast<std::uint8_t>(chosen), g[caller].kingdom);
  co_return true;
}

}  // namespace

Task<SeatSet> summon_force(Game& g, Seat caller) {
  SeatSet revealed;
  for (Seat s : in_order(g, living(g))) {
    if (!can_answer(g, caller, s)) continue;
    const bool yes = co_await ask(g, caller, s, false);
    if (yes) revealed.add(s);
  }
  co_return revealed;
}

namespace {

// ---- 阵法召唤

using Step = Seat (*)(const Game&, Seat);

enum class Shape : std::uint8_t { Siege, Queue };

bool undecided(const Game& g, Seat s) { return s != kNoSeat && g.alive(s) && g[s].kingdom == Kingdom::None; }

// The neighbour is of another force, and the one behind it undecided.
Seat beyond_neighbour(const Game& g, Seat a, Step step) {
  const Seat next = step(g, a);
  if (next == kNoSeat || !different_force(g, a, next)) return kNoSeat;
  const Seat behind = step(g, next);
  return behind != a && undecided(g, behind) ? behind : kNoSeat;
}
// The first undecided one on the way through characters of the own force.
Seat end_of_queue(const Game& g, Seat a, Step step) {
  for (Seat at = step(g, a); at != kNoSeat && at != a; at = step(g, at)) {
    if (undecided(g, at)) return at;
    if (!same_force(g, a, at)) return kNoSeat;
  }
  return kNoSeat;
}
Seat first_to_ask(const Game& g, Seat a, Shape shape, Step step) {
  return shape == Shape::Siege ? beyond_neighbour(g, a, step) : end_of_queue(g, a, step);
}

// The formation of a revealed general card.
std::optional<Shape> formation_on(const Game& g, Seat a, int slot) {
  for (InstanceId id : g[a].instances) {
    const Instance& i = g.state.instance[id];
    if (i.printed() && i.slot == slot && def(i.skill).formation() && in_force(g, i))
      return def(i.skill).has(Tag::Queue) ? Shape::Queue : Shape::Siege;
  }
  return std::nullopt;
}

bool not_yet_summoned(const Game& g, int slot) {
  const HegemonyMemory& m = memory_of(g);
  return m.summons_phase != g.turn().phase_serial || !(m.summoned >> slot & 1);
}
void count_summons(Game& g, int slot) {
  HegemonyMemory& m = memory_of(g);
  if (m.summons_phase != g.turn().phase_serial) m.summoned = 0;
  m.summons_phase = g.turn().phase_serial;
  m.summoned |= static_cast<std::uint16_t>(1u << slot);
}

// What everybody can see: whether somebody would answer is not looked at.
template <int slot>
bool may_summon(const Skill<Phase>& s) {
  const Game& g = s.game;
  if (s.event.owner != s.owner || !formations_hold(g) || !not_yet_summoned(g, slot)) return false;
  const Kingdom force = g[s.owner].kingdom;
  if (force == Kingdom::None || force == Kingdom::Ambitionist || !takes_one_more(g, force)) return false;
  const std::optional<Shape> shape = formation_on(g, s.owner, slot);
  return shape && (first_to_ask(g, s.owner, *shape, next_living) != kNoSeat ||
                   first_to_ask(g, s.owner, *shape, previous_living) != kNoSeat);
}

Task<> summon_one_way(Game& g, Seat a, Shape shape, Step step, SeatSet* asked) {
  Seat s = first_to_ask(g, a, shape, step);
  while (s != kNoSeat && !asked->has(s)) {
    asked->add(s);
    if (!can_answer(g, a, s)) co_return;
    const bool yes = co_await ask(g, a, s, true);
    if (!yes || shape == Shape::Siege) co_return;
    const Seat next = step(g, s);  // the queue grows from who has come, not from others behind
    s = undecided(g, next) ? next : kNoSeat;
  }
}

template <int slot>
Task<> summon(Skill<Phase> s) {
  Game& g = s.game;
  count_summons(g, slot);
  const Shape shape = *formation_on(g, s.owner, slot);
  SkillUse whole;
  whole.skill = s.skill;
  whole.owner = s.owner;
  const Running<SkillUse> running_summons(g, whole);
  SeatSet asked;
  co_await summon_one_way(g, s.owner, shape, next_living, &asked);
  co_await summon_one_way(g, s.owner, shape, previous_living, &asked);
  co_await drain_reveals(g);
}

constexpr const char* kTextZh =
    "准备阶段结束时和出牌阶段，你可令能与你组成围攻或队列的未确定势力的角色选择是否明置武将牌。";
constexpr const char* kTextEn =
    "At the end of your prepare phase and in your play phase you may call on undecided characters who would "
    "complete your formation to reveal themselves.";

template <int slot>
UnitBuilder<Phase> summons_at(UnitBuilder<Phase> u) {
  return u.may().cls(PriorityClass::Flow).by(phase_owner).when(may_summon<slot>).then(summon<slot>);
}

const RuleDef by_head({"rule_summon_head", "阵法召唤（主将）", "Formation summons (head)", kTextZh, kTextEn},
                      only_in("hegemony"), summons_at<0>(at<Timing::PrepareEnd>()),
                      summons_at<0>(at<Timing::PlayIdle>()));
const RuleDef by_deputy({"rule_summon_deputy", "阵法召唤（副将）", "Formation summons (deputy)", kTextZh,
                         kTextEn},
                        only_in("hegemony"), summons_at<1>(at<Timing::PrepareEnd>()),
                        summons_at<1>(at<Timing::PlayIdle>()));

}  // namespace
}  // namespace jiesuan
