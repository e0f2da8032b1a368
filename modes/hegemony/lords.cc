#include "modes/hegemony/lords.h"

#include "cards/names.h"
#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/rules/generals.h"
#include "engine/rules/reveal.h"
#include "engine/rules/skills.h"
#include "modes/hegemony/forces.h"
#include "modes/hegemony/general_cards.h"
#include "modes/hegemony/marks.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {

bool is_lord_card(GeneralId id) { return id != GeneralId::None && *def(id).replaces; }

bool has_lord_card(const Game& g, Seat s) { return is_lord_card(g[s].general[0].general); }

bool is_lord_of(const Game& g, Seat s, Kingdom force) {
  return has_lord_card(g, s) && def(g[s].general[0].general).kingdom == force;
}

namespace {

// Each lord's equipment takes the place of a card of the deck, whether or not its lord ever comes.
struct Replacement {
  Face out;
  CardName in;
};
constexpr Replacement kEquipment[] = {
    {{kDoubleSwords, Suit::Spade, 2}, kDragonPhoenix},
    {{kJingfan, Suit::Heart, 3}, kPeaceSpell},
    {{kSixSwords, Suit::Diamond, 6}, kLuminousPearl},
    {{kZhuahuangfeidian, Suit::Heart, 13}, kSixDragons},
};

void lay_out_equipment(Game& g) {
  for (int c = 0; c < g.state.cards; ++c)
    for (const Replacement& r : kEquipment)
      if (Face f = g.state.face[c]; f == r.out) f.name = r.in, g.state.face.set(c, f);
}

const RulesModule lords(
    {.id = "hegemony.lords",
     .zh = "君主",
     .en = "Lords",
     .text_zh = "首个回合明置的主将可替换为同名的君主牌；四张君主装备加入牌堆。",
     .text_en =
         "A head general revealed on its owner's first turn may be replaced by the lord card of that name; the "
         "four lord equipments are in the deck.",
     .prepare = lay_out_equipment,
     .mode = "hegemony"});

bool lords_are_played(const Game& g) {
  for (const RulesModule* m : g.rules->modules())
    if (m == &lords) return true;
  return false;
}

}  // namespace

GeneralId lord_for(const Game& g, Seat s) {
  const GeneralId head = g[s].general[0].general;
  if (!lords_are_played(g) || head == GeneralId::None) return GeneralId::None;
  for (std::uint16_t n : g.rules->pool().numbers()) {
    const auto id = static_cast<GeneralId>(n);
    if (is_lord_card(id) && std::string_view(def(id).replaces) == def(head).id) return id;
  }
  return GeneralId::None;
}

// The old head leaves the game. Only more hp than before changes the maximum (hegemony §13 on §9).
void enthrone(Game& g, Seat s, GeneralId lord) {
  Character& c = g[s];
  lose_skills_of_slot(g, s, 0);
  c.general[0].general = lord;
  log(g, LogKind::GeneralTaken, [&](LogEntry& e) { e.a = s, e.general = lord, e.n = 0; });
  take_skills(g, s, 0);
  const int most = half_symbols_of(g, s) / 2;
  if (most > c.max_hp) {
    c.hp = static_cast<std::int8_t>(c.hp + most - c.max_hp);
    c.max_hp = static_cast<std::int8_t>(most);
  }
  set_force(g, s, def(lord).kingdom);
  refresh_gender(g, s);
  judge_pair_again(g, s);
}

void gather_force(Game& g, Seat lord) {
  const Kingdom force = def(g[lord].general[0].general).kingdom;
  for (Seat s = 0; s < g.players(); ++s)
    if (g[s].kingdom == Kingdom::Ambitionist && printed_force(g, s) == force) set_force(g, s, force);
}

}  // namespace jiesuan
