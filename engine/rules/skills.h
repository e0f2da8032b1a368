// Gaining, losing and counting skills; effects that last (timings §15, principles §3.4).
#pragma once
#include "engine/content/catalogue.h"

namespace jiesuan {

// Hangs a skill on a character at once: it works from now on, even at the running timing.
InstanceId attach(Game& g, Seat owner, const SkillDef& skill, PriorityClass cls = PriorityClass::General);
void detach(Game& g, InstanceId id);
void unhang(Game& g, InstanceId id);  // … without what follows for others' skills

InstanceId gain_skill(Game& g, Seat owner, const SkillDef& skill, std::uint8_t slot = kNoSlot);
bool has_skill(const Game& g, Seat owner, const SkillDef& skill);

// ---- losing. Cards that a lost skill laid on the general go to the discard pile, those beside it stay
// (M12); then it is looked at whether the character still lives on what it has (R000-11).
Task<> lose_skill(Game& g, Seat owner, const SkillDef& skill);
// Every general skill; whatever lies on or beside the general goes to the discard pile, also what a skill
// lost before has left there (R000-08, C66). What an effect of another's still waits for stays (破军).
Task<> lose_all_skills(Game& g, Seat owner);
// Some lost and some gained: the first function is the instant itself and says which cards have to go, the
// second is what follows from it.
CardSet swap_skills(Game& g, Seat owner, SkillChange& change);
Task<> settle_skill_loss(Game& g, Seat owner, CardSet laid);

// ---- cards on the general card (武将牌上), named by the skill that laid them there
Task<> put_on_general(Game& g, Seat owner, CardSet cards, SkillId skill);
Task<CardId> put_top_on_general(Game& g, Seat owner, SkillId skill);  // the top card of the pile
CardSet cards_on_general(const Game& g, Seat owner, SkillId skill);
// ---- cards beside it (武将牌旁), face down: only the owner may look at them
Task<> put_beside(Game& g, Seat owner, CardSet cards, SkillId skill, Seat actor);
CardSet cards_beside(const Game& g, Seat owner, SkillId skill);

// ---- marks (标记): open counters on a character, named by a skill
int marks_of(const Game& g, Seat s, const SkillDef& named);
void add_marks(Game& g, Seat s, const SkillDef& named, int n);  // n < 0: that many are removed

// A lasting effect: a skill nobody sees, which ends with its scope or with its creator's death. kNoInstance
// if it should last for this turn and it is nobody's.
InstanceId leave_effect(Game& g, Seat bearer, const SkillDef& effect, Scope scope, Seat creator);
// "Before timing T" (R002-49): a lasting effect that is still on at this timing and ends when it has been
// processed; `whose` turn the timing belongs to, kNoSeat: anybody's, or of no turn. If the timing is never
// generated it ends where that would have stood.
InstanceId leave_effect_through(Game& g, Seat bearer, const SkillDef& effect, Timing until, Seat whose,
                                Seat creator);
// An effect with a timing of its own later in this turn; it ends by being performed.
InstanceId leave_delayed_effect(Game& g, Seat performer, const SkillDef& effect, Seat creator);
// … with a value: how many, of which colour, which cards. Its units read it as `s.memory<T>()`, its state
// units as `s.value<T>()`.
template <class T>
InstanceId leave_effect(Game& g, Seat bearer, const SkillDef& effect, Scope scope, Seat creator,
                        const T& value) {
  const InstanceId id = leave_effect(g, bearer, effect, scope, creator);
  if (id != kNoInstance) g.state.instance[id].remembers<T>() = value;
  return id;
}
template <class T>
InstanceId leave_delayed_effect(Game& g, Seat performer, const SkillDef& effect, Seat creator,
                                const T& value) {
  const InstanceId id = leave_delayed_effect(g, performer, effect, creator);
  g.state.instance[id].remembers<T>() = value;
  return id;
}
// The value of the effect that this creator has left there already, or leaves now, starting from zero: for
// what adds up ("2 more each time", "these types as well"). Null if there is nothing for it to last.
InstanceId effect_left(const Game& g, Seat bearer, const SkillDef& effect, Seat creator);  // or kNoInstance
template <class T>
T* lasting_value(Game& g, Seat bearer, const SkillDef& effect, Scope scope, Seat creator) {
  InstanceId id = effect_left(g, bearer, effect, creator);
  if (id == kNoInstance) id = leave_effect(g, bearer, effect, scope, creator);
  return id == kNoInstance ? nullptr : &g.state.instance[id].remembers<T>();
}
// Tells a skill of a character's, every one of that name, what it is to remember for the rest of the game.
template <class T>
void let_remember(Game& g, Seat owner, const SkillDef& skill, const T& value) {
  for (InstanceId id : g[owner].instances)
    if (g.state.instance[id].skill == skill.number) g.state.instance[id].remembers<T>() = value;
}
// A few cards, as a value to remember.
struct FewCards {
  static constexpr int kMost = 15;
  std::uint8_t n = 0;
  CardId card[kMost] = {};

