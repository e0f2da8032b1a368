// A state's hash is the same in every program that plays the game alike, whatever other content that has and
// whatever fields it has that this game does not use: content goes in by the hash of its id, and every value
// with the name of its field, but only if it is not the default.
#include "engine/view/hash.h"

#include <string_view>

#include "engine/content/catalogue.h"
#include "engine/event/request.h"
#include "engine/query/kept_generals.h"

namespace jiesuan {
namespace {

// The name of a field as a number, made by the compiler.
class Field {
 public:
  consteval Field(const char* name) {  // NOLINT: a name is a field
    for (std::string_view rest = name; !rest.empty(); rest.remove_prefix(1))
      number_ = mix64(number_ ^ static_cast<unsigned char>(rest[0]));
  }
  constexpr std::uint64_t number() const { return number_; }

 private:
  std::uint64_t number_ = 0;
};

template <class T>
std::uint64_t stable(T v) {
  return static_cast<std::uint64_t>(v);
}
std::uint64_t stable(SkillId id) { return Catalogue::get().stable(id); }
std::uint64_t stable(GeneralId id) { return Catalogue::get().stable(id); }
std::uint64_t stable(CardName n) { return Catalogue::get().stable(n); }
std::uint64_t stable(std::string_view name) {
  std::uint64_t h = 0;
  for (char c : name) h = mix64(h ^ static_cast<unsigned char>(c));
  return h;
}

class Hash {
 public:
  // A value under the name of its field; a default one leaves no trace.
  template <class T>
  Hash& add(Field f, T value, T usual = T{}) {
    if (value != usual) stir(f.number()), stir(stable(value));
    return *this;
  }
  Hash& add(Field f, CardId value) { return add(f, value, kNoCard); }
  Hash& add_seat(Field f, Seat value) { return add<Seat>(f, value, kNoSeat); }
  Hash& add_name(Field f, CardName value) { return add(f, value, CardName::None); }
  Hash& add_skill(Field f, SkillId value) { return add(f, value, SkillId::None); }
  Hash& add_general(Field f, GeneralId value) { return add(f, value, GeneralId::None); }
  template <class T, int Words>
  Hash& add(Field f, const BitSet<T, Words>& set) {
    if (set.empty()) return *this;
    stir(f.number());
    for (T x : set) stir(x);
    return *this;
  }
  Hash& add(Field f, const GeneralSet& set) {
    if (set.empty()) return *this;
    stir(f.number());
    for (std::uint16_t n : set.numbers()) stir(stable(static_cast<GeneralId>(n)));
    return *this;
  }
  // What follows belongs to the n-th of a list.
  Hash& at(Field list, std::uint64_t n) {
    stir(list.number());
    stir(n);
    return *this;
  }
  std::uint64_t value() const { return h_; }

