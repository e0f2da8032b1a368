// The banner of the five tigers (五虎将大旗): whoever stands under it has stronger 武圣, 咆哮, 龙胆, 烈弓 and
// 铁骑. Who raises it says over whom; those skills only ask whether it waves over their owner.
#pragma once
#include "engine/query/seats.h"
#include "engine/query/states.h"

namespace jiesuan {

inline constexpr auto kBannerOver = state_kind<bool(Seat)>("banner_of_five_tigers");

inline bool under_banner(const Game& g, Seat s) {
  if (!somebody_may_have(g, kBannerOver)) return false;
  for (Seat t : living(g))
    if (any_says(g, t, kBannerOver, CardSet{}, s)) return true;
  return false;
}

}  // namespace jiesuan
