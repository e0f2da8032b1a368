// The records that flow through the timings. An event lives in the frame of its flow.
#pragma once
#include "engine/core/inline_vec.h"
#include "engine/state/game.h"

namespace jiesuan {

enum class EventKind : std::uint8_t {
  Game,
  Turn,
  Phase,
  Need,
  Use,
  Respond,
  Judgement,
  Pindian,
  Damage,
  HpLoss,
  HpReduction,
  Recovery,
  MaxHpChange,
  Dying,
  Death,
  Move,
  StateChange,
  Reveal,
  Skill,
};

// A few words for whoever is asked, in both languages.
struct Phrase {
  const char* zh = "";
  const char* en = "";
  bool said() const { return *zh != '\0'; }
};

// What a skill noted about an event while it ran (狂骨: how far the victim was before its hp was reduced).
struct EventNote {
  std::uint16_t serial;  // of the skill's instance
  std::int16_t value;
};

// What is handed to a flow by value is written once, into its frame: what is plain bytes would be copied on
// the way as well, since it is passed on the stack; what is not goes by its address.
struct HandedOver {
  HandedOver() = default;
  HandedOver(const HandedOver&) {}
  HandedOver& operator=(const HandedOver&) { return *this; }
};

struct Event : HandedOver {
  EventKind kind = EventKind::Game;
  bool terminated = false;  // the flow generates nothing further
  bool one_act = false;     // whoever acts ends the running timing (DyingAsk)
  Seat ghost = kNoSeat;     // a dead character that still acts (in its own death)
  // Of the running timing, all anew with each that is opened: side by side, so that this is one store.
  bool timing_over = false;      // it was ended early
  bool card_used = false;        // a card was used at it: nobody may use another
  Seat acted = kNoSeat;          // who has, if whoever acts ends it
  Timing timing = Timing::None;  // which it is: the last of its flow that was opened
  EventId id = 0;
  Event* outer = nullptr;  // the event this one was inserted into
  InlineVec<EventNote, 6> notes;
  SeatSet skills_past;  // who launches no skill any more at the running timing: only cards are left

  void end_timing() { timing_over = true; }
  void terminate() { timing_over = terminated = true; }
};

using SeatList = InlineVec<Seat, kMaxSeats>;

struct GameFlow : Event {
  static constexpr EventKind kKind = EventKind::Game;
};

struct Turn : Event {
  static constexpr EventKind kKind = EventKind::Turn;
  Seat owner = kNoSeat;
  bool extra = false;
  bool first_of_game = false;
  bool first_of_round = false;
  UnwindPoint unwind;  // "end the turn" falls back to here
};

struct Phase : Event {
  static constexpr EventKind kKind = EventKind::Phase;
  Seat owner = kNoSeat;
  PhaseKind phase = PhaseKind::Prepare;
  std::uint32_t serial = 0;
  int draw = 0;                       // 额定摸牌数
  bool no_draw = false;               // given up: rated draw is 0
  bool running = false;               // between PStart and PEnd
  CardSet discards;                   // cards discarded in it that have lain in the discard pile ever since …
  CardSet own_discards;               // … of them, those its owner discarded from his hand (固政)
  std::uint8_t lost[kMaxSeats] = {};  // by seat: how many of its cards went away in it, 255 and more as 255
  UnwindPoint unwind;                 // "end the phase" falls back to here
};

// One target of a card. The same character can own two of them (timings §9.2).
struct Target {
  Seat seat = kNoSeat;
  Seat second = kNoSeat;   // a sub-target: 借刀杀人's victim
  bool cancelled = false;  // no longer a target; dropped when the running timing is over
  bool invalid = false;    // the card has no effect on it
  bool offset = false;
  bool no_response = false;           // its character cannot respond to the card
  std::uint8_t jinks_required = 1;    // how many 闪 it takes to offset the card (无双)
  std::uint8_t slashes_required = 1;  // how many 杀 its character must respond a time in a 决斗
  std::uint8_t step = 0;              // how far in steps 4–7 it has come
  std::uint8_t order = 0;             // of creation
};

struct Use : Event {
  static constexpr EventKind kKind = EventKind::Use;
  Seat user = kNoSeat;
  bool counted = false;         // used at an idle point: it counts for limits
  bool first_in_phase = false;  // the first card its user uses in the running phase
  bool special = false;         // a delayed trick in the judge phase: no user, one pass A→B
  bool hits_anyway = false;     // set at UseOffset: continue as if not offset (贯石斧)
  bool no_nullification = false;
  bool spent = false;                      // a delayed trick that has struck: it is not passed on
  std::uint8_t user_slashes_required = 1;  // how many 杀 the user of a 决斗 must respond a time
  std::uint8_t created = 0;                // targets created so far
  std::uint8_t declared = 0;               // what its user said on using it, as the card counts it
  Seat last_cancelled = kNoSeat;           // whose target was cancelled
  Seat damage_from = kNoSeat;              // who deals the damage it deals, if not its user (祸首)
  Seat first_user = kNoSeat;               // who has used it, if another has become its user since (谮毁)
  VirtualCard card;
  InlineVec<Target, 16> targets;
  int current = -1;            // the target in hand
  Use* answers_use = nullptr;  // the target of 闪, 无懈可击: that card …
  int answers_target = -1;     // … for that target
  CardSet revealed;            // cards turned up for it (五谷丰登)

