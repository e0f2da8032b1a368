// What a skill is made of. A SkillDef holds units hung on timings, state units consulted by queries and
// conversions. Equipment skills, lasting effects and the rules' own operations are SkillDefs as well:
// there is one mechanism.
//
//   const SkillDef ganglie({"ganglie", "刚烈"}, at<Timing::DamageTaken>().may().when(hurt).then(judge_it));
#pragma once
#include <bit>
#include <span>
#include <vector>

#include "engine/content/state_unit.h"
#include "engine/core/words.h"
#include "engine/event/events.h"
#include "engine/event/request.h"

namespace jiesuan {

struct CardDef;
struct SkillDef;
struct Hint;  // what a bot should know of a skill: engine/content/hint.h

// Whose skill, and who launches it: a word, since every condition is asked with it. It is written at once,
// not byte by byte: whoever reads several bytes at a time would have to wait until all of them lie in the
// cache.
struct alignas(8) Launcher {
  Launcher(Seat whose, Seat by, InstanceId id, SkillId number, CardName declared_as = CardName::None,
           std::uint16_t launched = 0) {
    *this = std::bit_cast<Launcher>(word(whose) | word(by) << 8 | word(id) << 16 | word(declared_as) << 24 |
                                    word(number) << 32 | word(launched) << 48);
  }
  Seat owner;           // whose skill it is
  Seat actor;           // who launches it; nearly always the owner
  InstanceId instance;  // kNoInstance for rules
  CardName as;          // the card it was declared to stand for
  SkillId skill;
  std::uint16_t serial;  // of the instance that was launched: it may be lost while its effect runs

 private:
  static constexpr std::uint64_t word(auto v) { return static_cast<std::uint64_t>(v); }
};
static_assert(sizeof(Launcher) == 8 && std::endian::native == std::endian::little);

// What a unit's functions are given: the owner, what was chosen on launching, the event of the timing.
struct Launch : Launcher {
  Game& game;
  CardSet cards;  // chosen with the launch
  SeatList seats;
  [[no_unique_address]] HandedOver handed_over = {};

  Seat seat() const { return seats[0]; }
  CardId card() const { return cards.first(); }
};

template <class E>
struct Skill : Launch {
  E& event;

  // Typed memory of this skill instance; it starts at zero in every new phase, turn, … of its scope.
  template <class T>
  T& memory(Scope scope = Scope::Game) const;
};

struct RawSkill : Launch {
  RawSkill(Game& g, Seat whose, Seat by, InstanceId id, SkillId number, Event& e,
           const CardSet& chosen_cards = {}, const SeatList& chosen_seats = {},
           CardName declared_as = CardName::None, std::uint16_t launched = 0)
      : Launch{{whose, by, id, number, declared_as, launched}, g, chosen_cards, chosen_seats}, event(e) {}
  Event& event;

  template <class E>
  Skill<E> typed() const {
    return {*this, static_cast<E&>(event)};
  }
};

struct Unit {
  using Function = void (*)();
  Timing timing = Timing::None;
  PriorityClass cls = PriorityClass::General;
  bool optional = false;
  bool foreign = false;  // others than the owner may launch it (黄天)
  bool once_per_phase = false;
  bool once_per_turn = false;       // the skill, by whichever of its units
  bool once_per_turn_each = false;  // this unit; the others count for themselves
  bool never_void = false;          // "cannot become void" (R004-05)
  bool uses_card = false;           // class C: at most one card per timing, of the names in `answers`
  bool stands_for_card = false;     // at a need: in place of a card, so at an idle point as well …
  NameSet answers;                  // … of these names; none = it names the card itself (蛊惑)
  bool notes = false;               // nobody launches it: it looks at the moment and notes what it sees
  bool declares = false;            // whoever launches it says for which of them (酒诗, 活墨)
  const SkillDef* lends = nullptr;  // launching it is using this skill (极略): its option is called by it
  const Hint* hint = nullptr;       // in place of the skill's own

