#include "engine/rules/hp.h"

#include <algorithm>

#include "engine/event/log.h"
#include "engine/rules/death.h"
#include "engine/rules/dying.h"
#include "engine/rules/hp_reduction.h"
#include "engine/rules/open.h"

namespace jiesuan {

Task<> lose_hp(Game& g, Seat s, int n, SkillId skill) {
  if (!g.alive(s) || n <= 0) co_return;
  HpLoss l;
  l.seat = s;
  l.amount = n;
  l.skill = skill;
  const Running<HpLoss> running_loss(g, l);
  co_await open(g, Timing::LoseHpBefore, l);
  if (l.terminated) co_return;
  co_await reduce_hp_by_loss(g, l);
  if (l.terminated) co_return;
  co_await open(g, Timing::LoseHpAfter, l);
  if (l.terminated) co_return;
  co_await open(g, Timing::LoseHpEnd, l);
}

Task<> recover(Game& g, Recovery r) {
  if (!g.alive(r.seat) || !g[r.seat].wounded()) co_return;
  const Running<Recovery> running_recovery(g, r);
  co_await open(g, Timing::RecoverBefore, r);
  if (r.terminated) co_return;
  Character& c = g[r.seat];
  const int gained = std::min(r.amount, c.max_hp - c.hp);  // counted from negative hp (D12)
  if (gained <= 0) co_return;
  c.hp = static_cast<std::int8_t>(c.hp + gained);
  r.amount = gained;
  g.state.history.note(Counter::Recovered, r.seat, gained);
  log(g, LogKind::HpRecovered, [&](LogEntry& e) { e.a = r.seat, e.b = r.by, e.n = gained; });
  co_await open(g, Timing::RecoverAfter, r);
  if (r.terminated) co_return;
  co_await open(g, Timing::RecoverEnd, r);
}

Task<> recover_to(Game& g, Recovery r, int hp) {
  r.amount = hp - g[r.seat].hp;
  if (r.amount > 0) co_await recover(g, r);
}

Task<> change_max_hp(Game& g, Seat s, int delta) {
  if (!g.alive(s) || delta == 0) co_return;
  MaxHpChange m;
  m.seat = s;
  m.delta = delta;
  const Running<MaxHpChange> running_change(g, m);
  co_await open(g, Timing::MaxHpBefore, m);
  if (m.terminated) co_return;
  Character& c = g[s];
  c.max_hp = static_cast<std::int8_t>(std::max(0, c.max_hp + m.delta));
  if (c.hp > c.max_hp) {
    c.hp = c.max_hp;
    note_untested(g, s);
  }
  log(g, LogKind::MaxHpChanged, [&](LogEntry& e) { e.a = s, e.n = m.delta; });
  if (c.max_hp == 0) {  // dies at once: no dying, no killer
    co_await die(g, s, nullptr);
    co_return;
  }
  co_await open(g, Timing::MaxHpAfter, m);
  if (m.terminated) co_return;
  co_await open(g, Timing::MaxHpEnd, m);
}

void change_hp_floor(Game& g, Seat s, int delta) {
  if (!g.alive(s) || delta == 0) return;
  Character& c = g[s];
  c.hp_floor = static_cast<std::int8_t>(c.hp_floor + delta);
  log(g, LogKind::HpFloorChanged, [&](LogEntry& e) { e.a = s, e.n = c.hp_floor; });
  note_untested(g, s);
}

}  // namespace jiesuan
