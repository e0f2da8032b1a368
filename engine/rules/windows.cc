#include "engine/rules/windows.h"

#include "engine/content/rulebook.h"
#include "engine/query/cards.h"
#include "engine/query/price.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/launchable.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

void note_window(Game& g, Timing t, SkillId skill, SeatSet asked, NameSet wanted) {
  log(g, LogKind::Window,
      [&](LogEntry& w) { w.timing = t, w.skill = skill, w.seats = asked, w.wanted = wanted; });
}

// Those of the rules …
void note_windows_of_rules(Game& g, Timing t, Event& e, Seat first) {
  for (const RuleUnit& r : g.rules->at(t)) {
    const Unit& u = *r.what;
    if (!u.uses_card) continue;
    SeatSet asked;
    for (Seat s : u.by(g, e)) {
      const RawSkill raw{g, s, s, kNoInstance, r.rule->number, e, CardSet{}, SeatList{}};
      if (first != kNoSeat && position(g, s) < position(g, first)) continue;
      if (!shows_all(g, s) || has_card_for(g, raw, u)) asked.add(s);
    }
    if (!asked.empty()) note_window(g, t, r.rule->number, asked, u.answers);
  }
}
// … and of skills that are the use of a card (青龙偃月刀).
void note_windows_of_skills(Game& g, Timing t, Event& e, Seat s) {
  Silent nobody_asks;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    for (const Unit& u : def(i.skill).units) {
      if (u.timing != t || !u.is_a_use() || !launchable(g, i, u, nobody_asks)) continue;
      const RawSkill raw{g, s, s, id, i.skill, e, CardSet{}, SeatList{}};
      if (u.applies(raw)) note_window(g, t, i.skill, SeatSet(s), u.need(raw).wanted);
    }
  }
}

// ---- launches that hang on cards only one knows

// As long as it lives the cards have other faces. Nothing may be awaited meanwhile: it is for a question,
// after which all is as it was.
class AsIfOther {
 public:
  AsIfOther(Game& g, const CardSet& cards) : g_(g), cards_(cards) {
    for (CardId c : cards_) faces_.push_back(g.state.face[c]);
  }
  ~AsIfOther() {
    const Face* f = faces_.begin();
    for (CardId c : cards_) g_.state.face.set(c, *f++);
  }
  AsIfOther(const AsIfOther&) = delete;
  AsIfOther& operator=(const AsIfOther&) = delete;
  void all_are(const Face& f) {
    for (CardId c : cards_) g_.state.face.set(c, f);
  }

 private:
  Game& g_;
  const CardSet cards_;
  InlineVec<Face, kMaxCards> faces_;
};

// A bit for its suit and category.
std::uint32_t kind_of(const Face& f) {
  const auto category = static_cast<unsigned>(def(f.name).category);
  return 1u << (static_cast<unsigned>(f.suit) % 8 * 4 + category % 4);
}

// Cards of the game that stand for all others: one of each name, and one of each suit and category.
using Samples = InlineVec<Face, 96>;
Samples samples(const Game& g) {
  Samples out;
  NameSet names;
  std::uint32_t kinds = 0;
  for (int c = 0; c < g.state.cards && !out.full(); ++c) {
    const Face& f = g.state.face[c];
    const std::uint32_t kind = kind_of(f);
    if (names.has(f.name) && (kinds & kind)) continue;
    names.add(f.name);
    kinds |= kind;
    out.push_back(f);
  }
  return out;
}

bool can_launch(const RawSkill& s, const Unit& u, std::uint8_t unit) {
  if (!u.when(s) || u.times(s) <= 0) return false;
  Option o = option_of(s, unit);
  return offer_choices(s, u, o);
}

// With some hands of as many cards it may be launched, with others not.
bool hangs_on(Game& g, const CardSet& cards, const RawSkill& s, const Unit& u, std::uint8_t unit) {
  const bool now = can_launch(s, u, unit);
  const Samples others = samples(g);
  AsIfOther pretend(g, cards);
  for (const Face& f : others) {
    pretend.all_are(f);
    if (can_launch(s, u, unit) != now) return true;
  }
  return false;
}

// ---- launches of skills on general cards that lie face down

bool lies_open(const Game& g, GeneralId general) {
  for (Seat s = 0; s < g.players(); ++s)
    for (const GeneralSlot& slot : g[s].general)
      if (slot.general == general && !slot.hidden) return true;
  return false;
}

bool could_lie_there(const Game& g, Seat s, std::uint8_t slot, const PrintedUnit& p) {
  if (p.skill->has(slot == 0 ? Tag::DeputyOnly : Tag::HeadOnly) || p.skill->has(Tag::Lord)) return false;
  const GeneralSlot& beside = g[s].general[1 - slot];
  const bool force_is_known = !beside.hidden && beside.general != GeneralId::None;
  if (force_is_known && def(beside.general).kingdom != p.general->kingdom) return false;
  return !lies_open(g, p.general->number);
}

// As long as it lives another general's card lies there face down, with this one skill. As with AsIfOther,
// nothing may be awaited meanwhile.
class AsIfPrinted {
 public:
  AsIfPrinted(Game& g, Seat s, std::uint8_t slot, const PrintedUnit& p)
      : slot_(g[s].general[slot]), really_(slot_.general), place_(g.state.instance[g.state.instances]) {
    slot_.general = p.general->number;
    place_ = Instance{};
    place_.skill = p.skill->number;
    place_.owner = s;
    place_.slot = slot;
  }
  ~AsIfPrinted() {
    slot_.general = really_;
    place_ = Instance{};
  }
  AsIfPrinted(const AsIfPrinted&) = delete;
  AsIfPrinted& operator=(const AsIfPrinted&) = delete;