  Function note_fn = nullptr, about_fn = nullptr, when_fn = nullptr, choose_fn = nullptr, then_fn = nullptr,
           times_fn = nullptr, by_fn = nullptr, need_fn = nullptr;
  void (*call_note)(Function, const RawSkill&) = nullptr;
  Seat (*call_about)(Function, const Event&) = nullptr;
  bool (*call_when)(Function, Game&, Event&, Launcher) = nullptr;
  bool (*call_choose)(Function, const RawSkill&, Option&) = nullptr;
  int (*call_times)(Function, Game&, Event&, Launcher) = nullptr;
  Task<> (*call_then)(Function, const RawSkill&) = nullptr;
  SeatSet (*call_by)(Function, const Game&, const Event&) = nullptr;
  Need (*call_need)(Function, const RawSkill&) = nullptr;

  // Whom it is about lives: a skill is launched on the living only (principles §3.2).
  bool has_subject(const RawSkill& s) const {
    return !about_fn || s.game.alive(call_about(about_fn, s.event));
  }
  // Conditions and limits are looked at before anything is chosen.
  bool when(const RawSkill& s) const { return !when_fn || call_when(when_fn, s.game, s.event, s); }
  bool applies(const RawSkill& s) const { return has_subject(s) && when(s); }
  bool choose(const RawSkill& s, Option& o) const { return !choose_fn || call_choose(choose_fn, s, o); }
  int times(const RawSkill& s) const { return times_fn ? call_times(times_fn, s.game, s.event, s) : 1; }
  Task<> then(const RawSkill& s) const { return call_then(then_fn, s); }
  SeatSet by(const Game& g, const Event& e) const { return call_by(by_fn, g, e); }
  // Launching it is using a card (青龙偃月刀), and that is all of it.
  bool is_a_use() const { return need_fn != nullptr; }
  Need need(const RawSkill& s) const { return call_need(need_fn, s); }
};

// Builds a unit whose functions know the event of their timing by type.
template <class E>
class UnitBuilder {
 public:
  explicit UnitBuilder(Timing t) { unit_.timing = t; }
  operator Unit() const { return unit_; }  // NOLINT: that is what it is for

  UnitBuilder& may() { return unit_.optional = true, *this; }
  UnitBuilder& with(const Hint* h) { return unit_.hint = h, *this; }
  UnitBuilder& cls(PriorityClass c) { return unit_.cls = c, *this; }
  UnitBuilder& once_per_phase() { return unit_.once_per_phase = true, *this; }
  UnitBuilder& once_per_turn() { return unit_.once_per_turn = true, *this; }
  UnitBuilder& once_per_turn_each() { return unit_.once_per_turn_each = true, *this; }
  UnitBuilder& never_void() { return unit_.never_void = true, *this; }
  // A window of the rules: one card of these names, and one by anybody at the whole timing (class C).
  UnitBuilder& uses_card(NameSet names) { return unit_.answers = names, unit_.uses_card = true, *this; }
  UnitBuilder& lends(const SkillDef& skill) { return unit_.lends = &skill, *this; }
  UnitBuilder& by_anybody() { return unit_.foreign = true, *this; }
  UnitBuilder& answers(NameSet names) { return unit_.answers = names, stands_for_card(); }
  UnitBuilder& stands_for_card() { return unit_.stands_for_card = true, *this; }
  // At NeedUse1, NeedUse2: launching it is using one of these cards, at idle points as well. The engine looks
  // whether the card may be used; `choose` names the price (and may refuse by `Option::as`), never material.
  UnitBuilder& declares(NameSet names) { return unit_.declares = true, answers(names); }

