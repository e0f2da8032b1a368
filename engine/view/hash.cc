#include "engine/view/hash.h"

#include "engine/event/request.h"

namespace jiesuan {
namespace {

class Hash {
 public:
  template <class T>
  Hash& operator<<(T v) {
    h_ = (h_ ^ static_cast<std::uint64_t>(v)) * 0x9E3779B97F4A7C15ull;
    h_ ^= h_ >> 29;
    return *this;
  }
  Hash& operator<<(const CardSet& s) {
    for (CardId c : s) *this << c;
    return *this << 0xFFF;
  }
  std::uint64_t value() const { return h_; }

 private:
  std::uint64_t h_ = 0x6A6965737561ull;
};

void add(Hash& h, const Character& c) {
  for (const GeneralSlot& s : c.general) h << s.general << s.hidden;
  h << c.hp << c.max_hp << c.hp_floor << c.kingdom << c.gender << c.role << c.alive << c.role_shown
    << c.chained << c.flipped << c.left << c.uncounted << c.hand;
  for (CardId e : c.equipment) h << e;
  for (const DelayedTrick& t : c.judging) h << t.card << t.name;
  for (InstanceId i : c.instances) h << i;
  for (const MarkCount& m : c.marks) h << m.skill << m.n;
  h << c.shown << c.lent;
  for (std::uint16_t n : c.spare.numbers()) h << n;
}

void add(Hash& h, const Instance& i) {
  h << i.skill << i.serial << i.owner << i.creator << i.card << i.cls << i.scope << i.scope_seat << i.slot
    << i.through << i.is_void << i.secret << i.delayed << i.used_in_phase << i.used_in_vain << i.used_key
    << i.used_turn << i.used_in_game << i.memory_key << i.bound_to << i.bound_target << i.memory[0]
    << i.memory[1];
}

void add(Hash& h, const TurnState& t) {
  h << t.owner << t.in_turn << t.extra << t.ending << t.serial << t.phase_serial << t.phases_begun << t.at
    << t.phase << t.in_phase;
  for (const ScheduledPhase& p : t.schedule) h << p.kind << p.skipped << p.begun;
}

void add(Hash& h, const History& history) {
  for (const SpanCounters& c : history.span) {
    for (const auto& row : c.count)
      for (auto n : row) h << n;
    for (int s = 0; s < kMaxSeats; ++s) {
      for (Seat t : c.hurt[s]) h << t;
      for (Seat t : c.aimed_at[s]) h << t;
      h << 0xFF;
    }
  }
  for (const NameCounts& n : history.names)
    for (int s = 0; s < kMaxSeats; ++s)
      for (int k = 0; k < kMaxNames; ++k)
        h << (n.used[s][k] | n.counted[s][k] << 8 | n.responded[s][k] << 16);
}

}  // namespace

std::uint64_t hash_of(const Game& g) {
  const GameState& f = g.state;
  Hash h;
  Rng rng = f.rng;
  h << rng.next() << f.answers_hash << f.decisions << f.next_event << f.next_serial << f.players << f.outcome;
  for (Seat s : f.winners) h << s;
  h << f.modules << f.round << f.last_normal_seat << f.started << f.first_phase;
  add(h, f.turn);
  for (Seat s : f.extra_turns) h << s;
  for (Seat s = 0; s < f.players; ++s) add(h, f.seat[s]);
  for (int c = 0; c < f.cards; ++c) {
    const Place& p = f.place[c];
    h << f.face[c].name << f.face[c].suit << f.face[c].number << p.zone << p.seat << p.tag;
  }
  for (int i = 0; i < f.pile_size; ++i) h << f.pile[i];
  h << f.discard << f.processing << f.kept_out << f.face_down;
  for (std::uint16_t n : f.general_pile.numbers()) h << n;
  for (const Instance& i : f.instance)
    if (i.skill != SkillId::None) add(h, i);
  add(h, f.history);
  h << g.run.waiting << g.run.over;
  if (g.run.waiting) h << g.request->id << g.request->seat << g.request->options.size();
  return h.value();
}

}  // namespace jiesuan