 private:
  void stir(std::uint64_t v) {
    h_ = (h_ ^ v) * 0x9E3779B97F4A7C15ull;
    h_ ^= h_ >> 29;
  }
  std::uint64_t h_ = 0x6A6965737561ull;
};

void add(Hash& h, const Game& g, Seat s) {
  const Character& c = g[s];
  for (int i = 0; i < 2; ++i)
    h.at("general", static_cast<std::uint64_t>(i))
        .add_general("card", c.general[i].general)
        .add("hidden", c.general[i].hidden)
        .add("soldier", c.general[i].soldier);
  h.add("hp", c.hp).add("max_hp", c.max_hp).add<std::int8_t>("hp_floor", c.hp_floor, 1);
  h.add("kingdom", c.kingdom).add("gender", c.gender);
  h.add("allegiance", c.allegiance).add("allegiance_shown", c.allegiance_shown);
  h.add("alive", g.alive(s)).add("chained", c.chained).add("flipped", c.flipped);
  h.add("left", c.left).add("uncounted", !g.counts(s)).add("hand", c.hand);
  h.add("untested", c.untested);
  for (int i = 0; i < kSlots; ++i)
    if (c.equipment[i] != kNoCard)
      h.at("equipment", static_cast<std::uint64_t>(i)).add("card", c.equipment[i]);
  for (const DelayedTrick& t : c.judging) h.add("judging", t.card).add_name("as", t.name);
  for (InstanceId i : c.instances) h.at("instance", i);
  for (const MarkCount& m : c.marks) h.add_skill("mark", m.skill).add("marks", m.n);
}

void add_kept_generals(Hash& h, const Game& g, Seat s) {
  h.add("spare", generals_kept_by(g, s));
  if (const KeptGeneral* open = open_general_of(g, s))
    h.add_general("shown", open->general).add("lent", open->lends);
}

void add(Hash& h, const Instance& i) {
  h.add_skill("skill", i.skill)
      .add("serial", i.serial)
      .add_seat("owner", i.owner)
      .add_seat("creator", i.creator);
  h.add("card", i.card).add("class", i.cls).add("scope", i.scope).add_seat("scope_seat", i.scope_seat);
  h.add<std::uint8_t>("slot", i.slot, 0xFF).add("through", i.through).add("void", i.is_void);
  h.add<InstanceId>("granted_by", i.granted_by, kNoInstance);
  h.add("secret", i.secret).add("delayed", i.delayed);
  h.add("used_in_phase", i.used_in_phase).add("used_in_vain", i.used_in_vain).add("used_key", i.used_key);
  h.add("used_turn", i.used_turn)
      .add("units_used", i.units_used)
      .add("used_in_game", i.used_in_game)
      .add("memory_key", i.memory_key);
  if (i.until != Timing::None) h.at("until", stable(timing_id(i.until)));
  h.add("bound_to", i.bound_to).add<std::uint8_t>("bound_target", i.bound_target, 0xFF);
  h.add("memory0", i.memory[0]).add("memory1", i.memory[1]);
}

void add(Hash& h, const TurnState& t) {
  h.add_seat("turn", t.owner).add("in_turn", t.in_turn).add("extra", t.extra).add("ending", t.ending);
  h.add("turn_serial", t.serial).add("phase_serial", t.phase_serial).add("phases_begun", t.phases_begun);
  h.add("at", t.at).add("phase", t.phase).add("in_phase", t.in_phase);
  // Which of them have been reached is told by `at` and by the question that is open.
  for (int i = 0; i < t.schedule.size(); ++i) {
    const ScheduledPhase& p = t.schedule[i];
    h.at("schedule", static_cast<std::uint64_t>(i))
        .add("kind", p.kind)
        .add("skipped", p.skipped)
        .add("begun", p.begun)
        .add("performed", p.performed);
  }
}

void add_names(Hash& h, const History& history, std::uint64_t span) {
  for (Seat s : history.named[span]) {
    const SeatHistory::Names& of = history.of[s].names[span];
    for (int k = 0; k < kMaxNames; ++k) {
      if ((of.used[k] | of.counted[k] | of.responded[k]) == 0) continue;
      h.at("names", span).at("of", s).add_name("name", static_cast<CardName>(k));
      h.add("used", of.used[k]).add("counted", of.counted[k]).add("responded", of.responded[k]);
    }
  }
}

// Of a single phase the counters above tell the same.
void add(Hash& h, const KindOfPhase& k, std::uint64_t kind) {
  if (k.phases < 2) return;
  h.at("in_phases", kind).add("phases", k.phases);
  for (std::uint64_t c = 0; c < kCounters; ++c)
    if (k.count[c] != 0) h.at("counter", c).add("n", k.count[c]);
  for (int n = 0; n < kMaxNames; ++n) {
    const auto name = static_cast<CardName>(n);
    if (k.used.has(name)) h.add_name("used", name);
    if (k.responded.has(name)) h.add_name("responded", name);
  }
}

void add(Hash& h, const History& history) {
  for (std::uint64_t span = 0; span < kSpans; ++span) {
    const SeatSet written = history.written[span];
    for (std::uint64_t k = 0; k < kCounters; ++k)
      for (Seat s : written)
        if (const int n = history.of[s].in[span].count[k])
          h.at("span", span).at("counter", k).at("of", s).add("n", n);
    for (Seat s : written) {
      const SeatHistory::Counts& c = history.of[s].in[span];
      if (c.hurt.empty() && c.aimed_at.empty()) continue;
      h.at("span", span).at("of", s).add("hurt", c.hurt).add("aimed_at", c.aimed_at);
    }
  }
  for (std::uint64_t span = 0; span < 2; ++span) add_names(h, history, span);
  for (std::uint64_t kind = 0; kind < kKindsOfPhase; ++kind) add(h, history.in[kind], kind);
}

// The tag of a place is the number of an event, or names a skill.
void add(Hash& h, const Place& p) {
  h.add("zone", p.zone).add_seat("holder", p.seat);
  if (p.zone == Zone::OnGeneral || p.zone == Zone::Beside) {
    if (p.tag) h.add_skill("laid_by", static_cast<SkillId>(p.tag - 1));
  } else {
    h.add("tag", p.tag);
  }
}

}  // namespace

std::uint64_t hash_of(const Game& g) {
  const GameState& f = g.state;
  Hash h;
  Rng rng = f.rng;
  h.add("chance", rng.next()).add("answers", f.answers_hash).add("decisions", f.decisions);
  h.add("next_event", f.next_event).add("next_serial", f.next_serial).add("players", f.players);
  h.add("outcome", f.outcome).add("winners", f.winners).add("round", f.round);
  h.add_seat("last_normal_seat", f.last_normal_seat)
      .add("started", f.started)
      .add("first_phase", f.first_phase);
  add(h, f.turn);
  for (const ExtraTurn& t : f.extra_turns) h.at("extra_turn", t.seat).add("phases", t.phases, kAllPhases);
  for (Seat s = 0; s < f.players; ++s) {
    h.at("seat", s);
    add(h, g, s);
    add_kept_generals(h, g, s);
  }
  for (std::uint64_t c = 0; c < f.cards; ++c) {
    const Face& face = f.face[c];
    h.at("face", c).add_name("name", face.name).add("suit", face.suit).add("number", face.number);
    add(h, f.place[c]);
  }
  for (int i = 0; i < f.pile_size; ++i) h.at("pile", f.pile[i]);
  h.add("discard", f.discard).add("processing", f.processing).add("kept_out", f.kept_out);
  h.add("face_down", f.face_down).add("general_pile", f.general_pile);
  h.add("face_up", f.face_up).add("tapped", f.tapped);
  for (std::uint64_t i = 0; i < f.instances; ++i)
    if (f.instance[i].skill != SkillId::None) {
      h.at("instances", i);
      add(h, f.instance[i]);
    }
  add(h, f.history);
  for (Seat s : f.reveals.seats) h.at("reveals", s).add("slots", f.reveals.slots[s]);
  for (std::uint64_t n = 0; n < std::size(f.of_mode); ++n)
    if (f.of_mode[n] != 0) h.at("of_mode", n).add("word", f.of_mode[n]);
  h.add("waiting", g.run.waiting).add("over", g.run.over);
  if (g.run.waiting) h.add("request", g.request->id).add_seat("asked", g.request->seat);
  return h.value();
}

}  // namespace jiesuan
