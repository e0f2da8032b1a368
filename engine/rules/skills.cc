#include "engine/rules/skills.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/query/states.h"
#include "engine/rules/dying.h"
#include "engine/rules/game_end.h"
#include "engine/rules/had_through.h"
#include "engine/rules/listeners.h"
#include "engine/rules/move.h"

namespace jiesuan {
namespace {

InstanceId free_place(Game& g) {
  std::uint8_t& places = g.state.instances;
  for (int n = 0; n < places; ++n)
    if (g.state.instance[n].skill == SkillId::None) return static_cast<InstanceId>(n);
  assert(places < kMaxInstances && "no room for another skill instance");
  return places < kMaxInstances ? places++ : kNoInstance;
}
void give_back_places(Game& g) {
  std::uint8_t& places = g.state.instances;
  while (places > 0 && g.state.instance[places - 1].skill == SkillId::None) --places;
}

}  // namespace

InstanceId attach(Game& g, Seat owner, const SkillDef& skill, PriorityClass cls) {
  const InstanceId id = free_place(g);
  if (id == kNoInstance) return id;
  Instance& i = g.state.instance[id];
  i = Instance{};
  i.skill = skill.number;
  i.parts = skill.conversions.empty() ? 0 : kConverts;
  for (const StateUnit& u : skill.states) i.parts |= u.mask();
  i.serial = g.state.next_serial++;
  i.owner = owner;
  i.cls = cls;
  g[owner].instances.push_back(id);
  let_listen(g, id);
  if (skill.worn != CardName::None) put_on_with(g, i);
  if (skill.grant.skill) hang_granted(g, id);
  return id;
}

void unhang(Game& g, InstanceId id) {
  take_off_with(g, g.state.instance[id]);
  if (def(g.state.instance[id].skill).grant.skill) unhang_granted(g, id);
  Instance& i = g.state.instance[id];
  if (i.scope != Scope::Game) --g.state.effects;
  auto& list = g[i.owner].instances;
  for (int n = 0; n < list.size(); ++n)
    if (list[n] == id) {
      list.erase(n);
      break;
    }
  const Instance gone = std::exchange(i, Instance{});
  give_back_places(g);
  let_listen_no_more(g, id, gone);
}

void detach(Game& g, InstanceId id) {
  const bool settle = borrowing(g);
  unhang(g, id);
  if (settle) settle_borrowed(g);
}

InstanceId gain_skill(Game& g, Seat owner, const SkillDef& skill, std::uint8_t slot) {
  const InstanceId id = attach(g, owner, skill);
  g.state.instance[id].slot = slot;
  if (borrowing(g)) settle_borrowed(g);
  log(g, LogKind::SkillGained, [&](LogEntry& e) {
    e.a = owner, e.skill = skill.number;
    e.secret = on_hidden_general(g, g.state.instance[id]);
    if (e.secret) e.visible_to = SeatSet(owner);
  });
  return id;
}

CardSet swap_skills(Game& g, Seat owner, SkillChange& change) {
  InlineVec<SkillId, 24> lost;
  for (int n = 0; n < change.lost.size(); ++n) {  // the list may grow: a skill can take others along
    const InstanceId id = change.lost[n];
    const SkillId skill = g.state.instance[id].skill;
    if (skill == SkillId::None) continue;
    const bool unseen = on_hidden_general(g, g.state.instance[id]);
    detach(g, id);
    lost.push_back(skill);
    for (const StateUnit& u : def(skill).states)
      if (u.kind == StateKind::HoldsOffDying.number) g[owner].untested = false;  // what it lived on is gone
    log(g, LogKind::SkillLost, [&](LogEntry& e) {
      e.a = owner, e.skill = skill, e.secret = unseen;
      if (unseen) e.visible_to = SeatSet(owner);
    });
    if (def(skill).on_loss.also) def(skill).on_loss.also(g, owner, change);
  }
  for (SkillId skill : change.gained) change.now.push_back(gain_skill(g, owner, def(skill)));
  CardSet laid;
  for (SkillId skill : lost) {
    const SkillDef& d = def(skill);
    const bool stay = d.on_loss.cards_stay && d.on_loss.cards_stay(g, owner);
    if (!stay && !has_skill(g, owner, d)) laid |= cards_on_general(g, owner, skill);
  }
  return laid;
}

Task<> settle_skill_loss(Game& g, Seat owner, CardSet laid) {
  if (!laid.empty()) co_await move_cards(g, moving(g, laid, Zone::Discard, kNoSeat, Reason::System, kNoSeat));
  if (enters_dying(g, owner)) co_await fall_below_floor(g, owner, nullptr);
}

Task<> lose_skill(Game& g, Seat owner, const SkillDef& skill) {
  SkillChange change;
  for (InstanceId id : g[owner].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == skill.number && i.own_skill() && change.lost.empty()) change.lost.push_back(id);
  }
  if (change.lost.empty()) co_return;
  const CardSet laid = swap_skills(g, owner, change);
  co_await settle_skill_loss(g, owner, laid);
}