  // Rules: who performs it. Everybody else is not even looked at.
  UnitBuilder& by(SeatSet (*f)(const Game&, const E&)) {
    unit_.by_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_by = [](Unit::Function fn, const Game& g, const Event& e) {
      return reinterpret_cast<SeatSet (*)(const Game&, const E&)>(fn)(g, static_cast<const E&>(e));
    };
    return *this;
  }
  // "As it was when …": at the start of the timing the skill notes something, which is no launch. In its
  // memory, or with the event (note_with).
  UnitBuilder& note(void (*f)(const Skill<E>&)) {
    unit_.notes = true;
    unit_.note_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_note = [](Unit::Function fn, const RawSkill& s) {
      reinterpret_cast<void (*)(const Skill<E>&)>(fn)(s.typed<E>());
    };
    return *this;
  }
  // Whom of the event it acts on: "令其", "该角色". Nobody, or somebody who has died meanwhile: it is not
  // offered. What acts only on its owner (狂骨, 遗计), or in case somebody cannot act (享乐), is about
  // nobody.
  UnitBuilder& about(Seat (*f)(const E&)) {
    unit_.about_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_about = [](Unit::Function fn, const Event& e) {
      return reinterpret_cast<Seat (*)(const E&)>(fn)(static_cast<const E&>(e));
    };
    return *this;
  }
  UnitBuilder& when(bool (*f)(const Skill<E>&)) {
    unit_.when_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_when = [](Unit::Function fn, Game& g, Event& e, Launcher by) {
      return reinterpret_cast<bool (*)(const Skill<E>&)>(fn)({{by, g}, static_cast<E&>(e)});
    };
    return *this;
  }
  // Names the cards and characters to choose with the launch; false = there is nothing to choose from.
  UnitBuilder& choose(bool (*f)(const Skill<E>&, Option&)) {
    unit_.choose_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_choose = [](Unit::Function fn, const RawSkill& s, Option& o) {
      return reinterpret_cast<bool (*)(const Skill<E>&, Option&)>(fn)(s.typed<E>(), o);
    };
    return *this;
  }
  // How often it may be launched at one timing: "for each point", "for each card".
  UnitBuilder& times(int (*f)(const Skill<E>&)) {
    unit_.times_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_times = [](Unit::Function fn, Game& g, Event& e, Launcher by) {
      return reinterpret_cast<int (*)(const Skill<E>&)>(fn)({{by, g}, static_cast<E&>(e)});
    };
    return *this;
  }
  // "You may use a card …": whoever uses the card has launched it, whoever does not has not. Its condition
  // speaks of what everybody knows; whether there is such a card is looked at by the mechanism, and told to
  // nobody.
  UnitBuilder& uses(Need (*f)(const Skill<E>&)) {
    unit_.optional = true;
    unit_.need_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_need = [](Unit::Function fn, const RawSkill& s) {
      return reinterpret_cast<Need (*)(const Skill<E>&)>(fn)(s.typed<E>());
    };
    return *this;
  }
  UnitBuilder& then(Task<> (*f)(Skill<E>)) {
    unit_.then_fn = reinterpret_cast<Unit::Function>(f);
    unit_.call_then = [](Unit::Function fn, const RawSkill& s) {
      return reinterpret_cast<Task<> (*)(Skill<E>)>(fn)(s.typed<E>());
    };
    return *this;
  }

 private:
  Unit unit_;
};

template <Timing T>
UnitBuilder<EventOf<T>> at() {
  return UnitBuilder<EventOf<T>>(T);
}

// ---- conversions: "use or respond X as Y" (NeedUse3 / NeedRespond3)

struct Conversion {
  CardName as = CardName::None;
  bool (*as_any)(const CardDef&) = nullptr;                      // … or any such card the game has (奇策)
  bool (*from)(const StateContext&, CardId) = nullptr;           // which cards will do
  bool (*alike)(const StateContext&, CardId, CardId) = nullptr;  // … and of several, which two go together
  CardSet (*material)(const StateContext&) = nullptr;            // … instead of the owner's hand cards
  bool (*when)(const StateContext&) = nullptr;
  bool equipment_too = false;         // cards of the equipment zone as well as hand cards
  const SkillDef* laid_by = nullptr;  // cards that this skill has laid on the general in their stead (急袭)
  std::uint8_t count = 1;             // how many cards make one …
  int (*count_by)(const StateContext&) = nullptr;  // … or as many as this says now (龙魂)
  bool whole_hand = false;                         // all hand cards, however many
  bool as_many_targets = false;                    // … and no more targets than cards
  std::uint8_t per_phase = 0;  // using it is launching the skill, so often a phase; 0: no limit
  bool to_use = true, to_respond = true;