  Target& target() { return targets[current]; }
  const Target& target() const { return targets[current]; }
  // Who has used it, for whatever counts that.
  Seat used_by() const { return first_user == kNoSeat ? user : first_user; }
  // The source of its damage. Whoever was made that stays it: should he be dead, there is none.
  Seat damage_source() const { return damage_from == kNoSeat ? user : damage_from; }
};

// Somebody needs to use or respond one of the wanted cards (timings §8).
struct Need : Event {
  static constexpr EventKind kKind = EventKind::Need;
  Seat seat = kNoSeat;
  bool respond = false;        // 打出 rather than 使用
  bool idle = false;           // at an idle point: targets are already chosen
  bool free_distance = false;  // distance does not matter (青龙偃月刀)
  bool no_extra = false;       // exactly the required target
  bool helping = false;        // asked on behalf of another: skills of the same name are no answer
  NameSet wanted;
  Seat required = kNoSeat;  // a target it must have
  Use* against = nullptr;   // 闪, 无懈可击: the card it answers
  SkillId asked_by = SkillId::None;
  CardName asked_for = CardName::None;  // the card whose effect asks
  bool announced = false;               // the timing has told of the window already
  Phrase otherwise;                     // what happens if no card is given

  bool answered = false;
  VirtualCard card;  // the answer
  SeatList seats;
};

struct Respond : Event {
  static constexpr EventKind kKind = EventKind::Respond;
  Seat seat = kNoSeat;
  VirtualCard card;
  bool keep = false;  // its cards stay for what they answer (激将, 鬼才)
};

struct Judgement : Event {
  static constexpr EventKind kKind = EventKind::Judgement;
  Seat seat = kNoSeat;
  CardId card = kNoCard;
  SkillId skill = SkillId::None;  // what the judgement is for
  CardName name = CardName::None;
  // The result, fixed after JudgeBeforeResult.
  Suit suit = Suit::None;
  std::uint8_t number = 0;
  CardName result = CardName::None;
  bool black() const { return colour_of(suit) == Colour::Black; }
  bool red() const { return colour_of(suit) == Colour::Red; }
};

struct Pindian : Event {
  static constexpr EventKind kKind = EventKind::Pindian;
  Seat initiator = kNoSeat;
  SkillId skill = SkillId::None;
  CardId card = kNoCard;
  SeatList targets;
  InlineVec<CardId, kMaxSeats> cards;
  InlineVec<Seat, kMaxSeats> winners;  // kNoSeat = nobody
  std::int8_t shift[kMaxSeats] = {};   // added to the number of each one's card, for this pindian only
  int current = -1;
};

enum class Origin : std::uint8_t { Effect, Chain, Transfer };

struct Damage : Event {
  static constexpr EventKind kKind = EventKind::Damage;
  Seat source = kNoSeat;
  Seat victim = kNoSeat;
  int amount = 1;
  Element element = Element::Normal;
  Use* use = nullptr;             // the channel, if a card
  SkillId skill = SkillId::None;  // the channel, if a skill
  Origin origin = Origin::Effect;
  bool chain = false;     // it is conducted damage (or was transferred from it)
  bool conducts = false;  // flagged at ReduceHpBefore (§12.1)
  SeatSet conducts_to;
  bool dealt = false;  // hp was really subtracted
  bool near = false;   // … from somebody at distance 1 or less of its source, as it was before that (狂骨)