namespace {

// What lies on or beside the general, but for what an effect that the character still bears has laid there.
CardSet laid_by_nothing_left(const Game& g, Seat owner) {
  CardSet laid = laid_of(g, owner);
  for (InstanceId id : g[owner].instances) {
    const SkillId skill = g.state.instance[id].skill;
    laid -= cards_on_general(g, owner, skill) | cards_beside(g, owner, skill);
  }
  return laid;
}

}  // namespace

Task<> lose_all_skills(Game& g, Seat owner) {
  SkillChange change;
  for (InstanceId id : g[owner].instances)
    if (g.state.instance[id].own_skill()) change.lost.push_back(id);
  if (change.lost.empty()) co_return;
  swap_skills(g, owner, change);
  const CardSet laid = laid_by_nothing_left(g, owner);
  co_await settle_skill_loss(g, owner, laid);
}

namespace {

CardSet laid_at(const Game& g, Zone zone, Seat owner, SkillId skill) {
  const Place there{zone, owner, named_by(skill)};
  return g.state.laid.those([&](CardId c) { return g.state.place[c] == there; });
}

}  // namespace

CardSet cards_on_general(const Game& g, Seat owner, SkillId skill) {
  return laid_at(g, Zone::OnGeneral, owner, skill);
}

Task<> put_on_general(Game& g, Seat owner, CardSet cards, SkillId skill) {
  Move m = moving(g, cards, Zone::OnGeneral, owner, Reason::Put, owner);
  for (MovePart& p : m.parts) p.tag = named_by(skill);
  co_await move_cards(g, m);
}

CardSet cards_beside(const Game& g, Seat owner, SkillId skill) {
  return laid_at(g, Zone::Beside, owner, skill);
}

Task<> put_beside(Game& g, Seat owner, CardSet cards, SkillId skill, Seat actor) {
  Move m = moving(g, cards, Zone::Beside, owner, Reason::Put, actor);
  for (MovePart& p : m.parts) {
    p.tag = named_by(skill);
    p.hidden = true;
  }
  co_await move_cards(g, m);
}

int marks_of(const Game& g, Seat s, const SkillDef& named) {
  for (const MarkCount& m : g[s].marks)
    if (m.skill == named.number) return m.n;
  return 0;
}

void add_marks(Game& g, Seat s, const SkillDef& named, int n) {
  if (!g.alive(s) || n == 0) return;
  auto& marks = g[s].marks;
  int at = 0;
  while (at < marks.size() && marks[at].skill != named.number) ++at;
  if (at == marks.size()) {
    if (n < 0 || marks.full()) return;
    marks.push_back({named.number, 0});
  }
  const int before = marks[at].n;
  const int after = std::clamp(before + n, 0, 0xFF);
  marks[at].n = static_cast<std::uint8_t>(after);
  if (after == 0) marks.erase(at);
  log(g, LogKind::Marked, [&](LogEntry& e) { e.a = s, e.skill = named.number, e.n = after - before; });
}

Task<CardId> put_top_on_general(Game& g, Seat owner, SkillId skill) {
  if (!supply_pile(g, 1)) co_await end_in_a_draw(g);
  const CardId top = g.state.pile[g.state.pile_size - 1];
  co_await put_on_general(g, owner, CardSet(top), skill);
  co_return top;
}

bool has_skill(const Game& g, Seat owner, const SkillDef& skill) {
  for (InstanceId id : g[owner].instances)
    if (const Instance& i = g.state.instance[id]; i.skill == skill.number && (!i.granted() || in_force(g, i)))
      return true;
  return false;
}

namespace {

InstanceId attach_effect(Game& g, Seat bearer, const SkillDef& effect, Scope scope, Seat creator) {
  const InstanceId id = attach(g, bearer, effect);
  Instance& i = g.state.instance[id];
  i.scope = scope;
  i.scope_seat = creator;  // "until your next turn": the creator's
  i.creator = creator;
  if (scope != Scope::Game) ++g.state.effects;
  return id;
}

}  // namespace