  Conversion& with_equipment() { return equipment_too = true, *this; }
  Conversion& laid_on_general(const SkillDef& by) { return laid_by = &by, *this; }
  Conversion& taken_from(CardSet (*f)(const StateContext&)) { return material = f, *this; }
  Conversion& cards(int n) { return count = static_cast<std::uint8_t>(n), *this; }
  Conversion& cards(int (*f)(const StateContext&)) { return count_by = f, *this; }
  Conversion& alike_in(bool (*f)(const StateContext&, CardId, CardId)) { return alike = f, *this; }
  Conversion& only_to_use() { return to_respond = false, *this; }
  Conversion& only_while(bool (*f)(const StateContext&)) { return when = f, *this; }
  Conversion& with_as_many_targets() { return as_many_targets = true, *this; }
  Conversion& times_per_phase(int n) { return per_phase = static_cast<std::uint8_t>(n), *this; }
  Conversion& once_per_phase() { return times_per_phase(1); }
};
inline Conversion convert_to(CardName as, bool (*from)(const StateContext&, CardId)) {
  return {.as = as, .from = from};
}
// "All your hand cards, at least one, as one of these."
inline Conversion convert_whole_hand(bool (*to)(const CardDef&)) {
  Conversion c;
  c.as_any = to;
  c.whole_hand = true;
  return c;
}

// ---- the definition

enum class Tag : std::uint8_t {
#define JIESUAN_TAG(id, word, zh, en) id,
#include "engine/content/tags.def"
};
template <>
struct NamesOf<Tag> {
  static constexpr Naming kAll[] = {
#define JIESUAN_TAG(id, word, zh, en) {word, zh, en},
#include "engine/content/tags.def"
  };
};

// Who may ask for a skill by its name.
enum class Listing : std::uint8_t {
  Public,
  Internal,  // what another skill leaves behind: told of by that skill's name, not asked for by it
  Scenario,  // for scenarios alone: no catalogue that people see lists it
  Nameless,  // no language knows it: made up by a test
};

// A rule holds only in games of this mode or with this module. A skill is written with the words of the
// module, or of all parts of one ("002"): generals who have it belong to games with it (pool.h).
struct OnlyIn {
  const char* id;
};
constexpr OnlyIn only_in(const char* mode_or_module) { return {mode_or_module}; }

// The possibilities of "choose one" in a skill's effect, in the order of the card (choose_one).
struct Choice {
  const char* id;
  const char* zh;
  const char* en;
};
struct Choices {
  std::vector<Choice> list;
};
inline Choices choices(std::initializer_list<Choice> list) { return {list}; }

// The marks (标记) a skill counts with; they are named by the skill and lie openly on characters.
struct MarkNames {
  const char* zh = "";
  const char* en = "";
};
inline MarkNames marks_named(const char* zh, const char* en) { return {zh, en}; }
// Skills a character loses and gains in one instant.
struct SkillChange {
  InlineVec<InstanceId, 24> lost;
  InlineVec<SkillId, 4> gained;
  InlineVec<InstanceId, 4> now;  // the gained ones, once it is done
};

// "While the slot is empty you count as having this equipment" (八阵): its skill works as if it were worn.
// There is no card to lose; what makes such equipment void or ignores it does so with this one.
struct Wearing {
  CardName card;
  bool (*only_while)(const Game&, Seat owner) = nullptr;  // in place of the empty slot (庸肆)
};
constexpr Wearing counts_as_wearing(CardName card, bool (*only_while)(const Game&, Seat) = nullptr) {
  return {card, only_while};
}

// What losing the skill means beyond the loss itself.
struct OnLoss {
  bool (*cards_stay)(const Game&, Seat owner) = nullptr;         // the cards it laid on the general (C66)
  void (*also)(Game&, Seat owner, SkillChange& with) = nullptr;  // what goes with it
};

// "X has the skill Y while …": Y is hung on everybody together with the skill that says so, and works for
// whom, and as long as, the function says: the state is that of the skill that grants it (鹤翼). "You have Y
// while …": on its owner alone (天覆).
struct Grant {
  const SkillDef* skill = nullptr;
  bool (*to)(const StateContext& by, Seat who) = nullptr;
  bool (*holds)(const StateContext& by) = nullptr;
};
inline Grant grants(const SkillDef& skill, bool (*to)(const StateContext&, Seat)) {
  return {.skill = &skill, .to = to};
}
inline Grant grants_owner(const SkillDef& skill, bool (*holds)(const StateContext&)) {
  return {.skill = &skill, .holds = holds};
}

struct SkillNames {
  const char* id;  // pinyin, as in the reference
  const char* zh;
  const char* en = "";
  const char* text_zh = "";  // what it does, in our own words
  const char* text_en = "";
};

struct SkillDef : SkillNames {
  template <class... Parts>
  explicit SkillDef(SkillNames names, const Parts&... parts) : SkillNames(names) {
    (add(parts), ...);
    enlist();
  }
  SkillDef(const SkillDef&) = delete;

