#include "engine/content/mode.h"

#include <utility>

#include "engine/content/registry.h"

namespace jiesuan {

void Policies::replace_by(const Policies& p) {
  if (p.settle_delayed_trick) settle_delayed_trick = p.settle_delayed_trick;
  if (p.settle_cancelled_trick) settle_cancelled_trick = p.settle_cancelled_trick;
  if (p.deal_transferred) deal_transferred = p.deal_transferred;
  if (p.needs_saving) needs_saving = p.needs_saving;
  if (p.fall_below_floor) fall_below_floor = p.fall_below_floor;
  if (p.spares_hp) spares_hp = p.spares_hp;
  if (p.recast) recast = p.recast;
  recasts_several = recasts_several || p.recasts_several;
}

Mode::Mode(ModeFacts facts) : ModeFacts(std::move(facts)) {
  if (allegiances.empty()) allegiances = {{"none", "无", "none"}};
  Registry<Mode>::enlist(this);
}

const AllegianceName& Mode::name_of(Allegiance a) const {
  const auto n = static_cast<std::size_t>(a);
  return allegiances[n < allegiances.size() ? n : 0];
}

Allegiance Mode::find_allegiance(std::string_view name) const {
  for (std::size_t i = 1; i < allegiances.size(); ++i) {
    const AllegianceName& a = allegiances[i];
    if (name == a.id || name == a.zh || name == a.en) return static_cast<Allegiance>(i);
  }
  return Allegiance::None;
}

RulesModule::RulesModule(ModuleFacts facts) : ModuleFacts(facts) { Registry<RulesModule>::enlist(this); }

const Mode* find_mode(std::string_view name) {
  if (!name.empty()) return Registry<Mode>::named(name);
  for (const Mode* m : all_modes())
    if (m->usual) return m;
  return nullptr;
}
const std::vector<const Mode*>& all_modes() { return Registry<Mode>::all("mode"); }
const RulesModule* find_module(std::string_view id) { return Registry<RulesModule>::named(id); }
const std::vector<const RulesModule*>& all_modules() { return Registry<RulesModule>::all("module"); }

}  // namespace jiesuan
