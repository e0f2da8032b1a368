// "Recover 1 hp or draw two cards", one's own choice: 志继, 自立, 淑慎.
#pragma once
#include "generals/common.h"

namespace jiesuan {

inline Choices to_recover_or_draw() {
  return choices({{"recover", "回复1点体力", "recover 1 hp"}, {"draw", "摸两张牌", "draw two cards"}});
}
// Who is not wounded can only draw.
template <class E>
Task<> recover_or_draw(Skill<E> s, Seat who) {
  constexpr int kRecover = 0;
  Game& g = s.game;
  const Asking why = who == s.owner ? asked_by(s) : asked_by(s, s.owner);
  const int what = co_await choose_one(g, who, why, g[who].wounded() ? kAllChoices : ~(1u << kRecover));
  if (what == kRecover) {
    co_await recover(g, recovery_from(s, who));
  } else {
    co_await draw(g, who, 2);
  }
}

}  // namespace jiesuan
