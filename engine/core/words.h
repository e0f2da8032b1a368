// How enumerators are written. An enumeration that has words in the protocol, in scenarios, in recordings or
// on the screen is a .def list of its enumerators with these words; whatever writes or reads one follows the
// list.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace jiesuan {

struct Naming {
  std::string_view word;    // in messages, scenarios and recordings
  std::string_view zh, en;  // for people; empty if people never read it
};

// Specialised for each such enumeration: kAll, by enumerator.
template <class E>
struct NamesOf;
template <class E>
concept Named = requires { NamesOf<E>::kAll; };

template <Named E>
inline constexpr std::size_t kCountOf = std::size(NamesOf<E>::kAll);

// Every enumerator, in the order of the list.
template <Named E>
constexpr std::array<E, kCountOf<E>> every() {
  std::array<E, kCountOf<E>> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<E>(i);
  return all;
}

template <Named E>
constexpr const Naming& naming(E e) {
  return NamesOf<E>::kAll[static_cast<std::size_t>(e)];
}
template <Named E>
constexpr std::string_view word(E e) {
  return naming(e).word;
}
template <Named E>
constexpr std::optional<E> from_word(std::string_view w) {
  for (E e : every<E>())
    if (word(e) == w) return e;
  return std::nullopt;
}

}  // namespace jiesuan
