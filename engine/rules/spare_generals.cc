#include "engine/rules/spare_generals.h"

#include "engine/event/log.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

void put_back(Game& g, Seat s) {
  Character& c = g[s];
  g.state.general_pile = g.state.general_pile | c.spare;
  c.spare = {};
  c.shown = GeneralId::None;
  c.lent = 0;
}

}  // namespace

InstanceId lent_skill(const Game& g, Seat s) {
  if (g[s].lent == 0) return kNoInstance;
  for (InstanceId id : g[s].instances)
    if (g.state.instance[id].serial == g[s].lent) return id;
  return kNoInstance;
}

bool may_keep_another(const Game& g, Seat s) {
  return !g.state.general_pile.empty() && g[s].spare.size() < kMostSpare;
}

void keep_another(Game& g, Seat s) {
  if (!may_keep_another(g, s)) return;
  GeneralSet& pile = g.state.general_pile;
  const auto k = static_cast<int>(g.state.rng.below(static_cast<std::uint32_t>(pile.size())));
  const GeneralId id = pile.nth(k);
  pile.remove(id);
  g[s].spare.add(id);
  log(g, LogKind::SpareGeneral, [&](LogEntry& e) {
    e.a = s, e.general = id, e.n = g[s].spare.size(), e.open = false, e.visible_to = SeatSet(s);
  });
}

Task<> show_spare(Game& g, Seat s, GeneralId general, SkillId skill) {
  Character& c = g[s];
  c.shown = general;
  c.gender = def(general).gender;
  c.kingdom = def(general).kingdom;
  log(g, LogKind::SpareShown, [&](LogEntry& e) { e.a = s, e.general = general, e.skill = skill; });
  SkillChange change;
  const InstanceId before = lent_skill(g, s);
  if (before != kNoInstance) change.lost.push_back(before);
  change.gained.push_back(skill);
  const CardSet laid = swap_skills(g, s, change);
  c.lent = g.state.instance[change.now[0]].serial;
  co_await settle_skill_loss(g, s, laid);
}

void return_spares(Game& g, Seat s, SkillChange& with) {
  const InstanceId lent = lent_skill(g, s);
  if (lent != kNoInstance && !with.lost.has(lent)) with.lost.push_back(lent);
  put_back(g, s);
  const GeneralSlot& own = g[s].general[0];
  if (own.general == GeneralId::None || own.hidden) return;
  g[s].gender = def(own.general).gender;
  g[s].kingdom = def(own.general).kingdom;
}

void return_generals(Game& g, Seat s) {
  put_back(g, s);
  for (const GeneralSlot& slot : g[s].general)
    if (slot.general != GeneralId::None) g.state.general_pile.add(slot.general);
}

void redeal_spare_generals(Game& g, Seat viewer, std::uint64_t seed) {
  GameState& f = g.state;
  GeneralId unseen[kMaxGenerals];
  int n = 0, kept = 0;
  for (Seat s = 0; s < g.players(); ++s) {
    if (s == viewer) continue;
    for (std::uint16_t id : g[s].spare.numbers())
      if (static_cast<GeneralId>(id) != g[s].shown) unseen[n++] = static_cast<GeneralId>(id), ++kept;
  }
  if (kept == 0) return;
  for (std::uint16_t id : f.general_pile.numbers()) unseen[n++] = static_cast<GeneralId>(id);
  Rng(seed).shuffle(unseen, n);
  n = 0;
  for (Seat s = 0; s < g.players(); ++s) {
    if (s == viewer) continue;
    GeneralSet& spare = g[s].spare;
    int hidden = spare.size() - (g[s].shown == GeneralId::None ? 0 : 1);
    spare = {};
    if (g[s].shown != GeneralId::None) spare.add(g[s].shown);
    for (; hidden > 0; --hidden) spare.add(unseen[n++]);
  }
  const int pile = f.general_pile.size();
  f.general_pile = {};
  for (int i = 0; i < pile; ++i) f.general_pile.add(unseen[n++]);
}

}  // namespace jiesuan
