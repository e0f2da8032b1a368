#include "engine/api/position.h"

#include "engine/content/deck.h"
#include "engine/content/pool.h"
#include "engine/content/rulebook.h"
#include "engine/query/cards.h"
#include "engine/rules/dying.h"
#include "engine/rules/generals.h"
#include "engine/rules/kept_generals.h"
#include "engine/rules/move.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

void shuffle_deck(Game& g) {
  GameState& f = g.state;
  Face faces[kMaxCards];
  f.cards = 0;
  for (const Deck* deck : g.rules->decks())
    for (const Face& face : deck->faces) faces[f.cards++] = face;
  // The faces are shuffled rather than the ids: an id says nothing about its face.
  f.rng.shuffle(faces, f.cards);
  for (int i = 0; i < f.cards; ++i) {
    f.face.set(static_cast<CardId>(i), faces[i]);
    f.pile[i] = static_cast<CardId>(i);
    f.place[i] = Place{Zone::Pile, kNoSeat, 0};
  }
  f.pile_size = f.cards;
}

class Layout {
 public:
  Layout(Game& g, const Position& p, std::string* why) : g_(g), p_(p), why_(why) {}

  bool lay_out() {
    if (!add_extra_cards()) return false;
    if (p_.turn >= p_.seats.size() || !p_.seats[p_.turn].alive) return fail("it is nobody's turn");
    for (std::size_t i = 0; i < p_.seats.size(); ++i)
      if (!seat(static_cast<Seat>(i), p_.seats[i])) return false;
    for (std::size_t i = 0; i < p_.seats.size(); ++i)
      if (p_.seats[i].hp_floor != 1) note_untested(g_, static_cast<Seat>(i));
    for (const Face& f : p_.discard)
      if (!put(f, Zone::Discard, kNoSeat)) return false;
    if (!pile()) return false;
    g_.state.started = !p_.before_first_turn;
    g_.state.turn.owner = p_.turn;
    g_.state.first_phase = static_cast<std::uint8_t>(p_.phase);
    g_.state.last_normal_seat = p_.extra_turn ? p_.after : p_.turn;
    if (g_.rules->mode().complete_position) g_.rules->mode().complete_position(g_);
    return true;
  }

 private:
  bool fail(const std::string& what) {
    *why_ = what;
    return false;
  }

  bool add_extra_cards() {
    GameState& f = g_.state;
    for (const Face& face : p_.extra_cards) {
      if (f.cards == kMaxCards) return fail("there is no room for so many further cards");
      const auto c = static_cast<CardId>(f.cards++);
      f.face.set(c, face);
      place(g_, c, Zone::Pile);
    }
    return true;
  }

  bool no_such_card(const Face& f) {
    return fail(std::string("the deck has no (further) ") + def(f.name).zh + " like that");
  }

  const General* named(const std::string& general) const {
    return Catalogue::get().find_general(general, g_.rules->mode().id);
  }

  CardId find(const Face& f) const {
    for (int i = 0; i < g_.state.pile_size; ++i) {
      const CardId c = g_.state.pile[i];
      const Face& have = g_.state.face[c];
      if (have.name != f.name || taken_.has(c)) continue;
      if (f.suit != Suit::None && have.suit != f.suit) continue;
      if (f.number != 0 && have.number != f.number) continue;
      return c;
    }
    return kNoCard;
  }

  bool put(const Face& f, Zone zone, Seat s, CardName as = CardName::None) {
    const CardId c = find(f);
    if (c == kNoCard) return no_such_card(f);
    taken_.add(c);
    place(g_, c, zone, s, as);
    return true;
  }

