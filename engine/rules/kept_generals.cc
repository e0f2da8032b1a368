#include "engine/rules/kept_generals.h"

#include "engine/event/log.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

void put_back(Game& g, Seat s) {
  auto& kept = g.state.kept_generals;
  for (int n = kept.size() - 1; n >= 0; --n) {
    if (kept[n].keeper != s) continue;
    g.state.general_pile.add(kept[n].general);
    kept.erase(n);
  }
}

}  // namespace

bool may_keep_another(const Game& g, Seat s) {
  return !g.state.general_pile.empty() && !g.state.kept_generals.full() &&
         generals_kept_by(g, s).size() < kMostKept;
}

bool keep_general(Game& g, Seat s, GeneralId general) {
  if (g.state.kept_generals.full()) return false;
  g.state.general_pile.remove(general);
  g.state.kept_generals.push_back({.general = general, .keeper = s});
  return true;
}

void keep_another(Game& g, Seat s) {
  if (!may_keep_another(g, s)) return;
  const GeneralSet& pile = g.state.general_pile;
  const auto k = static_cast<int>(g.state.rng.below(static_cast<std::uint32_t>(pile.size())));
  const GeneralId id = pile.nth(k);
  keep_general(g, s, id);
  log(g, LogKind::SpareGeneral, [&](LogEntry& e) {
    e.a = s, e.general = id, e.n = generals_kept_by(g, s).size(), e.open = false, e.visible_to = SeatSet(s);
  });
}

void open_kept_general(Game& g, Seat s, GeneralId general, std::uint16_t lends) {
  for (KeptGeneral& k : g.state.kept_generals) {
    if (k.keeper != s) continue;
    k.open = k.general == general;
    k.lends = k.open ? lends : 0;
  }
  g[s].gender = def(general).gender;
  g[s].kingdom = def(general).kingdom;
}

Task<> show_kept_general(Game& g, Seat s, GeneralId general, SkillId skill) {
  SkillChange change;
  const InstanceId before = lent_skill(g, s);
  if (before != kNoInstance) change.lost.push_back(before);
  open_kept_general(g, s, general, 0);
  log(g, LogKind::SpareShown, [&](LogEntry& e) { e.a = s, e.general = general, e.skill = skill; });
  change.gained.push_back(skill);
  const CardSet laid = swap_skills(g, s, change);
  open_kept_general(g, s, general, g.state.instance[change.now[0]].serial);
  co_await settle_skill_loss(g, s, laid);
}

void spend_kept_general(Game& g, Seat s, GeneralId general) {
  auto& kept = g.state.kept_generals;
  for (int n = 0; n < kept.size(); ++n) {
    if (kept[n].keeper != s || kept[n].general != general) continue;
    kept.erase(n);
    g.state.general_pile.add(general);
    log(g, LogKind::SpareSpent, [&](LogEntry& e) { e.a = s, e.general = general; });
    return;
  }
}

void return_kept_generals(Game& g, Seat s, SkillChange& with) {
  const InstanceId lent = lent_skill(g, s);
  if (lent != kNoInstance && !with.lost.has(lent)) with.lost.push_back(lent);
  const bool was_somebody_else = open_general_of(g, s) != nullptr;
  put_back(g, s);
  if (!was_somebody_else) return;
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

void redeal_kept_generals(Game& g, Seat viewer, std::uint64_t seed) {
  GameState& f = g.state;
  const auto unseen_by_viewer = [&](const KeptGeneral& k) { return k.keeper != viewer && !k.open; };
  GeneralSet unseen = f.general_pile;
  for (const KeptGeneral& k : f.kept_generals)
    if (unseen_by_viewer(k)) unseen.add(k.general);
  if (unseen == f.general_pile) return;
  GeneralId order[kMaxGenerals];
  int n = 0;
  for (std::uint16_t id : unseen.numbers()) order[n++] = static_cast<GeneralId>(id);
  Rng(seed).shuffle(order, n);
  f.general_pile = unseen;
  for (KeptGeneral& k : f.kept_generals) {
    if (!unseen_by_viewer(k)) continue;
    k.general = order[--n];
    f.general_pile.remove(k.general);
  }
}

}  // namespace jiesuan
