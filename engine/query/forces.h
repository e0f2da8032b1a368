// Forces (势力) and how their members sit (hegemony §§2, 10). A character's force is its kingdom. Without one
// it can be compared with nobody but itself: "same" and "different" are both no. Every ambitionist is a force
// of its own. Everything is computed when it is asked, nothing is stored.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

bool same_force(const Game& g, Seat a, Seat b);
bool different_force(const Game& g, Seat a, Seat b);

// The living of a force, characters out of play included; the force of an ambitionist is told by who it is.
SeatSet members(const Game& g, Kingdom force);
SeatSet allies_of(const Game& g, Seat s);  // the living of its force, itself included

// How many those are when an effect of the character itself counts them, at most (弘法).
int allies_counted(const Game& g, Seat s);

// The force the owner of a skill acts with: if it has none and the skill lies on a general card that is still
// face down, the one it will have when launching the skill has turned that card up (hegemony §13 on §3).
Kingdom force_for_skill(const Game& g, Seat owner, InstanceId skill);
bool same_force_for_skill(const Game& g, Seat owner, InstanceId skill, Seat other);
bool different_force_for_skill(const Game& g, Seat owner, InstanceId skill, Seat other);
template <class E>
bool with_owner(const Skill<E>& s, Seat other) {  // "of your force"
  return same_force_for_skill(s.game, s.owner, s.instance, other);
}
template <class E>
bool against_owner(const Skill<E>& s, Seat other) {  // "of another force"
  return different_force_for_skill(s.game, s.owner, s.instance, other);
}
template <class E>
SeatSet allies(const Skill<E>& s) {  // the living of the owner's force, the owner included
  SeatSet all;
  for (Seat t = 0; t < s.game.players(); ++t)
    if (s.game.alive(t) && with_owner(s, t)) all.add(t);
  return all;
}

// 大势力: those of the largest forces, if these have more than one member; 小势力: everybody else, if there
// is a big force at all.
SeatSet of_big_forces(const Game& g);
SeatSet of_small_forces(const Game& g);

// 围攻: both neighbours, two different characters, are of one force and it is of another. Nobody is besieged
// while its besiegers are not two.
SeatSet besiegers_of(const Game& g, Seat besieged);
// 队列: consecutive neighbours of one force; the whole of the one the character stands in, none if it is
// alone.
SeatSet queue_of(const Game& g, Seat s);

// A formation skill (阵法技) works: at least four characters live.
bool formations_hold(const Game& g);

}  // namespace jiesuan
