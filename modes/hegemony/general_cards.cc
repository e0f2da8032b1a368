#include "modes/hegemony/general_cards.h"

#include "engine/content/catalogue.h"
#include "engine/event/log.h"
#include "engine/query/states.h"
#include "engine/rules/general_cards.h"
#include "engine/rules/generals.h"
#include "engine/rules/move.h"
#include "engine/rules/reveal.h"
#include "engine/rules/skills.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/marks.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {

constexpr int kDeputy = 1;
constexpr int kTurnedUp = 3;  // candidates for a new deputy

bool has_general(const Game& g, Seat s, int slot) { return g[s].general[slot].general != GeneralId::None; }
bool has_revealed_general(const Game& g, Seat s, int slot) {
  return has_general(g, s, slot) && !g[s].general[slot].hidden;
}
bool has_hidden_general(const Game& g, Seat s) { return hidden_slots(g, s) != 0; }
bool all_generals_revealed(const Game& g, Seat s) { return hidden_slots(g, s) == 0; }

namespace {

bool ordinary_card(const Game& g, Seat s, int slot) {
  return has_general(g, s, slot) && !is_lord_card(g[s].general[slot].general);
}

// The cards that the skills of this card have laid on it: they go when it is turned down or taken (M12).
CardSet laid_on(const Game& g, Seat s, int slot) {
  CardSet laid;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.printed() && i.slot == slot) laid |= cards_on_general(g, s, i.skill);
  }
  return laid;
}

// … and what they keep besides (役鬼).
void give_up_what_is_kept(Game& g, Seat s, int slot) {
  SkillChange also;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.printed() && i.slot == slot && def(i.skill).on_loss.also) def(i.skill).on_loss.also(g, s, also);
  }
  if (!also.lost.empty()) swap_skills(g, s, also);
}

Task<> discard_laid(Game& g, CardSet laid) {
  if (!laid.empty()) co_await move_cards(g, moving(g, laid, Zone::Discard, kNoSeat, Reason::Put, kNoSeat));
}

StateChange change_of(Seat s, GeneralCardChange change, int slot) {
  StateChange e;
  e.seat = s;
  e.change = change;
  e.slot = static_cast<std::uint8_t>(slot);
  return e;
}

void turn_down(Game& g, const StateChange& e) {
  g[e.seat].general[e.slot].hidden = true;
  refresh_gender(g, e.seat);
  log(g, LogKind::GeneralHidden, [&](LogEntry& entry) { entry.a = e.seat, entry.n = e.slot; });
}

void put_soldier(Game& g, const StateChange& e) {
  GeneralSlot& card = g[e.seat].general[e.slot];
  const GeneralId gone = card.general;
  lose_skills_of_slot(g, e.seat, e.slot);
  card.soldier = def(gone).gender;
  card.general = GeneralId::None;
  card.hidden = false;
  g.state.general_pile.add(gone);
  refresh_gender(g, e.seat);
  log(g, LogKind::GeneralRemoved,
      [&](LogEntry& entry) { entry.a = e.seat, entry.general = gone, entry.n = e.slot; });
}

}  // namespace

CardSet lose_skills_of_slot(Game& g, Seat s, int slot) {
  SkillChange change;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.printed() && i.slot == slot) change.lost.push_back(id);
  }
  return swap_skills(g, s, change);
}

bool can_hide(const Game& g, Seat s, int slot) {
  return g.alive(s) && ordinary_card(g, s, slot) && !g[s].general[slot].hidden;
}

Task<bool> hide_general(Game& g, Seat s, int slot) {
  if (!can_hide(g, s, slot)) co_return false;
  const StateChange e = change_of(s, GeneralCardChange::Hide, slot);
  const bool done = co_await run_state_change(g, e, turn_down);
  if (!done) co_return false;
  give_up_what_is_kept(g, s, slot);
  co_await discard_laid(g, laid_on(g, s, slot));
  co_return true;
}

