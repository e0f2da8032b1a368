#include "engine/rules/generals.h"

#include <algorithm>
#include <utility>

#include "engine/content/rulebook.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

bool printed_before(GeneralId a, GeneralId b) {
  const General &x = def(a), &y = def(b);
  return std::pair(x.expansion().order, x.edition) < std::pair(y.expansion().order, y.edition);
}

GeneralId chosen_printing(Game& g, const std::vector<GeneralId>& all) {
  switch (g.setup->printings) {
    case Printings::Any:
      break;
    case Printings::Oldest:
      return *std::min_element(all.begin(), all.end(), printed_before);
    case Printings::Newest:
      return *std::max_element(all.begin(), all.end(), printed_before);
  }
  return all[g.state.rng.below(static_cast<std::uint32_t>(all.size()))];
}

}  // namespace

void lay_out_general_pile(Game& g) {
  GeneralSet& pile = g.state.general_pile;
  pile = g.rules->pool();
  for (const std::vector<GeneralId>& printings : g.rules->printings()) {
    const GeneralId stays = chosen_printing(g, printings);
    for (GeneralId id : printings)
      if (id != stays) pile.remove(id);
  }
}

GeneralPile::GeneralPile(Game& g) {
  for (std::uint16_t n : g.state.general_pile.numbers()) ids_[n_++] = static_cast<GeneralId>(n);
  g.state.rng.shuffle(ids_, n_);
}

GeneralId GeneralPile::draw_lord() {
  for (int i = n_ - 1; i >= 0; --i)
    if (def(ids_[i]).lord()) {
      const GeneralId id = ids_[i];
      ids_[i] = ids_[--n_];
      return id;
    }
  return GeneralId::None;
}

void take_general(Game& g, Seat s, std::uint8_t slot, GeneralId id) {
  const General& general = def(id);
  Character& c = g[s];
  c.general[slot].general = id;
  g.state.general_pile.remove(id);
  if (slot != 0) return;  // the head general gives the facts
  c.kingdom = general.kingdom;
  c.gender = general.gender;
  c.max_hp = c.hp = static_cast<std::int8_t>(general.hp);
}

bool is_lord(const Game& g, Seat s) {
  const Mode& mode = g.rules->mode();
  return mode.is_lord && mode.is_lord(g, s);
}

namespace {

bool comes_with(const Game& g, Seat s, std::uint8_t slot, const SkillDef& skill) {
  if (skill.has(Tag::Lord)) return is_lord(g, s);
  return !skill.has(slot == 0 ? Tag::DeputyOnly : Tag::HeadOnly);
}

}  // namespace

void take_skills(Game& g, Seat s, std::uint8_t slot) {
  for (const SkillDef* skill : def(g[s].general[slot].general).skills)
    if (comes_with(g, s, slot, *skill)) gain_skill(g, s, *skill, slot);
}

}  // namespace jiesuan