  bool seat(Seat s, const SeatPosition& p) {
    Character& c = g_[s];
    if (!p.alive) g_.state.living.remove(s);
    c.allegiance = g_.rules->mode().find_allegiance(p.allegiance);
    if (c.allegiance == Allegiance::None && !p.allegiance.empty())
      return fail("the mode knows no '" + p.allegiance + "'");
    for (std::size_t i = 0; i < p.generals.size() && i < 2; ++i) {
      const General* general = named(p.generals[i]);
      if (!general) return fail("there is no general '" + p.generals[i] + "'");
      const std::string_view lacks = module_missing_for(*general, g_.rules->mode(), g_.rules->modules());
      if (!lacks.empty())
        return fail("the general '" + p.generals[i] + "' needs the rules module '" + std::string(lacks) +
                    "'");
      take_general(g_, s, static_cast<std::uint8_t>(i), general->number);
      c.general[i].hidden = p.hidden[i];  // what its skills are is told to nobody else
      take_skills(g_, s, static_cast<std::uint8_t>(i));
    }
    if (!hide(s, p) || !keep(s, p)) return false;
    for (const std::string& name : p.skills) {
      const SkillDef* skill = Catalogue::get().find_skill(name);
      if (!skill) return fail("there is no skill '" + name + "'");
      gain_skill(g_, s, *skill);
    }
    if (p.kingdom != Kingdom::None) c.kingdom = p.kingdom;
    if (p.gender != Gender::None) c.gender = p.gender;
    if (p.generals.empty()) c.max_hp = c.hp = 4;
    if (p.max_hp != -100) c.hp = c.max_hp = static_cast<std::int8_t>(p.max_hp);
    if (p.hp != -100) c.hp = static_cast<std::int8_t>(p.hp);
    if (c.hp > c.max_hp) return fail("a character has more hp than its maximum");
    c.hp_floor = static_cast<std::int8_t>(p.hp_floor);
    c.chained = p.chained;
    c.flipped = p.flipped;
    if (!p.alive) {
      c.left = c.allegiance_shown = true;
      while (!c.instances.empty()) detach(g_, c.instances.back());
      return true;
    }
    for (const Face& f : p.hand)
      if (!put(f, Zone::Hand, s)) return false;
    for (const Face& f : p.equipment)
      if (!wear(f, s)) return false;
    if (!turned(s, p)) return false;
    for (const auto& [face, as] : p.judging)
      if (!put(face, Zone::Judging, s, as)) return false;
    return aside(s, p);
  }

  bool wear(const Face& f, Seat s) {
    const Slot slot = def(f.name).slot;
    if (slot == Slot::None) return fail(std::string(def(f.name).zh) + " is no equipment");
    if (g_[s].equipment[static_cast<int>(slot)] != kNoCard) return fail("two cards for one equipment slot");
    return put(f, Zone::Equipment, s);
  }

  // Hand cards lying face up, equipment lying sideways; states that last.
  bool turned(Seat s, const SeatPosition& p) {
    for (const Face& f : p.open_hand) {
      const CardId c = find(f);
      if (!put(f, Zone::Hand, s)) return false;
      g_.state.face_up.add(c);
    }
    for (const Face& f : p.tapped) {
      if (!wear(f, s)) return false;
      g_.state.tapped.add(g_[s].equipment[static_cast<int>(def(f.name).slot)]);
    }
    for (const auto& [name, until] : p.effects) {
      const SkillDef* effect = Catalogue::get().find_skill(name);
      if (!effect) return fail("there is no effect '" + name + "'");
      leave_effect_through(g_, s, *effect, until, kNoSeat, s);
    }
    return true;
  }

  // Marks, and cards beside the general.
  bool aside(Seat s, const SeatPosition& p) {
    for (const auto& [name, n] : p.marks) {
      const SkillDef* skill = Catalogue::get().find_skill(name);
      if (!skill || !*skill->mark.zh) return fail("no skill '" + name + "' names marks");
      add_marks(g_, s, *skill, n);
    }
    for (const auto& [face, name] : p.beside) {
      const SkillDef* skill = Catalogue::get().find_skill(name);
      if (!skill) return fail("there is no skill '" + name + "'");
      const CardId c = find(face);
      if (c == kNoCard) return no_such_card(face);
      taken_.add(c);
      place_beside(g_, c, s, skill->number);
    }
    return lay(s, p);
  }