InstanceId leave_effect(Game& g, Seat bearer, const SkillDef& effect, Scope scope, Seat creator) {
  // "In this turn" has nothing to attach to when it is nobody's turn (R000-29, principles §3.4).
  const bool nobodys = !g.alive(g.turn().owner) || (g.turn().ending && !g.turn().in_turn);
  if (scope == Scope::Turn && nobodys) {
    log(g, LogKind::EffectLapsed, [&](LogEntry& e) { e.a = bearer, e.skill = effect.number; });
    return kNoInstance;
  }
  return attach_effect(g, bearer, effect, scope, creator);
}

InstanceId effect_left(const Game& g, Seat bearer, const SkillDef& effect, Seat creator) {
  for (InstanceId id : g[bearer].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == effect.number && i.creator == creator) return id;
  }
  return kNoInstance;
}

InstanceId leave_delayed_effect(Game& g, Seat performer, const SkillDef& effect, Seat creator) {
  const InstanceId id = attach_effect(g, performer, effect, Scope::Turn, creator);
  g.state.instance[id].delayed = true;
  return id;
}

InstanceId leave_effect_for_use(Game& g, Seat bearer, const SkillDef& effect, const Use& u, Seat creator) {
  const InstanceId id = leave_effect(g, bearer, effect, Scope::Use, creator);
  g.state.instance[id].bound_to = u.id;
  return id;
}

InstanceId leave_effect_for_target(Game& g, Seat bearer, const SkillDef& effect, const Use& u, Seat creator) {
  const InstanceId id = leave_effect_for_use(g, bearer, effect, u, creator);
  g.state.instance[id].bound_target = u.target().order;
  return id;
}

namespace {

template <class Test>
void detach_if(Game& g, Test ends) {
  int left = g.state.effects;  // the others are skills of the whole game
  for (int n = 0; left > 0 && n < g.state.instances; ++n) {
    const Instance& i = g.state.instance[n];
    if (i.skill == SkillId::None || i.scope == Scope::Game) continue;
    --left;
    if (ends(i)) detach(g, static_cast<InstanceId>(n));
  }
}

}  // namespace

void expire_some(Game& g, Scope scope) {
  detach_if(g, [scope](const Instance& i) { return i.scope == scope; });
}

void expire_next_turn(Game& g, Seat whose) {
  detach_if(g, [whose](const Instance& i) { return i.scope == Scope::NextTurn && i.scope_seat == whose; });
}

void expire_some_of_use(Game& g, const Use& u, int target_order) {
  detach_if(g, [use = u.id, target_order](const Instance& i) {
    if (i.scope != Scope::Use || i.bound_to != use) return false;
    return target_order < 0 || i.bound_target == target_order;
  });
}

void expire_with(Game& g, Seat dead) {
  detach_if(g, [&](const Instance& i) {
    const bool ends_with_turn = g.turn().owner == dead && (i.scope == Scope::Turn || i.scope == Scope::Phase);
    const bool waits_for_it = i.scope == Scope::Through && i.scope_seat == dead;  // it has no turns any more
    return i.owner == dead || (!i.delayed && (i.creator == dead || ends_with_turn || waits_for_it));
  });
}

namespace {

std::uint16_t bit_of(const Instance& i, const Unit& u) {
  const auto n = &u - def(i.skill).units.data();
  assert(n >= 0 && n < 16);
  return static_cast<std::uint16_t>(1u << n);
}

}  // namespace

void count_use(Game& g, InstanceId id, const Unit& u) {
  Instance& i = g.state.instance[id];
  if (!used_this_turn(g, i)) i.units_used = 0;
  if (u.once_per_turn_each) i.units_used |= bit_of(i, u);
  count_use(g, id);
}

void count_use(Game& g, InstanceId id) {
  Instance& i = g.state.instance[id];
  if (i.used_key != g.turn().phase_serial) i.used_in_phase = i.used_in_vain = 0;
  i.used_key = g.turn().phase_serial;
  i.used_turn = g.turn().serial;
  ++i.used_in_phase;
  ++i.used_in_game;
}

int used_this_phase(const Game& g, const Instance& i) {
  return i.used_key == g.turn().phase_serial ? i.used_in_phase : 0;
}

bool used_this_turn(const Game& g, const Instance& i) {
  return i.used_in_game > 0 && i.used_turn == g.turn().serial;
}

bool used_this_turn(const Game& g, const Instance& i, const Unit& u) {
  return used_this_turn(g, i) && (i.units_used & bit_of(i, u)) != 0;
}

}  // namespace jiesuan
