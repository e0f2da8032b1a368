// A table of 国战 whose characters are of these forces, in the order of their seats.
#pragma once
#include <initializer_list>

#include "tests/support/story.h"

namespace jiesuan::test {

inline constexpr Kingdom kWei = Kingdom::Wei, kShu = Kingdom::Shu, kWu = Kingdom::Wu, kQun = Kingdom::Qun,
                         kUndecided = Kingdom::None, kLoner = Kingdom::Ambitionist;

class Forces : public Table {
 public:
  Forces(std::initializer_list<Kingdom> forces) : Table(static_cast<int>(forces.size())) {
    mode("hegemony");
    Seat s = 0;
    for (Kingdom k : forces) seat(s++).kingdom(k);
  }
};

}  // namespace jiesuan::test
