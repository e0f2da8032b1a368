#include "judge/flow_tables.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/content/catalogue.h"
#include "judge/explain.h"

namespace jiesuan::judge {
namespace {

namespace json = boost::json;

struct FlowName {
  std::string_view event, zh, en;
};
// By the event that flows through the timings, in the order in which a reader meets them.
constexpr FlowName kFlows[] = {
    {"GameFlow", "游戏", "The game"},
    {"Turn", "回合", "A turn"},
    {"Phase", "阶段", "The phases"},
    {"Need", "需要使用或打出牌", "A card is needed"},
    {"Use", "使用牌", "Using a card"},
    {"Respond", "打出牌", "Responding a card"},
    {"Judgement", "判定", "A judgement"},
    {"Pindian", "拼点", "A pindian"},
    {"Damage", "伤害", "Damage"},
    {"HpLoss", "失去体力", "Loss of hp"},
    {"HpReduction", "扣减体力", "Reduction of hp"},
    {"Recovery", "回复体力", "Recovery"},
    {"MaxHpChange", "体力上限改变", "A change of max hp"},
    {"Dying", "濒死", "Dying"},
    {"Death", "死亡", "Death"},
    {"Move", "移动牌", "A move of cards"},
    {"StateChange", "牌状态改变", "A card is turned"},
    {"Reveal", "明置武将", "A general is revealed"},
};

constexpr std::string_view kEventOf[] = {
#define JIESUAN_TIMING(id, zh, event) #event,
#include "engine/state/timings.def"
#undef JIESUAN_TIMING
};

constexpr std::string_view class_id(PriorityClass c) {
  constexpr std::string_view kWords[] = {"general", "equipment", "card", "flow"};
  switch (c) {
    case PriorityClass::General:
      return kWords[0];
    case PriorityClass::Equipment:
      return kWords[1];
    case PriorityClass::Card:
      return kWords[2];
    case PriorityClass::Flow:
      return kWords[3];
  }
  return "";
}

json::array ids_of(const std::string& rules) {
  json::array out;
  for (const std::string& id : rule_ids(rules)) out.emplace_back(id);
  return out;
}

json::object because(Timing t) {
  const Because zh = explain_timing(t, text::Words(text::Lang::Zh)),
                en = explain_timing(t, text::Words(text::Lang::En));
  if (en.empty()) return {};
  return {{"zh", zh.text}, {"en", en.text}, {"rules", ids_of(en.rules)}};
}

class Tables {
 public:
  Tables() {
    for (const CardDef* c : Catalogue::get().cards())
      if (c && c->skill) worn_[c->skill] = c;
    for (const SkillDef* s : Catalogue::get().skills())
      if (!s->is(Listing::Scenario) && !s->is(Listing::Nameless)) skill(*s);
    for (const CardDef* c : Catalogue::get().cards())
      if (c) card(*c);
  }

  json::object take() {
    json::array flows;
    for (const FlowName& f : kFlows) flows.push_back(flow(f));
    return {{"flows", std::move(flows)}, {"actors", std::move(actors_)}};
  }

 private:
  struct Act {
    std::string actor;
    PriorityClass cls;
    bool may;
  };

  void skill(const SkillDef& s) {
    // What lies in a slot acts as equipment, whatever its units would be on a general.
    const auto worn = worn_.find(&s);
    const PriorityClass own = worn == worn_.end() ? PriorityClass::General : PriorityClass::Equipment;
    for (const Unit& u : s.units)
      if (!u.notes) add(u.timing, {s.id, std::max(u.cls, own), u.optional});
    for (const Conversion& c : s.conversions) {
      if (c.to_use) add(Timing::NeedUse3, {s.id, own, true});
      if (c.to_respond) add(Timing::NeedRespond3, {s.id, own, true});
    }
    json::object o{{"kind", s.is_rule    ? "rule"
                            : *s.text_zh ? "skill"
                                         : "effect"},
                   {"zh", s.zh},
                   {"en", *s.en ? s.en : s.id}};
    if (worn != worn_.end()) o["card"] = worn->second->id;
    if (*s.only_in) o["only_in"] = s.only_in;
    if (!s.states.empty()) o["state"] = true;
    actors_[s.id] = std::move(o);
  }

  // What a card's face says is done where the flow of its use says.
  void card(const CardDef& c) {
    const std::string id = std::string("card:") + c.id;
    if (c.ready) add(Timing::UseReady, {id, PriorityClass::Card, false});
    if (c.pointless) add(Timing::UseEffectStart, {id, PriorityClass::Card, false});
    if (c.effect) add(Timing::UseAfterEffect, {id, PriorityClass::Card, false});
    if (c.finish) add(Timing::UseEnd1, {id, PriorityClass::Card, false});
    actors_[id] = {{"kind", "card"}, {"zh", c.zh}, {"en", c.en}, {"card", c.id}};
  }

  // A skill with several units at one timing acts there once for the reader.
  void add(Timing t, Act a) {
    std::vector<Act>& all = acts_[static_cast<std::size_t>(t)];
    if (std::none_of(all.begin(), all.end(),
                     [&](const Act& b) { return b.actor == a.actor && b.cls == a.cls; }))
      all.push_back(std::move(a));
  }

  json::object flow(const FlowName& f) {
    json::array timings;
    for (int t = 0; t < kTimings; ++t)
      if (kEventOf[t] == f.event) timings.push_back(timing(static_cast<Timing>(t)));
    return {{"id", f.event}, {"zh", f.zh}, {"en", f.en}, {"timings", std::move(timings)}};
  }

  json::object timing(Timing t) {
    std::vector<Act>& all = acts_[static_cast<std::size_t>(t)];
    std::sort(all.begin(), all.end(), [](const Act& a, const Act& b) {
      return std::pair(a.cls, std::string_view(a.actor)) < std::pair(b.cls, std::string_view(b.actor));
    });
    json::array acts;
    for (const Act& a : all) acts.push_back({{"actor", a.actor}, {"class", class_id(a.cls)}, {"may", a.may}});
    json::object o{{"id", timing_id(t)}, {"zh", timing_zh(t)}, {"acts", std::move(acts)}};
    if (json::object why = because(t); !why.empty()) o["because"] = std::move(why);
    return o;
  }

  std::map<const SkillDef*, const CardDef*> worn_;
  std::array<std::vector<Act>, kTimings> acts_;
  json::object actors_;
};

}  // namespace

json::object flow_tables() { return Tables().take(); }

}  // namespace jiesuan::judge
