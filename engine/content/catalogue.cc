#include "engine/content/catalogue.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/core/rng.h"

namespace jiesuan {
namespace {

// Definitions enlist themselves while the program is loaded; after that the lists are only read.
struct Enlisted {
  std::vector<const SkillDef*> skills;
  std::vector<const CardDef*> cards;
  std::vector<const General*> generals;
};
Enlisted& enlisted() {
  static Enlisted all;
  return all;
}

template <class T>
void sort_by_id(std::vector<const T*>& all, const char* what) {
  std::sort(all.begin(), all.end(), [](const T* a, const T* b) { return std::strcmp(a->id, b->id) < 0; });
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (std::strcmp(all[i - 1]->id, all[i]->id) != 0) continue;
    std::fprintf(stderr, "jiesuan: two definitions of %s '%s'\n", what, all[i]->id);
    std::abort();
  }
}

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

void SkillDef::enlist() { enlisted().skills.push_back(this); }
CardDef::CardDef(CardFacts facts) : CardFacts(facts) {
  if (family == CardName::None) family = name;
  enlisted().cards.push_back(this);
}
General::General(GeneralFacts facts) : GeneralFacts(std::move(facts)) { enlisted().generals.push_back(this); }

Catalogue::Catalogue() : skills_(enlisted().skills), generals_(enlisted().generals) {
  sort_by_id(skills_, "skill");
  sort_by_id(generals_, "general");
  if (generals_.size() > kMaxGenerals) {
    std::fprintf(stderr, "jiesuan: more than %d generals\n", kMaxGenerals);
    std::abort();
  }
  std::uint64_t print = 0;
  const auto stir = [&](const char* id) {
    for (; *id; ++id) print = mix64(print ^ static_cast<unsigned char>(*id));
  };
  std::uint8_t rule_index = 0;
  for (std::size_t i = 0; i < skills_.size(); ++i) {
    const SkillDef& s = *skills_[i];
    s.number = static_cast<SkillId>(i);
    stir(s.id);
    if (!s.is_rule) continue;
    for (std::size_t u = 0; u < s.units.size(); ++u)
      rules_[static_cast<std::size_t>(s.units[u].timing)].push_back(
          {&s, static_cast<std::uint8_t>(u), rule_index++});
  }
  for (std::size_t i = 0; i < generals_.size(); ++i) {
    generals_[i]->number = static_cast<GeneralId>(i);
    stir(generals_[i]->id);
  }
  for (const CardDef* c : enlisted().cards) {
    const auto n = static_cast<std::size_t>(c->name);
    if (n >= cards_.size()) cards_.resize(n + 1);
    cards_[n] = c;
  }
  for (const CardDef* c : cards_)
    if (c) stir(c->id);
  fingerprint_ = print;
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
const General* Catalogue::find_general(std::string_view name) const {
  const General* by_id = find_id(generals_, name);
  return by_id ? by_id : find_named(generals_, name);
}

}  // namespace jiesuan