bool can_remove(const Game& g, Seat s, int slot) { return g.alive(s) && ordinary_card(g, s, slot); }

// What cannot be revealed is turned up as the dead are, and its force is settled all the same (§14.7).
Task<bool> remove_general(Game& g, Seat s, int slot) {
  if (!can_remove(g, s, slot)) co_return false;
  if (g[s].general[slot].hidden) {
    if (may_reveal(g, s, slot)) {
      co_await reveal_general(g, s, slot);
    } else {
      turn_up_general(g, s, slot);
      set_force(g, s, force_if_determined(g, s));
    }
  }
  if (!can_remove(g, s, slot)) co_return false;
  const CardSet laid = laid_on(g, s, slot);
  note_general_gone(g, s);
  const StateChange e = change_of(s, GeneralCardChange::Remove, slot);
  const bool done = co_await run_state_change(g, e, put_soldier);
  if (done) co_await settle_skill_loss(g, s, laid);
  co_return done;
}

namespace {

// General cards of the pile with the printed force of the character.
int fitting(const Game& g, Seat s) {
  int n = 0;
  for (std::uint16_t number : g.state.general_pile.numbers())
    if (def(static_cast<GeneralId>(number)).kingdom == printed_force(g, s)) ++n;
  return n;
}

bool may_reveal_all(const Game& g, Seat s) {
  for (int slot = 0; slot < 2; ++slot)
    if (g[s].general[slot].hidden && !may_reveal(g, s, slot)) return false;
  return true;
}

// Turned up one by one until three fit, in public; the others go back.
GeneralSet turn_up_candidates(Game& g, Seat s) {
  GeneralPile pile(g);
  GeneralSet fit;
  while (pile.size() > 0 && fit.size() < kTurnedUp) {
    const GeneralId id = pile.draw();
    if (def(id).kingdom == printed_force(g, s)) fit.add(id);
  }
  return fit;
}

void place_deputy(Game& g, Seat s, GeneralId id) {
  GeneralSlot& card = g[s].general[kDeputy];
  if (card.general != GeneralId::None) g.state.general_pile.add(card.general);
  g.state.general_pile.remove(id);
  card = {};
  card.general = id;
  log(g, LogKind::GeneralTaken, [&](LogEntry& e) { e.a = s, e.general = id, e.n = kDeputy; });
  take_skills(g, s, kDeputy);
  refresh_gender(g, s);
}

void nothing_yet(Game&, const StateChange&) {}

}  // namespace

bool can_change_deputy(const Game& g, Seat actor, Seat s) {
  const bool has_one = ordinary_card(g, s, kDeputy) || g[s].general[kDeputy].is_soldier();
  return g.alive(s) && has_one && !has_bit(memory_of(g).changed, actor) && may_reveal_all(g, s) &&
         fitting(g, s) > 0;
}

// Its coming is no reveal; a pair that this reveal completed still has its marks (hegemony §14.16).
Task<bool> change_deputy(Game& g, Seat actor, Seat s, Asking why) {
  if (!can_change_deputy(g, actor, s)) co_return false;
  set_bit(memory_of(g).changed, actor);
  co_await reveal_generals(g, s, hidden_slots(g, s));
  const GeneralSet fit = turn_up_candidates(g, s);
  const GeneralId chosen = co_await choose_general(g, s, fit, why);
  if (chosen == GeneralId::None || !g.alive(s)) co_return false;
  const StateChange e = change_of(s, GeneralCardChange::Change, kDeputy);
  const bool done = co_await run_state_change(g, e, nothing_yet);
  if (!done) co_return false;
  note_general_gone(g, s);
  const CardSet laid = lose_skills_of_slot(g, s, kDeputy);
  place_deputy(g, s, chosen);
  co_await settle_skill_loss(g, s, laid);
  co_return true;
}

}  // namespace jiesuan
