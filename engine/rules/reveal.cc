#include "engine/rules/reveal.h"

#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/open.h"

namespace jiesuan {
namespace {

void turn_up(Game& g, Seat s, int slot) {
  GeneralSlot& card = g[s].general[slot];
  card.hidden = false;
  log(g, LogKind::GeneralRevealed, [&](LogEntry& e) { e.a = s, e.general = card.general, e.n = slot; });
}

// The force of the revealed card, where the mode knows no better.
void take_kingdom(Game& g, const Reveal& e) {
  Character& c = g[e.seat];
  for (int slot = 0; slot < 2; ++slot)
    if (e.has(slot) && c.kingdom == Kingdom::None) c.kingdom = def(c.general[slot].general).kingdom;
}

Task<> revealed(Game& g, Seat s, std::uint8_t slots) {
  Reveal e;
  e.seat = s;
  e.slots = slots;
  const Running<Reveal> running_reveal(g, e);
  co_await open(g, Timing::GeneralRevealed, e);
}

}  // namespace

std::uint8_t hidden_slots(const Game& g, Seat s) {
  std::uint8_t slots = 0;
  for (int slot = 0; slot < 2; ++slot)
    if (g[s].general[slot].hidden) slots |= static_cast<std::uint8_t>(1u << slot);
  return slots;
}

void refresh_gender(Game& g, Seat s) {
  Character& c = g[s];
  c.gender = Gender::None;
  for (int slot = 1; slot >= 0; --slot) {
    const GeneralSlot& card = c.general[slot];
    if (card.is_soldier()) c.gender = card.soldier;
    if (card.general != GeneralId::None && !card.hidden) c.gender = def(card.general).gender;
  }
}

Task<> reveal_generals(Game& g, Seat s, std::uint8_t slots, Kingdom joins) {
  Reveal e;
  e.seat = s;
  e.slots = slots & hidden_slots(g, s);
  e.joins = joins;
  if (e.slots == 0) co_return;
  for (int slot = 0; slot < 2; ++slot)
    if (e.has(slot)) turn_up(g, s, slot);
  refresh_gender(g, s);
  const auto settle = g.rules->mode().on_reveal ? g.rules->mode().on_reveal : take_kingdom;
  settle(g, e);
  g.state.reveals.add(s, e.slots);
  if (!in_a_resolution(g.event)) co_await drain_reveals(g);
}

Task<> reveal_general(Game& g, Seat s, int slot) {
  return reveal_generals(g, s, static_cast<std::uint8_t>(1u << slot));
}

void turn_up_general(Game& g, Seat s, int slot) {
  if (g[s].general[slot].hidden) turn_up(g, s, slot);
  refresh_gender(g, s);
}

void turn_up_generals(Game& g, Seat s) {
  for (int slot = 0; slot < 2; ++slot) turn_up_general(g, s, slot);
}

bool made_by_hidden_general(const Game& g, const VirtualCard& card) {
  return card.instance != kNoInstance && on_hidden_general(g, g.state.instance[card.instance]);
}

bool in_a_resolution(const Event* e) {
  for (; e; e = e->outer) switch (e->kind) {
      case EventKind::Use:
      case EventKind::Respond:
      case EventKind::Skill:
      case EventKind::Judgement:
        return true;
      case EventKind::Reveal:
        return false;  // what is revealed while others wait is drained by itself (hegemony §14.10)
      default:
        break;
    }
  return false;
}

Task<> drain_reveals(Game& g) {
  const WaitingReveals due = g.state.reveals;
  g.state.reveals = {};
  for (Seat s : in_order(g, due.seats))
    if (g.alive(s)) co_await revealed(g, s, due.slots[s]);
}

}  // namespace jiesuan
