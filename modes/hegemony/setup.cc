#include "modes/hegemony/setup.h"

#include <algorithm>

#include "engine/content/rulebook.h"
#include "engine/query/seats.h"
#include "engine/rules/ask_together.h"
#include "engine/rules/generals.h"
#include "engine/rules/move.h"
#include "engine/rules/reveal.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/lords.h"
#include "modes/hegemony/marks.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {
namespace {

constexpr int kUsualHand = 7, kSmallHand = 5;  // of five cards two are always of one force
constexpr int kCrowd = 9;                      // players who get the small one

struct Hands {
  InlineVec<GeneralId, kUsualHand> of[kMaxSeats];
};

// Every pair of one force, either of them the head.
void offer_pairs(const Hands& hands, Seat s, Request& r) {
  for (GeneralId id : hands.of[s]) r.dealt.push_back(id);
  for (GeneralId head : hands.of[s])
    for (GeneralId deputy : hands.of[s]) {
      if (head == deputy || def(head).kingdom != def(deputy).kingdom) continue;
      Option& o = r.add(OptionKind::General);
      o.general = head;
      o.deputy = deputy;
    }
}

void deal(Game& g, Hands& hands) {
  GeneralPile pile(g);
  const int each = std::min(g.players() >= kCrowd ? kSmallHand : kUsualHand, pile.size() / g.players());
  for (Seat s = 0; s < g.players(); ++s)
    for (int i = 0; i < each; ++i) hands.of[s].push_back(pile.draw());
}

// Lord cards lie outside the general pile: they are reached through their generals only.
void set_lord_cards_apart(Game& g) {
  for (std::uint16_t n : g.rules->pool().numbers())
    if (is_lord_card(static_cast<GeneralId>(n))) g.state.general_pile.remove(static_cast<GeneralId>(n));
}

void take_pair(Game& g, Seat s, GeneralId head, GeneralId deputy) {
  const GeneralId cards[] = {head, deputy};
  for (std::uint8_t slot = 0; slot < 2; ++slot) {
    take_general(g, s, slot, cards[slot]);
    g[s].general[slot].hidden = true;
  }
  take_hegemony_facts(g, s);
  for (std::uint8_t slot = 0; slot < 2; ++slot) take_skills(g, s, slot);
}

}  // namespace

void take_hegemony_facts(Game& g, Seat s) {
  Character& c = g[s];
  const GeneralId first =
      c.general[0].general != GeneralId::None ? c.general[0].general : c.general[1].general;
  memory_of(g).printed[s] = def(first).kingdom;
  const bool alone = c.general[1].general == GeneralId::None;
  c.max_hp = c.hp = static_cast<std::int8_t>(alone ? def(first).hp : half_symbols_of(g, s) / 2);
  const bool open = hidden_slots(g, s) != (alone ? 1 : 3);
  c.kingdom = open ? def(first).kingdom : Kingdom::None;
  refresh_gender(g, s);
}

void complete_hegemony_position(Game& g) {
  set_lord_cards_apart(g);
  HegemonyMemory& m = memory_of(g);
  for (Seat s = 0; s < g.players(); ++s) {
    g[s].allegiance = allegiance_of(g[s].kingdom);
    g[s].allegiance_shown = g[s].kingdom != Kingdom::None;
    if (!g.alive(s)) m.died_as[s] = g[s].kingdom;
    for (int slot = 0; slot < 2; ++slot)
      if (g[s].general[slot].general != GeneralId::None && !g[s].general[slot].hidden) {
        m.ever_revealed[s] |= static_cast<std::uint8_t>(1u << slot);
        m.somebody_revealed = true;
      }
  }
  m.vanguard = kNoSeat;
}

PoolSize generals_for_hegemony(const Setup& s, const Rulebook& rules) {
  int pool = 0;
  for (std::uint16_t n : rules.pool().numbers())
    if (!is_lord_card(static_cast<GeneralId>(n))) ++pool;
  return {pool, kSmallHand * s.players};
}

Task<> set_up_hegemony(Game& g) {
  memory_of(g).vanguard = kNoSeat;
  set_lord_cards_apart(g);
  Hands hands;
  deal(g, hands);
  Together together;
  co_await ask_together(g, living(g), offer_pairs, hands, together);
  for (Seat s = 0; s < g.players(); ++s) {
    Request pairs;
    offer_pairs(hands, s, pairs);
    const Option& chosen = pairs.options[together.answer[s].option];
    take_pair(g, s, chosen.general, chosen.deputy);
  }
  for (Seat s = 0; s < g.players(); ++s)
    for (int i = 0; i < 4; ++i) place(g, g.state.pile[g.state.pile_size - 1], Zone::Hand, s);
}

}  // namespace jiesuan