  bool lay(Seat s, const SeatPosition& p) {
    for (const auto& [face, name] : p.on_general) {
      const SkillDef* skill = Catalogue::get().find_skill(name);
      if (!skill) return fail("there is no skill '" + name + "'");
      const CardId c = find(face);
      if (!put(face, Zone::OnGeneral, s)) return false;
      g_.state.place[c].tag = static_cast<std::uint32_t>(skill->number) + 1;
    }
    return true;
  }

  // A character has the gender and kingdom of what it shows (hegemony §2).
  bool hide(Seat s, const SeatPosition& p) {
    Character& c = g_[s];
    for (std::size_t i = 0; i < 2; ++i) {
      if (!p.hidden[i]) continue;
      if (i >= p.generals.size()) return fail("a general that is not there lies face down");
      c.general[i].hidden = true;
    }
    if (g_.rules->mode().take_facts) {
      if (!p.generals.empty()) g_.rules->mode().take_facts(g_, s);
      return true;
    }
    if (!p.hidden[0]) return true;
    const bool second = p.generals.size() == 2 && !p.hidden[1];
    c.kingdom = second ? def(c.general[1].general).kingdom : Kingdom::None;
    c.gender = second ? def(c.general[1].general).gender : Gender::None;
    return true;
  }

  bool keep(Seat s, const SeatPosition& p) {
    for (const std::string& name : p.incarnations) {
      const General* general = named(name);
      if (!general) return fail("there is no general '" + name + "'");
      if (!keep_general(g_, s, general->number)) return fail("too many general cards are kept");
    }
    if (p.shown.empty()) return true;
    const General* general = named(p.shown);
    if (!general || !generals_kept_by(g_, s).has(general->number))
      return fail("it has no general '" + p.shown + "' to show");
    open_kept_general(g_, s, general->number, 0);
    const SkillDef* skill = p.lends.empty() ? nullptr : Catalogue::get().find_skill(p.lends);
    if (!skill) return p.lends.empty() || fail("there is no skill '" + p.lends + "'");
    open_kept_general(g_, s, general->number, g_.state.instance[gain_skill(g_, s, *skill)].serial);
    return true;
  }

  bool pile() {
    std::vector<CardId> top;
    for (const Face& f : p_.pile_top) {
      const CardId c = find(f);
      if (c == kNoCard) return no_such_card(f);
      taken_.add(c);
      top.push_back(c);
    }
    for (CardId c : top) place(g_, c, Zone::Outside);
    if (p_.only_pile_top)
      while (g_.state.pile_size > 0) place(g_, g_.state.pile[g_.state.pile_size - 1], Zone::Outside);
    for (auto it = top.rbegin(); it != top.rend(); ++it) place(g_, *it, Zone::Pile);
    return true;
  }

  Game& g_;
  const Position& p_;
  std::string* why_;
  CardSet taken_;
};

}  // namespace

bool prepare(Game& g, const Setup& setup, std::string* why) {
  const Mode& mode = g.rules->mode();
  const int players = setup.position ? static_cast<int>(setup.position->seats.size()) : setup.players;
  const int least = setup.position ? 2 : mode.least_players;
  const int most = setup.position ? kMaxSeats : mode.most_players;
  if (players < least || players > most) {
    *why = "the number of players must be from " + std::to_string(least) + " to " + std::to_string(most);
    return false;
  }
  g.state.players = static_cast<std::uint8_t>(players);
  for (Seat s = 0; s < players; ++s) g.state.living.add(s);
  shuffle_deck(g);
  lay_out_general_pile(g);
  for (const RulesModule* m : g.rules->modules())
    if (m->prepare) m->prepare(g);
  if (setup.position) return Layout(g, *setup.position, why).lay_out();
  const PoolSize generals = g.rules->generals_for(setup);
  if (generals.enough()) return true;
  *why = "there are " + std::to_string(generals.there) + " generals to choose from; " +
         std::to_string(players) + " players need " + std::to_string(generals.needed);
  return false;
}

}  // namespace jiesuan