  static FewCards of(const CardSet& cards) {
    FewCards few;
    for (CardId c : cards) few.card[few.n++] = c;
    return few;
  }
  CardSet all() const {
    CardSet set;
    for (int i = 0; i < n; ++i) set.add(card[i]);
    return set;
  }
};
// A lasting effect that ends with the use (疠火), or already when the use is done with its current target.
InstanceId leave_effect_for_use(Game& g, Seat bearer, const SkillDef& effect, const Use& u, Seat creator);
InstanceId leave_effect_for_target(Game& g, Seat bearer, const SkillDef& effect, const Use& u, Seat creator);
// Mostly nothing lasts, and nothing has to be prepared for a look at it.
inline bool something_lasts(const Game& g) { return g.state.effects > 0; }
void expire_some(Game& g, Scope scope);
inline void expire(Game& g, Scope scope) {
  if (something_lasts(g)) expire_some(g, scope);
}
void expire_next_turn(Game& g, Seat whose);
void expire_through(Game& g, Timing over, const Event& e);       // the timing has been processed
void expire_with_phase(Game& g, Seat whose, PhaseKind skipped);  // … or is never generated: a skipped phase,
void expire_with_turn(Game& g, Seat whose);                      // the end of a turn
void expire_some_of_use(Game& g, const Use& u, int target_order);
inline void expire_use(Game& g, const Use& u, int target_order = -1) {  // −1: everything bound to the use
  if (something_lasts(g)) expire_some_of_use(g, u, target_order);
}
// What a death ends: the lasting states the dead character created or bore (C67), and in its own turn
// every lasting state of this turn; delayed effects of others keep waiting for their timing (C24).
void expire_with(Game& g, Seat dead);

void count_use(Game& g, InstanceId id, const Unit& u);
void count_use(Game& g, InstanceId id);  // by a conversion
int used_this_phase(const Game& g, const Instance& i);
bool used_this_turn(const Game& g, const Instance& i);
bool used_this_turn(const Game& g, const Instance& i, const Unit& u);  // by this unit

template <class T, class E>
T& memory_of(const Skill<E>& s, Scope scope) {
  Instance& i = s.game.state.instance[s.instance];
  if (s.serial != 0 && s.serial != i.serial) {  // lost meanwhile; its place may be another's by now
    s.game.lost_memory[0] = s.game.lost_memory[1] = 0;
    return *reinterpret_cast<T*>(s.game.lost_memory);
  }
  const TurnState& turn = s.game.turn();
  const std::uint32_t key = scope == Scope::Phase   ? turn.phase_serial
                            : scope == Scope::Turn  ? turn.serial
                            : scope == Scope::Round ? s.game.state.round
                                                    : 0;
  if (i.memory_key != key) {
    i.memory_key = key;
    i.forget();
  }
  return i.remembers<T>();
}

// Noting something with an event, and reading it at a later timing of that event; 0 if nothing was noted.
template <class E>
void note_with(Event& event, const Skill<E>& s, int value) {
  if (!event.notes.full())
    event.notes.push_back({s.game.state.instance[s.instance].serial, static_cast<std::int16_t>(value)});
}
template <class E>
int noted_with(const Event& event, const Skill<E>& s) {
  for (const EventNote& n : event.notes)
    if (n.serial == s.game.state.instance[s.instance].serial) return n.value;
  return 0;
}

template <class E>
template <class T>
T& Skill<E>::memory(Scope scope) const {
  return memory_of<T>(*this, scope);
}

}  // namespace jiesuan
