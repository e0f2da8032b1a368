// State skills: pure functions consulted by queries. Which questions there are stands in states.def, each
// with the signature of its answer; modes and modules may ask questions of their own (`state_kind`).
#pragma once
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/rng.h"
#include "engine/state/game.h"

namespace jiesuan {

struct StateContext {
  const Game& game;
  Seat owner;
  const Instance& instance;
  const CardSet* spent = nullptr;  // cards that are used up for the very action that is asked about

  // Those of the cards that still count: what an action is made of does not serve it (principles §5).
  CardSet left_of(CardSet cards) const { return spent ? cards - *spent : cards; }
  // What the effect was left with (leave_effect with a value, lasting_value).
  template <class T>
  const T& value() const {
    return instance.remembers<T>();
  }
};

// A question to state skills, with its signature.
template <class Signature>
struct Kind;
template <class Answer, class... About>
struct Kind<Answer(About...)> {
  using Function = Answer (*)(const StateContext&, About...);
  using Result = Answer;
  std::uint32_t number;
};

// What can be forbidden (the state kind Forbids).
enum class Act : std::uint8_t { Use = 1, Respond = 2, Discard = 4, Target = 8 };
constexpr Act operator|(Act a, Act b) {
  return static_cast<Act>(static_cast<std::uint8_t>(a) | static_cast<std::uint8_t>(b));
}
constexpr bool includes(Act all, Act one) {
  return (static_cast<std::uint8_t>(all) & static_cast<std::uint8_t>(one)) != 0;
}

// Somebody uses, responds or discards a card, or makes a character its target.
struct Deed {
  Act act;
  Seat actor;  // kNoSeat: a delayed trick that is laid by nobody
  const VirtualCard& card;
  Seat target = kNoSeat;
};
enum class Whose : std::uint8_t { Own, TargetingOwner, Others };  // deeds

namespace state_number {
enum : std::uint32_t {
#define JIESUAN_STATE(id, signature) id,
#include "engine/content/states.def"
#undef JIESUAN_STATE
};
}  // namespace state_number

// Used as enumerators are, and named as they are.
// NOLINTBEGIN(readability-identifier-naming)
struct StateKind {
#define JIESUAN_STATE(id, signature) static constexpr Kind<signature> id{state_number::id};
#include "engine/content/states.def"
#undef JIESUAN_STATE
};
// NOLINTEND(readability-identifier-naming)

// A question of a mode's or module's own: inline constexpr auto kTapped =
// state_kind<bool(CardId)>("002_tapped");
template <class Signature>
constexpr Kind<Signature> state_kind(std::string_view id) {
  std::uint64_t h = 0;
  for (char c : id) h = mix64(h ^ static_cast<unsigned char>(c));
  return {static_cast<std::uint32_t>(h) | 0x8000'0000u};
}

inline constexpr int kUnlimited = 1000;

// One bit for a kind, in the masks that tell at a glance what an instance, a character, the table may have.
// There can be more kinds than bits: a bit that is set only says that it is worth looking.
constexpr std::uint64_t mask_of(std::uint32_t kind, Whose whose = Whose::Own) {
  return std::uint64_t{1} << (kind + static_cast<std::uint32_t>(whose) * 21) % 63;
}
inline constexpr std::uint64_t kConverts = std::uint64_t{1} << 63;  // the skill has conversions

// The answers that need no function.
template <class Answer>
inline constexpr bool kMayBeConstant = std::is_same_v<Answer, int> || std::is_same_v<Answer, bool>;

struct StateUnit {
  using Function = void (*)();
  std::uint32_t kind = 0;
  Whose whose = Whose::Own;  // Forbids: which deeds, …
  Act acts = Act::Use;       // … and of what sort
  int amount = 0;
  Function function = nullptr;

  std::uint64_t mask() const { return mask_of(kind, whose); }
  // What it says to a question of its kind.
  template <class Answer, class... About>
  Answer answer(const Kind<Answer(About...)>&, const StateContext& st,
                std::type_identity_t<About>... about) const {
    if constexpr (kMayBeConstant<Answer>)
      if (!function) return static_cast<Answer>(amount);
    return reinterpret_cast<typename Kind<Answer(About...)>::Function>(function)(st, about...);
  }
};

// state(StateKind::HandLimit, 3), state(StateKind::HandLimit, [](const StateContext&) { … })
template <class Answer, class... About>
constexpr StateUnit state(const Kind<Answer(About...)>& kind, std::type_identity_t<Answer> constant)
  requires(kMayBeConstant<Answer>)
{
  return {.kind = kind.number, .amount = static_cast<int>(constant)};
}
template <class Answer, class... About>
StateUnit state(const Kind<Answer(About...)>& kind, typename Kind<Answer(About...)>::Function f) {
  return {.kind = kind.number, .function = reinterpret_cast<StateUnit::Function>(f)};
}

// The owner cannot do it; the owner cannot be made a target of it; the others cannot do it.
using ForbidTest = bool (*)(const StateContext&, const Deed&);
inline StateUnit forbids(Act acts, ForbidTest f, Whose whose = Whose::Own) {
  StateUnit u = state(StateKind::Forbids, f);
  u.whose = whose;
  u.acts = acts;
  return u;
}
inline StateUnit cannot_be_target(ForbidTest f) { return forbids(Act::Target, f, Whose::TargetingOwner); }
inline StateUnit forbids_others(Act acts, ForbidTest f) { return forbids(acts, f, Whose::Others); }

}  // namespace jiesuan
