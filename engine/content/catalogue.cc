#include "engine/content/catalogue.h"

#include <algorithm>

#include "engine/content/registry.h"
#include "engine/core/rng.h"
#include "engine/state/history.h"

namespace jiesuan {
namespace {

// Names are ids nearly always, and those are sorted.
template <class T>
const T* find_id(const std::vector<const T*>& sorted, std::string_view id) {
  const auto at = std::lower_bound(sorted.begin(), sorted.end(), id, [](const T* x, std::string_view wanted) {
    return std::string_view(x->id) < wanted;
  });
  return at != sorted.end() && (*at)->id == id ? *at : nullptr;
}

template <class T>
const T* find_named(const std::vector<const T*>& all, std::string_view name) {
  for (const T* x : all)
    if (x && (name == x->id || name == x->zh || name == x->en)) return x;
  return nullptr;
}

}  // namespace

void SkillDef::enlist() { Registry<SkillDef>::enlist(this); }
CardDef::CardDef(CardFacts facts) : CardFacts(facts) {
  if (family == CardName::None) family = name;
  if (static_cast<std::size_t>(name) < kMaxNames) Catalogue::card_of_[static_cast<std::size_t>(name)] = this;
  Registry<CardDef>::enlist(this);
}

namespace {

std::uint64_t hash_of_word(const char* id) {
  std::uint64_t h = 0;
  for (; *id; ++id) h = mix64(h ^ static_cast<unsigned char>(*id));
  return h;
}

}  // namespace

Catalogue::Catalogue()
    : skills_(Registry<SkillDef>::all("skill")), generals_(Registry<General>::all("general")) {
  number_skills();
  number_generals();
  list_cards();
}

void Catalogue::number_skills() {
  std::size_t units = 0;
  for (std::size_t i = 0; i < skills_.size(); ++i) {
    const SkillDef& s = *skills_[i];
    if (i >= kMaxSkills || units + s.units.size() > kMaxSkillUnits)
      content_error("more skills than there is room for, with", s.id);
    s.number = static_cast<SkillId>(i);
    skill_of_[i] = &s;
    s.first_unit = static_cast<UnitNumber>(units);
    for (const Unit& u : s.units) unit_of_[units++] = &u;
    skill_hashes_.push_back(hash_of_word(s.id));
    if (!s.is_rule) continue;
    for (std::size_t u = 0; u < s.units.size(); ++u)
      rules_[static_cast<std::size_t>(s.units[u].timing)].push_back({&s, static_cast<std::uint8_t>(u)});
  }
}

void Catalogue::number_generals() {
  if (generals_.size() > kMaxGenerals)
    content_error("more generals than there is room for, with", generals_.back()->id);
  for (std::size_t i = 0; i < generals_.size(); ++i) {
    const General& x = *generals_[i];
    x.number = static_cast<GeneralId>(i);
    x.expansion_ = find_expansion(x.set);
    if (!x.expansion_) content_error("there is no expansion for the general", x.id);
    general_hashes_.push_back(hash_of_word(x.id));
    for (const SkillRef& s : x.skills) {
      if (!s.id_) continue;
      s.skill_ = find_skill(s.id_);
      if (!s.skill_) content_error("there is no skill of that id for the general", x.id);
    }
  }
}

void Catalogue::list_cards() {
  for (const CardDef* c : Registry<CardDef>::all("card")) {
    const auto n = static_cast<std::size_t>(c->name);
    if (n >= kMaxNames) content_error("the name's number is too large for the card", c->id);
    if (n >= cards_.size()) cards_.resize(n + 1), card_hashes_.resize(n + 1);
    if (cards_[n]) content_error("two cards have the same name's number, one of them is", c->id);
    cards_[n] = c;
    card_hashes_[n] = hash_of_word(c->id);
  }
}

const Catalogue& Catalogue::make() {
  static const Catalogue all;
  made_.store(&all, std::memory_order_release);
  return all;
}

const SkillDef* Catalogue::find_skill(std::string_view name) const {
  const SkillDef* by_id = find_id(skills_, name);
  return by_id ? by_id : find_named(skills_, name);
}
const CardDef* Catalogue::find_card(std::string_view name) const { return find_named(cards_, name); }
const General* Catalogue::find_general(std::string_view name, std::string_view mode) const {
  if (const General* by_id = find_id(generals_, name)) return by_id;
  for (const General* x : generals_)
    if ((name == x->zh || name == x->en) && x->belongs_to(mode)) return x;
  return find_named(generals_, name);
}

}  // namespace jiesuan
