#include "engine/rules/generals.h"

#include "engine/content/catalogue.h"
#include "engine/rules/skills.h"

namespace jiesuan {

GeneralSet general_pool(const Setup& setup) {
  GeneralSet pool;
  if (setup.generals.empty()) {
    for (const General* x : Catalogue::get().generals())
      if (std::string_view(x->set) == "standard") pool.add(x->number);
  }
  for (const std::string& name : setup.generals)
    if (const General* x = Catalogue::get().find_general(name)) pool.add(x->number);
  return pool;
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

void take_skills(Game& g, Seat s, std::uint8_t slot) {
  for (const SkillDef* skill : def(g[s].general[slot].general).skills)
    if (!skill->has(Tag::Lord) || g[s].role == Role::Lord) gain_skill(g, s, *skill, slot);
}

}  // namespace jiesuan
