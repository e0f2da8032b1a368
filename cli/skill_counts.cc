#include "cli/skill_counts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/content/catalogue.h"
#include "engine/content/mode.h"
#include "engine/state/game.h"

namespace jiesuan::cli {

bool holds_by_itself(const SkillDef& s) {
  return s.conversions.empty() &&
         std::all_of(s.units.begin(), s.units.end(), [](const Unit& u) { return u.notes; });
}

void SkillCounter::on_entry(const Game&, const LogEntry& e) {
  if (e.skill == SkillId::None) return;
  switch (e.kind) {
    case LogKind::SkillGained:
      ++counts_[e.skill].had;
      break;
    case LogKind::SkillLaunched:
      ++counts_[e.skill].launched;
      break;
    default:  // a card used or responded through a conversion is told by the card alone
      if (!def(e.skill).conversions.empty()) ++counts_[e.skill].launched;
  }
}

void SkillCounter::count_generals(const Game& g) {
  const Allegiance lord = g.mode->find_allegiance("lord");
  for (Seat s = 0; s < g.players(); ++s)
    for (const auto& slot : g[s].general) {
      if (slot.general == GeneralId::None) continue;
      for (const SkillDef* skill : def(slot.general).skills)
        if (!skill->has(Tag::Lord) || g[s].allegiance == lord) ++counts_[skill->number].had;
    }
}

std::vector<const SkillDef*> skills_to_tell(const SkillCounts& counts,
                                            const std::vector<std::string>& generals) {
  std::set<SkillId> all;
  for (const auto& [skill, count] : counts) all.insert(skill);
  for (const std::string& id : generals)
    if (const General* g = Catalogue::get().find_general(id))
      for (const SkillDef* skill : g->skills) all.insert(skill->number);
  std::vector<const SkillDef*> told;
  for (SkillId id : all)
    if (!def(id).is_rule && def(id).is(Listing::Public) && *def(id).text_zh) told.push_back(&def(id));
  const auto rank = [&](const SkillDef* s) {
    const auto found = counts.find(s->number);
    return std::tuple(holds_by_itself(*s), found == counts.end() ? 0 : found->second.launched, s->number);
  };
  std::sort(told.begin(), told.end(),
            [&](const SkillDef* a, const SkillDef* b) { return rank(a) < rank(b); });
  return told;
}

std::string skill_table(const SkillCounts& counts, const std::vector<std::string>& generals) {
  std::string out = "  skill                  launched   had by\n";
  for (const SkillDef* s : skills_to_tell(counts, generals)) {
    const auto found = counts.find(s->number);
    const SkillCount c = found == counts.end() ? SkillCount{} : found->second;
    const std::string launched = holds_by_itself(*s) ? "by itself" : std::to_string(c.launched);
    out += fmt::format("  {:<20} {:>10} {:>8}  {}\n", s->id, launched, c.had, s->zh);
  }
  return out;
}

}  // namespace jiesuan::cli
