// What tests of general cards that lie face down have in common.
#pragma once
#include <string>

#include "tests/support/table.h"

namespace jiesuan::test {

// The one whose turn it is could reveal itself at its start, and does not.
inline void start_unrevealed(Table& t, Seat whose = 0) {
  t.start();
  t.choose_option(whose, 0);
}

// Whoever could reveal itself now does not.
inline void stay_hidden(Table& t) {
  while (!t.over() && t.request().skill != SkillId::None &&
         def(t.request().skill).id == std::string("rule_reveal"))
    t.choose_option(t.asked(), 0);
}
inline void begin(Table& t) {
  t.start();
  stay_hidden(t);
}

// Somebody whose two general cards lie face down, and another of a force of which it is not.
inline void lay_out_hidden(Table& t, Seat s, const std::string& head, const std::string& deputy,
                           Kingdom of_other) {
  t.mode("hegemony");
  t.seat(s).generals(head, deputy).hidden(0).hidden(1).hp(3, 4);
  t.seat(s == 0 ? 1 : 0).kingdom(of_other);
}

// It has shown its head general and nothing else, and everybody knows its force.
inline bool shown_as(Table& t, Seat s, Kingdom force) {
  const Character& c = t.game()[s];
  return !c.general[0].hidden && c.general[1].hidden && c.kingdom == force;
}
inline bool unknown(Table& t, Seat s) {
  const Character& c = t.game()[s];
  return c.general[0].hidden && c.general[1].hidden && c.kingdom == Kingdom::None && c.gender == Gender::None;
}

}  // namespace jiesuan::test
