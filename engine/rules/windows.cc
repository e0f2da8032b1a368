#include "engine/rules/windows.h"

#include "engine/content/rulebook.h"
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
void note_windows_of_rules(Game& g, Timing t, const Event& e, Seat first) {
  for (const RuleUnit& r : g.rules->at(t)) {
    const Unit& u = r.rule->units[r.unit];
    if (!u.uses_card) continue;
    SeatSet asked;
    for (Seat s : u.by(g, e))
      if (first == kNoSeat || position(g, s) >= position(g, first)) asked.add(s);
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
    for (CardId c : cards_) g_.state.face[c] = *f++;
  }
  AsIfOther(const AsIfOther&) = delete;
  AsIfOther& operator=(const AsIfOther&) = delete;
  void all_are(const Face& f) {
    for (CardId c : cards_) g_.state.face[c] = f;
  }

 private:
  Game& g_;
  const CardSet cards_;
  InlineVec<Face, kMaxCards> faces_;
};

// Cards of the game that stand for all others: one of each name, and one of each suit and category.
using Samples = InlineVec<Face, 96>;
Samples samples(const Game& g) {
  Samples out;
  NameSet names;
  std::uint32_t kinds = 0;
  for (int c = 0; c < g.state.cards && !out.full(); ++c) {
    const Face& f = g.state.face[c];
    const auto category = static_cast<unsigned>(def(f.name).category);
    const std::uint32_t kind = 1u << (static_cast<unsigned>(f.suit) % 8 * 4 + category % 4);
    if (names.has(f.name) && (kinds & kind)) continue;
    names.add(f.name);
    kinds |= kind;
    out.push_back(f);
  }
  return out;
}

bool can_launch(const RawSkill& s, const Unit& u, std::uint8_t unit) {
  if (!u.when(s) || u.times(s) <= 0) return false;
  Option o;
  o.kind = OptionKind::Skill;
  o.instance = s.instance;
  o.owner = s.owner;
  o.unit = unit;
  o.skill = s.skill;
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

void note_secret_price(Game& g, Seat s, SkillId skill, CardName card) {
  if (!g.alive(s) || (g[s].hand - g.state.face_up).empty()) return;
  log(g, LogKind::Window, [&](LogEntry& w) { w.skill = skill, w.card = card, w.seats = SeatSet(s); });
}

void note_secret_launch(Game& g, Timing t, Event& e, Seat s) {
  if (!(g.state.listeners[static_cast<int>(t)] >> s & 1) || e.skills_past.has(s)) return;
  if (is_asked_otherwise(t)) return;
  const CardSet secret = g[s].hand - g.state.face_up;
  if (secret.empty()) return;
  Silent nobody_asks;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!may_act_at(i.timings, t) || on_hidden_general(g, i)) continue;
    const SkillDef& d = def(i.skill);
    for (std::size_t n = 0; n < d.units.size(); ++n) {
      const Unit& u = d.units[n];
      if (u.timing != t || !u.optional || u.foreign || u.notes || u.declares || u.is_a_use()) continue;
      const RawSkill raw{g, s, s, id, i.skill, e, CardSet{}, SeatList{}};
      if (!launchable(g, i, u, nobody_asks) || !u.has_subject(raw)) continue;
      if (hangs_on(g, secret, raw, u, static_cast<std::uint8_t>(n)))
        return note_window(g, t, i.skill, SeatSet(s), NameSet{});
    }
  }
}

}  // namespace jiesuan