 private:
  GeneralSlot& slot_;
  const GeneralId really_;
  Instance& place_;
};

// A card of each suit and category: what a skill may ask of a hand.
using Kinds = InlineVec<Face, 16>;
Kinds one_of_each_kind(const Game& g) {
  Kinds out;
  std::uint32_t kinds = 0;
  for (int c = 0; c < g.state.cards && !out.full(); ++c) {
    const std::uint32_t kind = kind_of(g.state.face[c]);
    if (kinds & kind) continue;
    kinds |= kind;
    out.push_back(g.state.face[c]);
  }
  return out;
}

bool could_launch(Game& g, Event& e, Seat s, std::uint8_t slot, const PrintedUnit& p, const Kinds& hands) {
  if (!could_lie_there(g, s, slot, p)) return false;
  const Unit& u = p.skill->units[p.unit];
  const auto id = static_cast<InstanceId>(g.state.instances);
  const AsIfPrinted pretend(g, s, slot, p);
  const RawSkill raw{g, s, s, id, p.skill->number, e, CardSet{}, SeatList{}};
  if (!u.has_subject(raw)) return false;
  AsIfOther hand(g, g[s].hand - g.state.face_up);
  for (const Face& f : hands) {
    hand.all_are(f);
    if (can_launch(raw, u, p.unit)) return true;
  }
  return false;
}

// Whether `is` says so of a unit of the skills it shows, of those that it may launch at the timing as far as
// their owners and subjects go.
template <class Is>
bool any_shown_unit(Game& g, Timing t, Event& e, Seat s, Is is) {
  Silent nobody_asks;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!may_act_at(def(i.skill).timings, t) || on_hidden_general(g, i)) continue;
    const SkillDef& d = def(i.skill);
    for (std::size_t n = 0; n < d.units.size(); ++n) {
      const Unit& u = d.units[n];
      if (u.timing != t || !u.optional || u.foreign || u.notes) continue;
      const RawSkill raw{g, s, s, id, i.skill, e, CardSet{}, SeatList{}};
      if (launchable(g, i, u, nobody_asks) && u.has_subject(raw) && is(raw, u, static_cast<std::uint8_t>(n)))
        return true;
    }
  }
  return false;
}

// Skills it shows may be launched as well: then everybody sees that it is asked. Only of skills that are
// offered together with those of general cards: its equipment is another question.
bool is_asked_openly(Game& g, Timing t, Event& e, Seat s) {
  return any_shown_unit(g, t, e, s, [&](const RawSkill& raw, const Unit& u, std::uint8_t unit) {
    const bool with_them =
        u.cls == PriorityClass::General && g.state.instance[raw.instance].cls == PriorityClass::General;
    return with_them && can_launch(raw, u, unit);
  });
}

// There everybody who could act is asked anyway, or a window of the need has been told of.
bool is_asked_otherwise(Timing t) {
  return t == Timing::PlayIdle || (t >= Timing::NeedUse1 && t <= Timing::NeedRespond3);
}

}  // namespace

void note_windows(Game& g, Timing t, Event& e, Seat first) {
  const std::uint16_t listeners = g.state.listeners[static_cast<int>(t)];
  if (listeners & kRulesListen) note_windows_of_rules(g, t, e, first);
  for (Seat s = 0; s < g.players(); ++s)
    if ((listeners >> s & 1) && g.alive(s)) note_windows_of_skills(g, t, e, s);
}

bool shows_all(const Game& g, Seat s) {
  if (!(cards_to_play(g, s) - g.state.face_up).empty()) return false;
  for (const GeneralSlot& slot : g[s].general)
    if (slot.hidden) return false;
  return laid_of(g, s).empty();  // else who knows what for
}

void note_hidden_launches(Game& g, Timing t, Event& e, Seat first) {
  const std::span<const PrintedUnit> printed = g.rules->printed_at(t);
  if (printed.empty() || is_asked_otherwise(t) || g.state.instances >= kMaxInstances) return;
  const Kinds hands = one_of_each_kind(g);
  SeatSet asked;
  for (Seat s : g.state.living) {
    if (first != kNoSeat && position(g, s) < position(g, first)) continue;
    for (std::uint8_t slot = 0; slot < 2 && !asked.has(s); ++slot) {
      if (!g[s].general[slot].hidden || e.skills_past.has(s) || !may_reveal(g, s, slot)) continue;
      for (const PrintedUnit& p : printed)
        if (could_launch(g, e, s, slot, p, hands)) {
          asked.add(s);
          break;
        }
    }
    const bool has_just_acted = s == first;  // then it has been asked for what it shows
    if (asked.has(s) && !has_just_acted && is_asked_openly(g, t, e, s)) asked.remove(s);
  }
  if (!asked.empty()) note_window(g, t, SkillId::None, asked, NameSet{});
}

void note_secret_price(Game& g, Seat s, SkillId skill, CardName card) {
  if (!g.alive(s) || (g[s].hand - g.state.face_up).empty()) return;
  log(g, LogKind::Window, [&](LogEntry& w) { w.skill = skill, w.card = card, w.seats = SeatSet(s); });
}

void note_secret_launch(Game& g, Timing t, Event& e, Seat s) {
  if (!(g.state.listeners[static_cast<int>(t)] >> s & 1) || e.skills_past.has(s)) return;
  if (is_asked_otherwise(t)) return;
  const CardSet secret = g[s].hand - g.state.face_up;
  if (secret.empty()) return;
  any_shown_unit(g, t, e, s, [&](const RawSkill& raw, const Unit& u, std::uint8_t unit) {
    if (u.declares || u.is_a_use() || !hangs_on(g, secret, raw, u, unit)) return false;
    note_window(g, t, raw.skill, SeatSet(s), NameSet{});
    return true;
  });
}

}  // namespace jiesuan
