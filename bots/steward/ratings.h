#pragma once
#include <string_view>

namespace jiesuan::steward {

struct Rating {
  int as_lord = 0, as_loyalist = 0, as_rebel = 0, otherwise = 0;  // among several
  int in_duel = 0;                                                // of two, whichever side
};

const Rating* rating_of(std::string_view general);  // null if nobody has measured it

}  // namespace jiesuan::steward