  bool has(Tag t) const { return tags >> static_cast<int>(t) & 1; }
  bool is(Listing l) const { return listing == l; }
  bool limited() const { return has(Tag::Limited) || has(Tag::Awakening); }
  bool locked() const { return has(Tag::Locked) || has(Tag::Awakening); }
  bool formation() const { return has(Tag::Siege) || has(Tag::Queue); }

  // Whether some unit may hang on the timing: no is certain, yes is worth a look.
  bool may_act_at(Timing t) const { return jiesuan::may_act_at(timings, t); }

  std::vector<Unit> units;
  std::uint64_t timings = 0;  // of the units, as bits
  std::vector<StateUnit> states;
  std::vector<Conversion> conversions;
  std::vector<Choice> choices;
  MarkNames mark;
  OnLoss on_loss;
  CardName worn = CardName::None;  // counts_as_wearing …
  bool (*worn_while)(const Game&, Seat owner) = nullptr;
  Grant grant;
  const Hint* hint = nullptr;
  std::uint8_t tags = 0;
  Listing listing = Listing::Public;
  const char* only_in = "";  // the mode or module it belongs to (OnlyIn); none: every game
  bool is_rule = false;      // an operation of the rules: always there, nobody's
  // Given when the catalogue is made, never changed after.
  mutable SkillId number = SkillId::None;
  mutable UnitNumber first_unit{};

 protected:
  void add(const Unit& u) {
    units.push_back(u);
    timings |= std::uint64_t{1} << (static_cast<unsigned>(u.timing) % 64);
  }
  template <class E>
  void add(const UnitBuilder<E>& u) {
    add(static_cast<Unit>(u));
  }
  void add(const StateUnit& s) { states.push_back(s); }
  void add(const Conversion& c) { conversions.push_back(c); }
  void add(const Choices& c) { choices = c.list; }
  void add(const MarkNames& m) { mark = m; }
  void add(const OnLoss& l) { on_loss = l; }
  void add(const Wearing& w) { worn = w.card, worn_while = w.only_while; }
  void add(const Grant& x) { grant = x; }
  void add(const Hint* h) { hint = h; }
  void add(Tag t) { tags |= static_cast<std::uint8_t>(1 << static_cast<int>(t)); }
  void add(Listing l) { listing = l; }
  void add(const OnlyIn& o) { only_in = o.id; }

  void enlist();
  SkillDef(SkillNames names, bool rule) : SkillNames(names), is_rule(rule) {}
};

// An operation or card use that the rules themselves offer at a timing.
struct RuleDef : SkillDef {
  template <class... Parts>
  explicit RuleDef(SkillNames names, const Parts&... parts) : SkillDef(names, true) {
    (add(parts), ...);
    enlist();
  }
};

}  // namespace jiesuan
