#include "engine/content/rulebook.h"

#include <algorithm>
#include <map>

#include "engine/content/deck.h"
#include "engine/content/module_words.h"
#include "engine/content/pool.h"
#include "engine/content/registry.h"
#include "engine/content/seat_state.h"

namespace jiesuan {
namespace {

bool no(std::string* why, std::string reason) {
  *why = std::move(reason);
  return false;
}

// Everything that decides what the rulebook is.
std::string kind_of_game(const Setup& s) {
  std::string all = s.mode;
  for (const auto* list : {&s.modules, &s.decks, &s.generals}) {
    all += '\n';
    for (const std::string& word : *list) all += word + ' ';
  }
  return all;
}

}  // namespace

bool Rulebook::put_together(const Setup& setup, const Policies& base, std::string* why) {
  std::string kind = kind_of_game(setup);
  if (mode_ && kind == made_for_) return true;
  made_for_.clear();
  mode_ = find_mode(setup.mode);
  if (!mode_) return no(why, "there is no mode '" + setup.mode + "'");
  if (!find_modules(setup, why) || !find_decks(setup, why) || !find_generals(setup, why)) return false;
  policies_ = base;
  policies_.replace_by(mode_->policies);
  for (const RulesModule* m : modules_) policies_.replace_by(m->policies);
  list_rules();
  list_printed_units();
  made_for_ = std::move(kind);
  return true;
}

Setup Rulebook::named_in_full(const Setup& setup) const {
  Setup s = setup;
  s.mode = mode_->id;
  s.modules.clear();
  for (const RulesModule* m : modules_) s.modules.emplace_back(m->id);
  s.decks.clear();
  for (const Deck* d : decks_) s.decks.emplace_back(d->id);
  s.generals.clear();
  s.generals.reserve(pool_.numbers().size());
  for (std::uint16_t n : pool_.numbers()) s.generals.emplace_back(def(static_cast<GeneralId>(n)).id);
  return s;
}

bool Rulebook::find_modules(const Setup& s, std::string* why) {
  modules_.clear();
  if (!are_modules(s.modules, why)) return false;
  modules_ = modules_meant(s.modules);
  for (const RulesModule* m : modules_)
    if (*m->mode && std::string_view(m->mode) != mode_->id)
      return no(why, "the rules module '" + std::string(m->id) + "' belongs to the mode '" + m->mode + "'");
  return true;
}

bool Rulebook::find_decks(const Setup& s, std::string* why) {
  decks_.clear();
  std::size_t cards = 0;
  const auto add = [&](const std::string& id) {
    const Deck* d = find_deck(id);
    if (!d) return no(why, "there is no deck '" + id + "'");
    decks_.push_back(d);
    cards += d->faces.size();
    return cards <= kMaxCards || no(why, "the decks have more than " + std::to_string(kMaxCards) + " cards");
  };
  for (const std::string& id : s.decks)
    if (!add(id)) return false;
  if (s.decks.empty())
    for (const char* id : mode_->decks)
      if (!add(id)) return false;
  return true;
}

bool Rulebook::find_generals(const Setup& s, std::string* why) {
  pool_ = {};
  printings_.clear();
  if (!generals_named(*mode_, modules_, s.generals, &pool_, why)) return false;
  std::map<std::string_view, std::vector<GeneralId>> by_person;
  for (std::uint16_t n : pool_.numbers()) {
    const auto id = static_cast<GeneralId>(n);
    by_person[def(id).who()].push_back(id);
  }
  for (auto& [who, all] : by_person)
    if (all.size() > 1) printings_.push_back(std::move(all));
  // In an order that does not depend on how the names are written.
  std::sort(printings_.begin(), printings_.end());
  return true;
}

bool Rulebook::belongs(const SkillDef& rule) const {
  if (!*rule.only_in) return true;
  if (std::string_view(rule.only_in) == mode_->id) return true;
  for (const RulesModule* m : modules_)
    if (std::string_view(rule.only_in) == m->id) return true;
  return false;
}

void Rulebook::list_rules() {
  units_.clear();
  std::uint8_t index = 0;
  listeners_ = {};
  for (std::size_t t = 0; t < kTimings; ++t) {
    first_[t] = static_cast<std::uint16_t>(units_.size());
    for (const Catalogue::RuleAt& u : Catalogue::get().rules_at(static_cast<Timing>(t))) {
      if (!belongs(*u.rule)) continue;
      if (index == kMaxRuleUnits) content_error("too many rules in the mode", mode_->id);
      units_.push_back({u.rule, &u.rule->units[u.unit], u.unit, index++});
      listeners_[t] = kRulesListen;
    }
  }
  seat_states_.clear();
  for (const SeatState* state : all_seat_states())
    if (belongs(state->called)) seat_states_.push_back(state);
  first_[kTimings] = static_cast<std::uint16_t>(units_.size());
  for (std::size_t t = 0; t < kTimings; ++t)
    if (first_[t + 1] - first_[t] > kMaxRulesAtTiming)
      content_error("too many rules at one timing of the mode", mode_->id);
}

void Rulebook::list_printed_units() {
  printed_.clear();
  first_printed_ = {};
  if (!mode_->on_reveal) return;  // everybody sees what everybody has
  std::vector<std::vector<PrintedUnit>> by_timing(kTimings);
  for (std::uint16_t number : pool_.numbers()) {
    const General& general = def(static_cast<GeneralId>(number));
    for (const SkillDef* skill : general.skills)
      for (std::size_t n = 0; n < skill->units.size(); ++n) {
        const Unit& u = skill->units[n];
        if (!u.foreign && !u.notes && !u.declares && !u.is_a_use())
          by_timing[static_cast<std::size_t>(u.timing)].push_back(
              {&general, skill, static_cast<std::uint8_t>(n)});
      }
  }
  for (std::size_t t = 0; t < kTimings; ++t) {
    printed_.insert(printed_.end(), by_timing[t].begin(), by_timing[t].end());
    first_printed_[t + 1] = static_cast<std::uint16_t>(printed_.size());
  }
}

}  // namespace jiesuan
