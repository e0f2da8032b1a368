// The roles of the identity game: the allegiances of its characters.
#pragma once
#include "engine/state/character.h"

namespace jiesuan {

enum class Role : std::uint8_t { None, Lord, Loyalist, Rebel, Renegade };
inline constexpr int kRoleKinds = 5;

constexpr Role role_of(Allegiance a) { return static_cast<Role>(a); }
template <class T>
  requires requires(const T& t) { t.allegiance; }
constexpr Role role_of(const T& character) {
  return role_of(character.allegiance);
}
constexpr Allegiance allegiance_of(Role r) { return static_cast<Allegiance>(r); }

}  // namespace jiesuan