  // "Because of executing this card" (C05).
  bool by_card_effect() const { return use != nullptr && origin == Origin::Effect; }
};

struct HpLoss : Event {
  static constexpr EventKind kKind = EventKind::HpLoss;
  Seat seat = kNoSeat;
  int amount = 1;
  SkillId skill = SkillId::None;
  bool lost = false;
};

struct HpReduction : Event {
  static constexpr EventKind kKind = EventKind::HpReduction;
  Seat seat = kNoSeat;
  int amount = 0;
  Damage* damage = nullptr;  // one of the two
  HpLoss* loss = nullptr;
};

struct Recovery : Event {
  static constexpr EventKind kKind = EventKind::Recovery;
  Seat seat = kNoSeat;
  int amount = 1;
  Seat by = kNoSeat;
  Use* use = nullptr;
  SkillId skill = SkillId::None;
};

struct MaxHpChange : Event {
  static constexpr EventKind kKind = EventKind::MaxHpChange;
  Seat seat = kNoSeat;
  int delta = 0;
};

struct Dying : Event {
  static constexpr EventKind kKind = EventKind::Dying;
  Seat seat = kNoSeat;
  Damage* damage = nullptr;
};

struct Death : Event {
  static constexpr EventKind kKind = EventKind::Death;
  Seat seat = kNoSeat;
  Seat killer = kNoSeat;
  Damage* damage = nullptr;
};

// One part of a move: cards that go from one place to another for one reason.
struct MovePart {
  CardSet cards;
  Zone from = Zone::Outside;
  Seat from_seat = kNoSeat;
  Zone to = Zone::Outside;
  Seat to_seat = kNoSeat;
  Reason reason = Reason::System;
  Seat actor = kNoSeat;          // who moves them, if anybody
  bool hidden = false;           // travels face down although both ends might show it
  bool face_up = false;          // hand cards that lie face up, or count as if for this move (明置)
  std::uint32_t tag = 0;         // as in Place
  CardName as = CardName::None;  // into a judging area: the delayed trick it lies there as
  bool under_pile = false;       // into the pile: to its bottom
};

struct Move : Event {
  static constexpr EventKind kKind = EventKind::Move;
  InlineVec<MovePart, kMaxSeats> parts;
  SkillId skill = SkillId::None;

  CardSet cards() const {
    CardSet all;
    for (const MovePart& p : parts) all |= p.cards;
    return all;
  }
};

enum class GeneralCardChange : std::uint8_t { Chain, Unchain, Flip, Stack, Hide, Remove, Change, None };
enum class GameCardChange : std::uint8_t { Open, Close, Tap, Untap, None };

struct StateChange : Event {
  static constexpr EventKind kKind = EventKind::StateChange;
  Seat seat = kNoSeat;
  GeneralCardChange change = GeneralCardChange::None;
  std::uint8_t slot = 0;
  GameCardChange of_cards = GameCardChange::None;  // … or the change is one of these cards of the character's
  CardSet cards;
  Seat actor = kNoSeat;  // who turns them
  bool done = false;
};

struct Reveal : Event {
  static constexpr EventKind kKind = EventKind::Reveal;
  Seat seat = kNoSeat;
  std::uint8_t slots = 0;         // bits
  Kingdom joins = Kingdom::None;  // it answers a summon: the force it is summoned to
  bool has(int slot) const { return slots >> slot & 1; }
};

// A skill in resolution: what its effects are inserted into.
struct SkillUse : Event {
  static constexpr EventKind kKind = EventKind::Skill;
  SkillId skill = SkillId::None;
  Seat owner = kNoSeat;
  CardId equipment = kNoCard;  // whose skill it is
};

// Puts an event on the stack of running events for as long as its flow lives, even if it is dropped.
template <class E>
class Running {
 public:
  Running(Game& g, E& e) : game_(g), before_(g.event) {
    e.kind = E::kKind;
    e.id = g.state.next_event++;
    e.outer = g.event;
    g.event = &e;
  }
  ~Running() { game_.event = before_; }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

 private:
  Game& game_;
  Event* before_;
};

// The innermost running event of a kind, or null.
template <class E>
E* running(const Game& g) {
  for (Event* e = g.event; e; e = e->outer)
    if (e->kind == E::kKind) return static_cast<E*>(e);
  return nullptr;
}

}  // namespace jiesuan
