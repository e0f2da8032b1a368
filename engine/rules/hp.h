// Damage, loss of hp, recovery, maximum hp (timings §12).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

Task<> deal_damage(Game& g, Damage d);
Task<> lose_hp(Game& g, Seat s, int n, SkillId skill = SkillId::None);
Task<> recover(Game& g, Recovery r);
Task<> recover_to(Game& g, Recovery r, int hp);  // 回复至: the amount is what is missing
Task<> change_max_hp(Game& g, Seat s, int delta);
// 体力下限: no event; who stands below it now is not dying before hp is reduced again.
void change_hp_floor(Game& g, Seat s, int delta);

// A policy of the game ends damage and loss where this character's hp would be reduced.
bool hp_is_spared(const Game& g, Seat s);

// 防止: nothing of the damage happens, and the flow ends with the running effect.
inline void prevent(Damage& d) { d.terminate(); }
// −n: if nothing is left of it, a prevention (timings §1).
inline void lessen(Damage& d, int n = 1) {
  d.amount -= n;
  if (d.amount <= 0) prevent(d);
}
// 转移: as prevented for the victim; then the same damage, at its value of this moment, to another.
// When it is dealt is a policy; by default at once.
Task<> transfer_damage(Game& g, Damage& d, Seat to);
Task<> deal_at_once(Game& g, Damage& prevented, Damage moved);

}  // namespace jiesuan
